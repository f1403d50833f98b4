// What is made of performance.json for docs/performance.md: two tables and the charts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { short } from '../bench/process/statistics.mjs';
import { chart, inWords } from './chart.mjs';
import { table, withPicture, withTable } from './markdown.mjs';

export const stored = () => JSON.parse(readFileSync(join(import.meta.dirname, 'performance.json'), 'utf8'));

const number = (value) => (value === null ? 'none in time' : short(value).replace(/\B(?=(\d{3})+$)/, ','));
const cell = ({ median, p99 }) => number(median) + (p99 === undefined ? '' : ` / ${number(p99)}`);
const others = (figure) => Object.entries(figure.others).map(([name, other]) => `${name} ${cell(other)}`).join(', ');

/** Every figure. */
function allFigures(figures) {
  return table(['what', 'how', 'urn-ls', 'others', 'commit'],
    figures.map((figure) => [figure.what, figure.how, cell(figure.ours), others(figure), figure.commit]));
}

const IMPORTANT = {
  'start diagnostics': 'start to first diagnostics, ms',
  'start memory': 'memory then, MiB',
  'diagnostics json 1': 'opening a JSON document of 1 MB, ms',
  'edit json 1': 'an edit in it, ms',
  'edit json 10': 'an edit in one of 10 MB, ms',
  'memory most json 10': 'memory for it at most, MiB',
  'tree elapsed': 'check of a tree of 2 GB, s',
  'ten files': 'check of ten small files, s',
  parse: 'parsing a name, ns',
};

/** The figures that matter. */
function importantFigures(figures) {
  return table(['what', 'urn-ls', 'others', 'commit'], Object.entries(IMPORTANT).map(([id, what]) => {
    const figure = find(figures, id);
    return [what, number(figure.ours.median), Object.entries(figure.others).map(([name, other]) => `${name} ${number(other.median)}`).join(', '), figure.commit];
  }));
}

function find(figures, id) {
  const figure = figures.find((one) => one.id === id);
  if (!figure) {
    throw new Error(`performance.json has no figure “${id}”`);
  }
  return figure;
}

/** The charts by their name in docs/images/performance: { title, groups }. */
function charts(figures) {
  const group = (id, unit, heading) => {
    const { ours, others } = find(figures, id);
    return {
      heading,
      bars: Object.entries({ 'urn-ls': ours, ...others }).map(([label, { median }], index) => (
        { label, value: median, own: index === 0, text: median === null ? number(median) : `${number(median)} ${unit}` })),
    };
  };
  const documents = (what, unit) => [1, 10, 50].flatMap((size) => ['json', 'html', 'yaml'].map((language) =>
    group(`${what} ${language} ${size}`, unit, `${language.toUpperCase()}, ${size} MB`)));
  return {
    'start.svg': { title: 'Time from start to first diagnostics', groups: [group('start diagnostics', 'ms')] },
    'start-memory.svg': { title: 'Memory after the first diagnostics', groups: [group('start memory', 'MiB')] },
    'edit.svg': { title: 'Time from an edit to its diagnostics', groups: documents('edit', 'ms') },
    'opening.svg': { title: 'Time from opening a document to its diagnostics', groups: documents('diagnostics', 'ms') },
    'memory.svg': { title: 'Memory at most', groups: documents('memory most', 'MiB') },
    'tree.svg': {
      title: 'Check of a tree of files',
      groups: [group('tree elapsed', 's', 'Elapsed time'), group('tree processor', 's', 'Processor time'), group('tree memory', 'MiB', 'Memory at most')],
    },
    'parse.svg': { title: 'Time to parse one name', groups: [group('parse', 'ns')] },
  };
}

/** What is written below docs/, by path. `read` gives the text of a page as it stands. */
export function written(figures, read) {
  const all = Object.entries(charts(figures));
  const page = all.reduce((text, [name, { title, groups }]) => withPicture(text, `images/performance/${name}`, `${title}. ${inWords(groups)}`),
    withTable(withTable(read('performance.md'), '# Performance', importantFigures(figures)), '## All figures', allFigures(figures)));
  return {
    'performance.md': page,
    ...Object.fromEntries(all.map(([name, one]) => [`images/performance/${name}`, chart(one)])),
  };
}
