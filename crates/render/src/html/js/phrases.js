// Sentences of the catalogue with their holes filled in.

const Phrases = (() => {
  const kinds = {
    row: (index) => `R<sub>${index + 1}</sub>`,
    col: (index) => String(index + 1),
    var: (index, variables) => variables[index],
    '': (value) => Dom.escaped(String(value)),
  };

  // The sentence `key` as HTML; `args` fills its holes, `variables` are the symbols.
  function say(key, args = {}, variables = Data.lesson.variables) {
    return Data.lesson.phrases[key].replace(/\{(?:(\w+):)?(\w+)\}/g, (_, kind = '', name) => kinds[kind](args[name], variables));
  }

  return { say };
})();
