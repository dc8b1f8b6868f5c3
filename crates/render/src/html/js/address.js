// The step in the address: it survives a reload and can be sent.

const Address = (() => {
  const DETAILS = ['outline', 'pivot', 'operation'];

  // The step and the detail that the end of an address names; null for what it does not.
  function read(hash) {
    const fields = new URLSearchParams(hash.slice(1));
    const step = /^\d{1,6}$/.test(fields.get('step') ?? '') ? Number(fields.get('step')) : null;
    const detail = DETAILS.indexOf(fields.get('detail'));
    return { step, detail: detail < 0 ? null : detail };
  }

  // Whoever holds a key down changes the address once, at the end.
  let later = 0;

  function write(step, detail) {
    clearTimeout(later);
    later = setTimeout(() => {
      const words = detail === 1 ? '' : `&detail=${DETAILS[detail]}`;
      const hash = `#step=${step}${words}`;
      if (location.hash !== hash) history.replaceState(null, '', hash);
    }, 150);
  }

  return { read, write };
})();
