// What the tests of this folder share.
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder, must, ROOT } from '../../support.mjs';

export { must, ROOT, run } from '../../support.mjs';

/** A new, empty folder under target/release. */
export const folder = (name) => emptyFolder('release', name);

/** The sources of this project as a repository of its own, with everything added. */
export function checkout(name) {
  const path = folder(name);
  const listed = must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  for (const file of listed.filter((each) => each !== '' && existsSync(join(ROOT, each)))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(join(ROOT, file), join(path, file));
  }
  must('git', ['init', '-q', '-b', 'main'], { cwd: path });
  must('git', ['add', '-A'], { cwd: path });
  return path;
}
