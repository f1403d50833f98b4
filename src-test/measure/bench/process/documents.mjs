// Large documents under edits: our packaged server and three others of the field, in turns. Called by ../run, which has built what is needed.
//   node documents.mjs --package FOLDER --classes CLASSES --out FOLDER [--short] [--sizes 1,10,50] [--rounds 3] [--only NAME]
// Samples go to documents.jsonl in the folder --out, the table to documents.md. Fails when a report is wrong or a row is missing.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OpenDocument } from './document.mjs';
import { servers } from './servers.mjs';
import { Session } from './session.mjs';
import { table } from './table.mjs';

const { values } = parseArgs({ options: {
  package: { type: 'string' }, classes: { type: 'string' }, out: { type: 'string' }, short: { type: 'boolean', default: false },
  sizes: { type: 'string' }, rounds: { type: 'string' }, edits: { type: 'string' }, only: { type: 'string', default: '' },
  limit: { type: 'string' }, budget: { type: 'string' },
} });
const number = (option, usual, brief) => Number(values[option] ?? (values.short ? brief : usual));
const sizes = (values.sizes ?? (values.short ? '1' : '1,10,50')).split(',').map(Number);
const rounds = number('rounds', 3, 1);
const wanted = {
  edits: number('edits', 200, 10), ofBurst: 50, bursts: values.short ? 1 : 10, questions: values.short ? 5 : 50,
  budgetSeconds: number('budget', 60, 5), limitSeconds: number('limit', 120, 300),
};

const runtime = resolve(values.package, 'runtime');
const java = join(runtime, 'bin', 'java');
const folder = mkdtempSync(join(tmpdir(), 'urn-ls-bench-'));
const made = new Map();

/** The text of a document and how many of its names are wrong; the program that makes it is that of the other benchmarks. */
function sample(language, bytes) {
  const file = join(folder, `sample-${bytes}.${language}`);
  if (!made.has(file)) {
    made.set(file, Number(execFileSync(java, ['-Xmx2g', '-cp', values.classes, 'io.github.urnls.bench.SampleDocument', file, `${bytes}`])));
  }
  return { text: readFileSync(file, 'utf8'), wrong: made.get(file) };
}

const samples = [];
mkdirSync(values.out, { recursive: true });
const kept = join(values.out, 'documents.jsonl');
writeFileSync(kept, '');
const failed = new Set();

async function measure(tested, megabytes, round) {
  const row = { server: tested.name, language: tested.language, megabytes };
  const key = JSON.stringify(row);
  if (failed.has(key)) {
    return; // it would only take as long again
  }
  const { text, wrong } = sample(tested.language, megabytes * 1e6);
  const small = new OpenDocument(`file:///bench/small.${tested.language}`, tested.language, sample(tested.language, 2000).text);
  const large = new OpenDocument(`file:///bench/large.${tested.language}`, tested.language, text);
  await new Session(tested, wanted, 8141 + round, (what, value, rest = {}) => {
    samples.push({ ...row, round, what, value, ...rest });
    appendFileSync(kept, `${JSON.stringify(samples.at(-1))}\n`);
    if (what === 'failed') {
      failed.add(key);
    }
  }).run(small, large, wrong);
}

try {
  const tested = servers(runtime).filter(({ name, language }) => `${name} ${language}`.includes(values.only));
  for (let round = 0; round < rounds; round++) {
    for (const megabytes of sizes) {
      // In turns, and each time another one comes first.
      for (let i = 0; i < tested.length; i++) {
        const one = tested[(i + round) % tested.length];
        console.error(`round ${round + 1} of ${rounds}, ${megabytes} MB: ${one.name}, ${one.language}`);
        await measure(one, megabytes, round);
      }
    }
  }
  const rows = sizes.flatMap((megabytes) => tested.map(({ name, language, own }) => ({ server: name, language, megabytes, own })));
  writeFileSync(join(values.out, 'documents.md'), table(rows, samples, wanted));
  const mine = samples.filter(({ what, server }) => what === 'failed' && server.startsWith('urn-ls'));
  if (values.short && mine.length > 0) {
    throw new Error(`no figures of our own server: ${JSON.stringify(mine)}`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
