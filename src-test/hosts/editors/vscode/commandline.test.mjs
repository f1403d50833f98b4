// The command line that a package for one platform brings along: in the terminals of a real workbench, and as a task.
//   node --test commandline.test.mjs     expects the package in vscode-extension/ and code-server in $CODE_SERVER
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { asked, eventually, Workbench } from './workbench.mjs';
import { ROOT } from '../../../support.mjs';

const TARGET = join(ROOT, 'target', 'editors');
const PACKAGES = join(ROOT, 'vscode-extension');
const { version } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'));

const FILES = {
  'open.xml': '<a xmlns="urn:example:a" b="urn:example:é"/>\n',
  'other place/x.txt': 'In  urn:example:5%z\nand urn:acme_x:one\nand urn:example:a?+b and URN:example:c\n',
};
/** As in `other place/x.txt`; the fourth name is only a hint, which is not listed. */
const CLOSED = [/malformed-percent-encoding.*\[Ln 1, Col 18\]/, /nid-character.*\[Ln 2, Col 13\]/, /r-component.*\[Ln 3, Col 18\]/];

let bench;
before(async () => {
  bench = await Workbench.open(join(TARGET, 'command-line'), {
    codeServer: process.env.CODE_SERVER ?? join(TARGET, 'code-server'),
    vsix: join(PACKAGES, `urn-ls-${process.platform}-${process.arch}-${version}.vsix`), files: FILES,
    settings: { 'git.openRepositoryInParentFolders': 'never', 'workbench.reduceMotion': 'on', 'terminal.integrated.enablePersistentSessions': false },
    env: { ...process.env, JAVA_HOME: '', JDK_HOME: '' },
  });
});
after(() => bench?.close());

/** Types a command that writes the file `name`, which must become `wanted`. */
async function inTerminal(line, name, wanted) {
  await bench.page.locator('.terminal-wrapper.active .xterm.focus, .terminal-wrapper.active .xterm-helper-textarea:focus').first().waitFor({ state: 'attached' });
  await bench.page.keyboard.type(`(${line}) > ${name}`);
  await bench.page.keyboard.press('Enter');
  const file = join(bench.folder, 'workspace', '.said', name.split('/').at(-1));
  await eventually(`the terminal says ${wanted}`, () => existsSync(file) && readFileSync(file, 'utf8') === wanted
    || assert.fail(existsSync(file) ? readFileSync(file, 'utf8') : 'nothing'));
}

/** A line that says whether the folder of the launcher is in the PATH: the machine may have another urn-ls. */
const asks = () => `case ":$PATH:" in *":${join(bench.extension(), 'bin')}:"*) echo in;; *) echo out;; esac`;

const launcher = () => join(bench.extension(), 'bin', 'urn-ls');

test('it starts with the cache of the runtime', () => {
  const loaded = join(bench.folder, 'classes.txt');
  // AOTMode=on: the JVM refuses to start with a cache that does not fit.
  const { status, stdout } = spawnSync(launcher(), ['check', '--format=concise', '.'], { cwd: join(bench.folder, 'workspace'), encoding: 'utf8',
    env: { PATH: process.env.PATH, URN_LS_JAVA_OPTIONS: `-XX:AOTMode=on -Xlog:class+load:file=${loaded}` } });
  assert.equal(status, 1);
  assert.match(stdout, /^\.\/open\.xml:1:41: error\[non-ascii-character\] /m);
  const ours = readFileSync(loaded, 'utf8').split('\n').filter((line) => / io\.github\.urnls\.|^io\.github\.urnls\./.test(line));
  assert.ok(ours.some((line) => /cli\.Main source: shared objects file/.test(line)), ours.slice(0, 3).join('\n'));
  assert.ok(ours.some((line) => /cli\.command\.CheckCommand source: shared objects file/.test(line)), 'what a check needs is in the cache');
});

test('it is not in the PATH before it is asked for', async () => {
  mkdirSync(join(bench.folder, 'workspace', '.said'));
  await bench.openFile('open.xml');
  await bench.underlined('error', 'é');
  await bench.command('Terminal: Create New Terminal');
  await inTerminal(asks(), '.said/before', 'out\n');
});

