// The package of npm: what it holds, how large it is, and what its functions answer.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const PACKAGE = resolve(import.meta.dirname, '../../../target/browser/npm');
const urns = await import(join(PACKAGE, 'index.js'));
const names = await import(join(PACKAGE, 'urn.js'));

const compressed = (file) => brotliCompressSync(readFileSync(join(PACKAGE, file)),
  { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }).length;

test('the files are small enough for a page', () => {
  const sizes = { core: compressed('core.js'), names: compressed('names.js') };
  console.log(sizes);
  assert.ok(sizes.core + sizes.names <= 605_400, `together: ${sizes.core + sizes.names} bytes`);
  assert.ok(sizes.names <= 75_500, `names.js: ${sizes.names} bytes`);
});

test('the package holds what it names', () => {
  const { version, files, exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const pom = readFileSync(join(PACKAGE, '../../../pom.xml'), 'utf8');
  assert.equal(version, /<artifactId>urn-ls<\/artifactId>\s*<version>([^<]+)/.exec(pom)[1]);
  const found = readdirSync(PACKAGE);
  const paths = (entry) => typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(paths);
  for (const file of ['LICENSE', 'README.md', 'THIRD-PARTY-NOTICES.txt', 'core.js', 'names.js', 'foldings.js', 'languages.js',
    ...paths(exports).map((path) => path.slice(2))]) {
    assert.ok(found.includes(file), file);
    assert.ok(file === 'package.json' || files.some((name) => name.startsWith('*') ? file.endsWith(name.slice(1)) : file === name), file);
  }
  const declared = [...readFileSync(join(PACKAGE, 'index.d.ts'), 'utf8').matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual([...new Set(declared)].sort(), Object.keys(urns).sort(), 'the types and the functions are the same');
});

test('the small entry declares what it has', () => {
  const declared = [...readFileSync(join(PACKAGE, 'urn.d.ts'), 'utf8').matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(names).sort());
});

test('the types name every code', async () => {
  const union = (file, type) => [...new RegExp(`type ${type} =([^;]*);`).exec(readFileSync(join(PACKAGE, file), 'utf8'))[1].matchAll(/'([^']+)'/g)].map(([, code]) => code);
  assert.deepEqual(union('index.d.ts', 'Code'), (await urns.rules()).map(({ code }) => code).sort());
  const wrong = ['example:a', 'urn:', 'urn:a_b:c', 'urn:-a:c', 'urn:a:c', 'urn:ab:', 'urn:ab:/c', 'urn:ab:[', 'urn:ab:é', 'urn:ab:%', 'urn:ab:c?d', 'urn:ab:c#d#e', 'urn:ab:c?+'];
  const codes = wrong.flatMap((name) => names.parse(name).errors.map(({ code }) => code));
  assert.deepEqual([...new Set(codes)].sort(), union('urn.d.ts', 'SyntaxCode').sort());
});

test('a finding has lines and columns beside its offsets', async () => {
  const text = 'a: urn:example:a\r\nb: urn:example:\u{1d400} [x\n';
  const { findings } = await urns.check(text, { language: 'yaml' });
  const places = ({ line, column, endLine, endColumn, start, end }) => [line, column, endLine, endColumn, text.slice(start, end)];
  assert.deepEqual(findings.map(places)[0], [2, 16, 2, 18, '\u{1d400}']);
  const checker = await urns.createChecker();
  const opened = checker.open({ text, language: 'yaml' });
  assert.deepEqual((await opened.check()).findings.map(places), findings.map(places));
  opened.edit([{ start: 0, end: 0, newText: '\n\n' }]);
  assert.equal((await opened.check()).findings[0].line, 4);
  checker.close();
});

test('a name is explained when that is asked for', async () => {
  const plain = await urns.parse('urn:isbn:9780306406158');
  assert.deepEqual(plain, names.parse('urn:isbn:9780306406158'));
  const { title, problems, parts, statements, source, address, ...rest } = await urns.parse('urn:isbn:9780306406158', { explain: true });
  assert.deepEqual(rest, plain);
  assert.deepEqual(problems.map(({ code }) => code), ['check-digit']);
  assert.ok(title && parts.length > 2 && Array.isArray(statements));
  assert.deepEqual((await urns.parse('urn:example:a?b', { project: { specification: 'rfc2141' } })).errors.map(({ code }) => code), ['illegal-character']);
  await assert.rejects(urns.parse('urn:example:a', { explain: 1 }), /^TypeError: explain must be true or false$/);
});

test('a question about a place may come first, and a check after it', () => {
  const script = `const urns = await import('${pathToFileURL(join(PACKAGE, 'index.js')).href}');
    const project = { severity: { 'check-digit': 'error' } };
    const text = 'urn:isbn:9780306406158';
    const { markdown } = await urns.hover(text, 3, { project });
    const { findings } = await urns.check(text, { project });
    console.log(markdown.slice(0, 9), findings[0].severity);
    process.exit(0);`;
  assert.equal(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }), '**error:* error\n');
});

