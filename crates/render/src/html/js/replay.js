// Replays the frames in both directions: the same change again takes a change back.

class Replay {
  constructor(lesson) {
    this.frames = lesson.frames;
    this.grid = new Grid(lesson.left, lesson.right);
    this.pivots = [];
    this.standings = lesson.variables.map(() => 'undecided');
    // The frame that is done; the first one changes nothing.
    this.at = -1;
    // What each frame's decisions replaced.
    this.replaced = [];
    this.forward();
  }

  goTo(frame) {
    while (this.at < frame) this.forward();
    while (this.at > frame) this.backward();
  }

  forward() {
    const frame = this.frames[++this.at];
    this.operate(frame.change);
    if (frame.change?.pivot) this.pivots.push([...frame.change.pivot]);
    this.replaced[this.at] = (frame.decided ?? []).map(([unknown]) => this.standings[unknown]);
    for (const [unknown, standing] of frame.decided ?? []) this.standings[unknown] = standing;
  }

  backward() {
    const frame = this.frames[this.at];
    (frame.decided ?? []).forEach(([unknown], index) => {
      this.standings[unknown] = this.replaced[this.at][index];
    });
    if (frame.change?.pivot) this.pivots.pop();
    this.operate(frame.change);
    this.at--;
  }

  operate(change) {
    if (!change) return;
    if (change.swap) {
      const [a, b] = change.swap;
      this.grid.swap(a, b);
      this.renamePivots(0, a, b);
    } else if (change.add) {
      for (const target of change.add.targets) this.grid.add(change.add.source, target);
    } else if (change['swap-columns']) {
      const [a, b] = change['swap-columns'];
      this.grid.swapColumns(a, b);
      this.renamePivots(1, a, b);
    }
  }

  // Pivots move with the rows and columns in which they stand.
  renamePivots(axis, a, b) {
    for (const pivot of this.pivots) {
      if (pivot[axis] === a) pivot[axis] = b;
      else if (pivot[axis] === b) pivot[axis] = a;
    }
  }
}

// What the matrix looks like after some frames: which rows and entries are in play.
class Moment {
  // `before` is the rows as they were, `done` the frames since then, `replay` stands after them.
  constructor(replay, before, done) {
    this.before = before;
    this.done = done;
    this.rowClasses = new Map();
    this.notes = new Map();
    this.targets = new Map();
    this.source = null;
    this.pivot = null;
    // The column that is worked on.
    this.current = null;
    for (const frame of done) this.take(frame, replay);
    const last = done.at(-1);
    if (last?.change?.pivot) this.lookAhead(replay, last.change.pivot);
  }

  take(frame, replay) {
    const change = frame.change;
    if (change?.pivot) {
      this.pivot = change.pivot;
      [, this.current] = change.pivot;
      this.rowClasses.set(change.pivot[0], 'pivot');
    } else if (change?.swap) {
      change.swap.forEach((row) => this.rowClasses.set(row, 'target'));
    } else if (change?.skip) {
      [this.current] = change.skip;
    } else if (change?.add) {
      this.source = change.add.source;
      this.current = replay.pivots.find(([row]) => row === this.source)?.[1] ?? null;
      this.rowClasses.set(this.source, 'pivot');
      for (const target of change.add.targets) this.addTo(target);
    }
    for (const [row, note, state] of frame.notes ?? []) {
      this.notes.set(row, note);
      if (state) this.rowClasses.set(row, state);
    }
  }

  addTo(target) {
    this.rowClasses.set(target, 'target');
    this.changed ??= new Set();
    this.changed.add(target);
  }

  // Where a pivot has just been chosen: the entries that the next frames cancel.
  lookAhead(replay, [, col]) {
    for (let index = replay.at + 1; replay.frames[index]?.change?.add; index++) {
      for (const target of replay.frames[index].change.add.targets) {
        if (replay.grid.rows[target][col]) this.targets.set(target, col);
      }
    }
  }

  // The entries of a row that stand out, as [column, class]; `pivot` is the row's pivot column.
  marks(row, bits, pivot) {
    const marks = [];
    if (pivot !== undefined && bits[pivot]) marks.push([pivot, 'p']);
    if (this.targets.has(row)) marks.push([this.targets.get(row), 't']);
    const before = this.changed?.has(row) ? this.before[row] : null;
    if (!before) return marks;
    if (this.changed.size > Moment.MANY) {
      if (this.current !== null && before[this.current] !== bits[this.current]) marks.push([this.current, 'd']);
      return marks;
    }
    for (let col = 0; col < bits.length; col++) {
      if (before[col] !== bits[col] && col !== pivot) marks.push([col, 'd']);
    }
    return marks;
  }
}

// Where more rows change at once, only the column that is cleared is marked in them.
Moment.MANY = 24;
