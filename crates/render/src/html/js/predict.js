// Predict: the next pivot or operation stays hidden until the student has chosen it.

class Predict {
  constructor(player) {
    this.player = player;
    this.active = false;
  }

  enter() {
    this.active = true;
  }

  leave() {
    this.active = false;
  }

  // Whether the next step waits for an answer.
  get waiting() {
    return false;
  }

  key() {
    return false;
  }
}
