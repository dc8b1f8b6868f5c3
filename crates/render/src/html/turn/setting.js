// What a session is about, in the terms of the views: symbols, and the board.

const Setting = (() => {
  // The system of the page.
  function given({ data, trace }) {
    const { problem, system, outcome, method } = trace();
    const { variables, goals, board } = data;
    return { problem, system, outcome, variables, goals, board, full: method === 'gauss-jordan' };
  }

  // What someone brought along; `letters` stand for the goals.
  function own({ problem, system }) {
    const variables = system.variables.map((_, index) => `<i>x</i><sub>${index + 1}</sub>`);
    return { problem, system, outcome: null, variables, goals: letters(problem, system), board: board(problem), full: false, own: true };
  }

  function letters({ kind }, { goals }) {
    const initials = { flip: ['W', 'B'], lights: ['off', 'on'] }[kind];
    if (initials) return goals.map((name) => initials[Number(name.endsWith('black') || name.endsWith('on'))]);
    return goals.map((_, index) => (goals.length === 1 ? '<i>b</i>' : `<i>b</i><sub>${index + 1}</sub>`));
  }

  function board({ kind, board: lines }) {
    if (!lines) return null;
    const symbols = kind === 'flip' ? ['w', 'b'] : ['0', '1'];
    return {
      cells: lines.flatMap((line, row) => [...line].map((_, col) => [row, col])),
      start: [...lines.join('')].map((symbol) => symbols.indexOf(symbol)).join(''),
      symbols,
      states: TurnWords.states[kind],
      palette: kind === 'flip' ? 'discs' : 'lamps',
      presses: true,
    };
  }

  return { given, own };
})();
