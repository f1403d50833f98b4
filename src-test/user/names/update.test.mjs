// The command that compares the lists of known names with a source: what it reports and writes, and what it refuses.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';

const NAMES = resolve(import.meta.dirname, '../../../server/names');

const COLUMNS = ['name', 'title', 'status', 'source', 'offered', 'since', 'until', 'replacedBy', 'note', 'by'].join('\t');

/** Runs the command on families and a source of few lines; answers with its output and the files behind it. */
function update(t, lists, files, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  mkdirSync(join(folder, 'families'));
  for (const [name, rows] of Object.entries(lists)) {
    write(`families/${name}`, typeof rows === 'string' ? rows : [COLUMNS, ...rows.map((row) => row.join('\t'))].join('\n') + '\n');
  }
  Object.entries(files).forEach(([name, text]) => write(`source/${name}`, text));
  const before = contents(join(folder, 'families'));
  const run = spawnSync(process.execPath, [join(NAMES, 'update.mjs'), args[0], join(folder, 'source', args[1]), ...args.slice(2),
    '--families', join(folder, 'families')], { encoding: 'utf8' });
  return { status: run.status, output: run.stdout + run.stderr, before, after: contents(join(folder, 'families')) };
}

const contents = (folder) => Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const item = (number, title) => `<Item><ObjectID>${number}</ObjectID><URN>urn:oma:lwm2m:ext:${number}</URN><Name>${title}</Name></Item>`;
const object = (number, title) => [`urn:oma:lwm2m:ext:${number}`, `LwM2M object: ${title}`, 'registered', `OMA LwM2M registry, object ${number}`];
const OBJECTS = { 'oma.tsv': [object(3200, 'Digital Input'), object(3201, 'Digital Output'), object(3202, 'Analog Input')] };

test('it reports what is new, gone and other, and writes nothing', (t) => {
  const many = Array.from({ length: 12 }, (_, index) => [4000 + index, `Object ${index}`]);
  const lists = { 'oma.tsv': [...OBJECTS['oma.tsv'], ...many.map((one) => object(...one))] };
  const file = `<DDFList>${many.map((one) => item(...one)).join('')}${item(3200, 'Digital Input')}${item(3201, 'Output')}${item(3300, 'Sensor')}</DDFList>`;
  const { status, output, before, after } = update(t, lists, { 'DDF.xml': file }, 'lwm2m', 'DDF.xml');
  assert.equal(status, 0, output);
  assert.match(output, /15 names read; 1 new, 1 gone, 1 differ/);
  assert.match(output, /new {6}urn:oma:lwm2m:ext:3300\tLwM2M object: Sensor/);
  assert.match(output, /gone {5}urn:oma:lwm2m:ext:3202/);
  assert.match(output, /differs {2}urn:oma:lwm2m:ext:3201 {2}title/);
  assert.deepEqual(after, before);
});

test('it adds what is new, removes nothing, and replaces only when asked to', (t) => {
  const file = `<DDFList>${item(3200, 'Input')}${item(3201, 'Digital Output')}${item(3202, 'Analog Input')}${item(3300, 'Sensor')}</DDFList>`;
  const family = `{
  "nid": "oma",
  "vocabularies": [
    { "prefix": "urn:oma:lwm2m:", "title": "objects", "adds": "anyone", "asOf": "2024-02" },
    { "prefix": "urn:oma:other:", "title": "others", "adds": "owner", "asOf": "2024-02" }
  ]
}
`;
  const added = update(t, { ...OBJECTS, 'oma.json': family }, { 'DDF.xml': file }, 'lwm2m', 'DDF.xml', '--write', '--as-of', '2026-11');
  assert.equal(added.after['oma.tsv'], added.before['oma.tsv'] + object(3300, 'Sensor').join('\t') + '\n');
  assert.equal(added.after['oma.json'], family.replace('2024-02', '2026-11'), 'the date of what it has read, and nothing else');
  const replaced = update(t, OBJECTS, { 'DDF.xml': file }, 'lwm2m', 'DDF.xml', '--write', '--replace');
  assert.match(replaced.after['oma.tsv'], /ext:3200\tLwM2M object: Input\t/);
});

