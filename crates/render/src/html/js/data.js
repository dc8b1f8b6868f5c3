// What is embedded in the page.

const Data = (() => {
  const read = (id) => JSON.parse(Dom.byId(id).textContent);

  const ELEMENTS = { '{': '<sub>', '}': '</sub>', '[': '<i>', ']': '</i>' };

  // Texts are kept once each, `[x]{5}` in them stands for a letter with its index, and frames
  // name them by place.
  function withTexts(lesson) {
    const texts = lesson.texts.map((text) => text.replace(/[{}[\]]/g, (sign) => ELEMENTS[sign]));
    const text = (place) => texts[place];
    for (const frame of lesson.frames) {
      frame.heading = text(frame.heading);
      frame.said = frame.said.map(text);
      frame.notes = frame.notes?.map(([row, note, state]) => [row, text(note), state]);
      frame.mask = frame.mask === undefined ? undefined : text(frame.mask).split('/');
      frame.equations = frame.equations?.map(text);
    }
    return lesson;
  }

  let trace = null;
  return {
    lesson: withTexts(read('data')),
    // The trace can be large, and most readers never ask for it.
    trace: () => (trace ??= read('trace')),
  };
})();
