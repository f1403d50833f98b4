// Runs what the pages for newcomers tell them to run, in a fresh clone for each page. PAGES in the environment names the pages; none are all.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { findJdk } from '../../../server/packaging/runtime.mjs';
import { notRun, pages, ROOT } from './commands.mjs';

const FOLDER = join(ROOT, 'target', 'stranger');
const GUARD_MINUTES = 60;

/** Commands that do not end with 0 when all is well. */
const CODES = {
  './urn-ls check docs/sample': 1, // the sample has errors on purpose
  './urn-ls check --format concise docs/sample/reasons.xml': 1, // the same
  './urn-ls check --diff docs/sample': 1, // the same
  'java -jar target/urn-ls.jar check docs/sample': 1, // the same
};

/** The environment of a person: without what Git tells its hooks, npm its scripts, and the runner of tests its files. */
const ENV = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(GIT_|npm_|NODE_TEST_CONTEXT$|PAGES$)/.test(name)));

const all = pages();
const wanted = (process.env.PAGES ?? '').split(' ').filter(Boolean);
const git = (cwd, ...args) => execFileSync('git', args, { cwd, env: ENV, encoding: 'utf8' });

test('the pages that are asked for exist', () => {
  const names = all.map(([name]) => name);
  assert.deepEqual(wanted.filter((name) => !names.includes(name)), [], `the pages are ${names.join(', ')}`);
});

test('every page has a command that is run', () => {
  assert.deepEqual(all.filter(([, commands]) => commands.every(({ why }) => why)).map(([name]) => name), []);
});

test('what is not run stands on its page, with a reason', () => {
  const stands = ({ page, text }) => all.some(([name, commands]) => name === page && commands.some((command) => command.text === text));
  assert.deepEqual(notRun.filter((entry) => !entry.why || !stands(entry)), [], 'take these lines out of not-run.tsv, or mend them');
});

test('what ends with another code than 0 stands on a page', () => {
  const texts = all.flatMap(([, commands]) => commands.map(({ text }) => text));
  assert.deepEqual(Object.keys(CODES).filter((text) => !texts.includes(text)), []);
});

if (git(ROOT, 'status', '--porcelain') !== '') {
  console.log('Some changes are not committed: the clones do not have them, though the commands are read from the pages as they lie here.');
}

const asked = all.filter(([name]) => wanted.length === 0 || wanted.includes(name));
const [first] = asked.map(([name]) => name);
/** What the first page has done; both come at its end at the latest. */
const begun = { built: event(), tested: event() };
// Side by side: each often keeps one core busy alone. The others begin when the first has filled the repository of Maven with what they need:
// to build the program; and for the page that tests, what runs tests.
describe('the pages', { concurrency: 5 }, () => asked.forEach(runPage));

/** Something that happens once, and can be waited for. */
function event() {
  let happens;
  const happened = new Promise((resolve) => { happens = resolve; });
  return { happened, happens };
}

/** A test that runs the commands of a page. */
function runPage([name, commands]) {
  test(name, async (t) => {
    if (name === first) {
      t.after(() => [begun.built, begun.tested].forEach(({ happens }) => happens()));
    } else {
      await (commands.some(({ text }) => /\bmvn test\b/.test(text)) ? begun.tested : begun.built).happened;
    }
    const page = { name, top: clone(name), log: join(FOLDER, `${name}.log`) };
    rmSync(page.log, { force: true });
    const seconds = timer();
    let before = {};
    for (const command of commands.filter(({ why }) => !why)) {
      // What stands in one block is typed into one shell, where a “cd” lasts. Everything else begins at the top.
      const cwd = before.block === command.block ? before.cwd : page.top;
      await t.test(command.text, async () => {
        before = { block: command.block, cwd: await run(page, command, cwd) };
        if (name === first) {
          begun.built.happens();
        }
      });
    }
    await t.test('nothing is left behind', () => assert.equal(git(page.top, 'status', '--porcelain'), ''));
    console.log(`${name}: all of it took ${seconds()} s`);
  });
}

function timer() {
  const start = performance.now();
  return () => ((performance.now() - start) / 1000).toFixed(0);
}

/** A clone of what is committed, with the folder beside it that some tests read if it is there. */
function clone(name) {
  const top = join(FOLDER, name);
  const shared = join(FOLDER, 'shared');
  rmSync(top, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  git(FOLDER, 'clone', '--quiet', ROOT, top);
  if (existsSync(join(ROOT, '..', 'shared')) && !existsSync(shared)) {
    symlinkSync(join(ROOT, '..', 'shared'), shared);
  }
  return top;
}

/** Runs the command as a person types it; returns the folder in which it leaves the shell. */
async function run({ name, log }, { text, output }, cwd) {
  console.log(`${name} $ ${text}`);
  const seconds = timer();
  const left = join(FOLDER, `${name}.cwd`);
  writeFileSync(left, cwd);
  // One pipe for both outputs, so that they are in the order in which they were written. In a group of its own, so that all of it can be ended.
  const child = spawn('bash', ['-c', 'exec 2>&1; trap \'printf %s "$PWD" > "$1"\' EXIT; eval "$2"', 'bash', left, text],
    { cwd, env: environment(text), detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let guarded = false;
  const guard = setTimeout(() => {
    guarded = true;
    process.kill(-child.pid, 'SIGKILL');
  }, GUARD_MINUTES * 60_000);
  const ended = new Promise((done) => child.on('close', done));
  const file = createWriteStream(log, { flags: 'a' });
  file.write(`$ ${text}\n`);
  const lines = [];
  for await (const raw of createInterface({ input: child.stdout, crlfDelay: Infinity })) {
    const line = stripVTControlCharacters(raw);
    lines.push(line);
    file.write(`${line}\n`);
    if (/Tests run:/.test(line)) {
      console.log(line);
      if (name === first) {
        begun.tested.happens();
      }
    }
  }
  const code = await ended;
  clearTimeout(guard);
  await new Promise((done) => file.end(done));
  console.log(`${name}: ${seconds()} s, exit code ${code}`);

  const said = `The end of ${log}:\n${lines.slice(-40).join('\n')}`;
  assert.ok(!guarded, `${text} still ran after ${GUARD_MINUTES} minutes. ${said}`);
  assert.equal(code, CODES[text] ?? 0, `${text} ended with ${code} instead of ${CODES[text] ?? 0}. ${said}`);
  if (output) {
    assert.deepEqual(lines, output, `${text} prints something else than the page shows`);
  }
  return readFileSync(left, 'utf8');
}

/** The page of the jar asks for a Java of version 21 or newer. The one on the PATH may be older, as that which Debian installs with Maven. */
function environment(text) {
  return text.startsWith('java ') ? { ...ENV, PATH: join(findJdk(), 'bin') + delimiter + ENV.PATH } : ENV;
}
