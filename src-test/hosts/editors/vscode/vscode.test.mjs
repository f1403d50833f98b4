// The extension as users get it, in a real workbench: what is on the screen, in the Problems panel and on disk.
//   node --test vscode.test.mjs          expects the packages in vscode-extension/ and code-server in $CODE_SERVER
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, mkdirSync, symlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { asked, eventually, Workbench } from './workbench.mjs';
import { ROOT } from '../../../support.mjs';

const TARGET = join(ROOT, 'target', 'editors');
const CODE_SERVER = process.env.CODE_SERVER ?? join(TARGET, 'code-server');
const PACKAGES = join(ROOT, 'vscode-extension');
const { version } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'));
const UNIVERSAL = join(PACKAGES, `urn-ls-${version}.vsix`);
const PLATFORM = join(PACKAGES, `urn-ls-${process.platform}-${process.arch}-${version}.vsix`);

const FILES = {
  'a.xml': '<?xml version="1.0"?>\n<library xmlns="urn:example:library">\n  <book id="urn:isbn:9780306406158"/>\n'
    + '  <topic id="urn:example:café"/>\n  <see also="urn:ietf:rfc:8141" more=""/>\n</library>\n',
  'b.html': '<!DOCTYPE html>\n<p title="urn:example:x?y">urn:example:a</p>\n',
  'c.json': '{\n  "id": "urn:example:two words",\n  "other": "urn:example:%c3%a9"\n}\n',
  'saml.xml': '<md:A xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">\n'
    + '  <md:B Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-REDIRECT"/>\n'
    + '  <p:NameIDPolicy xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol" Format=""/>\n</md:A>\n',
  'd.yaml': 'id: urn:uuid:n0t-a-uuid\nother: urn:acme-orders:1\n',
  // Small enough to be opened by a server with 12 MB of memory, and with more names than that can keep.
  'f.xml': `<a>${Array.from({ length: 90_000 }, (_, i) => `<b c="urn:example:${i}"/>\n`).join('')}</a>`,
  'g (1).txt': 'In  urn:example:5%z\n',
  'e.txt': 'See urn:example:100%z for more.\n',
  'typed.xml': '<a b="" c="urn:isbn:9780306406158"/>\n',
};