test('wrong arguments are said, and the next call works', async () => {
  await assert.rejects(urns.check(1), /^TypeError: text must be a string$/);
  await assert.rejects(urns.hover('urn:example:a', 99), /^RangeError: offset must be a whole number from 0 to 13, the length of the text$/);
  await assert.rejects(urns.actions('a', -1, 0), /^RangeError: start must be/);
  await assert.rejects(urns.check('a', 'xml'), /^TypeError: options must be an object$/);
  await assert.rejects(urns.check('a', null), /^TypeError: options must be an object$/);
  await assert.rejects(urns.check('a', { project: null }), /^TypeError: project must be a string or an object$/);
  await assert.rejects(urns.check('a', { registries: {} }), /^TypeError: registries must be a list/);
  await assert.rejects(urns.check('a', { registries: [{ name: 'a.json', text: '{}' }, null] }), /^TypeError: registries\[1\] must be \{ name, text \}, and is null$/);
  await assert.rejects(urns.check('a', { registries: [undefined] }), /^TypeError: registries\[0\] must be \{ name, text \}, and is undefined$/);
  await assert.rejects(urns.check('a', { registries: ['a.json'] }), /^TypeError: registries\[0\] must be \{ name, text \}, and is a string$/);
  await assert.rejects(urns.check('a', { registries: [{ name: 'a.json' }] }), /^TypeError: registries\[0\]\.text must be a string$/);
  await assert.rejects(urns.check('a', { path: '../a' }), /^RangeError: path must lie below the folder of the project file$/);
  await assert.rejects(urns.parse(undefined), /^TypeError: urn must be a string$/);
  assert.equal((await urns.check('<a b="urn:example:a?b"/>', { language: 'xml' })).findings[0].code, 'stray-question-mark');
});

test('an option or a language that is none is said, with the nearest one or all of them', async () => {
  const error = async (options, call = (all) => urns.check('a', all)) => {
    const { name, code, message, argument, possible } = await call(options).catch((refused) => refused);
    return [name, code, argument, message.replace(/ Leave it out.*$/, ''), possible];
  };
  assert.deepEqual(await error({ langauge: 'xml' }),
    ['TypeError', 'unknown-option', 'langauge', 'there is no option “langauge”: did you mean “language”?', ['language']]);
  assert.deepEqual(await error({ depth: 1 }), ['TypeError', 'unknown-option', 'depth',
    'there is no option “depth”: possible are language, path, project, registries.', ['language', 'path', 'project', 'registries']]);
  assert.deepEqual(await error({ language: 'yaml2' }),
    ['RangeError', 'unknown-language', 'language', 'there is no language “yaml2”: did you mean “yaml”?', ['yaml']]);
  assert.deepEqual((await error({ lang: 'xml' }))[4], ['language']);
  const [, code, , message, possible] = await error({ language: 'cobol' });
  assert.equal(code, 'unknown-language');
  assert.match(message, /^there is no language “cobol”: possible are plaintext, xml, .*doctex\.$/);
  assert.ok(possible.length > 100 && possible.includes('yang'));
  for (const call of [(all) => urns.fix('a', all), (all) => urns.hover('a', 0, all), (all) => urns.parse('a', all), (all) => urns.createChecker(all)]) {
    assert.equal((await error({ projekt: '' }, call))[3], 'there is no option “projekt”: did you mean “project”?');
  }
  assert.equal((await error({ explane: true }, (all) => urns.parse('a', all)))[3], 'there is no option “explane”: did you mean “explain”?');
  assert.equal((await error({ language: 'x'.repeat(1_000_000) }))[1], 'unknown-language');
  for (const language of ['XML', 'plaintext', 'text', 'TS', 'yml', 'md', '', undefined, 'typescriptreact']) {
    assert.equal((await urns.check('<a b="urn:example:%zz"/>', { language })).findings.length, 1, language);
  }
});

