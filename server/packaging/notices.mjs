// THIRD-PARTY-NOTICES.txt for what holds more than the jar. That of the jar is written by Notices.java.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const RULE = '-'.repeat(80);
const OF_THE_JAR = resolve(import.meta.dirname, '../../target/THIRD-PARTY-NOTICES.txt');

/**
 * The notices of the jar; of the Java runtime in the folder `runtime`, if there is one, which brings its own files and is shipped as `shown`;
 * and `more`.
 */
export function notices(runtime, shown, more = '') {
  if (!existsSync(OF_THE_JAR)) {
    throw new Error(`${OF_THE_JAR} is not there: run \u201cmvn package\u201d first`);
  }
  const parts = [readFileSync(OF_THE_JAR, 'utf8').trimEnd()];
  if (runtime && existsSync(runtime)) {
    const legal = join(runtime, 'legal');
    const files = readdirSync(legal).sort().flatMap((module) => readdirSync(join(legal, module)).sort().map((file) => `${shown}/legal/${module}/${file}`));
    parts.push(['OpenJDK, the Java runtime', 'Licence: GPL-2.0-only WITH Classpath-exception-2.0, and of parts of it others', '',
      'Their texts lie beside it:', '', ...files].join('\n'));
  }
  return `${[...parts, ...(more ? [more.trimEnd()] : [])].join(`\n\n${RULE}\n`)}\n`;
}
