// THIRD-PARTY-NOTICES.txt for what holds more than the jar. That of the jar is written by server/build/Notices.java.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { below } from './files.mjs';
import { read } from './tracked.mjs';

const RULE = '-'.repeat(80);

/**
 * The notices of the jar; of the Java runtime in the folder `runtime`, if there is one, which brings its own files and is shipped as `shown`;
 * and `more`.
 */
export function notices(runtime, shown, more = '') {
  const parts = [read('target/THIRD-PARTY-NOTICES.txt').trimEnd()];
  if (existsSync(runtime)) {
    parts.push(['OpenJDK, the Java runtime', 'Licence: GPL-2.0-only WITH Classpath-exception-2.0, and of parts of it others', '',
      'Their texts lie beside it:', '', ...below(join(runtime, 'legal')).map((file) => `${shown}/legal/${file}`)].join('\n'));
  }
  return `${[...parts, ...(more ? [more.trimEnd()] : [])].join(`\n\n${RULE}\n`)}\n`;
}
