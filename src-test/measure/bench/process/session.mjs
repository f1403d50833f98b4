// One session with one server on one document: from the start of the process to its end, everything measured on the way.
import { NoAnswer, Server } from './client.mjs';
import { memory } from './memory.mjs';
import { seeded } from './statistics.mjs';

/** What an answer says is not what it has to say: a fault of the server or of this client, never a figure. */
export class Wrong extends Error {}

const touches = ({ range }, line) => range.start.line <= line && line <= range.end.line;

export class Session {
  /**
   * @param wanted `edits`, `bursts`, `questions`: how many; `ofBurst` edits in a burst; `budgetSeconds` after which no further one of a kind
   *   is begun; `limitSeconds` after which no answer is waited for any longer
   * @param record takes each sample: what, and how much
   */
  constructor(tested, wanted, seed, record) {
    Object.assign(this, { tested, wanted, record, random: seeded(seed) });
  }

  /** Measures all there is; what is missing at the end is told by the sample `failed`. */
  async run(small, large, wrong) {
    this.server = new Server(this.tested.command, { limitSeconds: this.wanted.limitSeconds });
    let step = 'initialize';
    const next = async (name, work) => {
      step = name;
      await work();
    };
    try {
      await next('initialize', async () => this.record('initialize', await this.server.initialize(this.tested)));
      await next('small', async () => {
        await this.open(small);
        this.remember('memory small');
      });
      this.document = large;
      await next('diagnostics', async () => {
        const { items, time } = await this.open(large);
        this.record('diagnostics', time);
        this.found = items;
        if (this.tested.own && items.length !== wrong) {
          throw new Wrong(`${items.length} findings instead of ${wrong}`);
        }
        this.remember('memory opened');
      });
      // Looked for beforehand: what a client has done to the large text a moment ago would still occupy the machine.
      this.places = Array.from({ length: this.wanted.edits / 2 }, () => this.clean());
      await next('edit', () => this.times(this.wanted.edits / 2, () => this.edit()));
      await next('burst', () => this.times(this.wanted.bursts, () => this.burst()));
      this.remember('memory edited');
      const position = () => ({ position: this.aName().position });
      await next('hover', () => this.times(this.wanted.questions, () => this.ask('hover', 'hoverProvider', position, (result) => result)));
      await next('completion', () => this.times(this.wanted.questions, () => this.ask('completion', 'completionProvider', position,
        (result) => (result?.items ?? result ?? []).length)));
      await next('codeAction', () => this.times(this.wanted.questions, () => this.ask('codeAction', 'codeActionProvider',
        () => this.aFinding(),
        (result) => result?.length)));
      this.record('memory most', memory(this.server.child.pid).most);
    } catch (failure) {
      if (!(failure instanceof NoAnswer)) {
        await this.server.kill();
        throw new Wrong(`${this.tested.name}, ${this.tested.language}, ${step}: ${failure.message}`, { cause: failure });
      }
      this.record('failed', failure.message, { step });
      await this.server.kill();
      return;
    }
    await this.server.stop();
  }

  remember(what) {
    this.record(what, memory(this.server.child.pid).now);
  }

  async times(count, work) {
    const until = performance.now() + this.wanted.budgetSeconds * 1000;
    for (let i = 0; i < count && (i === 0 || performance.now() < until); i++) {
      await work();
    }
  }

  async open(document) {
    const report = this.report(document, document.version, () => true);
    return report(this.server.notify('textDocument/didOpen', { textDocument: {
      uri: document.uri, languageId: document.languageId, version: document.version, text: document.text } }));
  }

  /**
   * Begins to wait for the report on one version, before it is sent. Gives what asks for it, if the client asks, and has the answer, the
   * time since it was sent, and how many reports came before it. A server that tells no versions is taken at its word when `shows` is true.
   */
  report({ uri }, version, shows) {
    if (this.tested.pull) {
      return async (sent) => {
        const { result, at } = await this.server.request('textDocument/diagnostic', { textDocument: { uri } });
        return { items: result.items, time: at - sent };
      };
    }
    let between = -1;
    const told = this.server.until(({ method, params }) => {
      if (method !== 'textDocument/publishDiagnostics' || params.uri !== uri) {
        return false;
      }
      between++;
      return params.version === undefined ? shows(params.diagnostics) : params.version === version;
    });
    told.catch(() => { }); // whoever waits for it hears of it
    return async (sent) => {
      const { message, at } = await told;
      return { items: message.params.diagnostics, time: at - sent, between };
    };
  }

  /** One edit breaks something and the next repairs it, each with the report that has to show it. */
  async edit() {
    const mistake = this.places.pop();
    for (const back of [false, true]) {
      this.record('edit', (await this.change(mistake, back)).time);
    }
  }

  /** Edits without waiting, the last of which breaks something: the time from it to the report that shows it. */
  async burst() {
    const pairs = Array.from({ length: this.wanted.ofBurst / 2 }, () => this.clean());
    await this.change(pairs[0], false);
    const last = this.clean();
    const shows = this.showing(last, false);
    const report = this.report(this.document, this.document.version + 2 * pairs.length, shows);
    const send = (mistake, back) => this.server.notify('textDocument/didChange', this.document.change(mistake, back));
    send(pairs[0], true);
    for (const mistake of pairs.slice(1)) {
      send(mistake, false);
      send(mistake, true);
    }
    const { time, between } = this.seen(await report(send(last, false)), shows);
    this.record('burst', time, between === undefined ? {} : { between });
    await this.change(last, true);
  }

  /** A place that can be broken, on a line where nothing is wrong. */
  clean() {
    let mistake;
    do {
      mistake = this.tested.mistake(this.document, this.random);
    } while (this.found.some((item) => touches(item, mistake.line)));
    return mistake;
  }

  /** One edit, and the report that shows it. */
  async change(mistake, back) {
    const shows = this.showing(mistake, back);
    const params = this.document.change(mistake, back);
    const report = this.report(this.document, this.document.version, shows);
    return this.seen(await report(this.server.notify('textDocument/didChange', params)), shows);
  }

  showing({ line }, back) {
    return (items) => items.some((item) => touches(item, line)) !== back;
  }

  seen(answer, shows) {
    if (!shows(answer.items)) {
      throw new Wrong(`the report on version ${this.document.version} does not show the edit`);
    }
    return answer;
  }

  /** Where something is to be repaired; others are asked about a name. */
  aFinding() {
    const repairable = this.found.filter(({ code }) => code === 'non-ascii-character' || code === 'stray-question-mark');
    const { range } = this.tested.own ? repairable[this.random(repairable.length)] : this.aName();
    return { range, context: { diagnostics: [] } };
  }

  aName() {
    const { line, character } = this.document.name(this.random);
    const position = { line, character };
    return { position, range: { start: position, end: position } };
  }

  async ask(what, provider, params, full) {
    if (!this.server.capabilities[provider]) {
      return;
    }
    const { result, time } = await this.server.request(`textDocument/${what}`, { textDocument: { uri: this.document.uri }, ...params() });
    const empty = !full(result);
    if (empty && this.tested.own) {
      throw new Wrong(`the answer to ${what} is empty`);
    }
    this.record(what, time, { empty });
  }
}
