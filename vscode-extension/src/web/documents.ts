// The open documents, each with what the settings say of it and with its findings.
import { ResponseError, TextDocuments, type Connection } from 'vscode-languageserver/browser';
import { TextDocument } from 'vscode-languageserver-textdocument';
import * as checker from 'urn-ls';
import { LARGEST, OPTIONS, type Options, type Place } from './messages';

/** One state of a document. It stays as it is while the editor goes on. */
export type Question = Readonly<{ document: TextDocument; text: string; options: checker.Options }>;

export class Documents {
  readonly open = new TextDocuments(TextDocument);
  private readonly options = new Map<string, Promise<checker.Options | undefined>>();
  private readonly results = new Map<string, { version: number; options: checker.Options; result: Promise<checker.Result> }>();
  /** The project files, each with its text, whose problems were told. */
  private readonly told = new Set<string>();
  private readonly tooLarge = new Set<string>();

  constructor(private readonly connection: Connection) {
    this.open.onDidClose(({ document: { uri } }) => {
      this.options.delete(uri);
      this.results.delete(uri);
      this.tooLarge.delete(uri);
    });
    this.open.listen(connection);
  }

  /** Forgets what was derived from settings and project files. */
  clear(): void {
    this.options.clear();
    this.results.clear();
  }

  /** What `answer` makes of a document; `otherwise` if that is not checked, or if the checker fails on it. */
  async ask<T>(uri: string, otherwise: T, answer: (question: Question) => Promise<T> | T): Promise<T> {
    try {
      const question = await this.question(uri);
      return question === undefined ? otherwise : await answer(question);
    } catch (error) {
      if (error instanceof ResponseError) {
        throw error; // an answer for the user
      }
      this.connection.console.error(`The checker failed on ${uri}: ${String(error)}`);
      return otherwise;
    }
  }

  /** The findings of a document; they are looked for once for each of its versions, under the same options. */
  result({ document, text, options }: Question): Promise<checker.Result> {
    const known = this.results.get(document.uri);
    if (known?.version === document.version && known.options === options) {
      return known.result;
    }
    const result = checker.check(text, options);
    this.results.set(document.uri, { version: document.version, options, result });
    result.then(({ faults }) => faults.forEach((fault) => this.connection.console.warn(`A rule failed on ${document.uri}: ${fault}`)),
      () => this.results.delete(document.uri));
    return result;
  }

  private async question(uri: string): Promise<Question | undefined> {
    const place = this.open.get(uri);
    const options = place === undefined || this.isTooLarge(place) ? undefined : await this.optionsOf(place);
    const document = this.open.get(uri);
    if (options === undefined || document === undefined) {
      return undefined;
    }
    const text = document.getText();
    return { document: TextDocument.create(uri, document.languageId, document.version, text), text, options };
  }

  private isTooLarge(document: TextDocument): boolean {
    const { uri } = document;
    if (document.getText().length <= LARGEST) {
      this.tooLarge.delete(uri);
      return false;
    }
    if (!this.tooLarge.has(uri)) {
      this.tooLarge.add(uri);
      this.connection.console.warn(`Not checked: ${uri} is larger than ${LARGEST / 1e6} MB.`);
    }
    return true;
  }

  private optionsOf({ uri, languageId }: TextDocument): Promise<checker.Options | undefined> {
    const known = this.options.get(uri) ?? this.settingsOf({ uri, languageId });
    this.options.set(uri, known);
    known.catch(() => { // asked again at the next request
      if (this.options.get(uri) === known) {
        this.options.delete(uri);
      }
    });
    return known;
  }

  private async settingsOf(place: Place): Promise<checker.Options | undefined> {
    const found = await this.connection.sendRequest<Options | null>(OPTIONS, place);
    if (found === null) {
      return undefined;
    }
    const { path, project, excluded } = found;
    await this.tellProblems(found);
    const isChecked = (excluded === undefined || await checker.includes(excluded.path, { exclude: excluded.patterns }))
      && await checker.includes(path, project);
    return isChecked ? { path, project, language: place.languageId } : undefined;
  }

  /** Tells what is wrong in a project file, once, and not while it is open: then it stands there. */
  private async tellProblems({ project, file }: Options): Promise<void> {
    const name = file ?? 'the settings';
    const state = `${name}\n${project}`;
    if (this.told.has(state) || file !== undefined && this.open.get(file) !== undefined) {
      return;
    }
    this.told.add(state);
    const { project: [first, ...more] } = await checker.check('', { project });
    if (first !== undefined) {
      const others = more.length === 0 ? '' : `; and ${more.length} more ${more.length === 1 ? 'problem' : 'problems'}`;
      this.connection.window.showWarningMessage(`URN: ${name.slice(name.lastIndexOf('/') + 1)}: ${first.message}${others}`);
    }
  }
}
