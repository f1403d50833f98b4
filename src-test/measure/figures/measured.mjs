// What a run of src-test/measure/bench/run has measured, as figures: medians of the samples in target/bench. Writes performance.json, which the pages
// and charts are made from. Called by run beside it.
//   node measured.mjs
// A figure is { id, what, how, ours, others, commit }; ours is { median, p99 }, where p99 may be missing; others has the same by name. A median
// of null is an answer that did not come in time.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { median, p99, short } from '../bench/process/statistics.mjs';

const BENCH = resolve(import.meta.dirname, '../../../target/bench');
const read = (name) => readFileSync(join(BENCH, name), 'utf8').trim();
const samples = (name) => read(name).split('\n').map((line) => JSON.parse(line));
const rounded = (number) => Number(short(number));

/** The figure in the middle, and with `tail` what all but one in a hundred stay below. */
function figure(numbers, tail) {
  if (numbers.length === 0) {
    return { median: null };
  }
  return { median: rounded(median(numbers)), ...(tail && { p99: rounded(p99(numbers)) }) };
}

function starts() {
  const start = samples('start.jsonl');
  const of = (server, what) => figure(start.filter((sample) => sample.server === server).map((sample) => sample[what]));
  const OTHERS = { 'vscode-json': 'vscode-json-language-server', yaml: 'yaml-language-server', 'our jar on a Java': 'urn-ls, jar on the same Java' };
  return [['initialize', 'start to `initialize`, ms'], ['diagnostics', 'start to first diagnostics, ms'], ['memory', 'memory then, MiB']]
    .map(([what, title]) => ({
      id: `start ${what}`, what: title, how: 'start', ours: of('urn-ls, packaged', what),
      others: Object.fromEntries(Object.entries(OTHERS).map(([name, server]) => [name, of(server, what)])),
    }));
}

function documents() {
  const all = samples('documents.jsonl');
  const KINDS = [['diagnostics', 'opening, ms'], ['edit', 'edit, ms', true], ['burst', '50 edits at once, ms'], ['completion', 'completion, ms', true],
    ['memory opened', 'memory once open, MiB'], ['memory most', 'memory at most, MiB']];
  const OWN = 'urn-ls, client ';
  return [...new Set(all.map(({ megabytes }) => megabytes))].flatMap((megabytes) => ['json', 'html', 'yaml'].flatMap((language) => {
    const here = all.filter((sample) => sample.megabytes === megabytes && sample.language === language);
    const rival = here.find(({ server }) => !server.startsWith(OWN))?.server;
    const own = OWN + (rival?.startsWith('yaml') ? 'is told' : 'asks');
    const of = (server, what, tail) => figure(here.filter((sample) => sample.server === server && sample.what === what && !sample.empty)
      .map(({ value }) => value), tail);
    return KINDS.filter(([what]) => language === 'json' || what !== 'completion').map(([what, title, tail]) => ({
      id: `${what} ${language} ${megabytes}`, what: `${title}: ${language}, ${megabytes} MB`, how: 'documents', ours: of(own, what, tail),
      others: rival ? { [rival.split('-language')[0]]: of(rival, what, tail) } : {},
    }));
  }));
}

function trees() {
  const all = samples('tree.jsonl');
  const of = (what, number) => figure(all.filter((sample) => sample.what === what).map((sample) => sample[number]));
  const ripgrep = (number) => (all.some(({ what }) => what === 'rg -i urn:') ? { rg: of('rg -i urn:', number) } : {});
  const size = `${all[0].files} files, ${all[0].megabytes} MB`;
  const tree = (number, what) => ({ id: `tree ${number}`, what, how: 'tree', ours: of('urn-ls check', number), others: ripgrep(number) });
  return [
    tree('elapsed', `check of a tree, s: ${size}`),
    tree('processor', 'the same, processor time, s'),
    tree('memory', 'the same, memory at most, MiB'),
    { id: 'ten files', what: 'check of ten files, s', how: 'tree', ours: of('ten files', 'elapsed'), others: { '`--version`': of('urn-ls --version', 'elapsed') } },
  ];
}

function parts() {
  const results = JSON.parse(read('parts.json'));
  const of = (benchmark, params = {}) => {
    const found = results.find((result) => result.benchmark.endsWith(`.${benchmark}`) && (result.mode === 'avgt' || result.mode === 'sample')
      && Object.entries(params).every(([name, value]) => result.params?.[name] === value));
    return { figure: { median: rounded(found.primaryMetric.score) }, unit: found.primaryMetric.scoreUnit.replace('/op', '').replace('us', 'µs') };
  };
  const parsing = of('ParseBenchmark.urnls');
  return [
    {
      id: 'parse', what: `parsing a name, ${parsing.unit}`, how: 'parts', ours: parsing.figure,
      others: Object.fromEntries(['javaNetUri', 'jenaIri3986', 'urnlib'].map((other) => [other, of(`ParseBenchmark.${other}`).figure])),
    },
    ...['scan', 'check'].flatMap((what) => ['xml', 'json', 'yaml'].map((language) => {
      const { figure: ours, unit } = of(`CheckBenchmark.${what}`, { format: language });
      return { id: `${what} ${language}`, what: `${what} of 1 MB of ${language}, ${unit}`, how: 'parts', ours, others: {} };
    })),
  ];
}

const commit = read('commit');
const lines = [...starts(), ...documents(), ...trees(), ...parts()].map((one) => JSON.stringify({ ...one, commit }));
writeFileSync(join(import.meta.dirname, 'performance.json'), `[\n${lines.join(',\n')}\n]\n`);
