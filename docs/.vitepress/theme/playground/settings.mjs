// Names and values of settings, as the schema of project files has them, offered where the cursor stands.
import { pickedCompletion } from '@codemirror/autocomplete';
import { picks } from 'urn-ls/codemirror.js';
import schema from '../../../../vscode-extension/schemas/urn-ls.schema.json';

/** Comments, strings, signs and words of JSON with comments, also unfinished ones. */
const TOKEN = /\/\/.*|\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"/]+/g;
/** The step from a list to what is in it. */
const ITEM = Symbol('item');
/** What follows a name that is picked, by the type of its value. The cursor goes into it. */
const EMPTY = { object: '{}', array: '[]', string: '""' };

/** A source of completions for the text of a project file. */
export function settingsSource({ state, pos, explicit }) {
  const { path, isName, names, begun } = placeAt(state.sliceDoc(0, pos));
  if (begun === undefined || !(explicit || begun || state.field(picks))) {
    return null;
  }
  const schemas = path.reduce((at, key) => at.flatMap((one) => below(one, key)), [schema]);
  const options = schemas.flatMap(isName ? namesOf : valuesOf).filter(({ label }) => !isName || !names.includes(label));
  return {
    from: pos - begun.replace('"', '').length, validFor: /^[\w$*]*$/,
    options: options.map((option, index) => ({ ...option, boost: -index })), // in the order of the schema
  };
}

/**
 * Where a text ends: the keys that lead there, whether a name is next, which names stand there already, and what is begun. Nothing is begun in
 * a comment, and behind what is whole.
 */
function placeAt(text) {
  const open = [{ names: [] }];
  let begun = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const top = open.at(-1);
    const isLast = index + token.length === text.length;
    if (/^\/[/*]/.test(token)) {
      begun = isLast ? undefined : begun;
    } else if (token === '{' || token === '[') {
      open.push({ isObject: token === '{', isName: token === '{', key: ITEM, names: [] });
      begun = '';
    } else if (token === ':' || token === ',') {
      top.isName = token === ',' && top.isObject;
      begun = '';
    } else if (isLast && !/^(?:".*"|[\]}])$/s.test(token)) {
      begun = token;
    } else {
      begun = undefined;
      if (token === '}' || token === ']') {
        open.length -= open.length > 1 ? 1 : 0;
      } else if (top.isName) {
        top.key = token.replaceAll('"', '');
        top.names.push(top.key);
      }
    }
  }
  const { isName = false, names } = open.at(-1);
  return { path: open.slice(1, isName ? -1 : undefined).map(({ key }) => key), isName, names, begun };
}

/** The schemas of what a key leads to. */
function below({ items, properties = {}, patternProperties = {}, additionalProperties }, key) {
  const [, ofPattern] = Object.entries(patternProperties).find(([pattern]) => key !== ITEM && new RegExp(pattern).test(key)) ?? [];
  return variants(key === ITEM ? items : properties[key] ?? ofPattern ?? additionalProperties);
}

const variants = (one) => one?.anyOf?.flatMap(variants) ?? (one ? [one] : []);

const namesOf = ({ properties = {}, patternProperties = {} }) => [
  ...Object.entries(properties),
  ...Object.entries(patternProperties).flatMap(([pattern, value]) => alternatives(pattern).map((name) => [name, value])),
].map(([label, value]) => ({ label, info: value.description, type: 'property', apply: put(`"${label}"`, EMPTY[variants(value)[0].type] ?? '') }));

/** `a` and `b` of `^(a|b)$`. */
const alternatives = (pattern) => /^\^\((.*)\)\$$/.exec(pattern)?.[1].replaceAll('\\', '').split('|') ?? [];

const valuesOf = ({ enum: values = [], enumDescriptions = [], type }) => (type === 'boolean' ? [true, false] : values)
  .map((value, index) => ({ label: `${value}`, info: enumDescriptions[index], type: 'constant', apply: put(JSON.stringify(value)) }));

/** Writes a name with an empty value, or a value, in place of what was begun, with its quotes. */
const put = (text, empty) => (view, picked, from, to) => {
  const { doc } = view.state;
  const begin = from - (doc.sliceString(from - 1, from) === '"' ? 1 : 0);
  const [behind] = /^"?/.exec(doc.sliceString(to, to + 1));
  const hasValue = empty === undefined || /^"?\s*:/.test(doc.sliceString(to, to + 9));
  const insert = hasValue ? text : `${text}: ${empty}`;
  view.dispatch({
    changes: { from: begin, to: to + behind.length, insert }, selection: { anchor: begin + insert.length - (hasValue || empty === '' ? 0 : 1) },
    annotations: pickedCompletion.of(picked), userEvent: 'input.complete',
  });
};
