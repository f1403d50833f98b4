// Which Java the extension takes, how it starts it, and what it says of those it does not take: its own modules, with programs that only
// pretend to be a JVM.
//   node --test ../src-test/hosts/editors/runtime.test.mjs      in vscode-extension/, which has esbuild
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const { buildSync } = createRequire(join(process.cwd(), 'package.json'))('esbuild');
const work = mkdtempSync(join(tmpdir(), 'urn-ls-runtimes-'));
after(() => rmSync(work, { recursive: true, force: true }));
buildSync({
  entryPoints: ['src/runtime.ts', 'src/start.ts'], outdir: work, bundle: true, platform: 'node', format: 'esm', outExtension: { '.js': '.mjs' },
});
const { findLaunches } = await import(join(work, 'runtime.mjs'));
const { connect } = await import(join(work, 'start.mjs'));

/** What the client of the editor writes first. */
const REQUEST = 'Content-Length: 2\r\n\r\n{}';
/** One line for each program that was started: its arguments. */
const STARTS = join(work, 'starts.txt');

/** A home whose bin/java does what the shell script says. */
function home(name, script, version) {
  mkdirSync(join(work, name, 'bin'), { recursive: true });
  const java = join(work, name, 'bin', 'java');
  writeFileSync(java, `#!/bin/sh\necho "$*" >>'${STARTS}'\n${script}\n`);
  chmodSync(java, 0o755);
  if (version) {
    writeFileSync(join(work, name, 'release'), `IMPLEMENTOR="x"\nJAVA_VERSION="${version}"\n`);
  }
  return join(work, name);
}

/** Answers when something has arrived, with what has arrived, and goes on until its input ends. */
const SERVES = 'exec /bin/cat';
const OLD = 'echo "Error: LinkageError" >&2; echo "this version only recognizes class file versions up to 61.0" >&2; exit 1';
const extension = join(work, 'extension');

async function start({ setting = '', bundled, version, env = {}, patience = 300_000 }) {
  rmSync(join(extension, 'runtime'), { recursive: true, force: true });
  rmSync(STARTS, { force: true });
  mkdirSync(extension, { recursive: true });
  if (bundled) {
    home('extension/runtime', bundled, version);
  }
  const log = [];
  const errors = [];
  const say = { warn: (line) => log.push(line), error: (line) => errors.push(line) };
  const launches = findLaunches(extension, setting, 512, env, say.warn);
  const { reader, writer, running } = connect(launches, say, patience);
  writer.write(REQUEST);
  const found = await running;
  const starts = existsSync(STARTS) ? readFileSync(STARTS, 'utf8').trim().split('\n') : [];
  return { reader, writer, found, description: found?.launch.description, log, errors, starts };
}

/** The same, with the server ended. */
async function tried(options) {
  const seen = await start(options);
  if (seen.found) {
    seen.reader.resume();
    seen.writer.end();
    await once(seen.reader, 'close');
  }
  return seen;
}

test('the order is setting, bundled, JDK_HOME, JAVA_HOME, PATH', async () => {
  const all = {
    setting: home('set', SERVES), bundled: SERVES,
    env: { JDK_HOME: home('jdk', SERVES), JAVA_HOME: home('jre', SERVES), PATH: join(home('path', SERVES), 'bin') },
  };
  assert.match((await tried(all)).description, /^Java: .*set\/bin\/java \(from urn\.java\.home\)$/);
  assert.match((await tried({ ...all, setting: '' })).description, /\(from bundled\)$/);
  assert.match((await tried({ env: all.env })).description, /jdk\/bin\/java \(from JDK_HOME\)$/);
  assert.match((await tried({ env: { ...all.env, JDK_HOME: '' } })).description, /\(from JAVA_HOME\)$/);
  assert.match((await tried({ env: { PATH: all.env.PATH } })).description, /\(from PATH\)$/);
});

test('the first that is good is the only process, and what it is comes from the files beside it', async () => {
  const { description, starts, log } = await tried({ bundled: SERVES, version: '25.0.3', env: { JAVA_HOME: home('other', SERVES, '21') } });
  assert.match(description, /^Java 25\.0\.3: .*\(from bundled\)$/);
  assert.equal(starts.length, 1, starts.join('\n'));
  assert.doesNotMatch(starts[0], /--version/);
  assert.deepEqual(log, []);
});

