// The server as a process: watched, and restarted a few times when it falls.
import type { ChildProcess } from 'node:child_process';
import type { TextDocument } from 'vscode';
import { CloseAction, LanguageClient, type CloseHandlerResult } from 'vscode-languageclient/node';
import { LeftOut } from './leftout';
import { offer, openSetting } from './offer';
import { findLaunches, type Launch } from './runtime';
import { Server } from './server';
import { setting } from './settings';
import { connect, spawnServer } from './start';

/** Whether the user was told once what is less without Java. */
const TOLD = 'toldWithoutJava';
const MOST_RESTARTS = 3;
const RESTARTS_WITHIN_MS = 3 * 60_000;
/** The exit code of -XX:+ExitOnOutOfMemoryError, and how Node.js ends. */
const OUT_OF_MEMORY: (number | string)[] = [3, 134, 'SIGABRT', 'SIGTRAP', 'SIGILL'];

export class ServerProcess extends Server {
  readonly machine = `${process.platform} ${process.arch}`;
  protected readonly leftOut = new LeftOut();

  private process: ChildProcess | undefined;
  private launch: Launch | undefined;
  /** Belongs to one client: what it says once we have ended it is of no interest. */
  private current = { ended: false };
  private falls: number[] = [];
  private saidMemory = false;

  override restart(): Promise<void> {
    this.falls = [];
    this.saidMemory = false;
    return super.restart();
  }

  whyNot(document: TextDocument): string | undefined {
    return this.leftOut.has(document) ? 'the server ran out of memory on it' : undefined;
  }

  /** The Java that runs the server; undefined when it is Node.js, or none. */
  async java(): Promise<string | undefined> {
    await this.running();
    return this.launch?.command === process.execPath ? undefined : this.launch?.command;
  }

  protected async begin(): Promise<void> {
    const megabytes = Math.min(Math.max(Math.trunc(setting('server.maxHeap', 512)), 8), 65_536);
    const { reader, writer, running } = connect(findLaunches(this.context.extensionPath, setting('java.home', ''), megabytes, process.env,
      (line) => this.log.warn(line)), this.log);
    const mine = { ended: false };
    this.current = mine;
    let begun = false;
    const options = this.options();
    const client = this.follow(new LanguageClient('urn', 'URN', async () => {
      const launch = begun ? (await running)?.launch : undefined;
      begun = true;
      return launch === undefined ? { reader, writer } : this.watch(spawnServer(launch), megabytes);
    }, { ...options, errorHandler: { ...options.errorHandler, closed: () => this.closed(mine) } }));
    // Of a Java that does not answer the client hears nothing, and so has nothing to say: its start ends only with one that does.
    const started = client.start();
    started.catch(() => undefined); // awaited below
    const answered = await running;
    this.launch = answered?.launch;
    if (answered === undefined) {
      this.description = 'neither a Java of version 21 or newer nor Node.js could start it; the log says what was tried';
      void offer('The URN language server could not be started.', {
        'Open Settings': () => openSetting('urn.java.home'),
        'Show Log': () => this.log.show(),
      });
      return;
    }
    this.client = client;
    this.description = answered.launch.description;
    this.log.info(this.description);
    this.watch(answered.process, megabytes);
    await started;
    if (this.launch?.command === process.execPath && this.context.globalState.get(TOLD) === undefined) {
      await this.context.globalState.update(TOLD, true);
      void offer('URNs are found, and renamed, in open files only, since there is no Java of version 21 or newer.',
        { 'Name a Java': () => openSetting('urn.java.home') }, 'Information');
    }
  }

  protected kill(): void {
    this.process?.removeAllListeners('exit').kill('SIGKILL'); // the log says how it fell, not that we ended it
    this.process = undefined;
  }

  protected override end(): Promise<void> {
    this.current.ended = true;
    return super.end();
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
    const why = `The URN language server ran out of its ${megabytes} MB of memory`;
    void offer(cause === undefined ? `${why}. Close very large files, or give it more.`
      : `${cause.uri.path.split('/').at(-1)} is no longer checked. ${why}: open the file again, or give it more, to try once more.`, {
      'More Memory': () => openSetting('urn.server.maxHeap'),
      'Show Log': () => this.log.show(),
    });
  }

  private closed(client: { readonly ended: boolean }): CloseHandlerResult {
    if (client.ended) {
      return { action: CloseAction.DoNotRestart, handled: true };
    }
    const now = Date.now();
    this.falls = [...this.falls.filter((fall) => now - fall < RESTARTS_WITHIN_MS), now];
    if (this.falls.length <= MOST_RESTARTS) {
      return { action: CloseAction.Restart, handled: true };
    }
    this.description = `it ended ${this.falls.length} times within three minutes`;
    this.offerRestart(`The URN language server is not started again: ${this.description}.`,
      { 'Restart': () => this.restart(), 'More Memory': () => openSetting('urn.server.maxHeap') });
    return { action: CloseAction.DoNotRestart, handled: true };
  }
}