const YANG = 'module a {\n  namespace "urn:ietf:params:xml:ns:yang:a";\n}\n';
const XEP = '<xep><header><title>Jokes</title><number>0999</number><status>Stable</status></header></xep>';
const RFC = `\n\nNetwork Working Group                       A. Author\nRequest for Comments: 9999              May 2007\n\n\n`;
const REFUSED = [
  ['a file that ends within', 'lwm2m', 'DDF.xml', { 'DDF.xml': `<DDFList>${item(3200, 'Digital Input')}` }],
  ['a file of another root', 'lwm2m', 'DDF.xml', { 'DDF.xml': `<Objects>${item(3200, 'Digital Input')}</Objects>` }],
  ['a whole file with few of the names', 'lwm2m', 'DDF.xml', { 'DDF.xml': `<DDFList>${item(3200, 'Digital Input')}</DDFList>` }],
  ['a file that is not there', 'lwm2m', 'none.xml', {}],
  ['a file without a name', 'lwm2m', 'DDF.xml', { 'DDF.xml': '<DDFList></DDFList>' }],
  ['a page instead of a registry', 'iana', 'ns.xml', { 'ns.xml': '<!DOCTYPE html><html><body>404</body></html>' }],
  ['a module that is cut off', 'yang', '', { 'a.yang': YANG, 'b.yang': YANG.replace('}', '') }],
  ['a XEP without its end', 'xeps', '', { 'xep-0999.xml': XEP.replace('</xep>', '') }],
  ['a XEP of another shape', 'xeps', '', { 'xep-0999.xml': XEP.replace(/number>/g, 'no>') }],
  ['a context that is cut off', 'cbv', '', { 'cbv-context-bizstep.jsonld': '{"@context": {"a": "cbv:BizStep-a"' }],
  ['a code list with fewer entries than it says', 'peppol', '', {
    'Peppol Code Lists - Document types v9.xml': '<document-types version="9" entry-count="2"><document-type name="A" value="urn:a:b" state="active"/></document-types>'
  }],
  ['an RFC without a title', 'rfcs', '', { 'rfc9999.txt': RFC.replace('May 2007', '') + 'URI: urn:ietf:params:xml:ns:a\nRegistrant Contact: IESG\n' }],
  ['RFCs of which too many have no title', 'rfc-titles', '', { 'rfc2141.txt': 'URN Syntax', 'rfc8141.txt': 'Names' }],
  ['a folder without schemas', 'ubl', '', { 'a.txt': '' }],
  ['a source that it does not know', 'nothing', '', { 'a.txt': '' }]
];

for (const [what, source, path, files] of REFUSED) {
  test(`it refuses ${what}, and leaves the lists as they were`, (t) => {
    const lists = { 'ietf.tsv': [], 'xmpp.tsv': [], 'epcglobal.tsv': [], 'peppol.tsv': [], 'oasis.tsv': [], ...OBJECTS };
    const { status, output, before, after } = update(t, lists, files, source, path, '--write', '--replace');
    assert.equal(status, 1, output);
    assert.match(output, /^refused, nothing was changed: \S/);
    assert.deepEqual(after, before);
  });
}

test('a XEP registers names by its schema, its own entities and the section for the registrar', (t) => {
  const text = `<!DOCTYPE xep [<!ENTITY ns "urn:xmpp:joke:1">]>${XEP.replace('</xep>', '')}
    <section1 topic='XMPP Registrar Considerations'><ul><li>&ns;</li><li>urn:xmpp:joke:1#bad</li></ul></section1>
    <code><![CDATA[<schema targetNamespace=']]>&ns;<![CDATA[:more'/>]]></code><p>urn:xmpp:other:0</p></xep>`;
  const lists = { 'xmpp.tsv': [['urn:xmpp:joke:0', 'XMPP extension: Laughter', 'published', 'XEP-0998']] };
  const { output, after } = update(t, lists, { 'xep-0999.xml': text }, 'xeps', '', '--write', '--replace');
  assert.match(output, /4 names read; 3 new, 0 gone, 1 differ/);
  assert.match(after['xmpp.tsv'], /urn:xmpp:joke:0\tXMPP extension: Jokes\tpublished\tXEP-0999\n/);
  assert.doesNotMatch(after['xmpp.tsv'], /other/);
});

