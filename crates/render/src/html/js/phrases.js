// Sentences of the catalogue with their holes filled in.

const Phrases = (() => {
  const kinds = {
    row: (index) => `R<sub>${index + 1}</sub>`,
    col: (index) => String(index + 1),
    var: (index) => Data.lesson.variables[index],
    '': (value) => Dom.escaped(String(value)),
  };

  // The sentence `key` as HTML; `args` fills its holes.
  function say(key, args = {}) {
    return Data.lesson.phrases[key].replace(/\{(?:(\w+):)?(\w+)\}/g, (_, kind = '', name) => kinds[kind](args[name]));
  }

  return { say };
})();
