// Prints the formula for Homebrew: urn-ls.rb with the version, and the checksums of the archives in a folder.
//
//   node server/packaging/formula.mjs FOLDER > Formula/urn-ls.rb
import { checksum, homebrew, PLATFORMS_OF_HOMEBREW } from './manifests.mjs';
import { fail } from './tracked.mjs';

const folder = process.argv[2] ?? fail('the folder with the archives is needed');
for (const platform of PLATFORMS_OF_HOMEBREW) {
  if (checksum(folder, platform) === '') {
    fail(`${folder} has no checksum of the archive for ${platform}: build it first`);
  }
}
process.stdout.write(homebrew(folder));
