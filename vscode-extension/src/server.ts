// The one server of this window: started, watched, restarted a few times when it falls, stopped.
import type { ChildProcess } from 'node:child_process';
import { commands, EventEmitter, window, workspace, type Disposable, type ExtensionContext, type LogOutputChannel, type TextDocument } from 'vscode';
import { CloseAction, ErrorAction, LanguageClient, RevealOutputChannelOn, type ErrorHandler } from 'vscode-languageclient/node';
import { LeftOut } from './leftout';
import { commandsFeature, firstSettings, middleware } from './protocol';
import { offer } from './offer';
import { findLaunches } from './runtime';
import type { Running } from './running';
import { schemes, setting } from './settings';
import { connect, spawnServer } from './start';

const MOST_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 3 * 60_000;
/** The exit code of -XX:+ExitOnOutOfMemoryError, and how Node.js ends. */
const OUT_OF_MEMORY: (number | string)[] = [3, 134, 'SIGABRT', 'SIGTRAP', 'SIGILL'];

export class Server implements Running, Disposable {
  readonly log: LogOutputChannel = window.createOutputChannel('URN', { log: true });
  client: LanguageClient | undefined;
  /** What runs it, for a report; or why nothing does. */
  description = 'not started';
  readonly machine = `${process.platform} ${process.arch}`;

  private readonly changed = new EventEmitter<void>();
  /** Something about `client` or `description` is not as it was. */
  readonly onDidChange = this.changed.event;

  private process: ChildProcess | undefined;
  /** Belongs to one client: what it says once we have ended it is of no interest. */
  private current = { ended: false };
  private falls: number[] = [];
  private readonly leftOut = new LeftOut();
  private saidMemory = false;
  /** Starting and stopping take time; one begins when the one before it has ended. */
  private lastTask: Promise<void> = Promise.resolve();

  constructor(private readonly context: ExtensionContext) {}

  restart(): Promise<void> {
    this.falls = [];
    this.leftOut.clear();
    this.saidMemory = false;
    return this.enqueue(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop = (): Promise<void> => this.enqueue(() => this.end());

  dispose = (): void => this.log.dispose();

  schemes = schemes;

  whyNot = (document: TextDocument): string | undefined =>
    this.leftOut.has(document) ? 'the server ran out of memory on it' : undefined;

  /** The client, once what is under way has ended; when the server does not run, that is said. */
  async ready(): Promise<LanguageClient | undefined> {
    await this.lastTask;
    if (this.client?.isRunning()) {
      return this.client;
    }
    void window.showWarningMessage('The URN language server is not running. “URN: Show Output” says why.');
    return undefined;
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.lastTask = this.lastTask.then(task).catch((error: unknown) => {
      this.log.error(String(error));
      this.description = `it could not be started: ${String(error)}`;
    }).finally(() => this.changed.fire());
    return this.lastTask;
  }

  private async begin(): Promise<void> {
    const megabytes = Math.min(Math.max(Math.trunc(setting('server.maxHeap', 512)), 8), 65_536);
    const { reader, writer, running } = connect(findLaunches(this.context.extensionPath, setting('java.home', ''), megabytes, process.env,
      (line) => this.log.warn(line)), this.log);
    const mine = { ended: false };
    this.current = mine;
    let begun = false;
    const client = new LanguageClient('urn', 'URN', async () => {
      const launch = begun ? (await running)?.launch : undefined;
      begun = true;
      return launch === undefined ? { reader, writer } : this.watch(spawnServer(launch), megabytes);
    }, {
      documentSelector: schemes().map((scheme) => ({ scheme })),
      outputChannel: this.log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      errorHandler: this.errorHandler(mine),
      initializationOptions: firstSettings(),
      middleware: middleware(this.leftOut),
    });
    client.registerFeature(commandsFeature);
    client.onDidChangeState(() => this.changed.fire());
    // Of a Java that does not answer the client hears nothing, and so has nothing to say: its start ends only with one that does.
    const started = client.start();
    started.catch(() => undefined); // awaited below
    const answered = await running;
    if (answered === undefined) {
      this.description = 'neither a Java of version 21 or newer nor Node.js could start it; the log says what was tried';
      void offer('The URN language server could not be started.', {
        'Open Settings': () => openSettings('urn.java.home'),
        'Show Log': () => this.log.show(),
      });
      return;
    }
    this.client = client;
    this.description = answered.launch.description;
    this.log.info(this.description);
    this.watch(answered.process, megabytes);
    await started;
  }

  private watch<T extends ChildProcess>(child: T, megabytes: number): T {
    child.on('error', (error) => this.log.error(String(error)));
    child.on('exit', (code, signal) => {
      this.log.info(`The server ended (${signal ?? `exit code ${code}`}).`);
      if (OUT_OF_MEMORY.includes(signal ?? code ?? 0)) {
        this.sayMemory(megabytes, this.leftOut.fall());
      }
    });
    this.process = child;
    return child;
  }

  private sayMemory(megabytes: number, cause: TextDocument | undefined): void {
    if (this.saidMemory && cause === undefined) {
      return;
    }
    this.saidMemory = true;
    const then = cause === undefined ? 'Close very large files, or give it more.'
      : `${workspace.asRelativePath(cause.uri)} is no longer checked; open it again, or give the server more memory, to try once more.`;
    void offer(`The URN language server ran out of its ${megabytes} MB of memory. ${then}`, {
      'More Memory': () => openSettings('urn.server.maxHeap'),
      'Show Log': () => this.log.show(),
    });
  }

  private errorHandler(mine: { readonly ended: boolean }): ErrorHandler {
    return {
      // Each message that was on its way fails by itself; what counts is said when it is given up.
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => {
        if (mine.ended) {
          return { action: CloseAction.DoNotRestart, handled: true };
        }
        const now = Date.now();
        this.falls = [...this.falls.filter((fall) => now - fall < RESTARTS_WITHIN_MS), now];
        if (this.falls.length <= MOST_RESTARTS) {
          return { action: CloseAction.Restart, handled: true };
        }
        this.description = `it ended ${this.falls.length} times within three minutes`;
        void offer(`The URN language server is not started again: ${this.description}.`, {
          'Restart': () => this.restart(),
          'Show Log': () => this.log.show(),
          'More Memory': () => openSettings('urn.server.maxHeap'),
        });
        return { action: CloseAction.DoNotRestart, handled: true };
      },
    };
  }

  private async end(): Promise<void> {
    const old = this.client;
    const child = this.process;
    this.current.ended = true;
    this.client = undefined;
    this.process = undefined;
    try {
      await (old?.isRunning() ? old.dispose() : undefined);
    } catch (error) {
      // It did not answer. Nobody talks to it any more, so it has to go, as one that never got so far.
      this.log.warn(`The server did not stop by itself: ${String(error)}`);
    }
    child?.kill('SIGKILL');
  }
}

const openSettings = (name: string) => commands.executeCommand('workbench.action.openSettings', name);
