// The rows in play alone, as a sum where rows are added: what a phone has room for.

class SumView {
  constructor(root, options) {
    this.root = root;
    this.view = new MatrixView(root, { ...options, notes: 0, sizes: [0.95, 2.2] });
  }

  // Shows the rows that a moment is about; returns whether there are any.
  show(moment, state) {
    const lines = SumView.lines(moment, state);
    if (!lines.length) return false;
    this.view.show({
      columns: state.columns,
      goal: state.goal,
      rows: lines.map((line) => line.bits),
      label: (index) => lines[index].label,
      rowClass: (index) => lines[index].rowClass,
      marks: (index) => lines[index].marks,
    });
    this.view.fit();
    if (moment.pivot) this.view.reveal(0, moment.pivot[1]);
    return true;
  }

  static lines(moment, state) {
    const name = (row) => `R<sub>${row + 1}</sub>`;
    const now = (row, sign = '') => ({
      bits: state.rows[row],
      label: sign + name(row),
      rowClass: state.rowClass(row),
      marks: state.marks(row),
    });
    const targets = [...moment.changed ?? []].sort((a, b) => a - b);
    if (moment.source !== null && targets.length === 1) {
      const [target] = targets;
      const before = { bits: moment.before[target], label: name(target), rowClass: '', marks: [] };
      return [before, now(moment.source, '+ '), now(target, '= ')];
    }
    if (moment.source !== null) return [now(moment.source, '+ '), ...targets.map((row) => now(row))];
    if (moment.pivot) return [now(moment.pivot[0]), ...[...moment.targets.keys()].map((row) => now(row))];
    return [...moment.rowClasses.keys()].sort((a, b) => a - b).map((row) => now(row));
  }
}
