// The extension in VS Code for the Web, where no Java runs: what is on the screen.
//   node --test web.test.mjs          expects the universal package in vscode-extension/
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { asked, eventually } from '../vscode/workbench.mjs';
import { WebWorkbench } from './workbench.mjs';
import { ROOT } from '../../../support.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'vscode-extension', 'package.json'), 'utf8'));
const ISBN = '<a b="urn:isbn:9780306406158"/>\n';

const FILES = {
  'a.xml': '<?xml version="1.0"?>\n<library xmlns="urn:example:library">\n  <book id="urn:isbn:9780306406158"/>\n'
    + '  <topic id="urn:example:café"/>\n  <see also="urn:ietf:rfc:8141" more=""/>\n</library>\n',
  'saml.xml': '<md:A xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">\n'
    + '  <md:B Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT"/>\n</md:A>\n',
  'c.json': '{\n  "id": "urn:example:two words",\n  "other": "urn:example:%c3%a9"\n}\n',
  'e.txt': 'See urn:ietf:rfc:8141 for more.\n',
  'half.json': '{\n  "a": "urn:example:\\ud800",\n  "b": "urn:example:5%z"\n}\n',
  'huge.xml': `<a>\n  <b c="urn:example:5%z"/>\n${'  <b c="urn:example:a"/>\n'.repeat(210_000)}</a>\n`,
  'off.yaml': 'id: urn:example:5%z\n',
  'made/out.xml': ISBN,
  'team/urn-ls.json': '{ "extends": "../common/books.json" }\n',
  'common/books.json': '{ "accept": ["urn:isbn:*"] }\n',
  'team/books.xml': ISBN,
  'wrong/urn-ls.json': '{ "specification": "rfc1", "severity": { "check-digit": "error" } }\n',
  'wrong/prices.xml': ISBN,
};

const SETTINGS = {
  'urn.exclude': ['made/'], '[yaml]': { 'urn.enable': false }, 'urn.severity': { 'not-normalized': 'warning' },
  'editor.codeActionsOnSave': { 'source.fixAll.urn': 'explicit' },
};

let bench;
before(async () => {
  bench = await WebWorkbench.open(join(ROOT, 'target', 'editors', 'web'), {
    vsix: join(ROOT, 'vscode-extension', `urn-ls-${version}.vsix`), files: FILES, settings: SETTINGS,
  });
});
after(() => bench?.close());

test('findings are underlined, exactly', async () => {
  await bench.openFile('a.xml');
  await bench.underlined('error', 'é');
  await bench.underlined('warning', '8', '8"/>');
});

test('the Problems panel lists exactly these', async () => {
  await bench.command('View: Toggle Problems');
  const rows = await eventually('the problems are listed', async () => {
    const all = (await bench.problems()).filter((row) => row.includes('[Ln'));
    return all.length === 2 && all;
  });
  assert.match(rows[0], /“é” \(U\+00E9\).*urn.*non-ascii-character.*\[Ln 4, Col 29\]/);
  assert.match(rows[1], /wrong check digit: 8 should be 7.*urn.*check-digit.*\[Ln 3, Col 34\]/);
  await bench.command('View: Toggle Problems');
});

test('the status says what was found, and that only open files are checked', async () => {
  const status = await bench.status(/URN: 4 URNs, 2 problems/);
  assert.match(status, /by rfc8141; only open files are checked/);
  await bench.page.keyboard.press('Escape');
});

test('one sentence says that a browser has no command line', async () => {
  await Promise.all([bench.notification('A browser has no terminal for the command line'), bench.command('URN: Install the Command Line')]);
});

test('a hover explains', async () => {
  const text = await bench.hover('urn:isbn', 'English language');
  assert.match(text, /International Standard Book Number/);
  await bench.screenshot('hover');
  await bench.page.keyboard.press('Escape');
});

test('a quick fix repairs, and its finding vanishes', async () => {
  await bench.click('é');
  const repair = await bench.actions('Percent-encode “é” (U+00E9) as %C3%A9');
  await bench.screenshot('quick-fix');
  await bench.choose(repair);
  await eventually('the text is repaired', async () => (await bench.text()).includes('urn:example:caf%C3%A9'));
  await bench.notUnderlined('error');
  await bench.underlined('warning', '8', '8"/>');
  await bench.screenshot('repaired');
});