test('a rename gives edits, refuses a new name that is none, and says what speaks against one', async () => {
  const text = '<a b="urn:example:a#x" c="URN:example:a"/>\n<b c="urn:example:aa"/>';
  const options = { language: 'xml' };
  const applied = (edits) => edits.reduceRight((before, { start, end, newText }) => before.slice(0, start) + newText + before.slice(end), text);
  const { edits, doubts } = await urns.rename(text, 8, 'urn:example:b', options);
  assert.equal(applied(edits), '<a b="urn:example:b#x" c="URN:example:b"/>\n<b c="urn:example:aa"/>');
  assert.deepEqual(doubts, []);
  assert.deepEqual((await urns.rename(text, 8, 'urn:isbn:9780306406158', options)).doubts, ['Wrong check digit: 8 should be 7, or another digit is wrong (ISO 2108).']);
  assert.equal(await urns.rename(text, 0, 'urn:example:b', options), null);
  await assert.rejects(urns.rename(text, 8, 'urn:example:b c', options),
    { name: 'RangeError', code: 'invalid-name', argument: 'newName', message: /^“urn:example:b c” is not a valid URN: a space/ });
  await assert.rejects(urns.rename(text, 8, 'example', options), { code: 'invalid-name' });
  await assert.rejects(urns.rename(text, 8, 'urn:example:b?=c', options), { code: 'invalid-name', message: /has components/ });
  await assert.rejects(urns.rename(text, 8, 1, options), { name: 'TypeError', code: 'wrong-type', argument: 'newName' });
  await assert.rejects(urns.rename('<a b="urn:example:a?=q"/>', 21, 'urn:example:b', options), { code: 'not-renamable', argument: 'offset' });
});

test('a large text and lone surrogates are checked', async () => {
  const line = `<a b="urn:isbn:9780306406158"/> ${'some text that goes on and on '.repeat(300)}\n`;
  const { findings, faults } = await urns.check(line.repeat(Math.ceil(5_000_000 / line.length)), { language: 'xml' });
  assert.ok(findings.length > 500);
  assert.deepEqual(faults, []);
  const broken = await urns.check('<a b="urn:example:\ud800"/>\udc00', { language: 'xml' });
  assert.equal(broken.findings[0].code, 'non-ascii-character');
});

test('a file that the project excludes is neither checked nor repaired', async () => {
  const options = { path: 'made/a.xml', project: { exclude: ['made/'] } };
  const text = '<a b="urn:example:\u00e9"/>';
  assert.deepEqual((await urns.check(text, options)).findings, []);
  assert.deepEqual(await urns.fix(text, options), { text, repairs: {} });
  assert.equal((await urns.fix(text, { ...options, path: 'a.xml' })).text, '<a b="urn:example:%C3%A9"/>');
});

test('what is asked about a place answers with offsets', async () => {
  const text = '<a xmlns="urn:example:a" b="urn:EXAMPLE:a#x"/>\r\n<!-- urn:example:a é urn:example:\u00e9 -->';
  const options = { language: 'xml' };
  const written = (range) => text.slice(range.start, range.end);
  assert.deepEqual((await urns.references(text, 14, options)).map(written), ['urn:example:a', 'urn:EXAMPLE:a', 'urn:example:a']);
  assert.match((await urns.hover(text, 14, options)).markdown, /`urn` · `example` · `a`/);
  assert.deepEqual((await urns.symbols(text, options)).map(({ name }) => name), ['urn:example:a', 'urn:example:é']);
  const at = text.lastIndexOf('é');
  const [repair] = await urns.actions(text, at, at, options);
  assert.deepEqual(repair, {
    title: 'Percent-encode “é” (U+00E9) as %C3%A9', kind: 'quickfix', code: 'non-ascii-character', edits: [{ start: at, end: at + 1, newText: '%C3%A9' }],
  });
  const [isbn] = await urns.complete('<a b="urn:is"/>', 12, options);
  assert.deepEqual([isbn.label, isbn.start, isbn.end, isbn.newText], ['isbn', 10, 12, 'isbn:']);
  assert.deepEqual((await urns.links('urn:ietf:rfc:8141')).map(({ target }) => target), ['https://www.rfc-editor.org/info/rfc8141']);
  assert.equal(await urns.canonical(text, at, options), 'urn:example:%C3%A9');
});