describe('with a runtime of its own', () => {
  let bench;
  before(async () => {
    bench = await Workbench.open(join(TARGET, 'platform'), {
      codeServer: CODE_SERVER, vsix: PLATFORM, files: FILES,
      settings: { 'git.openRepositoryInParentFolders': 'never', 'urn.links': true, 'editor.codeActionsOnSave': { 'source.fixAll.urn': 'explicit' } },
      // No Java but the one in the package.
      env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
    });
  });
  after(() => bench?.close());

  test('the cache of the runtime serves where the package was installed', () => {
    const runtime = join(bench.extension(), 'runtime');
    const loaded = join(bench.folder, 'classes.txt');
    // AOTMode=on: the JVM refuses to start with a cache that does not fit.
    execFileSync(join(runtime, 'bin', 'java'), ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:AOTMode=on',
      `-XX:AOTCache=${join(runtime, 'lib', 'urn-ls.aot')}`, `-Xlog:class+load:file=${loaded}`, '-m',
      'io.github.urnls/io.github.urnls.cli.Main', '--version']);
    assert.match(readFileSync(loaded, 'utf8'), /io\.github\.urnls\.cli\.Main source: shared objects file/);
  });

  test('what is wrong is underlined, exactly', async () => {
    await bench.openFile('a.xml');
    await bench.underlined('error', 'é');
    await bench.underlined('warning', '8', '8"/>');
    await bench.screenshot('squiggles');
    const [pid] = bench.servers();
    const command = readFileSync(`/proc/${pid}/cmdline`, 'latin1');
    assert.ok(command.startsWith(join(bench.extension(), 'runtime', 'bin', 'java')), command);
    assert.match(command, /-XX:AOTCache=/);
  });

  test('the Problems panel names the places', async () => {
    await bench.command('View: Toggle Problems');
    const rows = await eventually('the problems are listed', async () => {
      const all = await bench.problems();
      return all.some((row) => row.includes('non-ascii-character')) && all.some((row) => row.includes('check-digit')) && all;
    });
    assert.ok(rows.some((row) => row.includes('“é” (U+00E9)') && row.includes('[Ln 4, Col 29]')), rows.join('\n'));
    assert.ok(rows.some((row) => row.includes('should be 7') && row.includes('[Ln 3, Col 34]')), rows.join('\n'));
    await bench.screenshot('problems');
    await bench.command('View: Toggle Problems');
  });

  test('the status bar says what was found, and by which specification', async () => {
    assert.match(await bench.status(/URN: \d+ URNs, 2 problems/), /rfc8141/);
    await bench.page.keyboard.press('Escape');
  });

  test('a hover explains', async () => {
    const text = await bench.hover('urn:isbn', 'English language');
    assert.match(text, /International Standard Book Number/);
    assert.match(text, /English language/);
    await bench.screenshot('hover', 335);
    await bench.page.keyboard.press('Escape');
  });

  test('a quick fix repairs', async () => {
    await bench.click('é');
    const repair = await bench.actions('Percent-encode “é” (U+00E9) as %C3%A9');
    await bench.screenshot('quick-fix', 170);
    await bench.choose(repair);
    await eventually('the text is repaired', async () => (await bench.text()).includes('urn:example:caf%C3%A9'));
    await bench.notUnderlined('error');
  });

  test('a completion is accepted inside an attribute', async () => {
    await bench.click('more=""');
    await bench.page.keyboard.press('End');
    for (let back = 0; back < 3; back++) {
      await bench.page.keyboard.press('ArrowLeft');
    }
    await bench.page.keyboard.type('urn:is');
    await bench.page.keyboard.press('Control+Space');
    await eventually('isbn is chosen', async () =>
      (await bench.page.locator('.suggest-widget.visible .monaco-list-row.focused').textContent()).startsWith('isbn'));
    await bench.screenshot('completion', 170);
    await bench.page.keyboard.press('Enter');
    await eventually('the completion is in the text', async () => (await bench.text()).includes('more="urn:isbn:"'));
  });

  // How long the pause is, TypingTest asks on a clock of its own.
  test('nothing is underlined while a name is typed, until it is saved', async () => {
    await bench.openFile('typed.xml');
    await bench.underlined('warning', '8', '8"/>');
    bench.setWorkspace({ 'urn.typingPause': 3_600_000, 'urn.severity': { 'check-digit': 'error' } });
    await bench.underlined('error', '8', '8"/>'); // so the settings are in force
    await bench.command('View: Toggle Problems');
    // VS Code moves what it has underlined, but not what it lists: at its new place it is listed once the server has read all that was typed.
    const listed = (column) => eventually(`the one problem is at column ${column}`, async () => {
      const rows = (await bench.problems()).filter((row) => row.includes('[Ln 1,')); // those of other files stand in other lines
      return rows.length === 1 && rows[0].includes(`[Ln 1, Col ${column}]`) || assert.fail(rows.join('\n'));
    });
    await listed(33);
    await bench.click('b=""');
    await bench.page.keyboard.press('Home');
    for (let on = 0; on < '<a b="'.length; on++) {
      await bench.page.keyboard.press('ArrowRight');
    }
    await bench.page.keyboard.type('urn:isb');
    await bench.page.locator('.suggest-widget.visible .monaco-list-row').first().waitFor();
    await listed(40);
    await bench.notUnderlined('warning');
    await bench.page.keyboard.press('Control+S');
    await bench.underlined('warning', 'isb');
    await bench.page.keyboard.type('n:');
    await listed(42);
    await bench.notUnderlined('warning');
    assert.ok((await bench.text()).includes('b="urn:isbn:"'));
    await bench.page.keyboard.press('Control+S');
    await bench.command('View: Toggle Problems');
    bench.setWorkspace({});
    await bench.underlined('warning', '8', '8"/>');
  });

  test('a misspelled name is repaired, and explained', async () => {
    await bench.openFile('saml.xml');
    await bench.underlined('warning', 'HTTP-REDIRECT');
    await bench.hover('HTTP-REDIRECT', 'did you mean “HTTP-Redirect”?');
    const ours = await bench.hover('HTTP-REDIRECT', 'SAML 2.0 binding HTTP-Redirect');
    assert.doesNotMatch(ours, /did you mean/, 'what the editor shows is not said again');
    await bench.screenshot('misspelled', 335);
    await bench.page.keyboard.press('Escape');
    // Without the side bar, so that the picture has room for the menu.
    await bench.page.keyboard.press('Control+B');
    await bench.page.locator('.explorer-folders-view').waitFor({ state: 'hidden' });
    await bench.click('HTTP-REDIRECT');
    const repair = await bench.actions('Write “HTTP-Redirect”');
    await bench.screenshot('repair', 180, 48);
    await bench.choose(repair);
    await eventually('the name is repaired', async () => (await bench.text()).includes('bindings:HTTP-Redirect"'));
    await bench.page.keyboard.press('Control+B');
    await bench.page.locator('.explorer-folders-view').waitFor();
    await bench.notUnderlined('warning');
    const text = await bench.hover('HTTP-Redirect', 'SAML 2.0 binding HTTP-Redirect');
    assert.match(text, /^\s*SAML 2\.0 binding HTTP-Redirect/, 'the first line answers');
    await bench.screenshot('known', 335);
    await bench.page.keyboard.press('Escape');
  });

  test('an empty attribute offers the names that belong there', async () => {
    await bench.click('Format=""');
    await bench.page.keyboard.press('End');
    for (let back = 0; back < 3; back++) {
      await bench.page.keyboard.press('ArrowLeft');
    }
    await bench.page.keyboard.press('Control+Space');
    await bench.page.locator('.suggest-widget.visible .monaco-list-row', { hasText: 'emailAddress' }).first().waitFor();
    await bench.screenshot('slot', 335);
    await bench.page.keyboard.type('persis');
    await eventually('the name is chosen', async () =>
      (await bench.page.locator('.suggest-widget.visible .monaco-list-row.focused').textContent()).startsWith('persistent'));
    await bench.page.keyboard.press('Enter');
    await eventually('the name is in the text', async () =>
      (await bench.text()).includes('Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent"'));
    await bench.page.keyboard.press('Control+S');
  });

  test('a link leads to where the name can be looked up', async () => {
    const context = bench.page.context();
    await context.route('https://www.rfc-editor.org/**', (route) => route.fulfill({ body: 'RFC' }));
    await bench.openFile('a.xml');
    await bench.page.locator('.detected-link').first().waitFor();
    await bench.click('urn:ietf:rfc:8141');
    const [opened] = await Promise.all([context.waitForEvent('page'), bench.command('Open Link')]);
    await eventually('the page is asked for', () => opened.url() === 'https://www.rfc-editor.org/info/rfc8141');
    await opened.close();
  });

  test('the canonical spelling is copied', async () => {
    await bench.openFile('c.json');
    await bench.click('urn:example:%c3');
    await bench.command('URN: Copy Canonical URN');
    await eventually('the clipboard holds it', async () =>
      await bench.page.evaluate(() => navigator.clipboard.readText()) === 'urn:example:%C3%A9');
  });

  test('safe fixes are made on save, and a blank that may be a slip stays', async () => {
    await bench.underlined('error', ' ', ' words');
    // VS Code gives the actions on save a short time; where they take longer, it writes the file without them.
    let written = bench.writtenAt('c.json');
    await asked('the file is repaired on disk', () => bench.page.keyboard.press('Control+S'), () => {
      const text = bench.onDisk('c.json');
      const before = written;
      written = bench.writtenAt('c.json');
      return text === '{\n  "id": "urn:example:two words",\n  "other": "urn:example:%C3%A9"\n}\n'
        ? { answer: text } : { again: written !== before, seen: text };
    });
  });

  test('HTML, YAML and text are checked too', async () => {
    await bench.openFile('b.html');
    await bench.underlined('error', '?', '?y');
    await bench.openFile('d.yaml');
    await bench.underlined('warning', 'n0t-a-uuid');
    await bench.openFile('e.txt');
    await bench.underlined('error', '%');
  });

  test('Enter behind a private name is a new line, and changes nothing of the name', async () => {
    await bench.openFile('d.yaml');
    await bench.page.keyboard.press('Control+End');
    await bench.page.keyboard.type('k: urn:acme:thing:receipt');
    await bench.page.keyboard.press('Control+Space');
    await bench.page.locator('.suggest-widget.visible', { hasText: 'No suggestions' }).waitFor();
    await bench.page.keyboard.press('Enter');
    await bench.page.keyboard.type('l: 1');
    await eventually('the line stands as it was typed', async () =>
      (await bench.text()).endsWith('\nk: urn:acme:thing:receipt\nl: 1') || assert.fail(await bench.text()));
    await bench.screenshot('enter');
    await bench.page.keyboard.press('Control+S');
  });

  test('a setting is in force without a restart', async () => {
    const before = bench.servers();
    await bench.openFile('e.txt');
    bench.setWorkspace({ 'urn.severity': { 'malformed-percent-encoding': 'warning' } });
    await bench.underlined('warning', '%');
    bench.setWorkspace({ 'urn.severity': { 'malformed-percent-encoding': 'off' } });
    await bench.notUnderlined('warning');
    bench.setWorkspace({ 'urn.severity': {} });
    await bench.underlined('error', '%');
    assert.deepEqual(bench.servers(), before);
  });

  test('a server that was killed comes back by itself', async () => {
    const [pid] = bench.servers();
    process.kill(pid, 'SIGKILL');
    await eventually('another server runs', () => bench.servers().length === 1 && bench.servers()[0] !== pid);
    await bench.click('more.');
    await bench.page.keyboard.press('End');
    await bench.page.keyboard.type(' urn:example:20%y');
    await bench.underlined('error', '%', '%y');
  });

  test('the restart command starts another server', async () => {
    const [pid] = bench.servers();
    await bench.command('URN: Restart Language Server');
    await eventually('another server runs', () => bench.servers().length === 1 && bench.servers()[0] !== pid);
    await bench.underlined('error', '%', '%y');
  });

  test('the whole workspace is checked', async () => {
    const [toast] = await Promise.all([bench.notification(/[1-9]\d* problems?.* in \d+ of [1-9]\d* files/), bench.command('URN: Check the Workspace')]);
    await bench.screenshot('workspace');
    assert.match(await toast.locator('.notification-list-item-message').textContent(), /^\d/, 'it begins with the matter');
    // Of files that are not open, too: closing one leaves what stands in the file on disk.
    await bench.command('View: Toggle Problems');
    await eventually('findings of closed files are listed', async () => (await bench.problems()).some((row) => row.includes('g (1).txt')));
    await bench.openFile('g (1).txt');
    await bench.underlined('error', '%');
    await bench.page.locator('.tab.active .codicon-close').first().click();
    await eventually('it is closed', async () => await bench.page.locator('.tab', { hasText: 'g (1).txt' }).count() === 0);
    await eventually('its findings are listed still, once', async () =>
      (await bench.problems()).filter((row) => row.includes('g (1).txt')).length === 1);
    await bench.command('View: Toggle Problems');
  });

  test('a report holds the versions and the log', async () => {
    await Promise.all([bench.notification('paste it into a new issue'),
      // Of the two servers that have ended only one fell.
      bench.report(/# Log(?![^]*The server ended[^]*The server ended)[^]*Java 25[^]*\(from bundled\)/)]);
    await bench.screenshot('report');
  });

  test('a Java that is too old is passed over without a message, and the log says why', async () => {
    const old = join(bench.folder, 'old');
    mkdirSync(join(old, 'bin'), { recursive: true });
    writeFileSync(join(old, 'bin', 'java'), '#!/bin/sh\necho "only recognizes class file versions up to 61.0" >&2\nexit 1\n', { mode: 0o755 });
    const [pid] = bench.servers();
    bench.setMachine({ 'urn.java.home': old });
    await eventually('another server runs', () => bench.servers().length === 1 && bench.servers()[0] !== pid);
    await bench.report(/old\/bin\/java \(from urn\.java\.home\): it is Java 17, and 21 or newer is needed[^]*Java 25[^]*\(from bundled\)/);
    assert.equal(await bench.page.locator('.notification-list-item', { hasText: /URN.*(could|create|connection|Java 21)/ }).count(), 0);
    bench.setMachine({});
    await eventually('the first server of the list runs again', () => bench.servers().length === 1 && bench.servers()[0] !== pid);
  });

  test('a document that the server ran out of memory with is left out, and the others are checked', async () => {
    const before = bench.servers();
    bench.setMachine({ 'urn.server.maxHeap': 12 });
    await eventually('a smaller server runs', () => bench.servers().length === 1 && bench.servers()[0] !== before[0]);
    const [small] = bench.servers();
    await bench.openFile('f.xml');
    await bench.notification(/f\.xml is no longer checked\. .* ran out of its 12 MB of memory/);
    await eventually('another server runs', () => bench.servers().length === 1 && bench.servers()[0] !== small);
    await bench.screenshot('out-of-memory');
    await bench.openFile('e.txt');
    await bench.page.keyboard.press('Control+End');
    await bench.page.keyboard.type(' urn:example:30%w');
    await bench.underlined('error', '%', '%w');
    const [other] = bench.servers();
    bench.setMachine({});
    await eventually('a server with the usual memory runs', () => bench.servers().length === 1 && bench.servers()[0] !== other);
  });

  test('a server that ends again and again is given up, and restarted from the message', async () => {
    for (const letter of 'hjkm') {
      // Only a server that has answered is ended: one that has not yet begun counts as another kind of failure.
      await bench.page.keyboard.type(` urn:example:40%${letter}`);
      await bench.underlined('error', '%', `%${letter}`);
      const [pid] = bench.servers();
      process.kill(pid, 'SIGKILL');
      await eventually('it has ended', () => !bench.servers().includes(pid));
    }
    const message = await bench.notification('is not started again: it ended 4 times within three minutes'); // no time passes to the extension
    await bench.screenshot('given-up');
    await message.locator('.monaco-button', { hasText: 'Restart' }).click();
    await eventually('it runs again', () => bench.servers().length === 1);
    await bench.click('urn:example:40%m');
    await bench.page.keyboard.press('End');
    await bench.page.keyboard.type(' urn:example:50%y');
    await bench.underlined('error', '%', '50%y');
  });
});

describe('what somebody wants to hear nothing of', () => {
  let bench;
  before(async () => {
    bench = await Workbench.open(join(TARGET, 'silence'), {
      codeServer: CODE_SERVER, vsix: PLATFORM,
      files: {
        'a.yaml': 'first: urn:acme_x:one\nsecond: urn:acme_x:two\n',
        'A.java': 'class A {\n    String name = "urn:example:100%z";\n}\n',
        'user.txt': 'A urn:ietf:params:scim:schemas:core:2.0:User of SCIM.\n',
        'part/b.txt': 'urn:example:200%z\n',
      },
      settings: { 'git.openRepositoryInParentFolders': 'never', 'workbench.colorTheme': 'Default Light Modern' },
      env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
    });
  });
  after(() => bench?.close());

  const javaIs = async (checked) => checked ? bench.underlined('error', '%') : bench.notUnderlined('error');

  test('a private namespace is accepted in the settings of the user', async () => {
    await bench.openFile('a.yaml');
    await bench.underlined('warning', '_', 'urn:acme_x:one');
    await bench.click('_x:one');
    const accept = await bench.actions('Accept all of “urn:acme_x:*” in your settings');
    await bench.screenshot('silencing');
    await bench.choose(accept);
    await bench.notUnderlined('warning');
  });

  test('a language is switched off, and files are left out', async () => {
    await bench.openFile('A.java');
    await javaIs(true);
    for (const off of [{ '[java]': { 'urn.enable': false } }, { 'urn.enable': false }, { 'urn.exclude': ['*.java'] }]) {
      bench.setWorkspace(off);
      await javaIs(false);
      bench.setWorkspace({ '[yaml]': { 'urn.enable': false } });
      await javaIs(true);
    }
  });

  test('a folder is checked from its menu', async () => {
    await bench.command('View: Show Explorer');
    await bench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'part' }).click({ button: 'right' });
    await bench.page.locator('.monaco-menu .action-label', { hasText: 'Check This Folder' }).hover();
    await bench.page.locator('.monaco-menu .action-item.focused', { hasText: 'Check This Folder' }).waitFor();
    await Promise.all([
      bench.notification('1 problem in 1 of 1 file').finally(() => bench.screenshot('check-folder')),
      bench.page.keyboard.press('Enter'), // a click is not taken while the menu is new
    ]);
  });

  test('a name that nothing declares has a page', async () => {
    await bench.openFile('user.txt');
    await bench.click('urn:ietf');
    await bench.command('Go to Definition');
    await bench.page.locator('.tab.active', { hasText: 'User.md' }).waitFor();
    await eventually('the page says where it is used', async () => /Used\s1\stime/.test(await bench.text()) || assert.fail(await bench.text()));
    await bench.screenshot('page');
  });
});