test('a completion is accepted', async () => {
  await bench.click('more=""');
  await bench.page.keyboard.press('End');
  for (let back = 0; back < 3; back++) {
    await bench.page.keyboard.press('ArrowLeft');
  }
  await bench.page.keyboard.type('urn:is');
  await bench.page.keyboard.press('Control+Space');
  await eventually('isbn is chosen', async () =>
    (await bench.page.locator('.suggest-widget.visible .monaco-list-row.focused').textContent()).startsWith('isbn'));
  await bench.screenshot('completion');
  await bench.page.keyboard.press('Enter');
  await eventually('the completion is in the text', async () => (await bench.text()).includes('more="urn:isbn:"'));
});

test('a misspelled name is repaired, and explained', async () => {
  await bench.openFile('saml.xml');
  await bench.underlined('warning', 'HTTP-REDIRECT');
  await bench.hover('HTTP-REDIRECT', 'SAML 2.0 binding HTTP-Redirect');
  await bench.screenshot('misspelled');
  await bench.page.keyboard.press('Escape');
  await bench.click('HTTP-REDIRECT');
  const repair = await bench.actions('Write “HTTP-Redirect”');
  await bench.screenshot('repair');
  await bench.choose(repair);
  await eventually('the name is repaired', async () => (await bench.text()).includes('bindings:HTTP-Redirect"'));
  await bench.notUnderlined('warning');
});

test('a name is no link of the text; its hover says what it is', async () => {
  await bench.openFile('e.txt');
  assert.match(await bench.hover('urn:ietf', 'RFC 8141'), /RFC 8141/);
  assert.equal(await bench.page.locator('.detected-link').count(), 0);
  await bench.page.keyboard.press('Escape');
});

test('references lead to all open files', async () => {
  await bench.click('urn:ietf:rfc:8141');
  await bench.page.keyboard.press('Shift+F12');
  await bench.page.locator('.peekview-title', { hasText: /References \(2\)/ }).waitFor();
  await eventually('both files are listed', async () => {
    const rows = (await bench.page.locator('.reference-zone-widget .ref-tree .monaco-list-row').allTextContents()).join('\n');
    return /a\.xml[^]*e\.txt|e\.txt[^]*a\.xml/.test(rows) || assert.fail(rows);
  });
  await bench.screenshot('references');
  await bench.page.keyboard.press('Escape');
});

test('the view of names has those of open files, and says so', async () => {
  await bench.openFile('saml.xml');
  await bench.page.locator('.pane-header', { hasText: /^URNs/ }).click();
  const pane = bench.page.locator('.pane', { has: bench.page.locator('.pane-header', { hasText: /^URNs/ }) });
  await pane.locator('.monaco-list-row', { hasText: /urn:oasis2 names/ }).waitFor();
  await pane.locator('.message', { hasText: 'Only names of open files are shown here.' }).waitFor();
  await bench.screenshot('names');
  await bench.page.locator('.pane-header', { hasText: /^URNs/ }).click();
  await bench.openFile('e.txt');
});

test('a rename of open files shows first what it changes, and that it leaves the others', async () => {
  for (const [before, after] of [['8141', '2141'], ['2141', '8141']]) {
    await bench.click(`urn:ietf:rfc:${before}`);
    await bench.page.keyboard.press('F2');
    const input = bench.page.locator('.rename-box input');
    await input.waitFor();
    assert.equal(await input.inputValue(), `urn:ietf:rfc:${before}`);
    await input.fill(`urn:ietf:rfc:${after}`);
    await Promise.all([
      bench.notification(/URN: Files that are not open are left out/), input.press('Enter'),
    ]);
    const apply = bench.page.getByRole('button', { name: 'Apply' });
    await apply.waitFor().finally(() => bench.screenshot('rename'));
    assert.ok((await bench.text()).includes(`urn:ietf:rfc:${before}`), 'nothing is changed yet');
    await apply.click();
    await eventually('the file is changed', async () => (await bench.text()).includes(`urn:ietf:rfc:${after}`));
    await bench.command('Notifications: Clear All Notifications');
  }
});