test('it is in the PATH of a new terminal', async () => {
  await Promise.all([
    bench.notification('is in the PATH of new terminals').then(async (toast) => {
      await bench.screenshot('installed');
      await toast.locator('.monaco-button', { hasText: 'Open a Terminal' }).click();
    }),
    bench.command('URN: Install the Command Line'),
  ]);
  await inTerminal('command -v urn-ls', '.said/where', `${launcher()}\n`);
  await inTerminal('urn-ls --version', '.said/version', `urn-ls ${version}\n`);
  await bench.screenshot('terminal');
});

test('it is remembered in another window', async () => {
  await bench.page.reload();
  await bench.page.waitForSelector('.explorer-folders-view .monaco-list-row');
  await bench.openFile('open.xml');
  await bench.underlined('error', 'é');
  await bench.command('Terminal: Create New Terminal');
  await inTerminal('command -v urn-ls', '.said/again', `${launcher()}\n`);
});

test('it is taken back', async () => {
  await Promise.all([bench.notification('no longer in the PATH'), bench.command('URN: Remove the Command Line')]);
  await bench.command('Terminal: Create New Terminal');
  await inTerminal(asks(), '.said/after', 'out\n');
});

/** The rows of the Problems panel, once there are exactly these findings, each once. A task that begins may bring its terminal to the front. */
const listed = (...wanted) => asked('each finding is listed once', () => bench.command('Problems: Focus on Problems View'), async () => {
  const rows = (await bench.problems()).filter((row) => row.includes('[Ln'));
  return { answer: rows.length === wanted.length && wanted.every((one) => rows.filter((row) => one.test(row)).length === 1) || undefined, seen: rows.join('\n') };
});
const OPEN = /“é” \(U\+00E9\).*non-ascii-character.*\[Ln 1, Col 41\]/;

/** Opens the list of tasks that match. */
async function openTasks(filter) {
  await bench.page.keyboard.press('F1');
  const input = bench.page.locator('.quick-input-widget .quick-input-box input');
  await input.waitFor();
  await input.fill(`task ${filter}`);
}

/** Chooses in the list of tasks, with the keyboard: a click is not taken while the list is new. */
async function runTask(filter, ...choices) {
  await openTasks(filter);
  for (const choice of choices) {
    await bench.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: choice }).waitFor();
    await bench.screenshot('tasks');
    await bench.page.keyboard.press('Enter');
  }
  await bench.page.locator('.quick-input-widget').waitFor({ state: 'hidden' });
}

test('the task lists the findings of files that are not open, and those of the open one are not doubled', async () => {
  await listed(OPEN);
  await runTask('urn-ls', /^\s*urn-ls/, 'urn-ls: check');
  await listed(OPEN, ...CLOSED);
  await bench.screenshot('task');
});

test('opening such a file does not double them', async () => {
  await bench.command('View: Show Explorer');
  await bench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'other place' }).click();
  await bench.openFile('x.txt');
  await bench.underlined('error', '%', '%z');
  await bench.underlined('info', '?+b');
  await listed(OPEN, ...CLOSED);
});

test('neither does the check of the workspace by the server', async () => {
  await bench.page.locator('.tab.active .codicon-close').first().click();
  await bench.page.locator('.tab', { hasText: 'x.txt' }).waitFor({ state: 'detached' });
  await listed(OPEN, ...CLOSED);
  await runTask('urn-ls: check', 'urn-ls: check');
  await listed(OPEN, ...CLOSED);
  await Promise.all([bench.notification(/4 problems/), bench.command('URN: Check the Workspace')]);
  await listed(OPEN, ...CLOSED);
});

test('a task of the workspace has options of its own', async () => {
  const file = join(bench.folder, 'workspace', '.vscode', 'tasks.json');
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, JSON.stringify({ version: '2.0.0', tasks: [{
    label: 'names here', type: 'urn-ls', command: 'check', args: ['--ignore=r-component', '--output-file=.said/task', 'other place'], problemMatcher: '$urn-ls',
  }] }));
  // It stands in the list once VS Code has read the file.
  await asked('the task is known', () => openTasks('names here'), async () =>
    ({ answer: await bench.page.locator('.quick-input-list .monaco-list-row.focused', { hasText: 'names here' }).count() > 0 || undefined }));
  await bench.page.keyboard.press('Enter');
  const written = join(bench.folder, 'workspace', '.said', 'task');
  await eventually('it has written its findings', () => existsSync(written) && readFileSync(written, 'utf8').trim().split('\n').length === 2
    || assert.fail(existsSync(written) ? readFileSync(written, 'utf8') : 'nothing'));
});
