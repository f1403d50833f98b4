// Documents that stay open: they answer as the functions do about their texts, an edit costs what it changes, and they see each other.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const INDEX = pathToFileURL(join(resolve(import.meta.dirname, '../../../target/browser/npm'), 'index.js')).href;
const urns = await import(INDEX);

const XML = '<a xmlns="urn:example:a" b="urn:isbn:9780306406158"/>\r\n<b c="urn:example:x?y" d="urn:EXAMPLE:a#f"/>\n<!-- urn:example:\u00e9 -->\n';
const SPECIAL = [':', '%', '?', '#', '&', '"', '\n', '\r\n', ' ', '\u00e9', '\ud800', '\u{1f600}', 'urn:isbn:978', '<!--', '-->', 'urn:example:a', ''];

/** The same numbers in each run. */
function random(seed) {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

const applied = (text, edits) => [...edits].sort((a, b) => b.start - a.start)
  .reduce((before, { start, end, newText }) => before.slice(0, start) + newText + before.slice(end), text);

test('after each edit a document answers what the functions answer about its text', async () => {
  const checker = await urns.createChecker();
  const next = random(8141);
  for (const [language, start] of [['xml', XML.repeat(3)], ['json', JSON.stringify({ a: ['urn:example:%zz', 'urn:isbn:9780306406158'] }, null, 1)], ['', 'see urn:example:a?b']]) {
    const opened = checker.open({ language, text: start, path: `a-${language}` });
    for (let step = 0; step < 25; step++) {
      const options = { language };
      const { text } = opened;
      assert.deepEqual(await opened.check(), await urns.check(text, options), text);
      const at = next(text.length + 1);
      assert.deepEqual(await opened.hover(at), await urns.hover(text, at, options));
      assert.deepEqual(await opened.complete(at), await urns.complete(text, at, options));
      assert.deepEqual(await opened.actions(at, at), await urns.actions(text, at, at, options));
      assert.deepEqual(await opened.symbols(), await urns.symbols(text, options));
      assert.deepEqual(await opened.fix(), await urns.fix(text, options));
      const places = [next(text.length + 1), next(text.length + 1), next(text.length + 1), next(text.length + 1)].sort((a, b) => a - b);
      const edits = [0, 2].map((i) => ({ start: places[i], end: Math.min(places[i + 1], places[i] + 3), newText: SPECIAL[next(SPECIAL.length)] }));
      opened.edit(step % 2 ? edits : edits.reverse());
      assert.equal(opened.text, applied(text, edits));
    }
    opened.close();
  }
  checker.close();
});

test('an answer is about the text at the time of the question', async () => {
  const checker = await urns.createChecker();
  const opened = checker.open({ text: 'urn:isbn:9780306406158' });
  const before = opened.check();
  const hover = opened.hover(3);
  opened.edit([{ start: 0, end: opened.text.length, newText: 'nothing' }]);
  assert.deepEqual([(await before).findings.length, (await opened.check()).findings.length], [1, 0]);
  assert.equal((await hover).end, 22);
  checker.close();
});

test('a document that is closed during a check and opened again is another one', async () => {
  const checker = await urns.createChecker();
  const text = 'urn:isbn:9780306406158 urn:isbn:9780306406158';
  const before = checker.open({ path: 'a.txt', text });
  await before.check();
  const late = before.check();
  before.close();
  const opened = checker.open({ path: 'a.txt', text });
  assert.deepEqual(await opened.check(), await urns.check(text));
  assert.equal((await late).findings.length, 2);
  const [{ fixes: [{ edits }] }] = (await opened.check()).findings;
  edits[0].newText = 'changed by the caller';
  assert.deepEqual(await opened.check(), await urns.check(text));
  checker.close();
});

test('edits count in the text before them, in any order, and two insertions at one place stay in theirs', async () => {
  const checker = await urns.createChecker();
  const opened = checker.open({ text: '0123456789' });
  opened.edit([{ start: 8, end: 9, newText: '' }, { start: 2, end: 2, newText: 'a' }, { start: 2, end: 2, newText: 'b' }, { start: 2, end: 4, newText: 'c' }]);
  assert.equal(opened.text, '01abc45679');
  opened.edit([]);
  const refused = (edits, expected) => assert.throws(() => opened.edit(edits), expected);
  refused([{ start: 0, end: 2, newText: '' }, { start: 1, end: 3, newText: '' }], { name: 'RangeError', code: 'out-of-range', argument: 'edits' });
  refused([{ start: 0, end: 11, newText: '' }], { argument: 'edits[0].end', message: /from 0 to 10, the length of the text$/ });
  refused([{ start: 3, end: 2, newText: '' }], { argument: 'edits[0].end' });
  refused([{ start: 0, end: 0, text: '' }], { name: 'TypeError', argument: 'edits[0].newText' });
  refused([null], { name: 'TypeError', argument: 'edits[0]' });
  refused('x', { name: 'TypeError', argument: 'edits' });
  assert.equal(opened.text, '01abc45679', 'a refused edit changes nothing');
  assert.deepEqual(await opened.check(), await urns.check(opened.text));
  checker.close();
});

test('open documents see each other, and no longer after they are closed', async () => {
  const checker = await urns.createChecker({ project: { severity: { 'equivalent-spelling': 'warning' } } });
  const a = checker.open({ path: 'a.xml', text: '<a b="urn:example:a:%C3%A9"/>' });
  const b = checker.open({ path: 'b.json', text: '["urn:EXAMPLE:a:%C3%A9"]' });
  const codes = async (document) => (await document.check()).findings.map(({ code }) => code);
  assert.deepEqual([await codes(a), await codes(b)].map((found) => found.includes('equivalent-spelling')), [false, true]);
  const written = ({ document, start, end }) => [document, document.text.slice(start, end)];
  assert.deepEqual((await b.references(4)).map(written), [[a, 'urn:example:a:%C3%A9'], [b, 'urn:EXAMPLE:a:%C3%A9']]);
  const { documents } = await a.rename(8, 'urn:example:b');
  documents.forEach(({ document, edits }) => document.edit(edits));
  assert.deepEqual([a.text, b.text], ['<a b="urn:example:b"/>', '["urn:EXAMPLE:b"]']);
  assert.deepEqual(checker.documents, [a, b]);
  a.close();
  assert.deepEqual((await b.references(4)).map(written), [[b, 'urn:EXAMPLE:b']]);
  assert.deepEqual(checker.documents, [b]);
  checker.close();
});

test('each checker has its own project file and registries, beside the functions', async () => {
  const registries = [{ name: 'acme.json', text: '{"namespaces": [{"nid": "acme", "pattern": "[a-z]+"}]}' }];
  const [own, strict, broken] = [await urns.createChecker({ registries }), await urns.createChecker({ project: '{"exclude": ["made/"]}' }),
    await urns.createChecker({ project: '{ "severity": 1 }' })];
  const codes = async (checker, path) => (await checker.open({ text: 'urn:acme:7', path }).check()).findings.map(({ code }) => code);
  assert.deepEqual(await codes(own), ['namespace-syntax']);
  assert.deepEqual(await codes(strict, 'made/a.txt'), []);
  assert.deepEqual(await codes(strict, 'a.txt'), ['unregistered-nid']);
  assert.deepEqual((await urns.check('urn:acme:7')).findings.map(({ code }) => code), ['unregistered-nid']);
  assert.equal((await broken.open({ text: '' }).check()).project.length, 1);
  [own, strict, broken].forEach((checker) => checker.close());
});

test('what is closed answers no more, and what cannot be opened is said', async () => {
  const checker = await urns.createChecker();
  const opened = checker.open({ text: 'urn:example:a', path: 'a.txt' });
  assert.throws(() => checker.open({ text: '', path: 'a.txt' }), { name: 'RangeError', argument: 'path', message: /“a\.txt” is open already/ });
  checker.open({ text: '', path: 'text-1' }).close();
  const named = checker.open({ text: '', path: 'text-2' });
  assert.equal(checker.open({ text: '' }).path, 'text-1');
  assert.equal(checker.open({ text: '' }).path, 'text-3');
  assert.equal(named.path, 'text-2');
  assert.throws(() => checker.open({ text: '', path: '../a.txt' }), { name: 'RangeError', argument: 'path' });
  assert.throws(() => checker.open({ text: '', langauge: 'xml' }), { code: 'unknown-option', possible: ['language'] });
  assert.throws(() => checker.open({ text: '', language: 'xlm' }), { code: 'unknown-language', possible: ['xml'] });
  assert.throws(() => checker.open('urn:example:a'), { name: 'TypeError' });
  assert.throws(() => checker.open({}), { name: 'TypeError', argument: 'text' });
  opened.close();
  opened.close();
  assert.throws(() => opened.edit([]), { name: 'Error', code: 'closed' });
  for (const question of [() => opened.check(), () => opened.hover(0), () => opened.fix(), () => opened.references(0)]) {
    await assert.rejects(question(), { code: 'closed' });
  }
  assert.equal(opened.text, 'urn:example:a');
  assert.equal(checker.open({ text: 'b', path: 'a.txt' }).text, 'b');
  checker.close();
  assert.throws(() => checker.open({ text: '' }), { code: 'closed' });
  await assert.rejects(urns.createChecker({ language: 'xml' }), { code: 'unknown-option' });
});

/** Counts the characters that the program reads, in a process of its own: each goes through one of these. */
const COUNTED = `let reads = 0;
  for (const [name, cost] of [['charCodeAt', () => 1], ['substring', (found) => found.length]]) {
    const original = String.prototype[name];
    String.prototype[name] = function (...args) { const found = original.apply(this, args); reads += cost(found); return found; };
  }
  const urns = await import('${INDEX}');
  const count = async (work) => { const before = reads; await work(); return reads - before; };
  const record = (i, sign) => \`<record n="\${i}"><id>urn:isbn:9780306406157</id><ref href="urn:example:item:\${i}"/><x y="urn:example:a\${i}\${sign}b"/>\${'words of some text '.repeat(8)}</record>\\n\`;
  const results = [];
  for (const every of [100, 1]) {
    let text = '<a>\\n';
    for (let i = 0; text.length < 300_000; i++) {
      text += record(i, i % every === 0 ? '?' : ':');
    }
    text += '</a>';
    const opened = (await urns.createChecker()).open({ text, language: 'xml' });
    await urns.check('', {});
    const whole = await count(() => urns.check(text, { language: 'xml' }));
    await opened.check();
    const edits = [];
    for (let i = 0; i < 5; i++) {
      edits.push(await count(() => { opened.edit([{ start: 150_000 + i, end: 150_000 + i, newText: 'x' }]); return opened.check(); }));
    }
    results.push({ whole, edit: edits.sort((a, b) => a - b)[2] });
  }
  console.log(JSON.stringify(results));
  process.exit(0);`;

test('an edit and a check of a large document read little of what a check of all of it reads', () => {
  const [few, many] = JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', COUNTED], { encoding: 'utf8' }));
  console.log({ few, many });
  assert.ok(few.whole > 300_000 && many.whole > 300_000, 'reading is counted');
  assert.ok(few.edit * 10 < few.whole, 'a dozen findings');
  assert.ok(many.edit * 15 < many.whole, 'a thousand findings, of which only the changed ones are made anew');
});