test('the canonical spelling is copied, and safe fixes are made on save', async () => {
  await bench.openFile('c.json');
  await bench.underlined('error', ' ', ' words');
  await bench.click('urn:example:%c3');
  await bench.command('URN: Copy Canonical URN');
  await eventually('the clipboard holds it', async () =>
    await bench.page.evaluate(() => navigator.clipboard.readText()) === 'urn:example:%C3%A9');
  // VS Code gives the actions on save a short time; where they take longer, it writes the file without them.
  await asked('the file is repaired', async () => {
    await bench.page.keyboard.press('End');
    await bench.page.keyboard.type(' ');
    await bench.page.keyboard.press('Control+S');
  }, async () => {
    const text = await bench.text();
    const repaired = /^\{\n {2}"id": "urn:example:two words",\n {2}"other": "urn:example:%C3%A9\s*=\sé"/; // with its inlay hint
    return repaired.test(text) ? { answer: text } : { seen: text };
  });
  await bench.underlined('error', ' ', ' words');
});

test('what the settings leave out is not checked', async () => {
  await bench.openFile('off.yaml');
  assert.match(await bench.status(/URN: not checked/), /left out by the settings/);
  await bench.openIn('made', 'out.xml');
  assert.match(await bench.status(/URN: not checked/), /left out by the settings/);
  assert.equal(await bench.page.locator('.editor-instance [class*="squiggly-"]').count(), 0);
});

test('a project file counts with the one that it extends, and a change of it too', async () => {
  await bench.openIn('team', 'books.xml');
  await bench.status(/URN: 1 URN, no problems/);
  await bench.openFile('urn-ls.json');
  await bench.write('{ "severity": { "check-digit": "error" } }');
  await bench.openFile('books.xml');
  await bench.underlined('error', '8', '8"/>');
});

test('a broken project file has its findings, and what can be read of it counts', async () => {
  await bench.openFile('urn-ls.json');
  await bench.write('{ "severity": { "check-digit": "information" }, "accept": ["no-name"], ');
  await bench.underlined('warning', '"no-name"');
  await bench.command('View: Toggle Problems');
  await eventually('both findings are listed', async () => {
    const rows = (await bench.problems()).filter((row) => row.includes('project-file'));
    return rows.some((row) => row.includes('invalid JSON from here on')) && rows.length === 2;
  });
  await bench.screenshot('project-file');
  await bench.command('View: Toggle Problems');
  await bench.openFile('books.xml');
  await bench.underlined('info', '8', '8"/>');
});

test('a broken project file that is not open is told', async () => {
  await Promise.all([
    bench.notification(/wrong\/urn-ls\.json:1:20: “specification” must be one of these: rfc8141/), bench.openIn('wrong', 'prices.xml'),
  ]);
  await bench.underlined('error', '8', '8"/>');
});

test('half of a character breaks nothing', async () => {
  await bench.openFile('half.json');
  await bench.underlined('error', '%', '%z');
  await bench.click('"b"');
  await bench.page.keyboard.press('Home');
  await bench.insert('  "c": "urn:example:5%y\ud800", ');
  await bench.underlined('error', '%', '%y');
});

test('a document that is too large is not checked, and the others go on', async () => {
  await bench.openFile('huge.xml');
  assert.match(await bench.status(/URN: not checked/), /larger than 5 MB/);
  assert.equal(await bench.page.locator('.editor-instance [class*="squiggly-"]').count(), 0);
  await bench.openFile('books.xml');
  await bench.underlined('info', '8', '8"/>');
});

test('settings are in force at once, also that for the names in the outline', async () => {
  await bench.openIn('.vscode', 'settings.json');
  await bench.write(JSON.stringify({ ...bench.settings, 'urn.severity': { 'check-digit': 'error' }, 'urn.documentSymbols': true }));
  await bench.openFile('a.xml');
  await bench.underlined('error', '8', '8"/>');
  await bench.command('Go to Symbol in Editor');
  await bench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'urn:ietf:rfc:8141' }).waitFor();
  await bench.page.keyboard.press('Escape');
  await bench.openFile('books.xml');
});

test('what needs files is hidden', async () => {
  await bench.page.keyboard.press('F1');
  await bench.page.locator('.quick-input-widget .quick-input-box input').fill('>URN: ');
  const rows = bench.page.locator('.quick-input-list .monaco-list-row');
  await rows.filter({ hasText: 'URN: Restart Language Server' }).waitFor();
  assert.equal(await rows.filter({ hasText: 'URN: Check the Workspace' }).count(), 0);
  await bench.page.keyboard.press('Escape');
});

test('after its worker was killed the window goes on, and the server is started again', async () => {
  await bench.killWorker();
  const toast = await bench.notification('The URN language server has stopped.');
  await bench.notUnderlined('info');
  await bench.click('<a b=');
  await bench.page.keyboard.press('End');
  await bench.page.keyboard.type('<c d="urn:example:5%z"/>');
  await bench.screenshot('stopped');
  await toast.getByText('Restart', { exact: true }).click();
  await bench.underlined('error', '%', '%z');
  await bench.underlined('info', '8', '8"/>');
});

test('a report holds the log', async () => {
  await bench.report(/a worker of the browser[^]*# Log[^]*huge\.xml is larger than 5 MB/);
  // What is said may have had no room, or be hidden again.
  await bench.command('Notifications: Show Notifications');
  await bench.notification('paste it into a new issue');
});
