// Writes the script that starts the program with the runtime beside it: bin/urn-ls here, or bin/urn-ls.cmd on Windows.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './tracked.mjs';

/** Where the scripts here look for the runtime, from their own folder. */
const RUNTIME = '../lib/runtime';

/** Writes the script to the folder `bin`; `runtime` is the way from there to the runtime. */
export function writeLauncher(bin, runtime = RUNTIME) {
  const windows = process.platform === 'win32';
  const name = windows ? 'urn-ls.cmd' : 'urn-ls';
  const way = windows ? (path) => path.replaceAll('/', '\\') : (path) => path;
  const script = read(`server/packaging/bin/${name}`);
  if (!script.includes(way(RUNTIME))) {
    throw new Error(`${name} does not look for ${RUNTIME}`);
  }
  const text = script.replaceAll(way(RUNTIME), () => way(runtime));
  mkdirSync(bin, { recursive: true });
  // A batch file with the line ends of Unix is read wrongly in places.
  writeFileSync(join(bin, name), windows ? text.replace(/\r?\n/g, '\r\n') : text);
  chmodSync(join(bin, name), 0o755);
}
