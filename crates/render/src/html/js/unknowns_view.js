// The strip of unknowns: not decided, basic, free, or a value.

class UnknownsView {
  constructor(root, variables) {
    this.items = variables.map((variable) => {
      const symbol = Dom.make('span');
      symbol.innerHTML = variable;
      const sign = Dom.make('b');
      sign.setAttribute('aria-hidden', 'true');
      const word = Dom.make('span', 'unseen');
      const item = Dom.make('li', '', [symbol, sign, word]);
      root.append(item);
      return { item, sign, word, shown: '' };
    });
  }

  // Shows where each unknown stands, and which ones have just been decided.
  show(standings, decided) {
    const fresh = new Set(decided.length < standings.length ? decided.map(([unknown]) => unknown) : []);
    standings.forEach((standing, unknown) => {
      const entry = this.items[unknown];
      const key = `${standing} ${fresh.has(unknown)}`;
      if (entry.shown === key) return;
      entry.shown = key;
      const { sign, word } = Words.standings[standing];
      const className = standing === '0' || standing === '1' ? 'value' : standing;
      entry.item.className = fresh.has(unknown) ? `${className} new` : className;
      entry.sign.textContent = sign;
      entry.word.textContent = ` ${word}`;
    });
    const [first] = fresh;
    if (first !== undefined) this.reveal(this.items[first].item);
  }

  reveal(item) {
    const strip = item.parentNode;
    if (strip.scrollWidth > strip.clientWidth) strip.scrollLeft = item.offsetLeft - strip.clientWidth / 2;
  }
}
