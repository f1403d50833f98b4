// The view of names in the Explorer, in a real workbench, with a server whose questions are written down.
//   node --test names.test.mjs          expects the package in vscode-extension/ and code-server in $CODE_SERVER
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { asked, eventually, Workbench } from './workbench.mjs';
import { ROOT } from '../../../support.mjs';

const TARGET = join(ROOT, 'target', 'editors');
const FOLDER = join(TARGET, 'view');
const PACKAGES = join(ROOT, 'vscode-extension');
const { version } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'));
/** What the editor sends to the server. */
const SENT = join(TARGET, 'view-java', 'sent');

const FILES = {
  'accepted/a.txt': 'urn:accepted:a\n',
  'accepted/urn-ls.json': '{ "accept": ["urn:accepted:*"] }\n',
  'a.xml': '<a xmlns="urn:acme:order:1"\n  b="urn:acme:order:1" c="urn:acme:order:2"\n  d="urn:acme:line"/>\n',
  'books.txt': 'urn:isbn:9780306406157\n',
  'caps.xml': '<a xmlns="urn:xmpp:carbons:2" old="urn:fdc:peppol.eu:2017:pracc:p001:01:1.0"/>\n',
  'many.txt': Array.from({ length: 250 }, (_, i) => `urn:many:row:${i}\n`).join(''),
  'schemas/order.xsd': '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"\n    targetNamespace="urn:acme:order:1"/>\n',
};

let bench;
before(async () => {
  // A Java that is the one in the package, and writes down what it is sent.
  const bin = join(TARGET, 'view-java', 'bin');
  rmSync(SENT, { force: true });
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), `#!/bin/sh\ntee -a '${SENT}' | '${FOLDER}'/extensions/urn-ls.urn-ls-*/runtime/bin/java "$@"\n`, { mode: 0o755 });
  bench = await Workbench.open(FOLDER, {
    codeServer: process.env.CODE_SERVER ?? join(TARGET, 'code-server'),
    vsix: join(PACKAGES, `urn-ls-${process.platform}-${process.arch}-${version}.vsix`), files: FILES,
    settings: { 'git.openRepositoryInParentFolders': 'never', 'workbench.reduceMotion': 'on', 'urn.java.home': join(TARGET, 'view-java') },
    env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
  });
});
after(() => bench?.close());

