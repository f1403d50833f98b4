// The template for GitLab and the example for Maven.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { findJdk } from '../../../server/packaging/runtime.mjs';
import { ENV, folder, GOOD, must, repository, ROOT, run, WRONG } from './support.mjs';

const bin = (name) => join(import.meta.dirname, 'node_modules', '.bin', name);
/** The job runs here and not in its image, with the program that is on the PATH: there is no release to install. */
const installed = 'urn-ls:\n  before_script: []\n';
const read = (...path) => readFileSync(join(ROOT, ...path), 'utf8');

test('a pipeline that includes the template fits the schema of GitLab, runs, and leaves the report', () => {
  const pipeline = (paths) => repository('pipeline', {
    '.gitlab-ci.yml': `include:\n  - local: template.yml\nvariables:\n  URN_LS_PATHS: ${paths}\n${installed}`,
    'template.yml': read('docs', 'plug-in', 'gitlab.yml'), 'schemas/wrong.xml': WRONG, 'docs/good.xml': GOOD, 'more/good.xml': GOOD,
  });
  const start = (cwd) => {
    must('git', ['remote', 'add', 'origin', 'https://gitlab.example.com/group/project.git'], { cwd });
    return run(bin('gitlab-ci-local'), ['--force-shell-executor', 'urn-ls'], { cwd, env: { ...ENV, HOME: folder('gitlab home') } });
  };
  const failing = pipeline('schemas docs');
  const failed = start(failing);
  assert.equal(failed.code, 1, failed.all);
  assert.match(failed.all, /json schema validated/);
  const report = JSON.parse(readFileSync(join(failing, 'gl-code-quality-report.json'), 'utf8'));
  assert.deepEqual(report.map(({ check_name: code, location }) => [code, location.path]),
    [['malformed-percent-encoding', 'schemas/wrong.xml']]);

  const known = pipeline('schemas docs\n  URN_LS_BASELINE: known.json');
  const baseline = { version: 1, findings: report.map(({ location }) => ({ file: location.path, rule: 'malformed-percent-encoding', name: /"(urn:.*?)"/.exec(WRONG)[1], count: 1 })) };
  writeFileSync(join(known, 'known.json'), JSON.stringify(baseline));
  assert.equal(start(known).code, 0, 'what the baseline knows does not count');

  const passing = pipeline('docs more');
  const passed = start(passing);
  assert.equal(passed.code, 0, passed.all);
  assert.deepEqual(JSON.parse(readFileSync(join(passing, 'gl-code-quality-report.json'), 'utf8')), []);
});

test('the schema would refuse what is not a template', () => {
  const cwd = repository('no pipeline', { '.gitlab-ci.yml': 'urn-ls:\n  script: [x]\n  artifacts: {reports: {codequality: {a: b}}}\n' });
  must('git', ['remote', 'add', 'origin', 'https://gitlab.example.com/group/project.git'], { cwd });
  assert.notEqual(run(bin('gitlab-ci-local'), ['--list'], { cwd, env: { ...ENV, HOME: folder('gitlab home') } }).code, 0);
});

test('the example for Maven fails the build where there is something wrong, and passes where not', () => {
  const version = /<version>(.*?)<\/version>/.exec(read('pom.xml'))[1];
  const published = folder('published');
  const [, group] = /<groupId>(.*?)<\/groupId>/.exec(read('pom.xml'));
  const place = join(published, ...group.split('.'), 'urn-ls', version);
  mkdirSync(place, { recursive: true });
  for (const [file, from] of [[`urn-ls-${version}.pom`, ['pom.xml']], [`urn-ls-${version}-all.jar`, ['target', 'urn-ls.jar']]]) {
    const bytes = readFileSync(join(ROOT, ...from));
    writeFileSync(join(place, file), bytes);
    writeFileSync(join(place, `${file}.sha1`), createHash('sha1').update(bytes).digest('hex'));
  }
  const example = read('docs', 'plug-in', 'maven', 'pom.xml');
  assert.ok(example.includes(`<artifactId>urn-ls</artifactId>\n            <version>${version}</version>`));
  const cwd = folder('maven', {
    'src/wrong.xml': WRONG,
    'pom.xml': example.replace('  <build>', '  <pluginRepositories><pluginRepository><id>published</id>'
      + `<url>${pathToFileURL(published)}</url></pluginRepository></pluginRepositories>\n  <build>`),
  });
  // A repository of its own, so that none of this is left on the machine.
  const verify = () => run('mvn', ['-B', '-ntp', `-Dmaven.repo.local=${join(ROOT, 'target', 'plug-in', 'maven repository')}`, 'verify'],
    { cwd, env: { ...ENV, JAVA_HOME: findJdk() } });
  folder('maven repository');
  const failed = verify();
  assert.equal(failed.code, 1, failed.all);
  assert.match(failed.all, /wrong\.xml:1:\d+: error\[malformed-percent-encoding\]/);
  assert.match(failed.all, /Java returned: 1/);
  writeFileSync(join(cwd, 'src', 'wrong.xml'), GOOD);
  const passed = verify();
  assert.equal(passed.code, 0, passed.all);
});
