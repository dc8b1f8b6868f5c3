// What a step sounds like: the sentence, the row that changed with its bar, and the pivots.

const Speech = (() => {
  // More entries than this are told by where the ones are.
  const MOST_ENTRIES = 16;

  // Words for the signs of a sentence.
  function words(html) {
    let text = Dom.textOf(html);
    for (const [sign, word] of Words.signs) text = text.replaceAll(sign, word);
    return text.replace(/\s+/g, ' ').trim();
  }

  // A row in words, the bar included.
  function row(bits, unknowns, index) {
    const left = [...bits.slice(0, unknowns)];
    const entries = left.length <= MOST_ENTRIES
      ? Words.entries(left)
      : Words.manyEntries(left.flatMap((bit, col) => (bit ? [col + 1] : [])));
    return `${Words.row(index)}: ${entries}, ${Words.bar} ${[...bits.slice(unknowns)].join(' ')}`;
  }

  function pivots(list) {
    if (!list.length) return '';
    return list.length <= 6 ? Words.pivotsAt(list) : `${Words.pivotCount(list.length)}, ${Words.onePivot(list.at(-1))}`;
  }

  // A moment: the heading, the sentence, the rows that changed and the pivots.
  function moment({ heading, sentence, rows, unknowns, changed, pivots: list }) {
    const told = changed.slice(0, 3).map((index) => row(rows[index], unknowns, index));
    return [words(heading), words(sentence), ...told, pivots(list)].filter(Boolean).join('. ');
  }

  function say(text) {
    Dom.byId('live').textContent = text;
  }

  return { moment, words, row, say };
})();
