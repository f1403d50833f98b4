// Every action that changes many files, carried through in a real workbench, beside files that are too large to be read.
//   node --test rename.test.mjs          expects the package in vscode-extension/ and code-server in $CODE_SERVER
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { asked, eventually, Workbench } from './workbench.mjs';
import { ROOT } from '../../../support.mjs';

const TARGET = join(ROOT, 'target', 'editors');
const PACKAGES = join(ROOT, 'vscode-extension');
const { version } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'));
const MB = 1 << 20;

const FILES = {
  'sure.xml': '<o:order xmlns:o="urn:example:sure"/>\n',
  'sure.json': '{ "schema": "urn:example:sure" }\n',
  'doubt.xml': '<o:order xmlns:o="urn:example:doubt"/>\n',
  'doubt.json': '{ "schema": "urn:example:doubt" }\n',
  'join.xml': '<o:order xmlns:o="urn:example:joins" p="urn:example:joined"/>\n',
  'join.json': '{ "schema": "urn:example:joins" }\n',
  'raise.xml': '<o:order xmlns:o="urn:example:item:1"/>\n',
  'raise.json': '{ "schema": "urn:example:item:1:line" }\n',
  'repair.xml': '<B Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT"/>\n',
  'repair.yaml': 'binding: urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT\n',
  'move.xml': '<order xmlns="urn:acme-shop:order"/>\n',
  'move.json': '{ "schema": "urn:acme-shop:order" }\n',
  // Of these three only the first may hold a name.
  'big.xml': `<a b="urn:example:big">${'<b/>'.repeat(10.9 * MB / 4 - 10)}</a>`,
  'picture.bin': '\0urn:example:big'.repeat(MB),
  'plain.csv': 'one;two;three\n'.repeat(MB),
};

let bench;
before(async () => {
  bench = await Workbench.open(join(TARGET, 'rename'), {
    codeServer: process.env.CODE_SERVER ?? join(TARGET, 'code-server'),
    vsix: join(PACKAGES, `urn-ls-${process.platform}-${process.arch}-${version}.vsix`), files: FILES,
    settings: { 'git.openRepositoryInParentFolders': 'never', 'workbench.reduceMotion': 'on' },
    env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
  });
});
after(() => bench?.close());

const LEFT_OUT = /^URN: (.* )?big\.xml is left out: 10\.9 MB, the limit is 8 MB\.$/;

/** What `ask` does says which file is left out, and no other. */
async function leavesOut(ask) {
  const [toast] = await Promise.all([bench.notification('big.xml is left out'), ask()]);
  const text = (await toast.locator('.notification-list-item-message').textContent()).replaceAll('\u00a0', ' ');
  assert.match(text, LEFT_OUT);
  return toast;
}

async function rename(name, file, newName) {
  await bench.openFile(file);
  await bench.status(/URN: \d URN/); // so the server has read it
  await bench.page.keyboard.press('Escape');
  await bench.click(name);
  await renameTo(newName);
}

async function renameTo(newName) {
  await bench.page.keyboard.press('F2');
  const input = bench.page.locator('.rename-box input');
  await input.waitFor();
  await input.fill(newName);
  await bench.page.keyboard.press('Enter');
}

const apply = () => bench.page.getByRole('button', { name: 'Apply' });

/** Takes what is shown as it is. */
async function applied(picture, ...names) {
  await apply().waitFor().finally(() => bench.screenshot(picture));
  for (const name of names) {
    await bench.page.locator('.part.panel .monaco-list-row', { hasText: name }).first().waitFor();
  }
  const boxes = bench.page.locator('.part.panel .monaco-list-row input[type=checkbox]');
  assert.ok(await boxes.count() >= names.length);
  assert.ok((await boxes.evaluateAll((all) => all.map((box) => box.checked))).every(Boolean), 'all is chosen');
  await apply().click();
  await apply().waitFor({ state: 'detached' });
}

/** Each of these files has this text on disk: VS Code saves what a refactoring has changed. */
const become = (files) => eventually('the files are changed', () => Object.entries(files).every(([name, text]) =>
  bench.onDisk(name) === text || assert.fail(`${name}: ${bench.onDisk(name)}`)));

test('a sure rename is made at once, and the file that is left out is named', async () => {
  const toast = await leavesOut(() => rename('urn:example:sure', 'sure.xml', 'urn:example:certain'));
  await bench.screenshot('left-out');
  assert.equal(await apply().count(), 0, 'nothing is shown first');
  await become({
    'sure.xml': '<o:order xmlns:o="urn:example:certain"/>\n',
    'sure.json': '{ "schema": "urn:example:certain" }\n',
  });
  await toast.hover();
  await toast.locator('.monaco-button', { hasText: 'Raise the limit' }).click();
  await bench.page.locator('.settings-editor .setting-item-contents', { hasText: 'Max Heap' }).waitFor();
  await bench.screenshot('limit');
});

