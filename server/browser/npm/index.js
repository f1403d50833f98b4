// The checker as functions: text in, plain objects out. check, fix and parse answer as the command line; what is asked about a place answers as
// in editors, by a session of the language server. Nothing is sent anywhere.
import * as core from './core.js';
import { names, openSession, uriOf } from './session.js';
import { parse as parseName } from './urn.js';

export { openSession };

const ROOT = '/npm/';
const PROJECT = `${ROOT}urn-ls.json`;

const CAPABILITIES = { textDocument: {
  diagnostic: {},
  hover: { contentFormat: ['markdown'] },
  codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor.rewrite'] } } },
} };

/** The files of the last call: a project file and what it names. */
let files = new Map();
let session;
/** One call after the other: they share the files and the session. */
let last = Promise.resolve();

function inTurn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

function text(value, what) {
  if (typeof value !== 'string') {
    throw new TypeError(`${what} must be a string`);
  }
  return value;
}

function offset(value, length, what) {
  if (!Number.isInteger(value) || value < 0 || value > length) {
    throw new RangeError(`${what} must be a whole number from 0 to ${length}, the length of the text`);
  }
  return value;
}

/** The path of a file below the folder of the project file. */
function fileName(value, what) {
  if (text(value, what) === 'urn-ls.json' || value.split(/[\\/]/).some((part) => ['', '.', '..'].includes(part))) {
    throw new RangeError(`${what} must be the name of a file below the folder of urn-ls.json`);
  }
  return value;
}

/** The project file, and beside it the files that it names. Without one, all of them are registries. */
function given(options) {
  if (options === null || typeof options !== 'object') {
    throw new TypeError('options must be an object');
  }
  const { project = '', registries = [] } = options;
  if (typeof project !== 'string' && (project === null || typeof project !== 'object')) {
    throw new TypeError('project must be a string or an object');
  }
  if (!Array.isArray(registries)) {
    throw new TypeError('registries must be a list of { name, text }');
  }
  const beside = registries.map((file, i) => [ROOT + fileName(file?.name, `registries[${i}].name`), text(file.text, `registries[${i}].text`)]);
  beside.forEach(([path]) => {
    if (beside.some(([other]) => other.startsWith(`${path}/`))) {
      throw new RangeError(`${path.slice(ROOT.length)} cannot be a file and a folder`);
    }
  });
  const named = registries.length === 0 ? {} : { registries: registries.map(({ name }) => name) };
  const written = typeof project === 'string' && project !== '' ? project : JSON.stringify({ ...named, ...project || {} });
  return new Map([[PROJECT, written], ...beside]);
}

/** Puts the files in place; the session has read them when this ends. */
async function use(wanted) {
  const same = wanted.size === files.size && [...wanted].every(([path, content]) => files.get(path) === content);
  if (!same) {
    const paths = [...new Set([...files.keys(), ...wanted.keys()])];
    paths.forEach((path) => core.file(path, wanted.get(path) ?? null));
    files = wanted;
    core.projectsChanged();
    await session?.tell('workspace/didChangeWatchedFiles', { changes: paths.map((path) => ({ uri: uriOf(path), type: 2 })) });
    await session?.ask('workspace/symbol', { query: 'read' }); // answered when the files have been read
  }
}

/** The options, checked, with their files put in place. */
async function prepared(options = {}) {
  const wanted = given(options);
  const { language = '', path = '' } = options;
  if (text(path, 'path').split(/[\\/]/).includes('..')) {
    throw new RangeError('path must lie below the folder of the project file');
  }
  const place = { path: ROOT + (text(path, 'path') || 'text'), language: text(language, 'language'), files: wanted };
  await names();
  return place;
}

export async function check(source, options) {
  text(source, 'text');
  const { path, language, files: wanted } = await prepared(options);
  return inTurn(async () => {
    await use(wanted);
    return JSON.parse(core.check(path, language, source, wanted.get(PROJECT)));
  });
}

export async function fix(source, options) {
  text(source, 'text');
  const { path, language, files: wanted } = await prepared(options);
  return inTurn(async () => {
    await use(wanted);
    return JSON.parse(core.fix(path, language, source));
  });
}

export async function parse(urn, options = {}) {
  text(urn, 'urn');
  given(options);
  const { explain = false, project } = options;
  if (typeof explain !== 'boolean') {
    throw new TypeError('explain must be true or false');
  }
  if (!explain && project === undefined) {
    return parseName(urn); // only a project file can name another specification
  }
  const { path, files: wanted } = await prepared(options);
  return inTurn(async () => {
    await use(wanted);
    return JSON.parse(core.parse(path, urn, explain));
  });
}

