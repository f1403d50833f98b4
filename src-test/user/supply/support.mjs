// What the tests of this folder share.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, ROOT } from '../../support.mjs';

export { archive, must, ROOT, run } from '../../support.mjs';
export const SAMPLE = join(ROOT, 'docs', 'sample');

/** A new, empty folder under target/supply. */
export const folder = (name) => emptyFolder('supply', name);

/** Everything below a folder: paths, and what links lead to. */
export function everything(path) {
  return readdirSync(path, { recursive: true }).map(String).sort().map((name) => `${name}${lstatSync(join(path, name)).isDirectory() ? '/' : ''}`);
}

/** What every package finds in docs/sample. */
export const FINDINGS = [
  'library.xml:5 stray-question-mark', 'library.xml:6 non-ascii-character', 'library.xml:7 illegal-character', 'library.xml:8 nid-character',
  'reasons.xml:3 equivalent-spelling', 'reasons.xml:4 misspelled-name', 'reasons.xml:5 check-digit', 'service.json:6 r-component',
];

/** The findings in the output of a check: file and line, and the rule. */
export function findings(text) {
  return [...text.matchAll(/^(\S+):(\d+):\d+: \w+\[([\w-]+)\]/gm)].map(([, file, line, rule]) => `${file.split(/[\\/]/).pop()}:${line} ${rule}`);
}
