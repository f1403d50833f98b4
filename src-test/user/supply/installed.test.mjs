// Every package in target/packages for this platform, as all.mjs has made it: installed from its file, without network, in a place of its own, used,
// and removed without a trace. PACKAGES names another folder.
//
//   node server/packaging/all.mjs && node --test src-test/user/supply/installed.test.mjs
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { HERE, tool } from '../../../server/packaging/runtime.mjs';
import { version } from '../../../server/packaging/tracked.mjs';
import { everything, findings, FINDINGS, folder, must, ROOT, run, SAMPLE } from './support.mjs';

const PACKAGES = resolve(process.env.PACKAGES ?? join(ROOT, 'target', 'packages'));
const WINDOWS = process.platform === 'win32';
const seconds = (start) => ((performance.now() - start) / 1000).toFixed(1);
const there = (path, pattern) => (existsSync(path) ? readdirSync(path).filter((name) => pattern.test(name)).map((name) => join(path, name)) : []);
const only = (...files) => {
  assert.equal(files.length, 1, `one package is expected, not ${files.length}: ${files.join(', ')}`);
  return files[0];
};

/** Runs a program; a batch file only a shell starts. */
const start = (program, args, options) => (WINDOWS ? run(`"${program}"`, args, { ...options, shell: true }) : run(program, args, options));

/** Installs with `install`, which returns the program; uses it, removes it with `remove`, and sees that all is as it was in `place`. */
function tried(name, place, install, remove) {
  const before = everything(place);
  const begun = performance.now();
  const program = install();
  const { code, out, all } = start(program, ['check', '.'], { cwd: SAMPLE });
  console.log(`${name}: ${seconds(begun)} s from the file to the first finding`);
  assert.equal(code, 1, all);
  assert.deepEqual(findings(out), FINDINGS);
  assert.equal(start(program, ['--version']).out.trim(), `urn-ls ${version()}`);
  remove();
  assert.deepEqual(everything(place), before);
}

const archives = there(PACKAGES, WINDOWS ? new RegExp(`-${HERE}\\.zip$`) : new RegExp(`-${HERE}\\.tar\\.gz$`));
const wheels = there(PACKAGES, /\.whl$/);
const debians = there(PACKAGES, /\.deb$/);
const npms = there(join(PACKAGES, 'npm'), /\.tgz$/);

/** The table of sizes on docs/install.md says of each: to download and on disk, in MB. */
test('each is as large as docs/install.md says', { skip: HERE !== 'linux-x64' && 'the page says it of linux-x64' }, () => {
  const page = readFileSync(join(ROOT, 'docs', 'install.md'), 'utf8');
  const rows = [['the archive', archives], ['the wheel', wheels], ['the package for Debian', debians], ['the package of the extension', there(PACKAGES, /-linux-x64-.*\.vsix$/)]];
  for (const [name, files] of rows.filter(([, found]) => found.length > 0)) {
    const said = new RegExp(`^\\| ${name} \\|[^|]*\\| (\\d+) MB \\|`, 'm').exec(page)?.[1];
    const bytes = statSync(only(...files)).size;
    assert.ok(Math.abs(Number(said) * 1e6 - bytes) < bytes / 10, `${name}: ${said} MB said, ${bytes} bytes`);
  }
});

test('there is something to try', () => assert.ok(archives.length > 0, `no archive for ${HERE} in ${PACKAGES}: run server/packaging/all.mjs first`));

test('the archive', { skip: archives.length === 0 && 'not made' }, () => {
  const place = folder('try archive');
  const inside = join(place, `urn-ls-${version()}`);
  tried('archive', place, () => {
    if (WINDOWS) {
      tool('jar', ['--extract', '--file', only(...archives)], place);
    } else {
      must('tar', ['-xzf', only(...archives), '-C', place]);
    }
    return join(inside, 'bin', WINDOWS ? 'urn-ls.cmd' : 'urn-ls');
  }, () => rmSync(inside, { recursive: true }));
});