export async function compare(a, b) {
  return JSON.parse(core.compare(text(a, 'a'), text(b, 'b')));
}

export const rule = async (code) => JSON.parse(core.rule(text(code, 'code')));
export const rules = async () => JSON.parse(core.rules());

/** A client of a session, with nothing but requests and notifications. */
async function connect() {
  const waiting = new Map();
  let asked = 0;
  const receive = await openSession((message) => {
    if (message.method === undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  }, (path) => files.get(path));
  const tell = (method, params) => receive({ jsonrpc: '2.0', method, params });
  const ask = (method, params) => new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, ({ result, error }) => error ? reject(new Error(error.message)) : resolve(result));
    receive({ jsonrpc: '2.0', id, method, params });
  });
  await ask('initialize', { capabilities: CAPABILITIES, initializationOptions: { documentSymbols: true }, workspaceFolders: [{ uri: uriOf(ROOT.slice(0, -1)), name: 'npm' }] });
  await tell('initialized', {});
  return { ask, tell };
}

/** Where each line begins, by the line ends of the protocol. */
function lineStarts(source) {
  return [0, ...[...source.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
}

/** An answer with offsets where it has positions; `{ start, end }` for a range. */
function withOffsets(value, starts) {
  if (Array.isArray(value)) {
    return value.map((item) => withOffsets(item, starts));
  }
  if (value === null || typeof value !== 'object') {
    return value;
  }
  return 'line' in value && 'character' in value ? starts[value.line] + value.character
    : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, withOffsets(member, starts)]));
}

/** What a session answers about a text; `params` gets a function from offsets to positions. */
async function ask(method, source, options, params = () => ({})) {
  const { path, language, files: wanted } = await prepared(options);
  return inTurn(async () => {
    session ??= await connect();
    await use(wanted);
    const uri = uriOf(path);
    const starts = lineStarts(source);
    const position = (at) => {
      const line = starts.findLastIndex((start) => start <= at);
      return { line, character: at - starts[line] };
    };
    await session.tell('textDocument/didOpen', { textDocument: { uri, languageId: language, version: 1, text: source } });
    try {
      return withOffsets(await session.ask(method, { textDocument: { uri }, ...params(position, uri) }), starts);
    } finally {
      await session.tell('textDocument/didClose', { textDocument: { uri } });
    }
  });
}

/** The same, about the name at an offset. */
async function askAt(method, source, at, options, params = (position) => ({ position })) {
  offset(at, text(source, 'text').length, 'offset');
  return ask(method, source, options, (position, uri) => params(position(at), uri));
}

const flat = ({ range, ...more }) => ({ ...range, ...more });

export async function hover(source, at, options) {
  const found = await askAt('textDocument/hover', source, at, options);
  return found && { ...found.range, markdown: found.contents.value };
}

export async function complete(source, at, options) {
  const found = await askAt('textDocument/completion', source, at, options);
  return (found.items ?? found).map(({ textEdit, ...item }) => ({ ...item, ...flat(textEdit) }));
}

export async function actions(source, start, end, options) {
  offset(start, text(source, 'text').length, 'start');
  offset(end, source.length, 'end');
  const found = await ask('textDocument/codeAction', source, options, (position) => ({
    range: { start: position(Math.min(start, end)), end: position(Math.max(start, end)) }, context: { diagnostics: [] },
  }));
  return found.filter(({ edit }) => edit).map(({ title, kind, diagnostics, edit }) => ({
    title, kind, code: diagnostics?.[0]?.code, edits: Object.values(edit.changes).flat().map(flat),
  }));
}

export const links = async (source, options) => (await ask('textDocument/documentLink', text(source, 'text'), options)).map(flat);

export async function symbols(source, options) {
  const found = await ask('textDocument/documentSymbol', text(source, 'text'), options);
  return found.map(({ name, detail, range, location }) => ({ name, detail, ...range ?? location.range }));
}

export const references = async (source, at, options) => (await askAt('textDocument/references', source, at, options,
  (position) => ({ position, context: { includeDeclaration: true } }))).map(({ range }) => range);

export const canonical = (source, at, options) => askAt('workspace/executeCommand', source, at, options,
  (position, uri) => ({ command: 'urn-ls.canonical', arguments: [{ uri, position }] }));
