// The workflows, read by GitHub's own language service, and the forms for reports.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { folder, must, ROOT, run } from './support.mjs';

const GITHUB = join(ROOT, '.github');
const names = readdirSync(join(GITHUB, 'workflows'));
const workflows = Object.fromEntries(names.map((name) => [name, parse(read('workflows', name))]));
const steps = Object.entries(workflows).flatMap(([name, { jobs }]) => Object.entries(jobs)
  .flatMap(([job, { steps: list = [] }]) => list.map((step) => ({ where: `${name}, ${job}, ${step.name ?? step.uses ?? step.run}`, step }))));

function read(...path) {
  return readFileSync(join(GITHUB, ...path), 'utf8');
}

let documents = 0;

async function problems(name, text) {
  // The service remembers what it read under an address.
  const uri = `file:///repository${documents++}/.github/workflows/${name}`;
  const found = await validate(TextDocument.create(uri, 'yaml', 1, text));
  return found.map(({ range, message }) => `${name}:${range.start.line + 1}: ${message}`);
}

test('the workflows are what GitHub takes', async () => {
  assert.deepEqual(names.sort(), ['ci.yml', 'nightly.yml', 'packages.yml', 'release.yml']);
  for (const name of names) {
    assert.deepEqual(await problems(name, read('workflows', name)), []);
  }
});

test('the language service would say if they were not', async () => {
  const ci = read('workflows', 'ci.yml');
  for (const [from, to] of [['runs-on:', 'run-on:'], ['contents: read', 'content: read'], ['${{ matrix.os }}', '${{ matrx.os }}']]) {
    assert.notDeepEqual(await problems('ci.yml', ci.replaceAll(from, to)), [], to);
  }
});

test('every step with a script passes ShellCheck, and has no expression in its text', () => {
  const scripts = steps.filter(({ step }) => step.run !== undefined);
  assert.ok(scripts.length > 20, `${scripts.length} scripts`);
  for (const { where, step } of scripts) {
    assert.doesNotMatch(step.run, /\$\{\{/, where);
    const { code, all } = run('shellcheck', ['--shell=bash', '-'], { input: `set -eo pipefail\n${step.run}` });
    assert.equal(code, 0, `${where}\n${all}`);
  }
});

test('no job can do more than it must', () => {
  for (const [name, { permissions, jobs }] of Object.entries(workflows)) {
    assert.ok(permissions, `${name} has no permissions at its top`);
    assert.ok(Object.entries(permissions).every(([what, how]) => what === 'contents' && how === 'read'), name);
    for (const [job, { permissions: own = {}, 'timeout-minutes': minutes, uses }] of Object.entries(jobs)) {
      assert.ok(minutes || uses, `${name}, ${job} has no time limit`);
      const writes = Object.keys(own).filter((what) => own[what] === 'write');
      const may = { github: ['contents', 'id-token', 'attestations'], npm: ['id-token'], pypi: ['id-token'] }[job] ?? [];
      assert.deepEqual(writes, name === 'release.yml' ? may : [], `${name}, ${job}`);
    }
  }
  for (const { where, step } of steps.filter(({ step: { uses = '' } }) => uses.startsWith('actions/checkout@'))) {
    assert.ok(step.with['persist-credentials'] === false || step.with.token, `${where} leaves a token in the checkout`);
  }
});

test('every secret and variable of a workflow is in the table of docs/release.md, and the other way round', () => {
  const used = new Set(names.flatMap((name) => [...read('workflows', name).matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, each]) => each)));
  const table = new Set([...readFileSync(join(ROOT, 'docs', 'release.md'), 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, each]) => each));
  assert.deepEqual([...table].sort(), [...used].sort());
});

test('a job that publishes asks first, and does nothing when a secret is missing', () => {
  const { jobs } = workflows['release.yml'];
  for (const job of ['npm', 'pypi', 'marketplace', 'openvsx']) {
    const list = jobs[job].steps;
    const at = list.findIndex(({ id }) => id === 'ready');
    assert.ok(at === 1, job);
    const wanted = list[at].run.replace(/"[^"]*"/g, '').trim().split(/\s+/).slice(1);
    assert.ok(wanted.length > 0 && wanted.every((name) => name in jobs[job].env), `${job}: ${wanted}`);
    for (const step of list.slice(at + 1)) {
      assert.equal(step.if, "steps.ready.outputs.ready == 'true'", `${job}: ${step.name ?? step.uses}`);
    }
  }
});

test('what asks says what is missing', () => {
  const output = join(folder('ready'), 'output');
  const ready = (env) => {
    writeFileSync(output, '');
    const said = must(join(GITHUB, 'ready'), ['a store', 'ONE', 'TWO'], { env: { PATH: process.env.PATH, GITHUB_OUTPUT: output, ...env } });
    return [readFileSync(output, 'utf8').trim(), said.trim()];
  };
  assert.deepEqual(ready({ ONE: 'x', TWO: '$(exit 3) y' }), ['ready=true', '']);
  const [result, said] = ready({ ONE: 'x', TWO: '' });
  assert.equal(result, 'ready=false');
  assert.match(said, /^::notice title=Not published to a store::Not set: TWO\./);
});

test('the forms for reports have what GitHub asks for', () => {
  const forms = readdirSync(join(GITHUB, 'ISSUE_TEMPLATE')).filter((name) => name !== 'config.yml');
  assert.deepEqual(forms.sort(), ['bug.yml', 'false-alarm.yml', 'missing-name.yml']);
  for (const name of forms) {
    const { name: title, description, body, ...rest } = parse(read('ISSUE_TEMPLATE', name));
    assert.ok(title && description && body.length > 1, name);
    assert.deepEqual(Object.keys(rest).filter((key) => !['title', 'labels', 'assignees', 'projects', 'type'].includes(key)), [], name);
    const ids = body.filter(({ type }) => type !== 'markdown').map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length, name);
    for (const { type, id, attributes, validations = {} } of body) {
      assert.ok(['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'].includes(type), `${name}: ${type}`);
      assert.ok(type === 'markdown' ? attributes.value : /^[\w-]+$/.test(id) && attributes.label, `${name}: ${id}`);
      assert.ok(!['dropdown', 'checkboxes'].includes(type) || attributes.options.length > 0, `${name}: ${id}`);
      assert.deepEqual(Object.keys(validations).filter((key) => key !== 'required'), [], `${name}: ${id}`);
    }
  }
  const asked = parse(read('ISSUE_TEMPLATE', 'false-alarm.yml')).body.map(({ id }) => id);
  for (const what of ['text', 'language', 'code']) {
    assert.ok(asked.includes(what), what);
  }
  const { contact_links: links } = parse(read('ISSUE_TEMPLATE', 'config.yml'));
  assert.ok(links.every(({ name, url, about }) => name && /^https:/.test(url) && about));
});
