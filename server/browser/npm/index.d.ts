import type { Urn } from './urn.js';

export type { SyntaxCode, Urn, UrnError, UrnText } from './urn.js';

/** How bad a finding is. */
export type Severity = 'error' | 'warning' | 'information' | 'hint';

/** What a text is, and how it is checked. */
export interface Options {
  /**
   * The language, as editors name it: `xml`, `json`, `yaml`, …, or `plaintext`; also `js`, `ts`, `yml`, `md` and `text`. Without it the path and the
   * text tell.
   */
  language?: string;
  /** The file, relative to the folder of the project file, with slashes. */
  path?: string;
  /** A project file, `urn-ls.json`: its text, or the object. */
  project?: string | object;
  /** The files that the project file names: registries, and what it extends. Without one, or if it names none as an object, all are registries. */
  registries?: { name: string; text: string }[];
}

/** A stretch of the text in UTF-16 code units, as `String.prototype.slice` counts: from `start` up to `end`. */
export interface Range { start: number; end: number }

export interface TextEdit extends Range { newText: string }

export interface Fix {
  title: string;
  /** A safe repair keeps the meaning of the name; any other needs a person. */
  safety: 'safe' | 'review';
  edits: TextEdit[];
}

/** The rules; `rule(code)` has a page on each. */
export type Code =
  'check-digit' | 'component-order' | 'confusable' | 'deployed-name' | 'deprecated-name' | 'disagreeing-names' | 'empty-component'
  | 'empty-nid' | 'equivalent-spelling' | 'illegal-character' | 'locator-slot' | 'malformed-authority' | 'malformed-directive'
  | 'malformed-informal-nid' | 'malformed-percent-encoding' | 'missing-brackets' | 'missing-nss' | 'missing-scheme' | 'misspelled-name' | 'misspelled-nid'
  | 'namespace-syntax' | 'needless-encoding' | 'nid-character' | 'nid-hyphen' | 'nid-length' | 'non-ascii-character' | 'not-normalized'
  | 'not-utf-8' | 'nss-leading-slash' | 'nul-octet' | 'project-file' | 'r-component' | 'registration-template' | 'relative-base'
  | 'reserved-element' | 'reserved-nid' | 'second-fragment' | 'stray-question-mark' | 'undeclared-name' | 'unknown-name'
  | 'unregistered-nid' | 'unused-suppression';

/** A finding. Lines and columns count from 1, as the command line counts them, columns in UTF-16 code units; offsets count from 0. */
export interface Finding extends Range {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  code: Code;
  severity: Severity;
  message: string;
  /** The whole name; may be empty. */
  urn: string;
  fixes: Fix[];
}

export interface Result {
  findings: Finding[];
  /** What is wrong in the project file; places in its text. */
  project: Finding[];
  /** What is wrong in the registry files, a sentence each. */
  registries: string[];
  /** Rules that failed on this text, each with a reason. The other rules were run. */
  faults: string[];
  /** The number of names and of findings, in words. */
  summary: string;
}

export interface Hover extends Range { markdown: string }

/** As in the Language Server Protocol, with offsets in place of positions. */
export interface Completion extends TextEdit {
  label: string;
  kind: number;
  detail?: string;
  documentation?: string;
  /** What the typed text is compared with. */
  filterText: string;
  /** The order, the best first. */
  sortText: string;
}

export interface Action {
  title: string;
  kind: string;
  /** The rule of the finding that it answers. */
  code?: string;
  edits: TextEdit[];
}

export interface Link extends Range { target: string }

export interface NameSymbol extends Range { name: string; detail?: string }

/** What a rename changes. */
export interface Renaming {
  edits: TextEdit[];
  /** What speaks against the new name although it is valid, a sentence each. */
  doubts: string[];
}

/** A name with its explanation: what `urn-ls parse --format jsonl` prints, the parts with their meaning, and the errors of syntax. */
export interface Parts extends Urn {
  title: string;
  source: string;
  address: string | null;
  parts: { name: string; text: string; meaning: string }[];
  /** What the rules of the namespace, or the form of the name, say of it. */
  statements: { text: string; source: string }[];
  /** All that is wrong or doubted. */
  problems: (Range & { code: string; severity: Severity; message: string; fixes: { title: string; urn: string }[] })[];
}

export interface Comparison {
  /** Whether both are one name, also by the rules of their namespace. */
  equivalent: boolean;
  /** Whether both are one name by RFC 8141 §3 alone. */
  generally: boolean;
  a: string;
  b: string;
}

/** What a checker is made with; for all its documents. */
export type CheckerOptions = Pick<Options, 'project' | 'registries'>;

/** A document to be opened. */
export interface NewDocument extends Pick<Options, 'language' | 'path'> { text: string }

/** Keeps documents open. They see each other: rules over several files, `references` and `rename` look at all of them. */
export interface Checker {
  /** The open documents, in the order in which they were opened. */
  readonly documents: OpenDocument[];
  /** Opens a document. Each has a path of its own; without one it gets a name such as `text-1`. */
  open(document: NewDocument): OpenDocument;
  /** Closes all documents, and frees what the checker holds. */
  close(): void;
}

