// Watch, Predict, Your turn: one of them at a time.

class Modes {
  constructor(player, predict) {
    this.player = player;
    this.predict = predict;
    this.mode = 'watch';
    this.mounted = false;
    this.hasTurn = typeof YourTurn !== 'undefined';
    const radios = document.querySelectorAll('input[name="mode"]');
    for (const radio of radios) radio.addEventListener('change', () => this.set(radio.value));
    this.offer(player !== null);
  }

  // An exploration has nothing to step through.
  offer(steps) {
    const label = (value) => document.querySelector(`input[name="mode"][value="${value}"]`).parentNode;
    this.predictHidden = !steps || !Modes.PREDICTABLE.has(Data.trace().method);
    label('predict').hidden = this.predictHidden;
    label('turn').hidden = !this.hasTurn;
    if (!steps) label('watch').querySelector('span').textContent = Words.reading;
  }

  set(mode) {
    if (mode === this.mode || (mode === 'turn' && !this.hasTurn) || (mode === 'predict' && this.predictHidden)) return;
    if (this.mode === 'predict') this.predict.leave();
    if (this.mode === 'turn') YourTurn.leave();
    this.mode = mode;
    document.querySelector(`input[name="mode"][value="${mode}"]`).checked = true;
    Dom.byId('player').hidden = mode === 'turn' || !this.player;
    Dom.byId('turn').hidden = mode !== 'turn';
    for (const id of ['stepping', 'details']) Dom.byId(id).hidden = mode === 'turn' || !this.player;
    if (mode === 'predict') this.predict.enter();
    if (mode === 'turn') this.enterTurn();
    else this.player?.fit();
  }

  enterTurn() {
    if (!this.mounted) {
      this.mounted = true;
      YourTurn.mount(Dom.byId('turn'), { data: Data.lesson, trace: Data.trace, announce: Speech.say });
    }
    YourTurn.enter();
  }
}

// The methods whose next step follows from a rule.
Modes.PREDICTABLE = new Set(['gauss', 'gauss-jordan', 'column-swap']);
