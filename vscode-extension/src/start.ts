// Starts the server with the first Java that runs it. Knows nothing of VS Code.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import type { Launch } from './runtime';

type Launches = Iterable<Launch> | AsyncIterable<Launch>;
/** A server that has answered. */
type Running = Readonly<{ process: ChildProcessWithoutNullStreams; launch: Launch }>;
/** Two streams for a client, and the server behind them: undefined when none has answered, in which case the client hears nothing at all. */
type Connection = Readonly<{ reader: Readable; writer: Writable; running: Promise<Running | undefined> }>;
type Log = Readonly<{ warn: (line: string) => void; error: (line: string) => void }>;

const FIRST_CLASS_FILE_VERSION = 44; // class files of Java n have the version 44 + n
const PATIENCE_MS = 20_000; // a JVM on a cold, busy disk takes seconds; one that hangs must not hold up the rest
const FIRST_BYTES = 'Content-Length:';

export function spawnServer({ command, args, env, cwd }: Launch): ChildProcessWithoutNullStreams {
  return spawn(command, args, { env, cwd, windowsHide: true });
}

/**
 * Gives what the client writes, which is its request `initialize`, to one Java after the other until one answers. Only that proves that a
 * Java runs the server. The log says why the ones before it were not taken.
 */
export function connect(launches: Launches, log: Log, patience = PATIENCE_MS): Connection {
  const reader = new PassThrough();
  const writer = new PassThrough();
  return { reader, writer, running: firstToAnswer(launches, reader, writer, log, patience) };
}

async function firstToAnswer(
  launches: Launches, reader: PassThrough, writer: PassThrough, log: Log, patience: number,
): Promise<Running | undefined> {
  const request: Buffer[] = [];
  const keep = (bytes: Buffer) => request.push(bytes);
  writer.on('data', keep);
  for await (const launch of launches) {
    const process = spawnServer(launch);
    process.stdin.on('error', () => undefined); // it has ended, which is told by the end of its output
    request.forEach((bytes) => process.stdin.write(bytes));
    writer.pipe(process.stdin);
    const failure = await silence(process, log, patience);
    if (failure === undefined) {
      writer.off('data', keep);
      process.stdout.pipe(reader);
      return { process, launch };
    }
    writer.unpipe(process.stdin);
    log.warn(`Not used: ${launch.label}: ${failure}`);
  }
  return undefined;
}

/**
 * Why the server does not answer; undefined once it does. What it has answered is left on its standard output, to be read from there. From
 * then on its standard error goes to the log.
 */
function silence(server: ChildProcessWithoutNullStreams, log: Log, patience: number): Promise<string | undefined> {
  const { stdout, stderr } = server;
  const complaints: string[] = [];
  const complain = (line: string) => complaints.push(line);
  const lines = createInterface({ input: stderr, crlfDelay: Infinity }).on('line', complain);
  let answer = Buffer.alloc(0);
  return new Promise((resolve) => {
    const settle = (failure?: string) => {
      clearTimeout(timer);
      stdout.off('readable', read);
      lines.off('line', complain);
      resolve(failure);
    };
    const read = () => {
      answer = Buffer.concat([answer, (stdout.read() as Buffer | null) ?? Buffer.alloc(0)]);
      if (answer.toString().startsWith(FIRST_BYTES)) {
        stdout.unshift(answer);
        complaints.forEach((line) => log.error(line));
        lines.on('line', (line) => log.error(line));
        settle();
      }
    };
    const timer = setTimeout(() => {
      server.kill('SIGKILL');
      settle(`it did not answer within ${patience / 1000} seconds`);
    }, patience);
    stdout.on('readable', read);
    server.on('error', (error) => settle(error.message));
    server.on('close', () => settle(explain(complaints, answer.toString())));
  });
}

/** The reason in what a Java has printed before it ended. */
function explain(complaints: readonly string[], output: string): string {
  const printed = [...complaints, ...output.split('\n')].map((line) => line.trim()).filter((line) => line !== '').join('; ');
  const newest = /class file versions up to (\d+)/.exec(printed)?.[1];
  if (newest !== undefined) {
    return `it is Java ${Number(newest) - FIRST_CLASS_FILE_VERSION}, and 21 or newer is needed`;
  }
  return printed || 'it ended without an answer';
}
