// Bundles the extension and puts beside it what the package needs from elsewhere: the server, the licences, the changelog, pictures.
import { build } from 'esbuild';
import { access, chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notices } from '../server/packaging/notices.mjs';
import { bom, npmPackage } from '../server/packaging/sbom.mjs';

async function copy(from, to, hint) {
  try {
    await copyFile(from, to);
    await chmod(to, 0o644); // not as restricted as where it was built
  } catch (error) {
    console.error(`${from} could not be copied (${error.code}). ${hint}`);
    process.exit(1);
  }
}

/** Licences under which a package may be bundled. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];

/** Every package that was bundled, with its licence and the text of it, which most ask to be copied along. */
async function packages(inputs) {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')).packages;
  const folders = new Set(inputs.flatMap((file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []));
  return Promise.all([...folders].sort().map(async (folder) => {
    const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined || !ALLOWED.includes(license) || lock[folder]?.version !== version) {
      throw new Error(`${folder}: its licence ${license} is not allowed, its text is missing, or it is not the package of the lock file`);
    }
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r', '').trim();
    return { name, version, license, integrity: lock[folder].integrity, text };
  }));
}

await rm('dist', { recursive: true, force: true });
await mkdir('server', { recursive: true });
await copy('../target/urn-ls.jar', 'server/urn-ls.jar', '“npm run package” makes it.');
await copy('../LICENSE', 'LICENSE', 'It belongs at the top of the repository.');
await copy('../CHANGELOG.md', 'CHANGELOG.md', 'It belongs at the top of the repository.');
for (const picture of ['hover.png', 'repair.png']) {
  await copy(`../docs/images/${picture}`, `walkthrough/${picture}`, 'src-test/hosts/editors/run --keep-screenshots makes it.');
}

const session = '../target/browser/npm';
await access(session).catch(() => {
  console.error(`${session} is not there. “npm run package” makes it.`);
  process.exit(1);
});

const common = { bundle: true, minify: true, metafile: true, external: ['vscode'] };
const bundles = await Promise.all([
  build({
    ...common,
    entryPoints: ['src/extension.ts'],
    outfile: 'dist/extension.js',
    platform: 'node',
    format: 'cjs',
    target: 'node20', // the Node.js of VS Code 1.91, the oldest that package.json admits
  }),
  build({ ...common, entryPoints: ['src/web/extension.ts'], outfile: 'dist/web/extension.js', platform: 'browser', format: 'cjs', target: 'es2022' }),
  build({
    ...common,
    entryPoints: ['src/worker.js'],
    outfile: 'dist/server.js',
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    external: ['node:*'],
    alias: { 'urn-ls': session },
  }),
]);
const bundled = await packages(bundles.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
const { name, version } = JSON.parse(await readFile('package.json', 'utf8'));
await mkdir('dist/sbom', { recursive: true });
await writeFile('dist/sbom/extension.cdx.json', bom(`${name}-extension`, version, bundled.map(npmPackage)));
await copy(`../target/urn-ls-${version}.cdx.json`, 'dist/sbom/server.cdx.json', '“npm run package” makes it.');
await writeFile('THIRD-PARTY-NOTICES.txt', notices('runtime', 'runtime',
  bundled.map((each) => `${each.name} ${each.version} (npm)\nLicence: ${each.license}\n\n${each.text}\n`).join(`\n${'-'.repeat(80)}\n`)));