test('the wheel, by pip', { skip: wheels.length === 0 && 'not made' }, () => {
  const place = folder('try wheel');
  must(WINDOWS ? 'python' : 'python3', ['-m', 'venv', place]);
  const bin = join(place, WINDOWS ? 'Scripts' : 'bin');
  const env = { ...process.env, PIP_NO_INDEX: '1', PIP_DISABLE_PIP_VERSION_CHECK: '1', PYTHONDONTWRITEBYTECODE: '1' };
  const pip = (...args) => must(join(bin, 'python'), ['-m', 'pip', ...args], { env });
  tried('wheel', place, () => {
    pip('install', '--no-compile', only(...wheels));
    return join(bin, WINDOWS ? 'urn-ls.exe' : 'urn-ls');
  }, () => pip('uninstall', '--yes', 'urn-ls'));
});

test('the wheel, by pipx', { skip: (wheels.length === 0 && 'not made') || whyNoPipx() }, () => {
  const place = folder('try pipx');
  const env = { ...process.env, PIPX_HOME: join(place, 'home'), PIPX_BIN_DIR: join(place, 'bin'), PIPX_MAN_DIR: join(place, 'man'), PIP_NO_INDEX: '1' };
  mkdirSync(join(place, 'bin'));
  tried('pipx', join(place, 'bin'), () => {
    must('pipx', ['install', only(...wheels)], { env });
    return join(place, 'bin', WINDOWS ? 'urn-ls.exe' : 'urn-ls');
  }, () => must('pipx', ['uninstall', 'urn-ls'], { env }));
  assert.deepEqual(everything(join(place, 'home', 'venvs')), []);
});

function whyNoPipx() {
  if (process.platform !== 'linux') {
    return 'tried on Linux';
  }
  return run('sh', ['-c', 'command -v pipx']).code !== 0 && 'pipx is not installed';
}

test('the package for Debian, by dpkg into a system of its own', { skip: debians.length === 0 && 'not made' }, () => {
  const place = folder('try debian');
  const database = join(place, 'var', 'lib', 'dpkg');
  ['info', 'updates', 'triggers'].forEach((name) => mkdirSync(join(database, name), { recursive: true }));
  ['status', 'available'].forEach((name) => writeFileSync(join(database, name), ''));
  const dpkg = (...args) => must(...(process.getuid() === 0 ? ['dpkg', args] : ['sudo', ['dpkg', ...args]]));
  mkdirSync(join(place, 'usr')); // dpkg keeps its database in var
  writeFileSync(join(place, 'usr', 'other'), 'dpkg removes folders that are empty');
  tried('debian', join(place, 'usr'), () => {
    dpkg(`--root=${place}`, '--force-depends', '--install', only(...debians)); // glibc is not in that system
    return join(place, 'usr', 'bin', 'urn-ls');
  }, () => dpkg(`--root=${place}`, '--purge', 'urn-ls'));
  assert.deepEqual(everything(place).filter((path) => !path.startsWith('var/lib/dpkg') && !['usr/', 'usr/other', 'var/', 'var/lib/'].includes(path)), []);
});

test('the packages of npm', { skip: npms.length === 0 && 'not made' }, () => {
  const place = folder('try npm');
  writeFileSync(join(place, 'package.json'), '{"private": true}\n');
  const env = { ...process.env, npm_config_cache: join(dirname(place), 'try npm cache') };
  const npm = (...args) => must('npm', [...args, '--offline', '--no-audit', '--no-fund', '--no-save', '--no-package-lock'], { env, cwd: place, shell: WINDOWS });
  tried('npm', place, () => {
    npm('install', ...npms);
    return join(place, 'node_modules', '.bin', WINDOWS ? 'urn-ls.cmd' : 'urn-ls');
  }, () => {
    npm('uninstall', 'urn-ls', `@urn-ls/${HERE}`);
    rmSync(join(place, 'node_modules'), { recursive: true, force: true });
  });
});
