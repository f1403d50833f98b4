// The one time that everything that is packaged bears, so that the same sources give the same bytes.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What pom.xml says for the jars, in seconds since 1970. */
export function epoch() {
  const pom = readFileSync(resolve(import.meta.dirname, '../../pom.xml'), 'utf8');
  return Date.parse(/<project\.build\.outputTimestamp>(.*)</.exec(pom)[1]) / 1000;
}