test('a rename in doubt is shown, all of it chosen', async () => {
  await Promise.all([bench.notification('is reserved: two letters and two hyphens'),
    rename('urn:example:doubt', 'doubt.xml', 'urn:xn--order:1')]);
  await applied('doubt', 'doubt.xml', 'doubt.json');
  await become({
    'doubt.xml': '<o:order xmlns:o="urn:xn--order:1"/>\n',
    'doubt.json': '{ "schema": "urn:xn--order:1" }\n',
  });
});

test('so is one that joins two names', async () => {
  await Promise.all([bench.notification('“urn:example:joined” stands in 1 file already'),
    rename('urn:example:joins', 'join.xml', 'urn:example:joined')]);
  await applied('join', 'join.xml', 'join.json');
  await become({
    'join.xml': '<o:order xmlns:o="urn:example:joined" p="urn:example:joined"/>\n',
    'join.json': '{ "schema": "urn:example:joined" }\n',
  });
});

test('a document that is nowhere on disk', async () => {
  await bench.page.keyboard.press('Control+Alt+N'); // of its command the title is not the only one that begins so
  await bench.page.locator('.tab.active', { hasText: 'Untitled-1' }).waitFor();
  await bench.page.keyboard.type('See urn:example:unsaved twice: urn:example:unsaved');
  await bench.status(/URN: 2 URNs/);
  await bench.page.keyboard.press('Escape');
  await bench.click('urn:example:unsaved');
  await Promise.all([bench.notification('is reserved: two letters and two hyphens'), renameTo('urn:xn--a:b')]);
  await applied('untitled', 'See');
  await eventually('the text is changed', async () => (await bench.text()).includes('See urn:xn--a:b twice: urn:xn--a:b'));
});

test('another version of a name', async () => {
  await bench.openFile('raise.xml');
  await bench.click('urn:example:item');
  const raise = await bench.actions('Raise to urn:example:item:2 everywhere', () => bench.page.keyboard.press('Control+Shift+R'));
  await leavesOut(() => bench.choose(raise));
  await applied('raise', 'raise.xml', 'raise.json');
  await become({
    'raise.xml': '<o:order xmlns:o="urn:example:item:2"/>\n',
    'raise.json': '{ "schema": "urn:example:item:2:line" }\n',
  });
});

test('the repair of a name in the whole project', async () => {
  await bench.openFile('repair.xml');
  await bench.underlined('warning', 'HTTP-REDIRECT');
  await bench.click('HTTP-REDIRECT');
  const repair = await bench.actions('Write “HTTP-Redirect” in the whole project');
  const menu = (await bench.page.locator('.action-widget .monaco-list-row').allTextContents()).map((row) => row.replaceAll('\u00a0', ' '));
  assert.deepEqual(menu.slice(0, 5), ['Quick Fix', 'Write “HTTP-Redirect”', 'Write “HTTP-Redirect” in the whole project', 'More Actions...',
    'Ignore “misspelled-name” here'], 'what hides a finding is below the repairs, and apart from them');
  await bench.screenshot('menu');
  await leavesOut(() => bench.choose(repair));
  await applied('repair', 'repair.xml', 'repair.yaml');
  await become({
    'repair.xml': '<B Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"/>\n',
    'repair.yaml': 'binding: urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect\n',
  });
});

test('a namespace that moves', async () => {
  await bench.openFile('move.xml');
  await bench.click('urn:acme-shop:order');
  // VS Code may forget the command of an action that is chosen while it learns of newer ones.
  await asked('the action asks', async () => {
    await bench.choose(await bench.actions('Move namespace “urn:acme-shop:”…', () => bench.page.keyboard.press('Control+Shift+R')));
  }, async () => ({ answer: await bench.page.locator('.quick-input-widget').isVisible() || undefined, seen: 'no box' }));
  const input = bench.page.locator('.quick-input-widget input').first();
  await eventually('it asks for the new beginning', async () => await input.inputValue() === 'urn:acme-shop:');
  await input.fill('urn:example:shop:');
  await leavesOut(() => bench.page.keyboard.press('Enter'));
  await applied('move', 'move.xml', 'move.json');
  await become({
    'move.xml': '<order xmlns="urn:example:shop:order"/>\n',
    'move.json': '{ "schema": "urn:example:shop:order" }\n',
  });
});

test('a check of the workspace names it, too', async () => {
  const [toast] = await Promise.all([bench.notification(/in \d+ of \d+ files\. big\.xml is left out: 10\.9 MB, the limit is 8 MB\.$/),
    bench.command('URN: Check the Workspace')]);
  await toast.locator('.monaco-button', { hasText: 'Raise the Limit' }).waitFor();
});
