// The one server of this window, a process or a worker of the browser: started and stopped, and what others ask of it.
import {
  EventEmitter, languages, Uri, window, type DiagnosticCollection, type Disposable, type ExtensionContext, type LogOutputChannel, type TextDocument,
} from 'vscode';
import {
  CloseAction, DiagnosticCollectionSource, ErrorAction, RevealOutputChannelOn, State, type BaseLanguageClient, type CloseHandlerResult,
} from 'vscode-languageclient';
import type { LeftOut } from './leftout';
import { offer, openSetting } from './offer';
import { commandsFeature, firstSettings, middleware } from './protocol';
import { schemes } from './settings';

/**
 * Findings in a document have the owner of the problem matcher `$urn-ls`: of one document there are those of the server or those of a task,
 * whichever were found last, and never both. The matcher leaves documents alone that are open.
 */
const OWNER = 'urn-ls';
const FINDINGS = {
  create: (name: string | undefined, source: DiagnosticCollectionSource) =>
    languages.createDiagnosticCollection(source === DiagnosticCollectionSource.pull ? OWNER : name),
  dispose: (collection: DiagnosticCollection) => collection.dispose(),
};

export abstract class Server implements Disposable {
  readonly log: LogOutputChannel = window.createOutputChannel('URN', { log: true });
  client: BaseLanguageClient | undefined;
  /** What runs it, for a report; or why nothing does. */
  description = 'not started';
  /** The system, for a report. */
  abstract readonly machine: string;
  protected abstract readonly leftOut: LeftOut;

  private readonly changed = new EventEmitter<void>();
  /** Something about `client` or `description` is not as it was. */
  readonly onDidChange = this.changed.event;
  private readonly started = new EventEmitter<void>();
  /** A server has started, the first one or another. */
  readonly onDidStart = this.started.event;
  private readonly namesChanged = new EventEmitter<void>();
  /** The names of the workspace are not as the server has told them. */
  readonly onDidChangeNames = this.namesChanged.event;
  /** Starting and stopping take time; one begins when the one before it has ended. */
  private lastTask: Promise<void> = Promise.resolve();

  constructor(protected readonly context: ExtensionContext) {}

  /** Why this document is not checked, though its kind is; undefined if it is. */
  abstract whyNot(document: TextDocument): string | undefined;

  protected abstract begin(): Promise<void>;

  /** Ends what `begin` has started, whether it answers or not. */
  protected abstract kill(): void;

  restart(): Promise<void> {
    this.leftOut.clear();
    return this.startAgain();
  }

  /** As `restart`, but what brought the server down stays left out. */
  protected startAgain(): Promise<void> {
    return this.enqueue(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop = (): Promise<void> => this.enqueue(() => this.end());

  dispose = (): void => this.log.dispose();

  /** The address of a document, as the editor has it. */
  toCode = (uri: string): Uri => this.client?.protocol2CodeConverter.asUri(uri) ?? Uri.parse(uri);

  /** The kinds of documents that are checked. */
  schemes(): readonly string[] {
    return schemes();
  }

  /** The client, once what is under way has ended; when it does not run, a message tells the user. */
  async ready(): Promise<BaseLanguageClient | undefined> {
    const client = await this.running();
    if (client === undefined) {
      this.offerRestart('The URN language server is not running.');
    }
    return client;
  }

  /** As `ready`, without a message. */
  async running(): Promise<BaseLanguageClient | undefined> {
    await this.lastTask;
    return this.client?.isRunning() ? this.client : undefined;
  }

  protected enqueue(task: () => Promise<void>): Promise<void> {
    this.lastTask = this.lastTask.then(task).catch((error: unknown) => {
      this.description = `it could not be started: ${String(error)}`;
      this.log.error(this.description);
      this.offerRestart('The URN language server could not be started.');
    }).finally(() => this.changed.fire());
    return this.lastTask;
  }

  /** What both kinds of clients are told. */
  protected options(toCode?: (uri: string) => Uri) {
    return {
      documentSelector: this.schemes().map((scheme) => ({ scheme })),
      outputChannel: this.log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      initializationOptions: firstSettings(),
      middleware: middleware(this.leftOut, toCode),
      diagnosticCollectionProvider: FINDINGS,
      errorHandler: {
        // Each message that was on its way fails by itself; what counts is said when the server has ended.
        error: () => ({ action: ErrorAction.Continue, handled: true }),
        closed: (): CloseHandlerResult => ({ action: CloseAction.DoNotRestart, handled: true }),
      },
    };
  }

  protected follow<T extends BaseLanguageClient>(client: T): T {
    client.registerFeature(commandsFeature);
    client.onNotification('urn-ls/namesChanged', () => this.namesChanged.fire());
    client.onNotification('urn-ls/openSetting', ({ name }: { name: string }) => void openSetting(name));
    client.onDidChangeState(({ newState }) => {
      this.changed.fire();
      if (newState === State.Running) {
        this.started.fire();
      }
    });
    return client;
  }

  protected offerRestart(message: string, more: Record<string, () => unknown> = {}): void {
    void offer(message, { 'Restart': () => this.startAgain(), 'Show Log': () => this.log.show(), ...more });
  }

  protected async end(): Promise<void> {
    const old = this.client;
    this.client = undefined;
    try {
      await (old?.isRunning() ? old.dispose() : undefined);
    } catch (error) {
      // It did not answer. Nobody talks to it any more, so it has to go, as one that never got so far.
      this.log.warn(`The server did not stop by itself: ${String(error)}`);
    }
    this.kill();
  }
}
