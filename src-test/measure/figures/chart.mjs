// A bar chart as SVG, readable in the light and in the dark, and by screen readers.

const WIDTH = 440;
const LABEL = 136;
const BAR = 204;
const ROW = 22;
const FONT = 13;
/** How wide a letter is at most, on average, in pixels. */
const LETTER = 6.4;

const STYLE = `text{font:${FONT}px system-ui,sans-serif;fill:#24292f}.h{font-weight:600}.card{fill:#fff}.other{fill:#a9b4c0}.own{fill:#2c6cb0}`
  + '@media (prefers-color-scheme:dark){text{fill:#e6e8eb}.card{fill:#1b1b1f}.other{fill:#6b7683}.own{fill:#6fb0f2}}';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What the bars of the chart say, for those who do not see them. */
export const inWords = (groups) => `${groups.map(({ heading, bars }) => (heading ? `${heading}: ` : '')
  + bars.map(({ label, text }) => `${label} ${text}`).join(', ')).join('; ')}.`;

/**
 * @param title what is compared, with its unit
 * @param groups [{ heading, bars: [{ label, value, text, own }] }]; the longest bar of each group has the full length, a value of null no bar
 */
export function chart({ title, groups }) {
  const parts = [];
  let y = 12;
  const line = (x, text, attributes = '') => parts.push(`<text x="${x}" y="${y + FONT}"${attributes}>${escaped(text)}</text>`);
  for (const { heading, bars } of groups) {
    if (heading) {
      line(12, heading, ' class="h"');
      y += ROW;
    }
    const most = Math.max(...bars.map(({ value }) => value ?? 0));
    for (const { label, value, text, own } of bars) {
      if (label.length * LETTER > LABEL - 20) {
        throw new Error(`the label “${label}” is too long`);
      }
      const length = Math.max(2, Math.round(((value ?? 0) / most) * BAR));
      line(12, label);
      parts.push(`<rect class="${own ? 'own' : 'other'}" x="${LABEL}" y="${y + 1}" width="${length}" height="15" rx="2"/>`);
      line(LABEL + length + 8, text);
      y += ROW;
    }
    y += 8;
  }
  const height = y + 4;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="t d" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<title id="t">${escaped(title)}</title>`,
    `<desc id="d">${escaped(inWords(groups))}</desc>`,
    `<style>${STYLE}</style>`,
    `<rect class="card" width="${WIDTH}" height="${height}" rx="6"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
