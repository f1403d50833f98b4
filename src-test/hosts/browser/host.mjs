// One host of the server, spoken to over its standard streams.
import { spawn } from 'node:child_process';

const HEADER_END = '\r\n\r\n';

export class Host {
  #process;
  #input = Buffer.alloc(0);
  #waiting = new Map();
  #asked = 0;
  /** What it said without being asked: the method and the parameters. */
  told = [];
  /** How many messages it could not read. */
  refused = 0;
  /** Answers a request of the server; by default with nothing, and with no settings. */
  answer = ({ method, params }) => method === 'workspace/configuration' ? params.items.map(() => null) : null;

  constructor(command, args) {
    this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process.stdout.on('data', (bytes) => this.#read(bytes));
    this.#process.stdin.on('error', () => {}); // it has ended, which is told below
    /** How it ended: the exit code, or the name of the signal. */
    this.ended = new Promise((resolve) => this.#process.on('exit', (code, signal) => resolve(signal ?? code)));
    this.ended.then((how) => this.#waiting.forEach(({ reject }) => reject(new Error(`the server ended with ${how}`))));
  }

  /** The JSON of the result, or of the error. */
  ask(method, params, id = `test ${++this.#asked}`) {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.send({ id, method, params });
    });
  }

  tell(method, params) {
    this.send({ method, params });
  }

  send(message) {
    this.write(JSON.stringify({ jsonrpc: '2.0', ...message }));
  }

  /** Sends a text, which need not be a message. */
  write(text) {
    const json = Buffer.from(text);
    this.#process.stdin.write(`Content-Length: ${json.length}${HEADER_END}`);
    this.#process.stdin.write(json);
  }

  async start(capabilities, more = {}) {
    await this.ask('initialize', { processId: null, rootUri: null, capabilities, ...more });
    this.tell('initialized', {});
    return this;
  }

  async stop() {
    await this.ask('shutdown');
    this.tell('exit');
    return this.ended;
  }

  kill() {
    this.#process.kill();
  }

  #read(bytes) {
    this.#input = Buffer.concat([this.#input, bytes]);
    for (let end = this.#input.indexOf(HEADER_END); end >= 0; end = this.#input.indexOf(HEADER_END)) {
      const length = Number(/Content-Length: (\d+)/i.exec(this.#input.toString('latin1', 0, end))[1]);
      const start = end + HEADER_END.length;
      if (this.#input.length < start + length) {
        return;
      }
      this.#take(JSON.parse(this.#input.toString('utf8', start, start + length)));
      this.#input = this.#input.subarray(start + length);
    }
  }

  #take(message) {
    if (message.method === undefined && message.id === null) {
      this.refused++;
    } else if (message.method === undefined) {
      this.#waiting.get(message.id)?.resolve(JSON.stringify(message.error ?? message.result));
      this.#waiting.delete(message.id);
    } else if (message.id === undefined) {
      this.told.push(message);
    } else {
      this.told.push({ method: message.method, params: message.params });
      this.send({ id: message.id, result: this.answer(message) });
    }
  }
}