describe('a whole namespace', () => {
  let bench;
  before(async () => {
    bench = await Workbench.open(join(TARGET, 'namespace'), {
      codeServer: CODE_SERVER, vsix: PLATFORM,
      files: {
        'a.xml': '<order xmlns="urn:acme-shop:order" id="urn:acme-shop:order:7"/>\n',
        'b.json': '{\n  "schema": "urn:acme-shop:order",\n  "other": "urn:acme:order",\n  "more": "urn:example:more"\n}\n',
      },
      settings: { 'git.openRepositoryInParentFolders': 'never', 'files.autoSave': 'off' },
      env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
    });
  });
  after(() => bench?.close());

  /** The box that asks, once it has this title and text. */
  async function asks(prompt, value) {
    const box = bench.page.locator('.quick-input-widget');
    await box.locator('.quick-input-message', { hasText: prompt }).waitFor();
    await eventually(`it proposes ${value}`, async () => await box.locator('input').first().inputValue() === value);
    return box.locator('input').first();
  }

  test('it is proposed at the cursor, and asked where it moves', async () => {
    await bench.openFile('a.xml');
    await bench.status(/URN: 2 URNs/); // else the list of commands may be older than ours
    await bench.page.keyboard.press('Escape');
    await bench.click('urn:acme-shop:order:7');
    await bench.command('URN: Move Namespace');
    await asks('How the names begin that move', 'urn:acme-shop:');
    await bench.page.keyboard.press('Enter');
    const input = await asks('How the names of “urn:acme-shop:” begin then', 'urn:acme-shop:');
    await input.fill('urn:example');
    await bench.page.locator('.quick-input-widget .quick-input-message', { hasText: 'such as urn:example:' }).waitFor();
    await bench.screenshot('move-asks');
    await input.fill('urn:example:shop:');
    await bench.page.keyboard.press('Enter');
  });

  test('all changes are shown, and made once they are applied', async () => {
    const apply = bench.page.getByRole('button', { name: 'Apply' });
    await apply.waitFor().finally(() => bench.screenshot('move-preview'));
    for (const name of ['a.xml', 'b.json']) {
      await bench.page.locator('.part.panel', { hasText: name }).waitFor();
    }
    await apply.click();
    await eventually('the text is changed', async () => (await bench.text()).includes('id="urn:example:shop:order:7"'));
    await eventually('the files are saved, as after a rename', () =>
      bench.onDisk('a.xml') === '<order xmlns="urn:example:shop:order" id="urn:example:shop:order:7"/>\n'
      && bench.onDisk('b.json') === '{\n  "schema": "urn:example:shop:order",\n  "other": "urn:acme:order",\n  "more": "urn:example:more"\n}\n');
  });

  test('the menu of a private name offers it, and what cannot be done is told', async () => {
    await bench.openFile('b.json');
    await bench.status(/URN: 3 URNs/); // else findings come while the menu is open
    await bench.click('urn:acme:order');
    // VS Code may forget the command of an action that is chosen while it learns of newer ones.
    await asked('the action asks', async () => {
      await bench.choose(await bench.actions('Move namespace “urn:acme:”…', () => bench.page.keyboard.press('Control+Shift+R')));
    }, async () => ({ answer: await bench.page.locator('.quick-input-widget').isVisible() || undefined, seen: 'no box' }));
    const input = await asks('How the names of “urn:acme:” begin then', 'urn:acme:');
    await input.fill('urn:xn--acme:');
    await Promise.all([bench.notification('is reserved: two letters and two hyphens'), bench.page.keyboard.press('Enter')]);
    const discard = bench.page.getByRole('button', { name: 'Discard' });
    await discard.waitFor().finally(() => bench.screenshot('move-doubt'));
    await discard.click();
    assert.match(bench.onDisk('b.json'), /"urn:acme:order"/);
  });
});

