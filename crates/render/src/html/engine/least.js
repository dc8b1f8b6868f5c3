// The outcome of a system: rank, and the least solution for each goal.

(() => {
  // The most free variables of which every choice is tried.
  const MOST_TRIED = 20;

  Engine.outcome = (system) => {
    const n = system.variables.length;
    const { rank, kernel, particular } = solved(Engine.augmented(system), n);
    const goals = system.goals.map((_, goal) => {
      const x = particular(goal);
      if (x === null) return { solvable: false };
      const least = kernel.length <= MOST_TRIED ? lightestOfAll(x, kernel) : lightestInReach(x, kernel, n);
      const found = { solvable: true, log2_solutions: n - rank, x: textOf(least.x, n), weight: weigh(least.x), proven: least.bound === undefined };
      return least.bound === undefined ? found : { ...found, lower_bound: least.bound };
    });
    const weights = goals.map((goal) => (goal.solvable ? goal.weight : Infinity));
    const best = Math.min(...weights);
    return { rank, nullity: n - rank, goals, best: best < Infinity ? weights.indexOf(best) : null };
  };

  // Solves [A | B]: the kernel, and for a goal the solution with all free variables 0, or null.
  function solved(matrix, n) {
    Engine.eliminate(matrix, n, true);
    const { pivots } = Engine.form(matrix, n);
    const rank = pivots.length;
    const basic = new Set(pivots.map(([, col]) => col));
    // The vector with the entries of a column at the pivots.
    const vector = (col) => {
      const x = new Uint32Array(Math.ceil(n / 32));
      for (const [row, pivot] of pivots) if (matrix.get(row, col)) flip(x, pivot);
      return x;
    };
    const kernel = [];
    for (let col = 0; col < n; col++) {
      if (basic.has(col)) continue;
      kernel.push(vector(col));
      flip(kernel.at(-1), col);
    }
    const contradicts = (goal) => matrix.rows.some((_, row) => row >= rank && matrix.get(row, n + goal));
    return { rank, kernel, particular: (goal) => (contradicts(goal) ? null : vector(n + goal)) };
  }

  // Every solution, with one kernel vector of change between neighbours (a Gray code).
  function lightestOfAll(particular, kernel) {
    const x = particular.slice();
    let best = particular;
    let weight = weigh(best);
    for (let step = 1; step < 2 ** kernel.length; step++) {
      Engine.addInto(x, kernel[31 - Math.clz32(step & -step)]);
      const now = weigh(x);
      if (now > weight || (now === weight && !comesFirst(x, best))) continue;
      best = x.slice();
      weight = now;
    }
    return { x: best };
  }

  // Too many to try. Entries that every kernel vector changes together or not at all form a
  // class; a class with o ones and z zeros keeps at least min(o, z) ones. If some solution
  // attains the sum of these, it is least; otherwise the sum bounds what was found.
  function lightestInReach(particular, kernel, n) {
    const classes = new Map();
    for (let col = 0; col < n; col++) {
      const key = kernel.map((vector) => bit(vector, col)).join('');
      const counts = classes.get(key) ?? [0, 0];
      counts[bit(particular, col)]++;
      classes.set(key, counts);
    }
    const moved = [...classes].filter(([key]) => key.includes('1'));
    const fixed = [...classes].find(([key]) => !key.includes('1'))?.[1][1] ?? 0;
    const attained = attain(particular, kernel, n, moved.filter(([, [zeros, ones]]) => zeros !== ones));
    if (attained) return { x: attained };
    const bound = moved.reduce((sum, [, counts]) => sum + Math.min(...counts), fixed);
    return { x: descended(particular, kernel), bound };
  }

  // The first, as text, of the solutions in which every class has its fewest ones, or null.
  function attain(particular, kernel, n, classes) {
    const wishes = classes.map(([key, [zeros, ones]]) => key + (ones > zeros ? '1' : '0'));
    const choices = solved(Engine.Matrix.of(wishes, kernel.length + 1), kernel.length);
    const t = choices.particular(0);
    if (t === null) return null;
    const sum = (choice) => {
      const total = new Uint32Array(particular.length);
      kernel.forEach((vector, index) => { if (bit(choice, index)) Engine.addInto(total, vector); });
      return total;
    };
    const moves = new Engine.Matrix(0, n);
    moves.rows = choices.kernel.map(sum);
    Engine.eliminate(moves, n, true);
    const x = sum(t);
    Engine.addInto(x, particular);
    for (const [row, col] of Engine.form(moves, n).pivots) if (bit(x, col)) Engine.addInto(x, moves.rows[row]);
    return x;
  }

  // Improves by one kernel vector, or by two, as long as that helps.
  function descended(particular, kernel) {
    const basis = shortened(kernel);
    const x = particular.slice();
    while (improveByOne(x, basis) || improveByTwo(x, basis));
    return x;
  }

  // The same kernel by lighter vectors, as far as adding one to another makes it lighter.
  function shortened(kernel) {
    const basis = kernel.map((vector) => vector.slice());
    for (let changed = true; changed;) {
      changed = false;
      for (const vector of basis) {
        for (const other of basis) {
          if (other === vector || distance(vector, other) >= weigh(vector)) continue;
          Engine.addInto(vector, other);
          changed = true;
        }
      }
    }
    return basis;
  }

  // Lighter, or as light and earlier as text.
  function improveByOne(x, basis) {
    let improved = false;
    for (const vector of basis) {
      const before = x.slice();
      Engine.addInto(x, vector);
      const gain = weigh(before) - weigh(x);
      if (gain > 0 || (gain === 0 && comesFirst(x, before))) improved = true;
      else x.set(before);
    }
    return improved;
  }

  function improveByTwo(x, basis) {
    const weight = weigh(x);
    for (let first = 0; first < basis.length; first++) {
      const halfway = x.slice();
      Engine.addInto(halfway, basis[first]);
      const second = basis.slice(first + 1).find((vector) => distance(halfway, vector) < weight);
      if (!second) continue;
      x.set(halfway);
      Engine.addInto(x, second);
      return true;
    }
    return false;
  }

  const flip = (vector, at) => { vector[at >>> 5] ^= 1 << (at & 31); };
  const bit = (vector, at) => (vector[at >>> 5] >>> (at & 31)) & 1;
  const textOf = (vector, n) => Array.from({ length: n }, (_, at) => bit(vector, at)).join('');

  // The number of ones, counted in pairs, fours and eights of bits.
  function weigh(vector) {
    let total = 0;
    for (let word of vector) {
      word -= (word >>> 1) & 0x55555555;
      word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
      total += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return total;
  }

  function distance(a, b) {
    const sum = a.slice();
    Engine.addInto(sum, b);
    return weigh(sum);
  }

  // Whether `a` comes before `b` as text: it has the 0 where they first differ.
  function comesFirst(a, b) {
    const word = a.findIndex((bits, index) => bits !== b[index]);
    if (word < 0) return false;
    const differ = a[word] ^ b[word];
    return (a[word] & differ & -differ) === 0;
  }
})();
