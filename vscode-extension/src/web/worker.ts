// The server as a worker of the browser; when it falls, a message offers to restart it.
import { env, Uri, workspace, type TextDocument } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { LeftOut } from '../leftout';
import { Server } from '../server';
import { code2Protocol, protocol2Code } from './uris';

/** In UTF-16 code units: larger documents are not checked, since that would take the worker many seconds. */
const LARGEST = 5_000_000;

export class ServerWorker extends Server {
  readonly machine = navigator.userAgent;
  protected readonly leftOut = new LeftOut(protocol2Code, LARGEST, (document) =>
    this.log.info(`Not checked: ${workspace.asRelativePath(document.uri)} is larger than ${LARGEST / 1e6} MB.`));

  private worker: Worker | undefined;

  /** In the browser also those of the workspace, which are not files. */
  override schemes(): string[] {
    return [...new Set([...super.schemes(), ...(workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme)])];
  }

  whyNot(document: TextDocument): string | undefined {
    return !this.leftOut.has(document) ? undefined
      : document.getText().length > LARGEST ? `it is larger than ${LARGEST / 1e6} MB` : 'the worker ended with it';
  }

  protected async begin(): Promise<void> {
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
    const options = this.options(protocol2Code);
    const client = this.follow(new LanguageClient('urn', 'URN', worker, {
      ...options,
      initializationOptions: { ...options.initializationOptions, lock },
      uriConverters: { code2Protocol, protocol2Code },
    }));
    client.onRequest('urn-ls/readFile', ({ uri }: { uri: string }) => read(protocol2Code(uri)));
    try {
      await Promise.race([client.start(), failed]);
    } catch (error) {
      this.kill();
      void client.dispose().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.description = 'a worker of the browser';
    this.log.info(`The server runs in ${this.description}. Only open files are checked.`);
    // The worker holds it as long as it lives.
    if ('locks' in navigator) {
      navigator.locks.request(lock, () => this.died(worker)).catch(() => undefined);
    }
  }

  protected kill(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private died(worker: Worker): void {
    if (this.worker === worker && this.client !== undefined) {
      void this.enqueue(async () => {
        this.leftOut.fall(); // first, since it looks at what is still asked
        await this.end();
        this.description = 'its worker has ended';
        this.log.error('The worker of the server has ended.');
        this.offerRestart('The URN language server has stopped.');
      });
    }
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
