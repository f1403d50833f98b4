// A server as a process, and the least that speaks the Language Server Protocol to it. Every wait ends: with what was waited for, with the
// end of the process, or when the limit is over.
import { spawn } from 'node:child_process';

/** Why there is no figure: the process ended, or took longer than it may. */
export class NoAnswer extends Error {}

const separator = Buffer.from('\r\n\r\n');

export class Server {
  /** @param settings what is answered to a question for one section of the settings */
  constructor([program, ...args], { limitSeconds = 300, settings = () => ({}) } = {}) {
    this.begun = performance.now();
    this.limitSeconds = limitSeconds;
    this.settings = settings;
    this.id = 0;
    this.waiting = new Set();
    this.chunks = [];
    this.received = 0;
    this.needed = 0;
    this.child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] });
    this.child.stdout.on('data', (data) => this.#take(data));
    this.child.stdin.on('error', () => { }); // the end of the process says it
    this.ended = new Promise((end) => this.child.on('exit', (code, signal) => end(signal ?? code)));
    this.child.on('exit', (code, signal) => this.#fail(new NoAnswer(`died (${signal ?? `exit code ${code}`})`)));
  }

  /** Sends a notification; the time just before it goes out. */
  notify(method, params) {
    return this.#send({ method, params });
  }

  /** Sends a request; the time it took, and its answer. */
  async request(method, params) {
    const id = ++this.id;
    const answered = this.until((message) => message.id === id && !message.method);
    const sent = this.#send({ id, method, params });
    const { message, at } = await answered;
    if (message.error) {
      throw new NoAnswer(`${method} failed: ${message.error.message}`);
    }
    return { result: message.result, time: at - sent, at };
  }

  /** The next message that is accepted, with the time at which it was complete. */
  until(accepts) {
    return new Promise((resolve, reject) => {
      const one = { accepts, resolve, reject };
      one.timer = setTimeout(() => {
        this.waiting.delete(one);
        reject(new NoAnswer(`did not finish in ${this.limitSeconds} s`));
      }, this.limitSeconds * 1000);
      this.waiting.add(one);
      if (this.failure) {
        this.#fail(this.failure);
      }
    });
  }

  async initialize({ pull, options = {}, folder = null }) {
    const { result, at } = await this.request('initialize', {
      processId: process.pid, rootUri: folder, workspaceFolders: folder && [{ uri: folder, name: 'bench' }], initializationOptions: options,
      capabilities: {
        window: { workDoneProgress: folder !== null },
        workspace: { configuration: true, workspaceEdit: { documentChanges: true } },
        textDocument: {
          synchronization: {}, publishDiagnostics: { versionSupport: true }, ...(pull ? { diagnostic: {} } : {}),
          hover: { contentFormat: ['markdown'] }, completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source'] } } },
        },
      },
    });
    this.capabilities = result.capabilities;
    this.notify('initialized', {});
    return at - this.begun;
  }

  /** Ends the process as the protocol says, or, when that takes too long, by force. */
  async stop() {
    try {
      if (!this.failure) {
        await this.request('shutdown', undefined);
        this.notify('exit', undefined);
        await this.until(() => false);
      }
    } catch {
      this.child.kill('SIGKILL');
    }
    await this.ended;
  }

  kill() {
    this.child.kill('SIGKILL');
    return this.ended;
  }

  #send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    const head = Buffer.from(`Content-Length: ${body.length}\r\n\r\n`);
    const at = performance.now();
    this.child.stdin.write(head);
    this.child.stdin.write(body);
    return at;
  }

  #fail(failure) {
    this.failure = failure;
    for (const one of this.waiting) {
      clearTimeout(one.timer);
      one.reject(failure);
    }
    this.waiting.clear();
  }

  /** A message may come in many pieces: they are put together once, when the last is there. */
  #take(data) {
    this.chunks.push(data);
    this.received += data.length;
    while (this.received > 0 && this.received >= this.needed) {
      const all = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
      const head = all.indexOf(separator);
      const length = head < 0 ? NaN : Number(/Content-Length: (\d+)/i.exec(all.toString('latin1', 0, head))?.[1]);
      const end = head + separator.length + length;
      if (!(all.length >= end)) {
        this.chunks = [all];
        this.needed = Number.isNaN(end) ? all.length + 1 : end;
        return;
      }
      const at = performance.now();
      const rest = all.subarray(end);
      this.chunks = rest.length > 0 ? [rest] : [];
      this.received = rest.length;
      this.needed = 0;
      this.#hear(JSON.parse(all.toString('utf8', end - length, end)), at);
    }
  }

  #hear(message, at) {
    if (message.method && message.id !== undefined) {
      const result = message.method === 'workspace/configuration' ? message.params.items.map(({ section }) => this.settings(section)) : null;
      this.#send({ id: message.id, result });
      return;
    }
    for (const one of this.waiting) {
      if (one.accepts(message)) {
        clearTimeout(one.timer);
        this.waiting.delete(one);
        one.resolve({ message, at });
      }
    }
  }
}
