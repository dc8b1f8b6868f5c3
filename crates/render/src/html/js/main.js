// Puts the page together.

(() => {
  const lesson = Data.lesson;
  const player = lesson.frames.length ? new Player(lesson) : null;
  const predict = player && new Predict(player);
  const modes = new Modes(player, predict);
  const byId = Dom.byId;

  function forward() {
    if (modes.mode === 'turn' || !player) return false;
    if (modes.mode === 'predict' && predict.waiting) predict.remind();
    else player.go(player.step + 1);
    return true;
  }

  function go(step) {
    if (modes.mode === 'turn' || !player || step === null) return false;
    player.go(modes.mode === 'predict' ? predict.allowed(step) : step);
    return true;
  }

  function setDetail(detail) {
    if (modes.mode === 'turn' || !player) return false;
    document.querySelector(`input[name="detail"][value="${detail}"]`).checked = true;
    player.setDetail(detail);
    return true;
  }

  function fullScreen() {
    const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => {
      // The device has no full screen.
    });
  }

  function blank() {
    byId('blank').hidden = !byId('blank').hidden;
    if (!byId('blank').hidden) byId('blank').focus();
  }

  function firstLook(event) {
    if (!byId('blank').hidden) {
      blank();
      return true;
    }
    if (modes.mode === 'turn') return YourTurn.key(event);
    return modes.mode === 'predict' && predict.key(event);
  }

  // Whether the screen, and not the text below it, is what the reader looks at.
  let screenInSight = true;
  const sight = new IntersectionObserver(([entry]) => { screenInSight = entry.isIntersecting; }, { rootMargin: '0px 0px -30% 0px' });
  const inSight = () => player !== null && screenInSight;

  function wire() {
    byId('back').addEventListener('click', () => go(player.step - 1));
    byId('forward').addEventListener('click', forward);
    byId('next-pivot').addEventListener('click', () => go(player.nextPivot()));
    byId('slider').addEventListener('input', () => go(Number(byId('slider').value)));
    byId('help-button').addEventListener('click', () => byId('help').showModal());
    byId('blank').addEventListener('click', blank);
    for (const radio of document.querySelectorAll('input[name="detail"]')) {
      radio.addEventListener('change', () => setDetail(Number(radio.value)));
    }
    byId('explanation').addEventListener('toggle', () => Dom.keepReachable(byId('explanation').querySelectorAll('.scroll')));
    window.addEventListener('beforeprint', () => { byId('explanation').open = true; });
    new Keys({
      first: firstLook,
      inSight,
      forward,
      back: () => go(player && player.step - 1),
      toStart: () => go(0),
      end: () => go(player && player.last),
      nextPivot: () => go(player && player.nextPivot()),
      outline: () => setDetail(0),
      pivot: () => setDetail(1),
      operation: () => setDetail(2),
      watch: () => modes.set('watch'),
      predict: () => modes.set('predict'),
      turn: () => modes.set('turn'),
      fullScreen,
      blank,
      theme: Themes.next,
      help: () => byId('help').showModal(),
    });
  }

  // Which goal's column and equation count; all of them at first.
  function offerGoals() {
    const { goals } = lesson;
    if (!player || goals.length < 2 || goals.length > 4) return;
    const names = Data.trace().system.goals;
    const field = byId('goals');
    field.hidden = false;
    [null, ...goals.keys()].forEach((goal) => {
      const radio = Dom.make('input');
      radio.type = 'radio';
      radio.name = 'goal';
      radio.checked = goal === null;
      radio.addEventListener('change', () => player.setGoal(goal));
      const words = Dom.make('span');
      if (goal === null) words.textContent = Words.allGoals;
      else {
        words.innerHTML = goals[goal];
        words.append(' ', Dom.make('small', '', names[goal]));
      }
      field.append(Dom.make('label', '', [radio, words]));
    });
  }

  function fit() {
    document.documentElement.style.setProperty('--top', `${document.querySelector('.top').offsetHeight}px`);
    if (player && modes.mode !== 'turn') player.fit();
  }

  function followAddress(hash) {
    const { step, detail } = Address.read(hash);
    if (!player) return;
    if (detail !== null && detail !== player.detail) setDetail(detail);
    if (step !== null) player.go(step);
  }

  function start() {
    Themes.start();
    byId('screen').hidden = !player && !modes.hasTurn;
    byId('player').hidden = !player;
    for (const id of ['stepping', 'details']) byId(id).hidden = !player;
    byId('explanation').open = !player;
    document.body.classList.toggle('reading', !player);
    offerGoals();
    wire();
    if (player) {
      player.render();
      followAddress(location.hash);
      player.listeners.push(() => Address.write(player.step, player.detail));
      window.addEventListener('hashchange', (event) => followAddress(new URL(event.newURL).hash));
    }
    fit();
    sight.observe(byId('screen'));
    new ResizeObserver(fit).observe(document.body);
    window.addEventListener('resize', fit);
  }

  start();
})();
