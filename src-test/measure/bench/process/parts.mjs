// What JMH has written as JSON, as one table. Fails when a benchmark that there is has no row.
//   node parts.mjs FILE
import { readFileSync } from 'node:fs';
import { short } from './statistics.mjs';

const results = JSON.parse(readFileSync(process.argv[2], 'utf8'));

/** A figure with a unit in which it is short. */
const figure = (value, unit) => (unit === 'us' && value >= 1000 ? `${short(value / 1000)} ms` : `${short(value)} ${unit.replace('us', 'µs')}`);

console.log('| part | of what | median or mean | p99 | allocated, kB |\n|---|---|--:|--:|--:|');
const rows = new Map();
for (const { benchmark, mode, params = {}, primaryMetric, secondaryMetrics } of results) {
  const name = benchmark.split('.').slice(-2).join('.');
  const of = Object.entries(params).map(([what, value]) => (what === 'megabytes' ? `${value} MB` : value)).join(', ');
  const row = rows.get(`${name} ${of}`) ?? { name, of };
  const unit = primaryMetric.scoreUnit.replace('/op', '');
  if (mode === 'sample') {
    row.middle = figure(primaryMetric.scorePercentiles['50.0'], unit);
    row.p99 = figure(primaryMetric.scorePercentiles['99.0'], unit);
  } else {
    row.mean = figure(primaryMetric.score, unit);
    row.allocated = short((secondaryMetrics['gc.alloc.rate.norm'] ?? secondaryMetrics['·gc.alloc.rate.norm']).score / 1000);
  }
  rows.set(`${name} ${of}`, row);
}
for (const expected of ['ParseBenchmark.urnls', 'CheckBenchmark.scan', 'CheckBenchmark.lineIndex', 'LexerBenchmark.lex', 'EditBenchmark.edit']) {
  if (![...rows.values()].some(({ name }) => name === expected)) {
    throw new Error(`${expected} was not measured`);
  }
}
for (const { name, of, mean, middle, p99, allocated } of rows.values()) {
  console.log(`| ${name} | ${of || 'one name'} | ${middle ?? mean} | ${p99 ?? '–'} | ${allocated ?? '–'} |`);
}
