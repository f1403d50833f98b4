// What the options of the functions say, checked: what is misspelled or of another type is refused, with its name.
import { failure, outOfRange, text, unknown, wrongType } from './errors.js';
import { languages } from './languages.js';

export const PROJECT = 'urn-ls.json';

/** Refuses an option that is none of `known`. */
export function options(value, known) {
  if (value === null || typeof value !== 'object') {
    throw wrongType('options', 'an object');
  }
  Object.keys(value).filter((name) => !known.includes(name)).forEach((name) => {
    throw unknown(TypeError, 'unknown-option', name, name, { kind: 'option', possible: known });
  });
  return value;
}

/** Usual names of languages that editors do not have. */
const USUAL = {
  bash: 'shellscript', cs: 'csharp', htm: 'html', js: 'javascript', kt: 'kotlin', md: 'markdown', py: 'python', rb: 'ruby', rs: 'rust',
  rst: 'restructuredtext', sh: 'shellscript', text: 'plaintext', ts: 'typescript', ttl: 'turtle', txt: 'plaintext', yml: 'yaml',
};

/** The language, in the spelling of the list; nothing if the path and the text shall tell. */
export function language(value = '') {
  const written = text(value, 'language').toLowerCase();
  const id = Object.hasOwn(USUAL, written) ? USUAL[written] : written;
  if (id !== '' && !languages.includes(id)) {
    throw unknown(RangeError, 'unknown-language', 'language', value,
      { kind: 'language', possible: languages, otherwise: 'Leave it out if the text shall tell, or say “plaintext”.' });
  }
  return id;
}

/** The path of a document below the folder of the project file. */
export function path(value, otherwise) {
  if (text(value ?? '', 'path').split(/[\\/]/).includes('..')) {
    throw failure(RangeError, 'out-of-range', 'path must lie below the folder of the project file', { argument: 'path' });
  }
  return value || otherwise;
}

/** The path of a file below the folder of the project file. */
function fileName(value, argument) {
  if (text(value, argument) === PROJECT || value.split(/[\\/]/).some((part) => ['', '.', '..'].includes(part))) {
    throw outOfRange(argument, `the name of a file below the folder of ${PROJECT}`);
  }
  return value;
}

function registry(file, i) {
  const argument = `registries[${i}]`;
  if (file === null || typeof file !== 'object') {
    throw failure(TypeError, 'wrong-type', `${argument} must be { name, text }, and is ${file ? `a ${typeof file}` : file}`, { argument });
  }
  return [fileName(file.name, `${argument}.name`), text(file.text, `${argument}.text`)];
}

/** The project file, and beside it the files that it names, by their paths below `root`. Without one, all of them are registries. */
export function files({ project = '', registries = [] }, root) {
  if (typeof project !== 'string' && (project === null || typeof project !== 'object')) {
    throw wrongType('project', 'a string or an object');
  }
  if (!Array.isArray(registries)) {
    throw wrongType('registries', 'a list of { name, text }');
  }
  const beside = registries.map(registry);
  beside.forEach(([name], i) => {
    if (beside.some(([other]) => other.startsWith(`${name}/`))) {
      throw failure(RangeError, 'out-of-range', `${name} cannot be a file and a folder`, { argument: `registries[${i}].name` });
    }
  });
  const named = beside.length === 0 ? {} : { registries: beside.map(([name]) => name) };
  const written = typeof project === 'string' && project !== '' ? project : JSON.stringify({ ...named, ...project || {} });
  return new Map([[root + PROJECT, written], ...beside.map(([name, content]) => [root + name, content])]);
}
