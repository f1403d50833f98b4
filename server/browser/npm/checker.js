// Documents that stay open: an edit costs what it changes, and documents of one checker see each other's names.
import { connect } from './client.js';
import * as core from './core.js';
import { failure, outOfRange, text, wrongType } from './errors.js';
import * as read from './options.js';
import { lineStarts, told, withLines } from './places.js';
import { questions } from './questions.js';
import { uriOf } from './session.js';

/** Each checker has a folder of its own among the files that sessions see. */
let checkers = 0;

/** Each document has a number. */
let documents = 0;

export async function createChecker(options = {}) {
  const root = `/checker-${++checkers}/`;
  const files = read.files(read.options(options, ['project', 'registries']), root);
  files.forEach((content, path) => core.file(path, content));
  core.projectsChanged();
  const faults = [];
  const session = await connect(root, (fault) => faults.push(fault)).catch((error) => {
    remove(files);
    throw error;
  });
  const written = files.get(root + read.PROJECT);
  const answer = JSON.parse(core.check(`${root}none`, 'plaintext', '', written));
  return new Checker({ root, files, session, faults, told: told(answer, written, root) });
}

/** Takes the files of a checker away. */
function remove(files) {
  files.forEach((content, path) => core.file(path, null));
  core.projectsChanged();
}

class Checker {
  #state;
  #documents = new Map();
  #unnamed = 0;
  #isClosed = false;

  constructor(state) {
    this.#state = { ...state, documents: this.#documents };
  }

