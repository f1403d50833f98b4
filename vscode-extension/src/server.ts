// The one server of this window: started, watched, restarted a few times when it falls, stopped.
import { spawn, type ChildProcess } from 'node:child_process';
import {
  commands, env, Uri, window, workspace,
  type Disposable, type ExtensionContext, type LogOutputChannel,
} from 'vscode';
import {
  CloseAction, ErrorAction, LanguageClient, RevealOutputChannelOn, type ErrorHandler,
} from 'vscode-languageclient/node';
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

  private process: ChildProcess | undefined;
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

  stop(): Promise<void> {
    return this.enqueue(() => this.end());
  }

  dispose(): void {
    this.log.dispose();
  }

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.lastTask = this.lastTask.then(task).catch((error: unknown) => this.log.error(String(error)));
    return this.lastTask;
  }

  private async begin(): Promise<void> {
    const home = workspace.getConfiguration('urn').get('java.home', '');
    const launch = await findLaunch(this.context.extensionPath, home, process.env, (line) => this.log.warn(line));
    if (launch === undefined) {
      this.description = 'no Java of version 21 or newer was found';
      this.log.error(this.description);
      void offer('The URN language server needs Java 21 or newer, and none was found.', {
        'Open Settings': () => openSettings('urn.java.home'),
        'Show Log': () => this.log.show(),
        'Download Java': () => env.openExternal(Uri.parse('https://adoptium.net')),
      });
      return;
    }
    this.description = launch.description;
    this.log.info(launch.description);
    const schemes = workspace.getConfiguration('urn').get<string[]>('schemes', ['file', 'untitled']);
    const client = new LanguageClient('urn', 'URN', () => Promise.resolve(this.spawn(launch)), {
      documentSelector: schemes.map((scheme) => ({ scheme })),
      outputChannel: this.log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      errorHandler: this.errorHandler(),
    });
    this.client = client;
    // The client reports a failure itself. The limit is for a server that hangs: it must not keep “Restart” waiting.
    await Promise.race([client.start(), new Promise((resolve) => setTimeout(resolve, START_LIMIT_MS))]);
  }

  private spawn(launch: Launch): ChildProcess {
    const megabytes = workspace.getConfiguration('urn').get('server.maxHeap', 512);
    const child = spawn(launch.command, [`-Xmx${megabytes}m`, ...launch.args], {
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

  private errorHandler(): ErrorHandler {
    return {
      // Said once, when it is given up: each message that was on its way fails by itself.
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => {
        const now = Date.now();
        this.falls = [...this.falls.filter((fall) => now - fall < RESTARTS_WITHIN_MS), now];
        if (this.falls.length <= MOST_RESTARTS) {
          return { action: CloseAction.Restart };
        }
        return {
          action: CloseAction.DoNotRestart,
          message: `The URN language server ended ${this.falls.length} times within three minutes and is not started again. `
            + '“URN: Show Output” says why; “URN: Restart Language Server” tries once more.',
        };
      },
    };
  }

  private async end(): Promise<void> {
    const old = this.client;
    const child = this.process;
    this.client = undefined;
    this.process = undefined;
    try {
      await old?.dispose();
    } catch (error) {
      // It was still starting, had failed to start or did not answer. Nobody talks to it any more, so it has to go.
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

function openSettings(name: string): Thenable<unknown> {
  return commands.executeCommand('workbench.action.openSettings', name);
}
