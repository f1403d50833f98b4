// Prints the formula for Homebrew: urn-ls.rb with the version, and the checksums of the archives in a folder.
//
//   node server/packaging/formula.mjs FOLDER > Formula/urn-ls.rb
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, home, read, version } from './tracked.mjs';

const folder = process.argv[2] ?? fail('the folder with the archives is needed');

/** What archive.mjs wrote beside the archive for `platform`. */
function checksum(platform) {
  const file = join(folder, `urn-ls-${version()}-${platform}.tar.gz.sha256`);
  try {
    return /^[0-9a-f]{64}(?=  )/.exec(readFileSync(file, 'utf8'))[0];
  } catch {
    return fail(`${file} is missing or holds no checksum: build the archive for ${platform} first`);
  }
}

process.stdout.write(read('server/packaging/urn-ls.rb').replace(/@([\w-]+)@/g, (_, what) => {
  switch (what) {
    case 'HOME': return home();
    case 'VERSION': return version();
    default: return checksum(what);
  }
}));