describe('a name in several files', () => {
  let bench;
  before(async () => {
    bench = await Workbench.open(join(TARGET, 'names'), {
      codeServer: CODE_SERVER, vsix: PLATFORM,
      files: {
        'order.xsd': '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"\n    targetNamespace="urn:example:order:1"/>\n',
        'catalog.xml': '<catalog xmlns="urn:oasis:names:tc:entity:xmlns:xml:catalog">\n  <uri name="urn:example:order:1" uri="order.xsd"/>\n'
          + '</catalog>\n',
        'use.xml': '<o:order xmlns:o="URN:example:order:1">\n  <title>urn:example:caf%C3%A9:menu</title>\n</o:order>\n',
        'settings.json': '{\n  "schema": "urn:example:order:1"\n}\n',
        'cells.ipynb': JSON.stringify({
          cells: [{ cell_type: 'code', source: ['book = "urn:isbn:9780306406158"'], metadata: {}, outputs: [], execution_count: null }],
          metadata: { language_info: { name: 'python' } }, nbformat: 4, nbformat_minor: 5,
        }),
        'model.ttl': '@prefix : <urn:example:model:1#> .\n:Car a :Thing .\n:Speed a :Property .\n',
        'drive.ttl': '@prefix m: <urn:example:model:1#> .\nm:Drive m:at m:Speed .\n',
        'urn-ls.json': '{\n  "severity": { "r-componet": "off" },\n  \n}\n',
      },
      settings: { 'git.openRepositoryInParentFolders': 'never', 'urn.codeLens': true, 'workbench.colorTheme': 'Default Light Modern' },
      env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
    });
  });
  after(() => bench?.close());

  test('another spelling is underlined, with the spelling of the declaration as its fix', async () => {
    await bench.openFile('use.xml');
    await bench.underlined('warning', 'URN:example:order:1');
    await bench.click('URN:example:order:1');
    await bench.actions('Use the spelling of the declaration: “urn:example:order:1”');
    await bench.screenshot('equivalent-spelling');
    await bench.page.keyboard.press('Escape');
  });

  test('what is encoded is read out beside it', async () => {
    await eventually('the hint is shown', async () => /menu\s*= café\s*<\/title>/.test(await bench.text()) || assert.fail(await bench.text()));
    await bench.screenshot('inlay-hint');
  });

  test('the references panel lists every place', async () => {
    await bench.click('URN:example:order:1');
    await bench.command('References: Find All References');
    const rows = bench.page.locator('.tree-explorer-viewlet-tree-view .monaco-list-row');
    await eventually('all files are listed, and the place in this one', async () => {
      const all = (await rows.allTextContents()).map((row) => row.replaceAll('\u00a0', ' '));
      return ['order.xsd', 'catalog.xml', 'use.xml', 'settings.json', 'URN:example:order:1'].every((name) =>
        all.some((row) => row.includes(name))) || assert.fail(all.join('\n'));
    });
    await bench.screenshot('references');
    await bench.command('View: Show Explorer');
  });

  test('peek shows the schema before the catalog', async () => {
    await bench.click('URN:example:order:1');
    await bench.command('Peek Definition');
    const rows = bench.page.locator('.peekview-widget .ref-tree .monaco-list-row');
    await eventually('both are listed', async () => {
      const all = await rows.allTextContents();
      return all.some((row) => row.includes('order.xsd')) && all.some((row) => row.includes('catalog.xml'));
    });
    await eventually('the schema is shown', async () =>
      (await bench.page.locator('.peekview-widget .preview .view-lines').textContent()).replaceAll('\u00a0', ' ').includes('targetNamespace'));
    await bench.screenshot('peek-definition');
    await bench.page.keyboard.press('Escape');
  });

  test('a prefixed name leads to where it is a subject', async () => {
    await bench.openFile('drive.ttl');
    await bench.hover('Speed', 'urn:example:model:1#Speed');
    await bench.screenshot('prefixed-hover');
    await bench.click('Speed');
    await bench.command('Go to Definition');
    await bench.page.locator('.tab.active', { hasText: 'model.ttl' }).waitFor();
    await eventually('the cursor stands at the subject', async () =>
      /Ln 3, Col 1\b/.test(await bench.page.locator('.statusbar').textContent()) || assert.fail(await bench.page.locator('.statusbar').textContent()));
    await bench.screenshot('prefixed-definition');
    await bench.openFile('use.xml');
  });

  test('a rename that makes a reserved name is shown before it is made', async () => {
    await bench.click('URN:example:order:1');
    await bench.page.keyboard.press('F2');
    const input = bench.page.locator('.rename-box input');
    await input.waitFor();
    await input.fill('urn:xn--order:1');
    await Promise.all([bench.notification('is reserved: two letters and two hyphens'), bench.page.keyboard.press('Enter')]);
    const discard = bench.page.getByRole('button', { name: 'Discard' });
    await discard.waitFor().finally(() => bench.screenshot('rename-preview'));
    await bench.page.locator('.part.panel', { hasText: 'settings.json' }).waitFor();
    await discard.click();
    assert.match(bench.onDisk('settings.json'), /urn:example:order:1/);
  });

  test('another version of a name is shown in all files before it is made', async () => {
    await bench.openFile('use.xml');
    await bench.click('URN:example:order:1');
    await bench.choose(await bench.actions('Raise to URN:example:order:2 everywhere', () => bench.page.keyboard.press('Control+Shift+R')));
    const discard = bench.page.getByRole('button', { name: 'Discard' });
    await discard.waitFor().finally(() => bench.screenshot('raise-preview'));
    for (const name of ['order.xsd', 'catalog.xml', 'use.xml', 'settings.json']) {
      await bench.page.locator('.part.panel', { hasText: name }).waitFor();
    }
    await discard.click();
    assert.match(bench.onDisk('settings.json'), /urn:example:order:1/);
  });

  test('a rename changes every file', async () => {
    await bench.openFile('use.xml');
    await bench.click('URN:example:order:1');
    await bench.page.keyboard.press('F2');
    const input = bench.page.locator('.rename-box input');
    await input.waitFor();
    await input.fill('urn:example:order:2');
    await bench.page.keyboard.press('Enter');
    await eventually('the text is changed', async () => (await bench.text()).includes('xmlns:o="urn:example:order:2"'));
    await bench.command('File: Save All');
    await eventually('the files are changed', () => ['order.xsd', 'catalog.xml', 'use.xml', 'settings.json'].every((name) =>
      bench.onDisk(name).includes('"urn:example:order:2"')));
    await bench.notUnderlined('warning');
  });

  test('uses are counted above the declaration, and shown from there', async () => {
    await bench.openFile('order.xsd');
    const lens = bench.page.locator('.editor-instance .codelens-decoration a', { hasText: /[0-9] uses?/ }).first();
    await lens.waitFor();
    await bench.screenshot('code-lens');
    await lens.click();
    await bench.page.locator('.peekview-widget, .tree-explorer-viewlet-tree-view .monaco-list-row').first().waitFor();
    await bench.screenshot('code-lens-references');
    await bench.page.keyboard.press('Escape');
  });

  test('the status says what is wrong in the project file', async () => {
    await bench.openFile('order.xsd');
    assert.match(await bench.status(/URN: .*urn-ls\.json is faulty/), /urn-ls\.json:\d+:\d+: there is no rule “r-componet”/);
    await bench.screenshot('status-project-file');
  });

  test('the project file completes, and says what is wrong in it', async () => {
    await bench.openFile('urn-ls.json');
    await bench.underlined('warning', '"r-componet"');
    await bench.hover('r-componet', 'there is no rule “r-componet”');
    await bench.page.keyboard.press('Escape');
    await bench.click('"off"');
    await bench.page.keyboard.press('End');
    await bench.page.keyboard.press('ArrowDown');
    await bench.page.keyboard.press('End');
    await bench.page.keyboard.press('Control+Space');
    await bench.page.locator('.suggest-widget.visible .monaco-list-row', { hasText: 'overrides' }).first().waitFor();
    await bench.screenshot('project-file');
    await bench.page.keyboard.press('Escape');
  });

  test('a cell of a notebook is checked and repaired', async () => {
    await bench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'cells.ipynb' }).first().dblclick();
    const cell = bench.page.locator('.notebookOverlay .cell .monaco-editor');
    await cell.locator('.squiggly-warning').waitFor();
    await cell.locator('.view-line').click();
    await bench.choose(await bench.actions('Make 7 the check digit'));
    await cell.locator('.squiggly-warning').waitFor({ state: 'detached' });
    await bench.screenshot('notebook');
    await bench.page.keyboard.press('Escape');
    await bench.page.keyboard.press('Control+S');
    await eventually('the file has it', () => bench.onDisk('cells.ipynb').includes('urn:isbn:9780306406157'));
  });

  test('names are found by how they read', async () => {
    await bench.page.keyboard.press('Control+T');
    await bench.page.locator('.quick-input-widget input').first().waitFor();
    await bench.page.keyboard.type('café');
    await bench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'urn:example:café:menu' }).first().waitFor();
    await bench.screenshot('workspace-symbols');
    await bench.page.keyboard.press('Escape');
  });
});

