// The samples of documents.mjs as one table, a row for each server and document. What was not reached says why.
import { median, p99, short } from './statistics.mjs';

const STEPS = ['initialize', 'diagnostics', 'edit', 'burst', 'hover', 'completion', 'codeAction'];

/** @param rows what there has to be a row for: it is an error when one has no samples at all */
export function table(rows, samples, wanted) {
  const lines = [
    `| server | document | initialize, ms | first diagnostics, ms | edit, ms | burst of ${wanted.ofBurst}, ms | reports in a burst |`
      + ' hover, ms | completion, ms | code action, ms | memory, MiB: small file | opened | edited | at most |',
    `|---|---|${'--:|'.repeat(12)}`,
  ];
  for (const { server, language, megabytes } of rows) {
    const own = samples.filter((sample) => sample.server === server && sample.language === language && sample.megabytes === megabytes);
    if (own.length === 0) {
      throw new Error(`no samples of ${server}, ${language}, ${megabytes} MB`);
    }
    const failure = own.find(({ what }) => what === 'failed');
    const figures = (what) => own.filter((sample) => sample.what === what).map(({ value }) => value);
    const cell = (what) => {
      const numbers = figures(what);
      if (numbers.length === 0) {
        return failure?.step === what ? failure.value : '–';
      }
      const some = `${short(median(numbers))}${numbers.length > 3 ? ` / ${short(p99(numbers))}` : ''}`;
      const empty = own.filter((sample) => sample.what === what).every((sample) => sample.empty) ? ', empty' : '';
      return `${some}${empty}${failure?.step === what ? `, then ${failure.value}` : ''}`;
    };
    const between = own.filter((sample) => sample.between !== undefined && sample.what === 'burst').map((sample) => sample.between);
    const memory = ['small', 'opened', 'edited', 'most'].map((when) => figures(`memory ${when}`))
      .map((all) => all.length ? median(all).toFixed(0) : '–');
    const cells = STEPS.map(cell);
    cells.splice(4, 0, between.length ? `${median(between)}` : '–');
    lines.push(`| ${[server, `${language}, ${megabytes} MB`, ...cells, ...memory].join(' | ')} |`);
  }
  return lines.join('\n') + '\n';
}
