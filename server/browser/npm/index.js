// The checker as functions: text in, plain objects out. check, fix and parse answer as the command line; what is asked about a place answers as
// in editors, by a session of the language server. Nothing is sent anywhere.
import * as core from './core.js';
import { connect } from './client.js';
import { text, wrongType } from './errors.js';
import * as read from './options.js';
import { lineStarts, told, withLines } from './places.js';
import { questions } from './questions.js';
import { names, openSession, uriOf } from './session.js';
import { parse as parseName } from './urn.js';

export { createChecker } from './checker.js';
export { openSession };

const ROOT = '/npm/';
const PROJECT = ROOT + read.PROJECT;
const OPTIONS = ['language', 'path', 'project', 'registries'];

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

/** Puts the files in place; the session has read them when this ends. */
async function use(wanted) {
  const same = wanted.size === files.size && [...wanted].every(([path, content]) => files.get(path) === content);
  if (!same) {
    const paths = [...new Set([...files.keys(), ...wanted.keys()])];
    paths.forEach((path) => core.file(path, wanted.get(path) ?? null));
    files = wanted;
    core.projectsChanged();
    session?.tell('workspace/didChangeWatchedFiles', { changes: paths.map((path) => ({ uri: uriOf(path), type: 2 })) });
    await session?.ask('workspace/symbol', { query: 'read' }); // answered when the files have been read
  }
}

/** The options, checked. */
async function prepared(options = {}, known = OPTIONS) {
  const { language, path, ...rest } = read.options(options, known);
  const place = { path: ROOT + read.path(path, 'text'), language: read.language(language), files: read.files(rest, ROOT) };
  await names();
  return place;
}

export async function check(source, options) {
  text(source, 'text');
  const { path, language, files: wanted } = await prepared(options);
  return inTurn(async () => {
    await use(wanted);
    const { findings, ...rest } = JSON.parse(core.check(path, language, source, wanted.get(PROJECT)));
    const starts = lineStarts(source);
    return { findings: findings.map((finding) => withLines(finding, starts)), ...rest, ...told(rest, wanted.get(PROJECT), ROOT) };
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
  const known = [...OPTIONS, 'explain'];
  const { explain = false, project, ...rest } = read.options(options, known);
  if (typeof explain !== 'boolean') {
    throw wrongType('explain', 'true or false');
  }
  if (!explain && project === undefined) {
    read.files(rest, ROOT);
    return parseName(urn); // only a project file can name another specification
  }
  const { path, files: wanted } = await prepared(options, known);
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

/** The questions about a text that is opened for each of them. */
function about(source, options) {
  text(source, 'text');
  return questions(source, async (method, params = () => ({})) => {
    const { path, language, files: wanted } = await prepared(options);
    return inTurn(async () => {
      session ??= await connect(ROOT);
      await use(wanted);
      const uri = uriOf(path);
      session.tell('textDocument/didOpen', { textDocument: { uri, languageId: language, version: 1, text: source } });
      try {
        return await session.ask(method, { textDocument: { uri }, ...params(uri) });
      } finally {
        session.tell('textDocument/didClose', { textDocument: { uri } });
      }
    });
  }, () => source);
}

export const hover = async (source, at, options) => about(source, options).hover(at);
export const complete = async (source, at, options) => about(source, options).complete(at);
export const actions = async (source, start, end, options) => about(source, options).actions(start, end);
export const links = async (source, options) => about(source, options).links();
export const symbols = async (source, options) => about(source, options).symbols();
export const canonical = async (source, at, options) => about(source, options).canonical(at);

export const references = async (source, at, options) =>
  (await about(source, options).references(at)).map(({ start, end }) => ({ start, end }));

export async function rename(source, at, newName, options) {
  const renamed = await about(source, options).rename(at, newName);
  return renamed && { edits: renamed.documents.flatMap(({ edits }) => edits), doubts: renamed.doubts };
}
