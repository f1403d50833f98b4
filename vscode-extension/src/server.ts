// The one server of this window: started, watched, restarted a few times when it falls, stopped.
import { spawn, type ChildProcess } from 'node:child_process';
import { commands, env, EventEmitter, Uri, window, workspace, type Disposable, type ExtensionContext, type LogOutputChannel } from 'vscode';
import { CloseAction, ErrorAction, LanguageClient, RevealOutputChannelOn, type ErrorHandler } from 'vscode-languageclient/node';
import { findLaunch, type Launch } from './runtime';

const START_LIMIT_MS = 15_000;
const MOST_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 3 * 60_000;
const OUT_OF_MEMORY = 3; // the exit code of -XX:+ExitOnOutOfMemoryError

export class Server implements Disposable {
  readonly log: LogOutputChannel = window.createOutputChannel('URN', { log: true });
  client: LanguageClient | undefined;
  /** Which Java runs it, for a report; or why none does. */
  description = 'not started';

  private readonly changed = new EventEmitter<void>();
  /** Something about `client` or `description` is not as it was. */
  readonly onDidChange = this.changed.event;

  private process: ChildProcess | undefined;
  /** Belongs to one client: what it says once we have ended it is of no interest. */
  private current = { ended: false };
  private falls: number[] = [];
  private saidMemory = false;
  /** Starting and stopping take time; one begins when the one before it has ended. */
  private lastTask: Promise<void> = Promise.resolve();

  constructor(private readonly context: ExtensionContext) {}

  restart(): Promise<void> {
    this.falls = [];
    this.saidMemory = false;
    return this.enqueue(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop = (): Promise<void> => this.enqueue(() => this.end());

  dispose = (): void => this.log.dispose();

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.lastTask = this.lastTask.then(task).catch((error: unknown) => {
      this.log.error(String(error));
      this.description = `it could not be started: ${String(error)}`;
    }).finally(() => this.changed.fire());
    return this.lastTask;
  }

  private async begin(): Promise<void> {
    const megabytes = Math.min(Math.max(Math.trunc(setting('server.maxHeap', 512)), 8), 65_536);
    const launch = await findLaunch(
      this.context.extensionPath, setting('java.home', ''), megabytes, process.env, (line) => this.log.warn(line));
    if (launch === undefined) {
      this.description = 'no Java of version 21 or newer was found that could start; the log says what was tried';
      void offer('The URN language server needs Java 21 or newer, and none was found that could start.', {
        'Open Settings': () => openSettings('urn.java.home'),
        'Show Log': () => this.log.show(),
        'Download Java': () => env.openExternal(Uri.parse('https://adoptium.net')),
      });
      return;
    }
    this.description = launch.description;
    this.log.info(launch.description);
    const mine = { ended: false };
    this.current = mine;
    const client = new LanguageClient('urn', 'URN', () => Promise.resolve(this.spawn(launch, megabytes)), {
      documentSelector: setting('schemes', ['file', 'untitled']).map((scheme) => ({ scheme: String(scheme) })),
      outputChannel: this.log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      errorHandler: this.errorHandler(mine),
    });
    this.client = client;
    client.onDidChangeState(() => this.changed.fire());
    // The client reports a failure itself. The limit is for a server that hangs: it must not keep “Restart” waiting.
    await Promise.race([client.start(), new Promise((resolve) => setTimeout(resolve, START_LIMIT_MS))]);
  }

  private spawn(launch: Launch, megabytes: number): ChildProcess {
    const child = spawn(launch.command, launch.args, {
      env: launch.env,
      // By default it is the workspace: a JVM that crashes would leave its report there, and Windows could not rename it.
      cwd: this.context.extensionPath,
      windowsHide: true,
    });
    child.on('error', (error) => this.log.error(String(error)));
    child.on('exit', (code, signal) => {
      this.log.info(`The server ended (${signal ?? `exit code ${code}`}).`);
      if (code === OUT_OF_MEMORY && !this.saidMemory) {
        this.saidMemory = true;
        void offer(`The URN language server ran out of its ${megabytes} MB of memory. Close very large files, or give it more.`, {
          'Give It More': () => openSettings('urn.server.maxHeap'),
        });
      }
    });
    this.process = child;
    return child;
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
        return {
          action: CloseAction.DoNotRestart,
          message: `The URN language server is not started again: ${this.description}. `
            + '“URN: Show Output” says why; “URN: Restart Language Server” tries once more.',
        };
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

/** Shows a message with buttons; each does its action. Not to be awaited where others wait: it may stay open for hours. */
export async function offer(message: string, actions: Record<string, () => unknown>, level: 'Error' | 'Information' = 'Error') {
  const choice = await window[`show${level}Message`](message, ...Object.keys(actions));
  await actions[choice ?? '']?.();
}

/** The value of a setting of ours, or `fallback` where a settings file holds something of another type. */
export function setting<T>(name: string, fallback: T): T {
  const value: unknown = workspace.getConfiguration('urn').get(name);
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback) ? value as T : fallback;
}

const openSettings = (name: string) => commands.executeCommand('workbench.action.openSettings', name);
