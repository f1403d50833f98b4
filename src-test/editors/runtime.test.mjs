// Which Java the extension takes, and what it says of those it does not: its own module, with programs that only pretend to be a JVM.
//   node --test ../src-test/editors/runtime.test.mjs      in vscode-extension/, which has esbuild
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const { buildSync } = createRequire(join(process.cwd(), 'package.json'))('esbuild');
const work = mkdtempSync(join(tmpdir(), 'urn-ls-runtimes-'));
after(() => rmSync(work, { recursive: true, force: true }));
const bundle = join(work, 'runtime.mjs');
buildSync({ entryPoints: ['src/runtime.ts'], outfile: bundle, bundle: true, platform: 'node', format: 'esm' });
const { findLaunch } = await import(bundle);

/** A home whose bin/java does what the shell script says. */
function home(name, script) {
  mkdirSync(join(work, name, 'bin'), { recursive: true });
  const java = join(work, name, 'bin', 'java');
  writeFileSync(java, `#!/bin/sh\n${script}\n`);
  chmodSync(java, 0o755);
  return join(work, name);
}

const answers = (label) => `echo '{"name":"urn-ls","java":"${label}"}'`;
const extension = join(work, 'extension');

async function launch({ setting = '', bundled, env = {} }) {
  rmSync(join(extension, 'runtime'), { recursive: true, force: true });
  if (bundled) {
    home('extension/runtime', bundled);
  }
  mkdirSync(extension, { recursive: true });
  const log = [];
  const found = await findLaunch(extension, setting, 512, env, (line) => log.push(line));
  return { found, log };
}

test('the order is setting, bundled, JDK_HOME, JAVA_HOME, PATH', async () => {
  const all = {
    setting: home('set', answers('setting')), bundled: answers('bundled'),
    env: { JDK_HOME: home('jdk', answers('jdk')), JAVA_HOME: home('jre', answers('jre')), PATH: join(home('path', answers('path')), 'bin') },
  };
  assert.match((await launch(all)).found.description, /^Java setting: /);
  assert.match((await launch({ ...all, setting: '' })).found.description, /^Java bundled: .*\(from bundled\)$/);
  assert.match((await launch({ env: all.env })).found.description, /^Java jdk: .*\(from JDK_HOME\)$/);
  assert.match((await launch({ env: { ...all.env, JDK_HOME: '' } })).found.description, /^Java jre: /);
  assert.match((await launch({ env: { PATH: all.env.PATH } })).found.description, /^Java path: .*\(from PATH\)$/);
});

test('one that cannot start is passed over, and the log has the reason, wherever it was printed', async () => {
  const { found, log } = await launch({
    setting: home('broken', 'echo "Could not reserve enough space"; exit 1'),
    bundled: 'echo "Multiple garbage collectors selected" >&2; exit 1',
    env: { JDK_HOME: home('old', 'echo "this version only recognizes class file versions up to 61.0" >&2; exit 1'),
      JAVA_HOME: 'relative/home', PATH: join(home('good', answers('good')), 'bin') },
  });
  assert.match(found.description, /^Java good: /);
  assert.equal(log.length, 4);
  assert.match(log[0], /urn\.java\.home\): Could not reserve enough space/);
  assert.match(log[1], /bundled\): Multiple garbage collectors selected/);
  assert.match(log[2], /JDK_HOME\): it is Java 17, and 21 or newer is needed/);
  assert.match(log[3], /JAVA_HOME\): the path is not absolute/);
});

test('a program that is not the server is not taken', async () => {
  const { found, log } = await launch({ setting: home('other', 'echo hello') });
  assert.equal(found, undefined);
  assert.match(log[0], /: hello$/);
});

test('the self-test starts what will be started, without the options of others', async () => {
  const { found } = await launch({
    bundled: 'case "$*" in *-Xmx512m*-XX:AOTCache=*--version*) test -z "$JAVA_TOOL_OPTIONS" && ' + answers('same') + ';; esac',
    env: { JAVA_TOOL_OPTIONS: '-XX:+UseG1GC' },
  });
  assert.match(found.description, /^Java same: /);
  assert.ok(found.args.includes('-Xmx512m') && !('JAVA_TOOL_OPTIONS' in found.env));
});

test('without a locale Java still reads names of files as UTF-8', async () => {
  const { found } = await launch({ bundled: 'test "$LC_ALL" = C.UTF-8 && ' + answers('utf'), env: { LC_ALL: 'C' } });
  assert.match(found.description, /^Java utf: /);
});

test('a Java in a folder with a colon in its name is not started, and the log says why', async () => {
  const { found, log } = await launch({ setting: home('a:b', answers('colon')) });
  assert.equal(found, undefined);
  assert.match(log[0], /a:b.*: Java cannot start from a folder with “:” in its name/);
});