test('a registry of IANA gives the text, and the RFC the title', (t) => {
  const text = `<registry xmlns="http://www.iana.org/assignments" id="xml-registry"><updated>2026-01-05</updated><registry id="ns">
    <record><value>a</value><name>urn:ietf:params:xml:ns:a</name><xref type="rfc" data="rfc9999"/></record>
    <record><value>b</value><name>urn:ietf:params:xml:ns:b</name><xref type="rfc" data="rfc9999"/></record></registry></registry>`;
  const lists = { 'ietf.tsv': [['urn:ietf:params:xml:ns:b', 'XML namespace b: Another', 'registered', 'RFC 9998']] };
  const first = update(t, lists, { 'xml-registry.xml': text }, 'iana', 'xml-registry.xml', '--write', '--replace');
  assert.equal(first.after['ietf.tsv'].split('\n').slice(1, 3).join('\n'),
    'urn:ietf:params:xml:ns:a\tXML namespace a\tregistered\tRFC 9999\nurn:ietf:params:xml:ns:b\tXML namespace b\tregistered\tRFC 9999');
  const rows = first.after['ietf.tsv'].trimEnd().split('\n').slice(1).map((line) => line.split('\t'));
  const second = update(t, { 'ietf.tsv': rows }, { 'rfc9999.txt': `${RFC}          A Title of\n          Two Lines\n\nAbstract\n` }, 'rfcs', '', '--replace');
  assert.match(second.after['ietf.tsv'], /ns:a\tXML namespace a: A Title of Two Lines\tregistered\tRFC 9999/);
});

/** How names age behind `update`: the cells of the rows that say so, without title, status, source and what is offered. */
function lives(t, lists, files, ...args) {
  const run = update(t, lists, files, ...args);
  const rows = Object.keys(run.after).sort().flatMap((file) => run.after[file].trimEnd().split('\n').slice(1));
  const cells = rows.map((row) => row.split('\t')).filter((row) => row.length > 5);
  return { ...run, rows: cells.map(([name, , , , , ...life]) => [name, ...life].join('\t')) };
}

test('a XEP that is no longer in force says since when, and what supersedes it', (t) => {
  const old = XEP.replace('Stable', 'Obsolete').replace('</header>', `<supersededby><spec>XEP-0998</spec></supersededby>
    <revision><date>2020-02-02</date><remark><p>Status changed to Obsolete.</p></remark></revision>
    <revision><date>2019-01-01</date><remark><p>First obsolete wording taken out.</p></remark></revision></header>`)
    .replace('</xep>', "<schema targetNamespace='urn:xmpp:joke:1'/></xep>");
  const lists = { 'xmpp.tsv': [['urn:xmpp:joke:1', 'XMPP extension: Jokes', 'published', 'XEP-0999']] };
  const files = { 'xep-0999.xml': old };
  const read = lives(t, lists, files, 'xeps', '');
  assert.match(read.output, /differs {2}urn:xmpp:joke:1 {2}status: “published” is “deprecated” there/);
  assert.doesNotMatch(read.output, /how names age/, 'a name that the list has in force does not age');
  const row = 'urn:xmpp:joke:1\t2020-02-02\t\t\tXEP-0998 supersedes it\tXEP-0999';
  assert.deepEqual(lives(t, lists, files, 'xeps', '', '--write', '--replace').rows, [row]);

  const kept = row.replace('XEP-0998 supersedes it', 'XEP-0998, urn:xmpp:laughter:0, supersedes it');
  const deprecated = (life) => ({ 'xmpp.tsv': [['urn:xmpp:joke:1', 'XMPP extension: Jokes', 'deprecated', 'XEP-0999', '', ...life.split('\t').slice(1)]] });
  assert.deepEqual(lives(t, deprecated(kept), files, 'xeps', '', '--write', '--replace').rows, [kept], 'better words stay');
  const other = lives(t, deprecated(kept.replace('2020-02-02', '2018')), files, 'xeps', '', '--write');
  assert.match(other.output, /differs {2}urn:xmpp:joke:1 {2}since: “2018” is “2020-02-02” there/);
  assert.deepEqual(other.rows, [kept.replace('2020-02-02', '2018')], 'what differs is replaced only when asked to');
  assert.deepEqual(lives(t, deprecated(kept.replace('2020-02-02', '2018')), files, 'xeps', '', '--replace').rows, [kept]);
});

