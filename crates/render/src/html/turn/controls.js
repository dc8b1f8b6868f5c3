// The controls that Your turn is made of.

const Controls = (() => {
  function button(words, onClick, className = '') {
    const element = Dom.make('button', className, words);
    element.type = 'button';
    element.addEventListener('click', onClick);
    return element;
  }

  // A button that tells its key.
  function keyed(words, key, onClick) {
    return button([`${words} `, Dom.make('kbd', '', key)], onClick);
  }

  function labelled(words, control) {
    return Dom.make('label', 'labelled', [Dom.make('span', '', words), control]);
  }

  // One of a few: `set` chooses without telling.
  function radios(name, legend, choices, onChange) {
    const inputs = {};
    const labels = Object.entries(choices).map(([value, words]) => {
      const input = Dom.make('input');
      Object.assign(input, { type: 'radio', name, value });
      input.addEventListener('change', () => onChange(value));
      inputs[value] = input;
      return Dom.make('label', '', [input, Dom.make('span', '', words)]);
    });
    const field = Dom.make('fieldset', 'choice', [Dom.make('legend', '', legend), ...labels]);
    return { field, set: (value) => { inputs[value].checked = true; } };
  }

  function fill(select, choices) {
    select.replaceChildren(...Object.entries(choices).map(([value, words]) => new Option(words, value)));
  }

  function select(choices, onChange) {
    const element = Dom.make('select');
    fill(element, choices);
    element.addEventListener('change', onChange);
    return element;
  }

  // Hands a text over as a file.
  function download(name, text, type) {
    const link = Dom.make('a');
    link.href = URL.createObjectURL(new Blob([text], { type }));
    link.download = name;
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }

  return { button, keyed, labelled, radios, fill, select, download };
})();
