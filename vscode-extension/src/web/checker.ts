// The one worker of this window: started, watched, stopped; when it falls, a message offers to restart it.
import { env, EventEmitter, Uri, window, workspace, type Disposable, type ExtensionContext, type LogOutputChannel, type TextDocument } from 'vscode';
import { CloseAction, ErrorAction, LanguageClient, RevealOutputChannelOn } from 'vscode-languageclient/browser';
import { LeftOut } from '../leftout';
import { offer } from '../offer';
import { commandsFeature, firstSettings, middleware } from '../protocol';
import type { Running } from '../running';
import { schemes } from '../settings';
import { code2Protocol, protocol2Code } from './uris';

/** In UTF-16 code units: larger documents are not checked, since that would take the worker many seconds. */
const LARGEST = 5_000_000;

export class Checker implements Running, Disposable {
  readonly log: LogOutputChannel = window.createOutputChannel('URN', { log: true });
  client: LanguageClient | undefined;
  description = 'not started';
  readonly machine = navigator.userAgent;

  private readonly changed = new EventEmitter<void>();
  readonly onDidChange = this.changed.event;

  private worker: Worker | undefined;
  private readonly leftOut = new LeftOut(protocol2Code, LARGEST, (document) =>
    this.log.info(`Not checked: ${workspace.asRelativePath(document.uri)} is larger than ${LARGEST / 1e6} MB.`));
  /** Starting and stopping take time; one begins when the one before it has ended. */
  private lastTask: Promise<void> = Promise.resolve();

  constructor(private readonly context: ExtensionContext) {}

  restart = (): Promise<void> => {
    this.leftOut.clear();
    return this.enqueue(async () => {
      await this.end();
      await this.begin();
    });
  };

  stop = (): Promise<void> => this.enqueue(() => this.end());

  dispose = (): void => this.log.dispose();

  async ready(): Promise<LanguageClient | undefined> {
    await this.lastTask;
    if (this.client?.isRunning()) {
      return this.client;
    }
    void this.offerRestart('The URN checker is not running.');
    return undefined;
  }

  /** In the browser also those of the workspace, which are not files. */
  schemes = (): string[] => [...new Set([...schemes(), ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme)])];

  whyNot = (document: TextDocument): string | undefined =>
    !this.leftOut.has(document) ? undefined
      : document.getText().length > LARGEST ? `it is larger than ${LARGEST / 1e6} MB` : 'the worker ended with it';

  private enqueue(task: () => Promise<void>): Promise<void> {
    this.lastTask = this.lastTask.then(task).catch((error: unknown) => {
      this.description = `it could not be started: ${String(error)}`;
      this.log.error(this.description);
      void this.offerRestart('The URN checker could not be started.');
    }).finally(() => this.changed.fire());
    return this.lastTask;
  }

  private async begin(): Promise<void> {
    const worker = new Worker(Uri.joinPath(this.context.extensionUri, 'dist', 'server.js').toString(true));
    this.worker = worker;
    const failed = new Promise<never>((_, reject) => {
      worker.onerror = (event) => {
        const why = event.message ?? 'its script could not be loaded';
        this.log.error(why);
        reject(new Error(why));
      };
    });
    failed.catch(() => undefined); // later errors stand in the log
    const lock = `urn-ls ${env.sessionId} ${crypto.randomUUID()}`;
    const client = new LanguageClient('urn', 'URN', worker, {
      documentSelector: this.schemes().map((scheme) => ({ scheme })),
      outputChannel: this.log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      initializationOptions: { ...firstSettings(), lock },
      middleware: middleware(this.leftOut, protocol2Code),
      uriConverters: { code2Protocol, protocol2Code },
      errorHandler: {
        error: () => ({ action: ErrorAction.Continue, handled: true }),
        closed: () => ({ action: CloseAction.DoNotRestart, handled: true }),
      },
    });
    client.registerFeature(commandsFeature);
    client.onRequest('urn-ls/readFile', ({ uri }: { uri: string }) => read(protocol2Code(uri)));
    client.onDidChangeState(() => this.changed.fire());
    try {
      await Promise.race([client.start(), failed]);
    } catch (error) {
      this.worker = undefined;
      worker.terminate();
      void client.dispose().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.description = 'a worker of the browser';
    this.log.info(`The checker runs in ${this.description}. Only open files are checked.`);
    // The worker holds it as long as it lives.
    if ('locks' in navigator) {
      navigator.locks.request(lock, () => this.died(worker)).catch(() => undefined);
    }
  }

  private died(worker: Worker): void {
    if (this.worker === worker) {
      void this.enqueue(async () => {
        this.leftOut.fall(); // first, since it looks at what is still asked
        await this.end();
        this.description = 'its worker has ended';
        this.log.error('The worker of the checker has ended.');
        void this.offerRestart('The URN checker has stopped.');
      });
    }
  }

  private offerRestart(message: string): Promise<void> {
    return offer(message, { 'Restart': () => this.restart(), 'Show Log': () => this.log.show() });
  }

  private async end(): Promise<void> {
    const { client, worker } = this;
    this.client = undefined;
    this.worker = undefined;
    try {
      await (client?.isRunning() ? client.dispose() : undefined);
    } catch (error) {
      this.log.warn(`The worker did not stop by itself: ${String(error)}`);
    }
    worker?.terminate();
  }
}

/** Null if there is no such file in the workspace. A folder of the workspace counts as a repository. */
async function read(file: Uri): Promise<string | null> {
  const folder = workspace.getWorkspaceFolder(file)?.uri;
  if (folder === undefined || file.path.endsWith('/.git')) {
    return folder !== undefined && Uri.joinPath(folder, '.git').path === file.path ? '' : null;
  }
  return Promise.resolve(workspace.fs.readFile(file)).then((bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).catch(() => null);
}
