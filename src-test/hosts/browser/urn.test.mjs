// The small entry of the package answers as the program, about every name: of the fixtures, of vectors, and drawn at random.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { ROOT } from '../../support.mjs';

const PACKAGE = join(ROOT, 'target/browser/npm');
const VECTORS = join(ROOT, '../shared/vectors');
const program = await import(join(PACKAGE, 'index.js'));
const { equals, isValid, key, normalize, parse } = await import(join(PACKAGE, 'urn.js'));
const { foldings } = await import(join(PACKAGE, 'foldings.js'));

/** The cells of a table: \uXXXX is a character, \\ a backslash, \0 the empty text. */
const unescaped = (cell) => cell.replace(/\\u([\dA-Fa-f]{4})|\\(\\|0)/g, (_, hex, other) =>
  hex ? String.fromCharCode(parseInt(hex, 16)) : other === '0' ? '' : '\\');

const rows = (file) => readFileSync(file, 'utf8').split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t').map(unescaped));

const tables = (folder) => readdirSync(folder).filter((name) => name.endsWith('.tsv')).map((name) => join(folder, name));

const files = ['urn', 'namespaces'].flatMap((name) => tables(join(ROOT, 'src-test/fixtures', name)));
if (existsSync(VECTORS)) {
  files.push(...tables(VECTORS));
} else {
  console.log('skipped: the vectors are not beside the project');
}
const written = [...new Set(files.flatMap(rows).flat())];

/** The same numbers in each run. */
function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

const PIECES = [
  'urn:', 'URN:', 'uRn', 'urn:urn:', ':', '::', '?', '?+', '?=', '?+?=', '?=?+', '??', '#', '##', '/', '//', '%', '%4', '%4a', '%4A', '%zz', '%00', '%%', '-', '--',
  'a', 'A', 'x', 'X', '0', '7', '.', '~', '_', '!', '$', '&', "'", '(', ')', '*', '+', ',', ';', '=', '@', 'example', 'isbn:', 'UUID:', ' ', '\n', '\r', '\t', '"', '<', '>', '[',
  ']', '\\', '^', '`', '{', '|', '}', '\0', '\x7f', '\x80', '\u00e9', '\u017f', '\u0130', '\u0131', '\u212a', '\u2028', '\ud83d\ude00', '\ud800', '\udc00', 'x'.repeat(31), 'constructor:', '__proto__:',
];

/** Mostly a name with something wrong in it; sometimes any text. */
function* drawn(number) {
  const next = random(8141);
  for (let i = 0; i < number; i++) {
    let text = ['', 'urn:', 'urn:example:', 'urn:example:a', 'urn:example:a?+b', 'urn:example:a?=b', 'urn:example:a#b'][next(7)];
    for (let length = next(8); length > 0; length--) {
      text += PIECES[next(PIECES.length)];
    }
    yield text;
  }
}

test('any text has the same parts, the same errors and the same form', async () => {
  const counts = { names: 0, valid: 0, errors: {} };
  for (const name of [...written, ...drawn(30_000)]) {
    const expected = await program.parse(name, { project: {} }); // by the program
    const found = parse(name);
    assert.deepEqual(found, expected, JSON.stringify(name));
    assert.equal(isValid(name), expected.valid, JSON.stringify(name));
    assert.equal(normalize(name), expected.normalized, JSON.stringify(name));
    counts.names++;
    counts.valid += expected.valid ? 1 : 0;
    expected.errors.forEach(({ code }) => { counts.errors[code] = (counts.errors[code] ?? 0) + 1; });
  }
  console.log(counts);
  assert.ok(counts.valid > 3_000 && Object.keys(counts.errors).length === 13 && Math.min(...Object.values(counts.errors)) > 50, 'each kind was compared');
});

/** A name next to another: what namespaces may ignore is changed. */
function neighbor(name, next) {
  const changes = [
    (text) => text.toUpperCase(), (text) => text.toLowerCase(), (text) => text.replaceAll('-', ''), (text) => text.replaceAll('X', 'x'),
    (text) => text.replace(/[^:]+$/, (last) => last.toUpperCase()), (text) => text.replace(/^(urn:[^:]+:)([^:]+)/i, (_, head, first) => head + first.toUpperCase()),
    (text) => `${text}u`, (text) => `${text};vers=0`, (text) => `${text}?=q#f`, (text) => text.replace(/%../g, (triplet) => triplet.toLowerCase()),
    (text) => text.replace(/^(urn:[^:]+:)/i, (head) => `${head}${['ul:', 'UL:', 'params:', 'Params:', 'param\u017f:', ''][next(6)]}`),
    (text) => text.replace(/^urn:[^:]+/i, () => `urn:${Object.keys(foldings)[next(Object.keys(foldings).length)]}`),
    (text) => text.replace(':', ''), (text) => text.replace(/:(?=[^:]*$)/, '?'),
  ];
  let changed = name;
  for (let times = 1 + next(2); times > 0; times--) {
    changed = changes[next(changes.length)](changed);
  }
  return changed;
}

test('two names are equal where the program says so', async () => {
  const next = random(3986);
  const pairs = files.filter((file) => file.endsWith('equivalence.tsv')).flatMap(rows).map(([a, b]) => [a, b]);
  const ofNamespaces = Object.keys(foldings).flatMap((nid) => ['ab-Cd:eF-x1:GH', '123X-u', 'ul:aB:c', 'params:aB', 'imei:1-2;vers=0;svn=1'].map((nss) => `urn:${nid}:${nss}`));
  for (const name of [...written, ...ofNamespaces, ...ofNamespaces, ...ofNamespaces]) {
    const first = neighbor(name, next);
    pairs.push([name, first], [name, neighbor(first, next)]);
  }
  let equal = 0;
  for (const [a, b] of pairs) {
    const { equivalent } = await program.compare(a, b);
    assert.equal(equals(a, b), equivalent, `${JSON.stringify(a)} and ${JSON.stringify(b)}`);
    assert.equal(key(a) === key(b), equivalent, `the keys of ${JSON.stringify(a)} and ${JSON.stringify(b)}`);
    equal += equivalent && a !== b ? 1 : 0;
  }
  console.log({ pairs: pairs.length, equal });
  assert.ok(equal > 700 && pairs.length - equal > 5_000);
});

test('it is small, and loads nothing else', () => {
  const sources = ['urn.js', 'foldings.js'].map((file) => readFileSync(join(PACKAGE, file), 'utf8'));
  const imports = sources.flatMap((source) => [...source.matchAll(/from '([^']*)'|import\(/g)].map(([, name]) => name));
  assert.deepEqual(imports, ['./foldings.js']);
  const size = sources.reduce((sum, source) => sum + brotliCompressSync(source).length, 0);
  console.log({ size });
  assert.ok(size <= 3_500, `${size} bytes`);
});

test('a name of any length is answered', () => {
  const long = `urn:example:${'a%c3/'.repeat(2_000_000)}`;
  assert.equal(isValid(`${long}?+${'?'.repeat(1_000_000)}`), false);
  assert.equal(isValid(`${long}?+a${'?'.repeat(1_000_000)}`), true);
  assert.equal(equals(long, `${long}#f`), true);
  assert.deepEqual(parse(`${long}${'|'.repeat(1_000_000)}`).errors, [{ code: 'illegal-character', start: long.length, end: long.length + 1_000_000 }]);
});

test('what is no string is told', () => {
  assert.equal(isValid(undefined), false);
  assert.throws(() => parse(1), /^TypeError: urn must be a string$/);
  assert.throws(() => equals('urn:example:a', null), /^TypeError: urn must be a string$/);
});
