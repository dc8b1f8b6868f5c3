// A session as files: a trace that the program verifies, and work as one writes it on paper.

(() => {
  // A trace in the layout of the format: a top-level key on a line, a step on a line.
  Engine.writeTrace = ({ problem, system, method, steps, outcome }) => {
    const head = { format: 'rowstep-trace', version: '1.0', problem, system, method };
    const line = ([key, value]) => ` "${key}": ${JSON.stringify(value)}`;
    const lines = steps.map((step) => `\n  ${JSON.stringify(step)}`);
    const list = lines.length ? `${lines.join(',')}\n ` : '\n ';
    const keys = [...Object.entries(head).map(line), ` "steps": [${list}]`, line(['outcome', outcome])];
    return `{\n${keys.join(',\n')}\n}\n`;
  };

  // The input as text, then a line for each operation.
  Engine.writeWork = (problem, system, operations) => {
    const lines = [...inputOf(problem, system), 'work:'];
    for (const op of operations) {
      lines.push(notation(op));
      if (op.milestone) lines.push(`# ${op.milestone}`);
    }
    return `${lines.join('\n')}\n`;
  };

  function notation({ kind, source, target, rows }) {
    const name = (row) => `R${row + 1}`;
    if (kind === 'swap') return `${name(rows[0])} <-> ${name(rows[1])}`;
    return `${name(target)} <- ${name(target)} + ${name(source)}`;
  }

  // A board as it is typed, or else the system that it stands for.
  function inputOf(problem, system) {
    if (problem.kind === 'flip') return [`# goal: ${problem.goal}`, ...problem.board];
    if (problem.kind === 'nakov') return problem.board;
    if (problem.kind === 'lights') {
      const { goal, moves, torus } = problem;
      return [`# goal: ${goal}, moves: ${moves}${torus ? ', torus' : ''}`, ...problem.board];
    }
    const spaced = (bits) => [...bits].join(' ');
    const rows = system.a.map((line, row) => `${spaced(line)} | ${spaced(system.b[row])}`);
    const plain = system.variables.every((name, index) => name === `x${index + 1}`);
    return plain ? rows : [`# unknowns: ${system.variables.join(', ')}`, ...rows];
  }
})();
