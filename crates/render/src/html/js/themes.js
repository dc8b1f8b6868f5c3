// Light, dark, high contrast, or as the device asks for.

const Themes = (() => {
  const KEY = 'rowstep-theme';
  const select = Dom.byId('theme');

  // A page from a file may have no storage.
  function stored() {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  function set(theme) {
    select.value = theme;
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(KEY, theme);
    } catch {
      // It holds until the page is closed.
    }
  }

  function next() {
    select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
    set(select.value);
  }

  function start() {
    const known = [...select.options].map((option) => option.value);
    const theme = stored();
    if (known.includes(theme)) set(theme);
    select.addEventListener('change', () => set(select.value));
  }

  return { next, start };
})();
