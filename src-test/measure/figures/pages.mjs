// Writes what is measured on docs/performance.md and docs/long-runs.md. Called by run beside it.
//   node pages.mjs performance     tables and charts, from performance.json
//   node pages.mjs reliability     the table, from what the last run has left in target/
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stored, written } from './performance.mjs';
import { table, withTable } from './markdown.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const DOCS = join(ROOT, 'docs');
const read = (...path) => readFileSync(join(ROOT, 'target', ...path), 'utf8').trim();

function performance() {
  const read = (name) => readFileSync(join(DOCS, name), 'utf8');
  mkdirSync(join(DOCS, 'images', 'performance'), { recursive: true });
  Object.entries(written(stored(), read)).forEach(([path, text]) => writeFileSync(join(DOCS, path), text));
}

function reliability() {
  const page = join(DOCS, 'long-runs.md');
  const rows = [...sessions(), ...fuzzing()];
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), '## What they last found', table(['run', 'time', 'work', 'faults found', 'commit'], rows)));
}

function sessions() {
  return ['pull', 'push'].filter((client) => existsSync(join(ROOT, 'target', 'soak', `${client}.txt`))).map((client) => {
    const said = read('soak', `${client}.txt`);
    const steps = [...said.matchAll(/^ *(\d+) s: (\d+) steps/gm)].at(-1);
    const memory = /^memory in use: (.*)$/m.exec(said);
    return [`session with a ${client} client`, minutes(steps[1]), `${steps[2]} steps`,
      /^FAILED.*$/m.exec(said)?.[0] ?? `none; memory ${memory[1]}`, read('soak', 'commit')];
  });
}

function fuzzing() {
  return readdirSync(join(ROOT, 'target', 'fuzz', 'found')).filter((file) => file.endsWith('.log')).sort().map((file) => {
    const target = file.replace('.log', '');
    const said = read('fuzz', 'found', file);
    const done = /^Done (\d+) runs in (\d+) second/m.exec(said);
    const coverage = /DONE +cov: (\d+) ft: (\d+)/.exec(said);
    const found = readdirSync(join(ROOT, 'target', 'fuzz', 'found', target)).filter((name) => /^(crash|timeout|oom)-/.test(name)).length;
    return [`fuzzing of \`${target}\``, done ? minutes(done[2]) : 'ended early', done ? `${done[1]} inputs, ${coverage[1]} branches` : '',
      found || !done ? `${found} inputs` : 'none', /^commit (.*)$/m.exec(said)[1]];
  });
}

const minutes = (seconds) => `${(seconds / 60).toFixed(0)} min`;

({ performance, reliability })[process.argv[2]]();