  /** The open documents, in the order in which they were opened. */
  get documents() {
    return [...this.#documents.values()];
  }

  open(document) {
    if (this.#isClosed) {
      throw failure(Error, 'closed', 'the checker is closed', {});
    }
    if (document === null || typeof document !== 'object') {
      throw wrongType('document', '{ text, language, path }');
    }
    const { language, path, ...rest } = read.options(document, ['text', 'language', 'path']);
    const content = text(rest.text, 'text');
    const languageId = read.language(language);
    const name = read.path(path, '') || this.#newName();
    const uri = this.#uri(name);
    if (this.#documents.has(uri)) {
      throw failure(RangeError, 'out-of-range', `path must be another: “${name}” is open already`, { argument: 'path' });
    }
    const opened = new OpenDocument(this.#state, { uri, path: name, language: languageId, text: content });
    this.#documents.set(uri, opened);
    return opened;
  }

  #uri(name) {
    return uriOf(this.#state.root + name);
  }

  /** For a document without a path; one that is open may have this name as its path. */
  #newName() {
    const name = `text-${++this.#unnamed}`;
    return this.#documents.has(this.#uri(name)) ? this.#newName() : name;
  }

  close() {
    if (!this.#isClosed) {
      this.documents.forEach((document) => document.close());
      this.#isClosed = true;
      remove(this.#state.files);
      this.#state.session.end();
    }
  }
}

/** Edits as they must follow each other: the last of the text comes first, so that no other is moved by it. */
function inOrder(edits, length) {
  if (!Array.isArray(edits)) {
    throw wrongType('edits', 'a list of { start, end, newText }');
  }
  edits.forEach((edit, i) => {
    const argument = `edits[${i}]`;
    if (edit === null || typeof edit !== 'object') {
      throw wrongType(argument, '{ start, end, newText }');
    }
    text(edit.newText, `${argument}.newText`);
    ['start', 'end'].filter((side) => !Number.isInteger(edit[side]) || edit[side] < 0 || edit[side] > length).forEach((side) => {
      throw outOfRange(`${argument}.${side}`, `a whole number from 0 to ${length}, the length of the text`);
    });
    if (edit.start > edit.end) {
      throw outOfRange(`${argument}.end`, 'no less than its start');
    }
  });
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  sorted.forEach((edit, i) => {
    if (i > 0 && sorted[i - 1].end > edit.start) {
      throw outOfRange('edits', 'apart from each other: two of them change the same characters');
    }
  });
  return sorted.reverse();
}

const shift = ({ start, end, ...more }, by) => ({ start: start + by, end: end + by, ...more });

/** A finding and its repairs further on in the text: objects of the caller's own. */
const moved = ({ fixes, ...finding }, by) => ({
  ...shift(finding, by), fixes: fixes.map(({ edits, ...fix }) => ({ ...fix, edits: edits.map((edit) => shift(edit, by)) })),
});

class OpenDocument {
  #checker;
  #uri;
  #path;
  #language;
  #text;
  #number = ++documents;
  /** The findings of the last check by their numbers, with offsets in their sections. */
  #known = new Map();
  #isClosed = false;

  constructor(checker, { uri, path, language, text: content }) {
    this.#checker = checker;
    this.#uri = uri;
    this.#path = path;
    this.#language = language;
    this.#text = content;
    checker.session.tell('textDocument/didOpen', { textDocument: { uri, languageId: language, version: 1, text: content } });
  }

  get text() {
    return this.#text;
  }

  get path() {
    return this.#path;
  }

  get language() {
    return this.#language;
  }

  edit(edits) {
    this.#mustBeOpen();
    const steps = inOrder(edits, this.#text.length).map(({ start, end, newText }) => ({ start, end, newText }));
    steps.forEach(({ start, end, newText }) => {
      this.#text = this.#text.slice(0, start) + newText + this.#text.slice(end);
    });
    this.#checker.session.tell('urn-ls/edit', { textDocument: { uri: this.#uri }, edits: steps });
  }

  async check() {
    this.#mustBeOpen();
    const { faults, told } = this.#checker;
    const text = this.#text;
    const { placed, numbers, findings, summary } = await this.#checker.session.ask('urn-ls/check',
      { textDocument: { uri: this.#uri }, document: this.#number });
    return { findings: this.#all(placed, numbers, findings, text), ...structuredClone(told), faults: faults.splice(0), summary };
  }

  /** All findings, of which only those that are new were sent; `placed` has the number of each, and where its section begins. */
  #all(placed, numbers, sent, text) {
    const known = this.#known;
    numbers.forEach((number, i) => known.set(number, sent[i]));
    this.#known = new Map();
    const all = [];
    const starts = placed.length > 0 ? lineStarts(text) : [];
    for (let i = 0; i < placed.length; i += 2) {
      const finding = known.get(placed[i]);
      this.#known.set(placed[i], finding);
      all.push(withLines(moved(finding, placed[i + 1]), starts));
    }
    return all;
  }

  async fix() {
    this.#mustBeOpen();
    return JSON.parse(core.fix(this.#checker.root + this.#path, this.#language, this.#text));
  }

  async hover(offset) {
    return this.#questions().hover(offset);
  }

  async complete(offset, asked) {
    return this.#questions().complete(offset, asked);
  }

  async actions(start, end) {
    return this.#questions().actions(start, end);
  }

  async links() {
    return this.#questions().links();
  }

  async symbols() {
    return this.#questions().symbols();
  }

  async canonical(offset) {
    return this.#questions().canonical(offset);
  }

  async references(offset) {
    const { documents } = this.#checker;
    const found = await this.#questions().references(offset);
    return found.filter(({ uri }) => documents.has(uri)).map(({ uri, start, end }) => ({ document: documents.get(uri), start, end }));
  }

  async rename(offset, newName) {
    const { documents } = this.#checker;
    const renamed = await this.#questions().rename(offset, newName);
    return renamed && {
      documents: renamed.documents.filter(({ uri }) => documents.has(uri)).map(({ uri, edits }) => ({ document: documents.get(uri), edits })),
      doubts: renamed.doubts,
    };
  }

  close() {
    if (!this.#isClosed) {
      this.#isClosed = true;
      this.#checker.documents.delete(this.#uri);
      this.#checker.session.tell('urn-ls/forget', { document: this.#number });
      this.#checker.session.tell('textDocument/didClose', { textDocument: { uri: this.#uri } });
    }
  }

  #mustBeOpen() {
    if (this.#isClosed) {
      throw failure(Error, 'closed', `the document ${this.#path} is closed`, {});
    }
  }

  /** Questions about the texts as they are now. */
  #questions() {
    this.#mustBeOpen();
    const { documents, session } = this.#checker;
    const texts = new Map([...documents].map(([uri, { text: now }]) => [uri, now]));
    return questions(this.#text, (method, params = () => ({})) =>
      session.ask(method, { textDocument: { uri: this.#uri }, ...params(this.#uri) }), (uri) => texts.get(uri) ?? '');
  }
}