/** A document that stays open. Its answers are about the text at the time of the call, also when an edit follows before they are there. */
export interface OpenDocument {
  readonly text: string;
  readonly path: string;
  /** As it was given, in lower case; empty if the path and the text tell. */
  readonly language: string;
  /** Makes edits. All of them count in the text before the call, and no two may touch the same characters. */
  edit(edits: readonly TextEdit[]): void;
  /** As the function. Only what was edited since the last call is checked again. */
  check(): Promise<Result>;
  /** The text after all safe repairs; the document stays as it is. */
  fix(): Promise<{ text: string; repairs: Record<string, number> }>;
  hover(offset: number): Promise<Hover | null>;
  /** What may come next. With `asked: false`, nothing where what was typed may be whole, since Enter would take what is offered. */
  complete(offset: number, asked?: boolean): Promise<Completion[]>;
  actions(start: number, end: number): Promise<Action[]>;
  links(): Promise<Link[]>;
  symbols(): Promise<NameSymbol[]>;
  canonical(offset: number): Promise<string | null>;
  /** All places of the name at an offset, in all open documents. */
  references(offset: number): Promise<(Range & { document: OpenDocument })[]>;
  /** What a rename changes in all open documents: for each, edits that its `edit` takes. `null` if no name stands at the offset. */
  rename(offset: number, newName: string): Promise<{ documents: { document: OpenDocument; edits: TextEdit[] }[]; doubts: string[] } | null>;
  close(): void;
}

/** What a call throws, or its promise rejects with. */
export type UrnLsError = Error & (
  /** A `TypeError`: an argument, or a part of an option such as `registries[0].text`, is of another type. */
  | { code: 'wrong-type'; argument: string }
  /** A `RangeError`: an offset, a path or an edit that cannot be. */
  | { code: 'out-of-range'; argument: string }
  /** A `TypeError`: no option has this name. `possible` has the nearest one, or all of them. */
  | { code: 'unknown-option'; argument: string; possible: string[] }
  /** A `RangeError`: no language has this name. `possible` has the nearest one, or all of them. */
  | { code: 'unknown-language'; argument: string; possible: string[] }
  /** A `RangeError`: the new name of a rename is no valid URN, or does not fit the old one. */
  | { code: 'invalid-name'; argument: string }
  /** A `RangeError`: what stands at the offset cannot be renamed. */
  | { code: 'not-renamable'; argument: string }
  /** The document, the checker or the worker is closed, or the worker cannot run. */
  | { code: 'closed' }
);

/** Makes a checker, which keeps documents open. */
export function createChecker(options?: CheckerOptions): Promise<Checker>;
/** Checks a text. */
export function check(text: string, options?: Options): Promise<Result>;
/** Makes all safe repairs; `repairs` counts them by rule. */
export function fix(text: string, options?: Options): Promise<{ text: string; repairs: Record<string, number> }>;
/** Explains the name at an offset. */
export function hover(text: string, offset: number, options?: Options): Promise<Hover | null>;
/** What may come next at an offset, the best first. */
export function complete(text: string, offset: number, options?: Options): Promise<Completion[]>;
/** Repairs, suppressions and rewrites for a selection. */
export function actions(text: string, start: number, end: number, options?: Options): Promise<Action[]>;
/** The names that can be looked up on the web. */
export function links(text: string, options?: Options): Promise<Link[]>;
/** The names of a text, each once. */
export function symbols(text: string, options?: Options): Promise<NameSymbol[]>;
/** All places in a text of the name at an offset. */
export function references(text: string, offset: number, options?: Options): Promise<Range[]>;
/** What a rename of the name at an offset changes. Rejects with a `RangeError` if the new name is no valid URN. */
export function rename(text: string, offset: number, newName: string, options?: Options): Promise<Renaming | null>;
/** The URN at an offset as it is exchanged: encoded, normalized, without the escapes of the text (RFC 8141 §4.4). */
export function canonical(text: string, offset: number, options?: Options): Promise<string | null>;
/** Takes one name apart. With `explain` it also says what the name means, and what rules of its namespace say; that takes a thousand times as long. */
export function parse(urn: string, options: Options & { explain: true }): Promise<Parts>;
export function parse(urn: string, options?: Options & { explain?: boolean }): Promise<Urn>;
/** Says whether two URNs are one name. */
export function compare(a: string, b: string): Promise<Comparison>;
/** The page of a rule in Markdown; null if there is none. */
export function rule(code: string): Promise<string | null>;
/** All rules. */
export function rules(): Promise<{ code: string; group: string; summary: string }[]>;
/**
 * Opens a session of the language server, whose answer takes the messages of the client: JSON-RPC as objects. Only the session that was opened
 * last reads files, so open it in a worker of its own, not beside the functions.
 * `read` gives the text of a file that the server looks for, or nothing; at once, or as a promise.
 */
export function openSession(
  post: (message: object) => void, read?: (path: string) => string | undefined | Promise<string | null | undefined>,
): Promise<(message: object) => Promise<void>>;
