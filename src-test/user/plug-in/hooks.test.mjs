// The hooks, run by pre-commit and by Git in a repository of their own. pre-commit clones this project and builds it there. The hooks that get the
// wheel are in src-test/user/supply/wheel.test.mjs.
import assert from 'node:assert/strict';
import { appendFileSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { checkout, ENV, folder, GOOD, must, REPAIRABLE, repository, ROOT, run, WRONG } from './support.mjs';

let config;
let env;

before(() => {
  const source = checkout('hook source');
  const rev = must('git', ['rev-parse', 'HEAD'], { cwd: source }).trim();
  config = (...hooks) => `repos:\n- repo: ${JSON.stringify(source)}\n  rev: ${rev}\n  hooks:\n`
    + hooks.map((hook) => `  - ${hook}\n`).join('');
  env = { ...ENV, PRE_COMMIT_HOME: folder('pre-commit home') };
});

test('the definition is one that pre-commit takes', () => {
  must('pre-commit', ['validate-manifest', '.pre-commit-hooks.yaml']);
});

test('a commit with a wrong name is refused, one without passes', () => {
  const cwd = repository('hooked', { 'good.xml': GOOD, '.pre-commit-config.yaml': config('id: urn-ls-from-source') });
  must('pre-commit', ['install'], { cwd, env });
  writeFileSync(join(cwd, 'a b \u00e9.xml'), WRONG);
  writeFileSync(join(cwd, 'binary.png'), Buffer.from([0x89, 0, 1, 2]));
  must('git', ['add', '-A'], { cwd });
  const refused = run('git', ['commit', '-m', 'wrong'], { cwd, env });
  assert.equal(refused.code, 1, refused.all);
  assert.match(refused.all, /URNs\.+Failed/);
  assert.match(refused.all, /a b \u00e9\.xml:1:\d+: error\[malformed-percent-encoding\]/);
  assert.match(refused.all, / in 1 file$/m);

  writeFileSync(join(cwd, 'a b \u00e9.xml'), GOOD);
  must('git', ['add', '-A'], { cwd });
  const passed = run('git', ['commit', '-m', 'right'], { cwd, env });
  assert.equal(passed.code, 0, passed.all);
  assert.match(passed.all, /URNs\.+Passed/);
});

test('arguments of the configuration reach the program', () => {
  const cwd = repository('configured', {
    'wrong.xml': WRONG, '.pre-commit-config.yaml': config('{id: urn-ls-from-source, args: ["--severity", "malformed-percent-encoding=off", "--"]}'),
  });
  const { code, all } = run('pre-commit', ['run', '--all-files'], { cwd, env });
  assert.equal(code, 0, all);
});

test('the name of a file is no option', () => {
  const cwd = repository('options', { '--fail-on=never': WRONG, '.pre-commit-config.yaml': config('id: urn-ls-from-source') });
  assert.equal(run('pre-commit', ['run', '--all-files'], { cwd, env }).code, 1);
});

test('the repairing hook repairs, and says that it did', () => {
  const cwd = repository('repaired', { 'a.xml': REPAIRABLE, '.pre-commit-config.yaml': config('id: urn-ls-fix-from-source') });
  const first = run('pre-commit', ['run', '--all-files'], { cwd, env });
  assert.equal(first.code, 1, first.all);
  assert.match(first.all, /files were modified by this hook/);
  assert.match(readFileSync(join(cwd, 'a.xml'), 'utf8'), /urn:example:caf%C3%A9/);
  assert.equal(run('pre-commit', ['run', '--all-files'], { cwd, env }).code, 0, 'a second time');
});

test('the plain hook of Git does the same without further tools', () => {
  const cwd = repository('plain', { 'good.xml': GOOD });
  copyFileSync(join(ROOT, 'docs', 'plug-in', 'pre-commit'), join(cwd, '.git', 'hooks', 'pre-commit'));
  writeFileSync(join(cwd, '-a b \u00e9.xml'), WRONG);
  must('git', ['add', '-A'], { cwd });
  const refused = run('git', ['commit', '-m', 'wrong'], { cwd });
  assert.notEqual(refused.code, 0, refused.all);
  assert.match(refused.all, /-a b \u00e9\.xml:1:\d+: error/);
  writeFileSync(join(cwd, '-a b \u00e9.xml'), GOOD);
  const staged = run('git', ['commit', '-m', 'wrong is what is staged, not what lies there'], { cwd });
  assert.notEqual(staged.code, 0, staged.all);
  appendFileSync(join(cwd, 'good.xml'), '\n');
  must('git', ['commit', '-q', '-am', 'right'], { cwd });
  must('git', ['rm', '-q', 'good.xml'], { cwd });
  must('git', ['commit', '-q', '-m', 'only a removal'], { cwd });
  writeFileSync(join(cwd, 'more.xml'), WRONG);
  must('git', ['add', '-A'], { cwd });
  const without = run('git', ['commit', '-m', 'without the program'], { cwd, env: { ...process.env, PATH: '/usr/bin:/bin' } });
  assert.equal(without.code, 0, without.all);
  assert.match(without.all, /URNs are not checked, since urn-ls is not in the PATH: install it/);
});