describe('the walkthrough', () => {
  let bench;
  before(async () => {
    bench = await Workbench.open(join(TARGET, 'walkthrough'), {
      codeServer: CODE_SERVER, vsix: PLATFORM, files: FILES,
      // With motion, a step takes the focus a quarter of a second after it was opened, from whatever has it then.
      settings: { 'git.openRepositoryInParentFolders': 'never', 'workbench.reduceMotion': 'on' },
      env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
    });
    await bench.command('Welcome: Open Walkthrough...');
    await bench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Get Started with URNs' }).first().click();
    await bench.page.locator('.getting-started-step', { hasText: 'Open a sample' }).waitFor();
  });
  after(() => bench?.close());

  /** Clicks a step, unless it is open, and the button in it. */
  async function step(title, button) {
    const open = bench.page.locator('.getting-started-step.expanded', { hasText: title });
    if (await open.count() === 0) {
      await bench.page.locator('.getting-started-step', { hasText: title }).click();
    }
    await open.getByRole('button', { name: button }).click();
  }

  test('its pictures come from the package', async () => {
    await bench.page.locator('.getting-started-step', { hasText: 'Repair a name' }).click();
    const frame = bench.page.frameLocator('iframe.webview').frameLocator('iframe');
    await eventually('the picture is shown', () => frame.locator('img[src*="walkthrough/repair.png"]').evaluate((image) => image.naturalWidth > 0));
    await bench.screenshot('walkthrough');
  });

  test('the hover is shown without a click into the sample', async () => {
    await step('Point at a name', 'Show a Hover');
    await bench.page.locator('.monaco-hover:not(.hidden) .hover-contents', { hasText: 'English language' }).first().waitFor();
    await bench.screenshot('walkthrough-hover');
    assert.ok(await bench.page.locator('.getting-started-step', { hasText: 'Point at a name' }).isVisible(), 'the sample is beside the walkthrough');
  });

  test('the first step brings the same sample to the front', async () => {
    await step('Open a sample', 'Open the Sample');
    await bench.page.locator('.editor-group-container.active .tab.active', { hasText: 'Untitled-' }).waitFor();
    assert.equal(await bench.page.locator('.tab', { hasText: 'Untitled-' }).count(), 1);
  });

  test('the light bulb opens at what can be repaired', async () => {
    await bench.actions('Make 7 the check digit', () => step('Repair a name', 'Show the Repairs')).finally(() => bench.screenshot('walkthrough-repair'));
    await bench.page.locator('.monaco-hover:not(.hidden) .hover-contents', { hasText: 'English language' }).waitFor({ state: 'hidden' });
    await bench.screenshot('walkthrough-repair');
    await bench.page.keyboard.press('Escape');
    assert.equal(await bench.page.locator('.tab', { hasText: 'Untitled-' }).count(), 1);
  });
});

