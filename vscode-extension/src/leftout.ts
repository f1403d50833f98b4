// A document on whose account the server may have run out of memory is not shown to the next one.
import { Uri, workspace, type TextDocument } from 'vscode';
import type { Middleware } from 'vscode-languageclient';

/** In UTF-16 code units, as all lengths here: a smaller document is not to blame. */
const SMALLEST = 1_000_000;

export class LeftOut {
  /** What is larger than `largest` when it is opened is left out too, which `onTooLarge` is told; `toCode` gives the address for the editor. */
  constructor(
    private readonly toCode: (uri: string) => Uri = Uri.parse, private readonly largest = Infinity,
    private readonly onTooLarge: (document: TextDocument) => void = () => undefined,
  ) {}

  private readonly uris = new Set<string>();
  /** The documents that something is asked about, each as often as that is. */
  private readonly asked: string[] = [];
  private lastOpened = '';

  readonly middleware: Middleware = {
    didOpen: (document, next) => {
      if (document.getText().length > this.largest) {
        this.uris.add(document.uri.toString());
        this.onTooLarge(document);
      }
      return this.pass(document, () => {
        this.lastOpened = document.uri.toString();
        return next(document);
      });
    },
    didChange: (change, next) => this.pass(change.document, () => next(change)),
    didClose: async (document, next) => {
      // Whoever opens it again wants to see it tried.
      if (!this.uris.delete(document.uri.toString())) {
        await next(document);
      }
    },
    sendRequest: async (type, param, token, next) => {
      const uri = this.documentOf(param);
      if (uri !== undefined) {
        this.asked.push(uri);
      }
      try {
        return await next(type, param, token);
      } finally {
        if (uri !== undefined) {
          this.asked.splice(this.asked.indexOf(uri), 1);
        }
      }
    },
  };

  /** The server ran out of memory. Answers with the document that is left out from now on: the largest of those it was busy with. */
  fall(): TextDocument | undefined {
    const busy = new Set([...this.asked, this.lastOpened]);
    const [largest] = workspace.textDocuments.filter(({ uri }) => busy.has(uri.toString()))
      .sort((a, b) => b.getText().length - a.getText().length);
    if (largest === undefined || largest.getText().length < SMALLEST) {
      return undefined;
    }
    this.uris.add(largest.uri.toString());
    return largest;
  }

  has = (document: TextDocument): boolean => this.uris.has(document.uri.toString());

  clear = (): void => this.uris.clear();

  private async pass(document: TextDocument, next: () => Promise<void>): Promise<void> {
    if (!this.has(document)) {
      await next();
    }
  }

  private documentOf(param: unknown): string | undefined {
    const uri = (param as { textDocument?: { uri?: unknown } } | undefined)?.textDocument?.uri;
    return typeof uri === 'string' ? this.toCode(uri).toString() : undefined;
  }
}
