// What commands and the status bar ask of the one that checks, be it a server on this machine or a worker of the browser.
import type { Event, LogOutputChannel, TextDocument } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';

export interface Running {
  readonly log: LogOutputChannel;
  readonly client: BaseLanguageClient | undefined;
  /** What runs it, for a report; or why it does not run. */
  readonly description: string;
  /** The system, for a report. */
  readonly machine: string;
  /** Something about `client` or `description` is not as it was. */
  readonly onDidChange: Event<void>;
  restart(): Promise<void>;
  /** The client, once what is under way has ended; when it does not run, a message tells the user. */
  ready(): Promise<BaseLanguageClient | undefined>;
  /** The kinds of documents that are checked. */
  schemes(): readonly string[];
  /** Why this document is not checked, though its kind is; undefined if it is. */
  whyNot(document: TextDocument): string | undefined;
}