test('one that cannot start is passed over, and the log has the reason, wherever it was printed', async () => {
  const { description, log, starts } = await tried({
    setting: home('broken', 'echo "Error occurred during initialization of VM"; echo "Could not reserve enough space"; exit 1'),
    bundled: 'echo "Multiple garbage collectors selected" >&2; exit 1',
    env: { JDK_HOME: home('old', OLD), JAVA_HOME: 'relative/home', PATH: join(home('good', SERVES), 'bin') },
  });
  assert.match(description, /good\/bin\/java \(from PATH\)$/);
  assert.equal(starts.length, 4);
  assert.equal(log.length, 4);
  assert.match(log[0], /^Not used: .*urn\.java\.home\): Error occurred during initialization of VM; Could not reserve enough space$/);
  assert.match(log[1], /bundled\): Multiple garbage collectors selected$/);
  assert.match(log[2], /JDK_HOME\): it is Java 17, and 21 or newer is needed$/);
  assert.match(log[3], /JAVA_HOME\): the path is not absolute$/);
});

test('the client hears only the one that answers, from its first byte, and goes on talking to it', async () => {
  const { reader, writer, errors } = await start({
    setting: home('old', OLD), bundled: 'echo "[warning] slow" >&2; exec /bin/cat',
  });
  const heard = [];
  reader.on('data', (bytes) => heard.push(bytes));
  writer.end('more');
  await once(reader, 'close');
  assert.equal(Buffer.concat(heard).toString(), `${REQUEST}more`);
  assert.deepEqual(errors, ['[warning] slow'], 'and what was refused has complained for nothing');
});

test('what ends without a word, cannot be executed or is a folder is said', async () => {
  const locked = home('locked', '');
  chmodSync(join(locked, 'bin', 'java'), 0o644);
  mkdirSync(join(work, 'folder', 'bin', 'java'), { recursive: true });
  const { found, log } = await start({
    setting: home('silent', 'exit 0'), env: { JDK_HOME: locked, JAVA_HOME: join(work, 'folder') },
  });
  assert.equal(found, undefined);
  assert.equal(log.length, 3);
  assert.match(log[0], /: it ended without an answer$/);
  assert.match(log[1], /EACCES/);
  assert.match(log[2], /EACCES/);
});

test('none is found, and the client hears nothing: neither an answer nor an end', async () => {
  const { found, log, reader } = await start({ setting: join(work, 'nowhere') });
  assert.equal(found, undefined);
  assert.match(log[0], /nowhere\/bin\/java \(from urn\.java\.home\): there is no such file$/);
  assert.ok(!reader.readableEnded && !reader.destroyed && reader.read() === null);
});

test('without a Java, Node.js runs the server', async () => {
  mkdirSync(join(extension, 'dist'), { recursive: true });
  writeFileSync(join(extension, 'dist', 'server.js'), 'process.stdin.pipe(process.stdout);');
  const { found, description } = await tried({ bundled: OLD });
  assert.equal(found.launch.command, process.execPath);
  assert.equal(found.launch.env.ELECTRON_RUN_AS_NODE, '1');
  assert.match(description, /^Node\.js [\d.]+, since no Java of version 21 or newer was found: only open files are checked/);
  rmSync(join(extension, 'dist'), { recursive: true });
});

/** Whether a process runs in whose command line `text` stands. */
const runs = (text) => readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)).some((pid) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(text);
  } catch {
    return false; // it has ended meanwhile
  }
});

test('one that hangs is ended, and the search goes on', async () => {
  const hangs = home('hangs', `exec /usr/bin/tail -f '${join(work, 'hangs', 'bin', 'java')}' >/dev/null`);
  const { found, log } = await start({ setting: hangs, env: { JDK_HOME: 'relative/home' }, patience: 300 });
  assert.equal(found, undefined);
  assert.match(log[0], /hangs\/bin\/java .*: it did not answer within 0\.3 seconds$/);
  assert.match(log[1], /JDK_HOME\): the path is not absolute$/);
  while (runs(join(work, 'hangs'))) {
    await new Promise((look) => setImmediate(look));
  }
});

test('a program that is not the server is not taken', async () => {
  const { found, log } = await start({ setting: home('other', 'echo hello') });
  assert.equal(found, undefined);
  assert.match(log[0], /: hello$/);
});

test('it is started as the setting wants it, without the options of others', async () => {
  const { found, starts } = await tried({
    bundled: `test -z "$JAVA_TOOL_OPTIONS" && ${SERVES}`, env: { JAVA_TOOL_OPTIONS: '-XX:+UseG1GC' },
  });
  assert.match(starts[0], /-Xmx512m.*-XX:AOTCache=/);
  assert.ok(!('JAVA_TOOL_OPTIONS' in found.launch.env));
});

test('without a locale Java still reads names of files as UTF-8', async () => {
  assert.ok((await tried({ bundled: `test "$LC_ALL" = C.UTF-8 && ${SERVES}`, env: { LC_ALL: 'C' } })).found);
});

test('a Java in a folder with a colon in its name is not started, and the log says why', async () => {
  const { found, log } = await start({ setting: home('a:b', SERVES) });
  assert.equal(found, undefined);
  assert.match(log[0], /a:b.*: Java cannot start from a folder with “:” in its name/);
});