test('a row of several names is divided where one of them ages otherwise', (t) => {
  const old = XEP.replace('Stable', 'Obsolete').replace('</xep>', "<schema targetNamespace='urn:xmpp:joke:2'/></xep>");
  const lists = { 'xmpp.tsv': [['urn:xmpp:joke:{1,2,3}', 'XMPP extension: Jokes', 'deprecated', 'XEP-0999']] };
  const { after } = update(t, lists, { 'xep-0999.xml': old }, 'xeps', '', '--write');
  assert.equal(after['xmpp.tsv'], `${COLUMNS}\nurn:xmpp:joke:{1,3}\tXMPP extension: Jokes\tdeprecated\tXEP-0999\n`
    + 'urn:xmpp:joke:{2}\tXMPP extension: Jokes\tdeprecated\tXEP-0999\t\t\t\t\t\tXEP-0999\n');
});

test('a retracted XEP adds no name', (t) => {
  const text = XEP.replace('Stable', 'Retracted').replace('</xep>', "<schema targetNamespace='urn:xmpp:joke:1'/><schema targetNamespace='urn:xmpp:joke:2'/></xep>");
  const lists = { 'xmpp.tsv': [['urn:xmpp:joke:1', 'XMPP extension: Jokes', 'deprecated', 'XEP-0999']] };
  const run = lives(t, lists, { 'xep-0999.xml': text }, 'xeps', '', '--write');
  assert.equal(run.after['xmpp.tsv'], run.before['xmpp.tsv'].replace('XEP-0999\n', 'XEP-0999\t\t\t\t\t\tXEP-0999\n'));
  assert.deepEqual(run.rows, ['urn:xmpp:joke:1\t\t\t\t\tXEP-0999']);
});

test('the code lists of OpenPeppol say when types and processes of its own end', (t) => {
  const list = (tag, entries) => `<${tag} version="9" entry-count="${entries.length}">${entries.join('')}</${tag}>`;
  const type = (value, more) => `<document-type name="A" value="${value}" ${more}/>`;
  const files = {
    'Peppol Code Lists - Document types v9.xml': list('document-types', [
      type('urn:peppol:x::A##urn:peppol:a::1', 'state="removed" deprecation-release="7.1" removal-date="2024-05-06"'),
      type('urn:peppol:x::A##urn:peppol:b::1', 'state="deprecated" deprecation-release="2025-05-15"'),
      type('urn:peppol:x::A##urn:peppol:c::1', 'state="active"')]),
    'Peppol Code Lists - Processes v9.xml': list('processes', [
      '<process value="urn:peppol:p" state="deprecated"/>', '<process value="urn:other:p" state="deprecated"/>'])
  };
  const run = lives(t, {}, files, 'peppol', '', '--write');
  assert.deepEqual(run.rows, [
    'urn:peppol:p\t\t\t\t\tOpenPeppol code lists 9, processes',
    'urn:peppol:x::A##urn:peppol:a::1\tcode lists 7.1\t2024-05-06\t\t\tOpenPeppol code lists 9, document types',
    'urn:peppol:x::A##urn:peppol:b::1\t2025-05-15\t\t\t\tOpenPeppol code lists 9, document types'
  ]);
  assert.match(run.after['other.tsv'], /urn:other:p\t[^\t]*\tdeprecated\t[^\t]*\tno\n/, 'listed, but another owner has not said so');
});

test('a registry that still has a deprecated name does not put it in force again', (t) => {
  const text = `<registry xmlns="http://www.iana.org/assignments" id="xml-registry"><updated>2026-01-05</updated><registry id="ns">
    <record><value>a</value><name>urn:ietf:params:xml:ns:a</name><xref type="rfc" data="rfc9999"/></record></registry></registry>`;
  const lists = { 'ietf.tsv': [['urn:ietf:params:xml:ns:a', 'XML namespace a: Old', 'deprecated', 'RFC 9999']] };
  const { output, before, after } = update(t, lists, { 'xml-registry.xml': text }, 'iana', 'xml-registry.xml', '--write', '--replace');
  assert.match(output, /0 new, 0 gone, 0 differ/);
  assert.equal(after['ietf.tsv'], before['ietf.tsv']);
});