const pane = () => bench.page.locator('.pane', { has: bench.page.locator('.pane-header', { hasText: /^URNs/ }) });
const row = (text) => pane().locator('.monaco-list-row', { hasText: text }).first();
const rows = async () => (await pane().locator('.monaco-list-row').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
const sent = () => existsSync(SENT) ? readFileSync(SENT, 'utf8') : '';
const questions = () => sent().split('"urn-ls.names"').length - 1;

/** The rows become these; each is the beginning of one. */
const shows = (...wanted) => eventually(`the rows are ${wanted.join(', ')}`, async () => {
  const found = await rows();
  return found.length === wanted.length && wanted.every((text, i) => found[i].startsWith(text)) || assert.fail(found.join('\n'));
});

/** Opens a row, or closes it. */
const toggle = (text) => row(text).locator('.monaco-tl-twistie').click();

async function fromMenu(name, title) {
  await row(name).click({ button: 'right' });
  await bench.page.locator('.monaco-menu .action-label', { hasText: title }).hover();
  await bench.page.locator('.monaco-menu .action-item.focused', { hasText: title }).waitFor();
  await bench.page.keyboard.press('Enter');
}

async function filter(typed) {
  await bench.command('URN: Filter the View of Names');
  const input = bench.page.locator('.quick-input-widget input').first();
  await bench.page.locator('.quick-input-title', { hasText: 'Filter the Names' }).waitFor();
  await input.fill(typed);
  await input.press('Enter');
}

test('nothing is asked while the view is closed', async () => {
  await bench.openFile('many.txt');
  await bench.page.keyboard.type('urn:example:5%z ');
  await bench.underlined('error', '%');
  await bench.page.keyboard.press('Control+S');
  await eventually('the server was told that it is saved', () => sent().includes('textDocument/didSave'));
  assert.equal(questions(), 0);
});

test('the first level has the namespaces', async () => {
  await bench.page.locator('.pane-header', { hasText: /^URNs/ }).click();
  await row('urn:acme').waitFor();
  await bench.screenshot('explorer');
  await bench.page.locator('.pane-header', { hasText: /^workspace/ }).click(); // so that there is room
  await shows('urn:accepted1 name', 'urn:acme3 names', 'urn:example1 name', 'urn:fdc1 name', 'urn:isbn1 name', 'urn:many250 names', 'urn:xmpp1 name');
  await bench.screenshot('namespaces');
});

test('a namespace has its names, and a name its files', async () => {
  await toggle('urn:acme');
  await row('order:1').waitFor();
  await toggle('order:1');
  await row('order.xsd').waitFor();
  await shows('urn:accepted', 'urn:acme', 'line1 use · 1 file · not declared', 'order:12 uses · 1 file · newer version', 'a.xml2 places',
    'order.xsdline 2 · declares it · schemas', 'order:21 use · 1 file · not declared', 'urn:example', 'urn:fdc', 'urn:isbn', 'urn:many', 'urn:xmpp');
  await bench.screenshot('names');
  await asked('the file is opened', () => row('order.xsd').click(), async () =>
    ({ answer: await bench.page.locator('.tab.active', { hasText: 'order.xsd' }).count() > 0 || undefined }));
  await eventually('the cursor stands at the name', async () =>
    /Ln 2, Col 38 \(16 selected\)/.test(await bench.page.locator('.statusbar').textContent()) || assert.fail(await bench.page.locator('.statusbar').textContent()));
});

test('the status of a name is beside it', async () => {
  await toggle('urn:acme');
  await toggle('urn:fdc');
  await toggle('urn:xmpp');
  await shows('urn:accepted', 'urn:acme', 'urn:example', 'urn:fdc', '…:p001:01:1.01 use · 1 file · deprecated', 'urn:isbn', 'urn:many', 'urn:xmpp',
    'carbons:21 use · 1 file · published');
  await row('carbons:2').hover();
  await bench.page.locator('.monaco-hover:not(.hidden)', { hasText: 'XEP-0280' }).waitFor();
  await bench.screenshot('status');
  await toggle('urn:fdc');
  await toggle('urn:xmpp');
});

test('a namespace with many names shows more of them', async () => {
  await toggle('urn:many');
  await row('row:1').waitFor();
  await bench.page.keyboard.press('End');
  const focused = pane().locator('.monaco-list-row', { hasText: '50 more names…' });
  await eventually('the row for more is on the screen', async () => {
    await pane().locator('.monaco-list').hover();
    await bench.page.mouse.wheel(0, 4000);
    return await focused.count() > 0;
  });
  await focused.click();
  await eventually('the last name is there', async () => {
    await bench.page.mouse.wheel(0, 4000);
    return (await rows()).some((text) => text.startsWith('row:249'));
  });
  await bench.page.mouse.wheel(0, -9000);
  await toggle('urn:many');
});

test('a filter leaves some of them', async () => {
  await filter('order');
  await shows('urn:acme2 names', 'order:1', 'order:2');
  await bench.screenshot('filtered');
  await filter('@deprecated');
  await shows('urn:fdc1 name', '…:p001:01:1.0');
  await filter('nowhere');
  await pane().locator('.message', { hasText: 'No name has “nowhere”.' }).waitFor();
  await bench.command('URN: Clear the Filter of Names');
  await row('urn:isbn').waitFor();
});

test('names are sorted by their uses, and back', async () => {
  await filter('urn:acme');
  await shows('urn:acme3 names', 'line', 'order:1', 'order:2');
  const sort = pane().locator('.actions .action-label[aria-label^="Sort the View"]');
  await pane().locator('.pane-header').hover();
  await sort.click();
  await shows('urn:acme3 names', 'order:1', 'line', 'order:2');
  await pane().locator('.pane-header .description', { hasText: 'urn:acme · most used first' }).waitFor();
  await bench.screenshot('sorted');
  await pane().locator('.pane-header').hover();
  await sort.click();
  await shows('urn:acme3 names', 'line', 'order:1', 'order:2');
  await bench.command('URN: Clear the Filter of Names');
  await row('urn:isbn').waitFor();
});

test('a name that the project accepts is called so, and has nothing to accept it', async () => {
  await filter('accepted');
  await shows('urn:accepted1 name', 'a1 use · 1 file · accepted');
  await row('a1 use').hover();
  await bench.screenshot('accepted');
  assert.equal(await row('a1 use').locator('.action-label[aria-label^="Accept"]').count(), 0);
  assert.equal(await row('a1 use').locator('.action-label[aria-label^="Rename"]').count(), 1);
  await bench.command('URN: Clear the Filter of Names');
  await row('urn:isbn').waitFor();
});

test('a name in a new file comes by itself', async () => {
  writeFileSync(join(bench.folder, 'workspace', 'new.txt'), 'urn:new-one:a\n');
  await row('urn:new-one').waitFor();
});

test('a name is copied, renamed and found from its menu', async () => {
  await row('line').or(row('urn:acme')).first().waitFor();
  if (!(await rows()).some((text) => text.startsWith('line'))) {
    await toggle('urn:acme');
  }
  await fromMenu('line', 'Copy Name');
  await eventually('the clipboard holds it', async () => await bench.page.evaluate(() => navigator.clipboard.readText()) === 'urn:acme:line');
  await fromMenu('order:1', 'Find All References');
  await bench.page.locator('.peekview-title', { hasText: /References \(3\)/ }).waitFor();
  await bench.screenshot('references');
  await bench.page.keyboard.press('Escape');
  await fromMenu('line', 'Rename Symbol');
  const input = bench.page.locator('.rename-box input');
  await input.waitFor();
  assert.equal(await input.inputValue(), 'urn:acme:line');
  await input.fill('urn:acme:position');
  await input.press('Enter');
  await row('position').waitFor();
});

/** Presses one of the buttons that a row has under the pointer. */
async function press(name, title) {
  const button = row(name).locator(`.action-label[aria-label^="${title}"]`);
  await eventually(`${name} has the button ${title}`, async () => {
    await row(name).hover();
    return button.isVisible();
  });
  await button.click();
}

test('what comes next is one click away: rename, find, accept, move the namespace', async () => {
  await press('position', 'Rename Symbol');
  await bench.page.locator('.rename-box input').waitFor();
  await bench.screenshot('buttons');
  await bench.page.keyboard.press('Escape');
  await press('order:1', 'Find All References');
  await bench.page.locator('.peekview-title', { hasText: /References/ }).waitFor();
  await bench.page.keyboard.press('Escape');
  const accept = await bench.actions('Accept all of “urn:acme:*” in urn-ls.json', () => press('position', 'Accept'));
  assert.equal(await accept.row.count(), 1);
  await bench.screenshot('accept');
  await bench.choose(accept);
  await eventually('the row says so', async () => /position.*accepted/.test((await rows()).join('\n')) || assert.fail((await rows()).join('\n')));
  await row('position').hover();
  assert.equal(await row('position').locator('.action-label[aria-label^="Accept"]').count(), 0, 'it would do nothing');
  await press('urn:acme', 'Move Namespace');
  const input = bench.page.locator('.quick-input-widget input').first();
  await eventually('it asks for the new beginning', async () => await input.inputValue() === 'urn:acme:');
  await bench.page.keyboard.press('Escape');
  assert.equal(await row('order:1').locator('.action-label[aria-label^="Accept"]').count(), 0, 'it is declared');
});

test('nothing is asked once it is closed again', async () => {
  await bench.page.locator('.pane-header', { hasText: /^URNs/ }).click();
  await row('urn:acme').waitFor({ state: 'detached' });
  const before = questions();
  await bench.page.locator('.pane-header', { hasText: /^workspace/ }).click();
  await bench.openFile('books.txt');
  await bench.page.keyboard.type('urn:example:6%z ');
  await bench.underlined('error', '%');
  await bench.page.keyboard.press('Control+S');
  await bench.page.locator('.tab.active:not(.dirty)').waitFor();
  assert.equal(questions(), before);
});

test('without a folder one sentence says what to do', async () => {
  await bench.page.goto(`${new URL(bench.page.url()).origin}/?ew=true`);
  await bench.page.locator('.activitybar .action-label[aria-label^="Explorer"]').click();
  await bench.page.locator('.pane-header', { hasText: /^URNs/ }).waitFor();
  if (!await pane().locator('.welcome-view-content').isVisible()) {
    await bench.page.locator('.pane-header', { hasText: /^URNs/ }).click();
  }
  await pane().locator('.welcome-view-content', { hasText: 'Open a folder to see the URNs in its files.' }).waitFor();
  await bench.screenshot('no-folder');
});