describe('without any Java', () => {
  let bench;
  before(async () => {
    // A PATH with everything but Java.
    const tools = join(TARGET, 'no-java');
    rmSync(tools, { recursive: true, force: true });
    mkdirSync(tools, { recursive: true });
    for (const folder of ['/usr/bin', '/bin']) {
      for (const name of readdirSync(folder)) {
        if (!/^(java|javac|jar|jlink|.*jvm.*)$/.test(name) && !existsSync(join(tools, name))) {
          try {
            symlinkSync(join(folder, name), join(tools, name));
          } catch {
            // A name that is there already.
          }
        }
      }
    }
    bench = await Workbench.open(join(TARGET, 'universal'), {
      codeServer: CODE_SERVER, vsix: UNIVERSAL, files: FILES, env: { ...process.env, PATH: tools, JAVA_HOME: '', JDK_HOME: '' },
    });
  });
  after(() => bench?.close());

  test('what is less without Java is said once, with a way to name one', async () => {
    const toast = await bench.notification('URNs are found, and renamed, in open files only, since there is no Java of version 21 or newer.');
    await bench.screenshot('no-java-told');
    await toast.hover();
    await toast.locator('.monaco-button', { hasText: 'Name a Java' }).click();
    await bench.page.locator('.settings-editor .setting-item-contents', { hasText: 'Java: Home' }).first().waitFor();
    await bench.command('View: Close All Editors');
    await bench.command('URN: Restart Language Server');
  });

  test('a name is checked, explained and repaired, without another message', async () => {
    await bench.openFile('a.xml');
    await bench.underlined('error', 'é');
    await bench.hover('urn:isbn', 'English language');
    await bench.page.keyboard.press('Escape');
    await bench.click('é');
    const repair = await bench.actions('Percent-encode “é” (U+00E9) as %C3%A9');
    await bench.screenshot('no-java');
    await bench.choose(repair);
    await eventually('the text is repaired', async () => (await bench.text()).includes('urn:example:caf%C3%A9'));
    await bench.notUnderlined('error');
    assert.equal(await bench.page.locator('.notification-list-item', { hasText: 'URN' }).count(), 0);
  });

  test('the status says what is missing', async () => {
    assert.match(await bench.status(/URN: /), /by rfc8141; only open files are checked/);
    await bench.page.keyboard.press('Escape');
  });

  test('where there is no command line, one sentence says how to get it', async () => {
    await Promise.all([bench.notification('install the one for your platform, or urn-ls itself'), bench.command('URN: Install the Command Line')]);
  });

  test('a Java that is set is preferred; one that cannot start is passed over, and the log says why', async () => {
    const home = execFileSync('sh', ['-c', 'ls -d /usr/lib/jvm/*25* | head -n 1'], { encoding: 'utf8' }).trim();
    bench.setMachine({ 'urn.java.home': home });
    await eventually('the server runs', () => bench.servers().length === 1);
    bench.setMachine({ 'urn.java.home': '/no/such/folder' });
    await eventually('no server runs', () => bench.servers().length === 0);
    await bench.command('URN: Show Output');
    await eventually('the log says why', async () =>
      (await bench.page.locator('.output-view-container, .panel .view-lines').allTextContents()).join('').replaceAll('\u00a0', ' ')
        .includes('/no/such/folder/bin/java (from urn.java.home): there is no such file'));
    await bench.screenshot('log');
  });
});
