// What is embedded in the page.

const Data = (() => {
  const read = (id) => JSON.parse(Dom.byId(id).textContent);
  let trace = null;
  return {
    lesson: read('data'),
    // The trace can be large, and most readers never ask for it.
    trace: () => (trace ??= read('trace')),
  };
})();
