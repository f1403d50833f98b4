// The checker as functions: text in, plain objects out. Each answer comes from the same code as in the editors and on the
// command line, compiled from Java to core.js. Nothing is sent anywhere.
import * as core from './core.js';

let names;

/** The known names, a second file that only texts with URNs need. */
async function ready(text) {
  if (/urn/i.test(text)) {
    names ??= import('./names.js').then((file) => core.names(file.default), (error) => {
      names = undefined; // tried again at the next call
      throw error;
    });
    await names;
  }
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

/** The project file and the registry files as one string: before each its name and its length. */
function settings(options) {
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
  if (project === '' && registries.length === 0) {
    return '';
  }
  const written = typeof project === 'string' ? project : JSON.stringify(project);
  return [{ name: 'urn-ls.json', text: written }, ...registries]
    .map((file) => `${text(file.name, 'name').replaceAll('\n', ' ')}\n${text(file.text, 'text').length}\n${file.text}`).join('');
}

async function ask(answer, source, options = {}, ...more) {
  const written = settings(options);
  const { language = '', path = '' } = options;
  await ready(text(source, 'text') + written);
  return JSON.parse(answer(text(path, 'path'), text(language, 'language'), source, written, ...more));
}

export const check = (source, options) => ask(core.check, source, options);
export const fix = (source, options) => ask(core.fix, source, options);
export const links = (source, options) => ask(core.links, source, options);
export const symbols = (source, options) => ask(core.symbols, source, options);

export const hover = async (source, at, options) =>
  ask(core.hover, source, options, offset(at, text(source, 'text').length, 'offset'));

export const references = async (source, at, options) =>
  ask(core.references, source, options, offset(at, text(source, 'text').length, 'offset'));

export const canonical = async (source, at, options) =>
  ask(core.canonical, source, options, offset(at, text(source, 'text').length, 'offset'));

/** Whether a project file has a file checked. */
export async function includes(path, project) {
  const written = settings({ project });
  await ready(written);
  return core.includes(text(path, 'path'), written);
}

export const target = async (source, at, newText, options) =>
  ask(core.target, source, options, offset(at, text(source, 'text').length, 'offset'), text(newText, 'newText'));

export const rename = async (source, name, newName, options) =>
  ask(core.rename, source, options, text(name, 'name'), text(newName, 'newName'));

export async function complete(source, at, options) {
  offset(at, text(source, 'text').length, 'offset');
  await ready('urn'); // a place that takes names need not hold one yet
  return ask(core.complete, source, options, at);
}

export async function actions(source, start, end, options) {
  offset(start, text(source, 'text').length, 'start');
  offset(end, source.length, 'end');
  return ask(core.actions, source, options, Math.min(start, end), Math.max(start, end));
}

export async function parse(urn, options = {}) {
  const written = settings(options);
  await ready('urn');
  return JSON.parse(core.parse(text(urn, 'urn'), written));
}

export async function compare(a, b) {
  return JSON.parse(core.compare(text(a, 'a'), text(b, 'b')));
}

export const rule = async (code) => JSON.parse(core.rule(text(code, 'code')));
export const rules = async () => JSON.parse(core.rules());
