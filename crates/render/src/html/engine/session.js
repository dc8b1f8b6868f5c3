// Someone's own elimination: any legal operation in any order, with undo, hints and a record.
//
//   const session = new Engine.Session({ problem, system, full, outcome });
//   session.act({ kind: 'add', source, target })     R(target) <- R(target) + R(source)
//   session.act({ kind: 'swap', rows: [a, b] })
//   session.undo(), session.redo(), session.hint()
//   session.trace(), session.work()
//
// What it has to say are remarks: the key of a phrase, and what fills its holes.

Engine.Session = class Session {
  // `full`: hints clear a column above its pivot at once; `outcome` if it is known.
  constructor({ problem, system, full = false, outcome = null }) {
    Object.assign(this, { problem, system, full, outcome });
    this.n = system.variables.length;
    this.matrix = Engine.augmented(system);
    this.done = [];
    this.undone = [];
    this.grade = 0;
  }

  // The matrix as it stands, its form, and what is to be done next.
  moment() {
    const matrix = this.matrix.clone();
    return { matrix, form: Engine.form(matrix, this.n), advice: Engine.advice(matrix, this.n, this.full) };
  }

  // Why an operation is not allowed, or null: of all pairs of rows only equal ones are.
  objection(op) {
    const [first, second] = Session.rowsOf(op);
    if (first !== second) return null;
    return { key: op.kind === 'add' ? 'add-to-itself' : 'swap-with-itself', args: { row: first } };
  }

  act(op) {
    const objection = this.objection(op);
    if (objection) return [objection];
    const before = this.moment();
    const repeats = this.done.length > 0 && Session.equal(op, this.done.at(-1));
    this.apply(op);
    const after = this.moment();
    this.done.push({ ...op, col: Session.column(op, before, this.n), milestone: Session.milestone(before, after) });
    this.undone = [];
    return Engine.remarks(op, before, after, { n: this.n, goals: this.system.goals, repeats });
  }

  undo() {
    const op = this.done.pop();
    if (!op) return [{ key: 'nothing-to-undo', args: {} }];
    this.apply(op);
    this.undone.push(op);
    return [Session.told('undone-add', 'undone-swap', op)];
  }

  redo() {
    const op = this.undone.pop();
    if (!op) return [{ key: 'nothing-to-redo', args: {} }];
    this.apply(op);
    this.done.push(op);
    return [Session.told('redone-add', 'redone-swap', op)];
  }

  // The next hint: the goal, then the column, then the operation, again from the state as it is.
  hint() {
    const { advice } = this.moment();
    const { grade } = this;
    this.grade = Math.min(2, grade + 1);
    return { ...Engine.hint(advice, grade, this.full), advice, grade };
  }

  apply(op) {
    if (op.kind === 'add') this.matrix.add(op.source, op.target);
    else this.matrix.swap(...op.rows);
    this.grade = 0;
  }

  // The session as a trace, with the outcome that the system itself gives.
  trace() {
    this.outcome ??= Engine.outcome(this.system);
    return Engine.writeTrace({
      problem: this.problem, system: this.system, method: 'manual', steps: this.done.map(Session.step), outcome: this.outcome,
    });
  }

  // The session as work on paper.
  work() {
    return Engine.writeWork(this.problem, this.system, this.done);
  }

  static rowsOf(op) {
    return op.kind === 'add' ? [op.source, op.target] : op.rows;
  }

  static equal(a, b) {
    if (a.kind !== b.kind) return false;
    const [rows, others] = [Session.rowsOf(a), Session.rowsOf(b)];
    if (a.kind === 'swap' && rows[0] !== others[0]) others.reverse();
    return rows.every((row, index) => row === others[index]);
  }

  // The remark that names an operation: the first phrase if it is an addition.
  static told(add, swap, op) {
    const [first, second] = Session.rowsOf(op);
    return op.kind === 'add'
      ? { key: add, args: { source: first, target: second } }
      : { key: swap, args: { first, second } };
  }

  // The column that an operation is about: the one in which the added row starts, or the first
  // one of the two rows.
  static column(op, { matrix }, n) {
    const starts = op.kind === 'add' ? [matrix.next(op.source)] : op.rows.map((row) => matrix.next(row));
    const col = Math.min(...starts);
    return col < n ? col : 0;
  }

  static milestone(before, after) {
    if (after.form.reduced && !before.form.reduced) return 'reduced row echelon form';
    return after.form.echelon && !before.form.echelon ? 'row echelon form' : null;
  }

  static step(op) {
    if (op.kind === 'add') return { step: 'add', source: op.source, targets: [op.target], col: op.col };
    return { step: 'swap', rows: [...op.rows].sort((a, b) => a - b), col: op.col };
  }
};
