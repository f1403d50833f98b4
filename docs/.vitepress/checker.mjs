// The package for browsers, which the playground runs. Maven builds it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Its folder; throws an error if it is not built yet. */
export function checkerPackage() {
  const folder = join(ROOT, 'target', 'browser', 'npm');
  if (!existsSync(folder)) {
    throw new Error(`${folder} is missing. Build it in ${ROOT} first: mvn -B -ntp -q -Pbrowser process-classes exec:exec@browser`);
  }
  return folder;
}
