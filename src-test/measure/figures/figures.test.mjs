// The pages and charts of performance are those of the stored figures. Run by the gate: node --test src-test/measure/figures/figures.test.mjs
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { chart } from './chart.mjs';
import { stored, written } from './performance.mjs';

const DOCS = resolve(import.meta.dirname, '../../../docs');
const read = (path) => readFileSync(join(DOCS, path), 'utf8');

test('the pages show the stored figures; after a change, run src-test/measure/figures/run --written performance', () => {
  for (const [path, text] of Object.entries(written(stored(), read))) {
    assert.equal(read(path), text, path);
  }
});

test('another figure changes the table, the picture and its description', () => {
  const figures = stored();
  figures.find(({ id }) => id === 'start diagnostics').ours.median = 98765;
  const changed = Object.entries(written(figures, read)).filter(([path, text]) => read(path) !== text);
  assert.deepEqual(changed.map(([path]) => path), ['performance.md', 'images/performance/start.svg']);
  assert.equal(changed[0][1].split('98,765').length - 1, 3, 'in both tables and in the description');
  changed.forEach(([path, text]) => assert.ok(text.includes('98,765'), path));
});

test('every chart is shown, and no other lies there', () => {
  const page = read('performance.md');
  const charts = Object.keys(written(stored(), read)).filter((path) => path.endsWith('.svg'));
  assert.deepEqual(readdirSync(join(DOCS, 'images', 'performance')).map((name) => `images/performance/${name}`).sort(), charts.sort());
  charts.forEach((path) => assert.ok(page.includes(`](${path})`), path));
});

test('the longest bar of a group is full, the others are in proportion, and an answer that did not come is said', () => {
  const bar = (label, value) => ({ label, value, text: value === null ? 'none in time' : `${value} ms`, own: label === 'a' });
  const svg = chart({ title: 'A & B', groups: [{ bars: [bar('a', 50), bar('b', 100), bar('c', null)] }] });
  const widths = [...svg.matchAll(/class="(?:own|other)".* width="(\d+)"/g)].map(([, width]) => Number(width));
  assert.deepEqual(widths, [102, 204, 2]);
  assert.match(svg, /<title id="t">A &amp; B<\/title>\n<desc id="d">a 50 ms, b 100 ms, c none in time\.<\/desc>/);
  assert.throws(() => chart({ title: '', groups: [{ bars: [bar('a name that is far too long', 1)] }] }), /too long/);
});
