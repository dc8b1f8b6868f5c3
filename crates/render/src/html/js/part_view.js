// A part of the explanation on the screen, its table or its boards revealed one by one.

class PartView {
  constructor(root) {
    this.root = root;
    this.part = null;
  }

  // Shows part `number`; `revealed` rows or boards of it, or all of it.
  show(number, revealed) {
    if (this.part !== number) {
      this.part = number;
      const copy = Dom.byId(`part-${number}`).cloneNode(true);
      copy.removeAttribute('id');
      // It is no longer below the heading of the whole explanation.
      const heading = copy.querySelector('h3');
      heading.replaceWith(Dom.make('h2', '', [...heading.childNodes]));
      this.root.replaceChildren(copy);
      this.root.scrollTop = 0;
    }
    this.reveal(this.root.firstChild, revealed);
  }

  reveal(part, revealed) {
    const all = revealed === undefined;
    const holder = [...part.children].find((child) => child.querySelector('table.list') || child.matches('.boards, .beside'));
    if (!holder) return;
    const rows = holder.querySelectorAll('table.list tbody tr');
    const pieces = rows.length ? rows : holder.querySelectorAll('.picture');
    pieces.forEach((piece, index) => {
      piece.classList.toggle('veiled', !all && index >= revealed);
      piece.classList.toggle('new', !all && index === revealed - 1);
    });
    // What follows talks about the whole table.
    for (let after = holder.nextElementSibling; after; after = after.nextElementSibling) {
      after.classList.toggle('veiled', !all);
    }
    const last = all ? null : pieces[revealed - 1];
    last?.scrollIntoView({ block: 'nearest' });
  }
}