test('a project file counts with what it names, and another one after it', async () => {
  const text = '<a b="urn:isbn:9780306406158"/>';
  const project = '{ "extends": "base.json" }';
  const registries = [{ name: 'base.json', text: '{ "severity": { "check-digit": "error" } }' }];
  assert.deepEqual((await urns.check(text, { project, registries })).findings.map(({ severity }) => severity), ['error']);
  assert.deepEqual((await urns.check(text)).findings.map(({ severity }) => severity), ['warning']);
  const own = [{ name: 'acme.json', text: '{"namespaces": [{"nid": "acme", "pattern": "[a-z]+"}]}' }];
  assert.deepEqual((await urns.check('urn:acme:7', { registries: own })).findings.map(({ code }) => code), ['namespace-syntax']);
  assert.match((await urns.hover('urn:acme:a', 2, { registries: own })).markdown, /acme/);
});

test('what is wrong in a project file has its lines, and in a registry file its name', async () => {
  const { project } = await urns.check('<a/>', { project: '{\n  "sevrity": 1\n}' });
  assert.deepEqual(project.map(({ code, line, column, endLine, endColumn }) => [code, line, column, endLine, endColumn]), [['project-file', 2, 4, 2, 11]]);
  const [told] = (await urns.check('<a/>', { registries: [{ name: 'a.json', text: '{' }] })).registries;
  assert.match(told, /^a\.json: is not JSON/);
  assert.throws(() => names.key(null), { name: 'TypeError', code: 'wrong-type', argument: 'urn' });
});

test('a call that a worker cannot take, and one that it cannot answer any more, have a code', async () => {
  const { inWorker } = await import(join(PACKAGE, 'in-worker.js'));
  const said = {};
  const worker = { addEventListener: (what, hear) => { said[what] = hear; }, postMessage: structuredClone, terminate() { } };
  const calls = inWorker(worker);
  await assert.rejects(calls.check('', { project: { f() { } } }), { name: 'TypeError', code: 'wrong-type' });
  const waits = calls.check('');
  said.error({ message: undefined });
  await assert.rejects(waits, { code: 'closed', message: /it was not found/ });
  calls.terminate();
  await assert.rejects(calls.rules(), { code: 'closed', message: 'the worker has ended' });
});

test('what is asked about a place knows the files of this call', async () => {
  const isRepaired = async (level) => (await urns.actions('urn:isbn:9780306406158', 21, 21, { project: { severity: { 'check-digit': level } } }))
    .some(({ code }) => code === 'check-digit');
  assert.deepEqual([await isRepaired('error'), await isRepaired('off'), await isRepaired('error')], [true, false, true]);
});

test('files that cannot be are refused, and spoil no later call', async () => {
  const files = (...names) => ({ registries: names.map((name) => ({ name, text: '{}' })) });
  for (const names of [[''], ['..'], ['/etc/x'], ['a//b'], ['urn-ls.json'], ['a', 'a/b.json']]) {
    await assert.rejects(urns.check('urn:example:a', files(...names)), RangeError, names.join());
  }
  assert.deepEqual((await urns.check('urn:isbn:9780306406158', files('names/a.json'))).findings.map(({ code }) => code), ['check-digit']);
});

test('a session speaks the protocol', async () => {
  const said = [];
  const receive = await urns.openSession((message) => said.push(message));
  await receive({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } });
  assert.equal(said[0].id, 1);
  assert.equal(said[0].result.capabilities.hoverProvider, true);
  await receive({ jsonrpc: '2.0', method: 'workspace/didChangeWatchedFiles', params: { changes: [{ uri: 'file:///a%zz' }] } });
  await receive({ jsonrpc: '2.0', method: 'workspace/didChangeWatchedFiles' });
  await receive(null);
  await receive({ jsonrpc: '2.0', id: 2, method: 'no/such', params: {} });
  assert.equal(said.find(({ id }) => id === 2).error.code, -32601);
});

test('a broken project file is said, and what it holds still applies', async () => {
  const { findings, project } = await urns.check('<a b="urn:isbn:9780306406158"/>',
    { language: 'xml', project: '{ "severity": { "check-digit": "off" }, ' });
  assert.deepEqual(findings, []);
  assert.equal(project.length, 1);
});
