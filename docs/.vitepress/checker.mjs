// The checker as an ES module, which the playground runs. Maven builds it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Its main file; throws an error if it is not built yet. */
export function checkerModule() {
  const file = join(ROOT, 'target', 'browser', 'npm', 'index.js');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing. Build it in ${ROOT} first: mvn -B -ntp -q -Pbrowser compile exec:exec@browser`);
  }
  return file;
}
