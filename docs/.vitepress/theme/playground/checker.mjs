// Asks the checker in its worker. A worker that fails, or does not answer in time, is replaced at the next question.

const PATIENCE = 10_000;

/** The worker is gone; the question has no answer. */
export class CheckerStopped extends Error {}

export class Checker {
  #worker;
  #ready = false;
  #waiting = [];
  #asked;
  #timer;
  #questions = 0;
  #isClosed = false;
  #onStop;

  /** @param onStop called with a {@link CheckerStopped} each time a worker is gone */
  constructor(onStop) {
    this.#onStop = onStop;
  }

  /** The answer; `undefined` if the same question was asked again before this one had its turn, or all is closed. */
  async ask(question, ...given) {
    return this.#isClosed ? undefined : this.#enqueue(question, given);
  }

  #enqueue(question, given) {
    return new Promise((resolve, reject) => {
      this.#waiting.filter((older) => older.question === question).forEach((older) => older.resolve(undefined));
      this.#waiting = this.#waiting.filter((older) => older.question !== question);
      this.#waiting.push({ id: ++this.#questions, question, given, resolve, reject });
      this.#next();
    });
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    [this.#asked, ...this.#waiting].forEach((question) => question?.resolve(undefined));
    this.#asked = undefined;
    this.#waiting = [];
  }

  #next() {
    if (this.#asked || this.#waiting.length === 0) {
      return;
    }
    this.#worker ??= this.#start();
    this.#asked = this.#waiting.shift();
    const { id, question, given } = this.#asked;
    this.#worker.postMessage({ id, question, given });
    this.#watch();
  }

  #start() {
    performance.mark('checker: start');
    const worker = new Worker(new URL('./checker.worker.js', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => this.#worker === worker && this.#receive(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (this.#worker === worker) {
        this.#fail(event.message);
      }
    });
    return worker;
  }

  #receive({ ready, id, answer, error }) {
    if (ready) {
      this.#ready = true;
      performance.mark('checker: ready');
      this.#watch();
    } else if (error !== undefined) {
      this.#fail(error);
    } else if (this.#asked?.id === id) {
      this.#settle().resolve(answer);
      this.#next();
    }
  }

  /** Loading may take as long as the network needs; an answer may not. */
  #watch() {
    clearTimeout(this.#timer);
    if (this.#ready && this.#asked) {
      this.#timer = setTimeout(() => this.#stop('The checker stopped: no answer within 10 seconds'), PATIENCE);
    }
  }

  #settle() {
    clearTimeout(this.#timer);
    const asked = this.#asked;
    this.#asked = undefined;
    return asked;
  }

  #fail(reason = 'no connection') {
    this.#stop(this.#ready ? `The checker stopped: it failed (${reason})` : `The checker could not be loaded (${reason})`);
  }

  #stop(message) {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = false;
    const stopped = new CheckerStopped(message);
    this.#settle()?.reject(stopped);
    this.#onStop(stopped);
    this.#next();
  }
}
