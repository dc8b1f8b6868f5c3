// Everything by keyboard; presenters' remotes send PageUp and PageDown.

class Keys {
  // `actions`: a function for each name below.
  constructor(actions) {
    this.actions = actions;
    document.addEventListener('keydown', (event) => this.pressed(event));
  }

  pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector('dialog[open]')) return;
    const handled = this.actions.first(event) || this.act(event);
    if (handled) event.preventDefault();
  }

  act(event) {
    const { key, target } = event;
    if (target.matches('select, textarea, input:not([type="radio"]):not([type="range"])')) return false;
    if (Keys.ownUse(target, key)) return false;
    const name = Keys.NAMES[key.length === 1 ? key.toLowerCase() : key];
    if (name === undefined) return false;
    if (Keys.SCROLLING.has(key) && !this.actions.inSight()) return false;
    return this.actions[name]() !== false;
  }

  // Keys that the focused control itself understands.
  static ownUse(target, key) {
    if (target.matches('input[type="radio"]')) return key.startsWith('Arrow') || key === ' ';
    if (target.matches('input[type="range"]')) return key.startsWith('Arrow') || key === 'Home' || key === 'End';
    if (target.matches('button, summary, a')) return key === ' ' || key === 'Enter';
    return false;
  }
}

Keys.NAMES = {
  ArrowRight: 'forward', ArrowDown: 'forward', PageDown: 'forward', ' ': 'forward',
  ArrowLeft: 'back', ArrowUp: 'back', PageUp: 'back',
  Home: 'toStart', End: 'end', n: 'nextPivot',
  1: 'outline', 2: 'pivot', 3: 'operation',
  w: 'watch', p: 'predict', y: 'turn',
  f: 'fullScreen', b: 'blank', t: 'theme', '?': 'help',
};

// Keys that scroll the text below, once the screen is out of sight.
Keys.SCROLLING = new Set(['PageDown', 'PageUp', 'Home', 'End', ' ', 'ArrowDown', 'ArrowUp']);
