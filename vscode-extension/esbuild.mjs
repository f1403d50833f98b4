// Bundles the extension and puts beside it what the package needs from elsewhere: the server, the licences.
import { build } from 'esbuild';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

async function copy(from, to, hint) {
  try {
    await copyFile(from, to);
  } catch (error) {
    console.error(`${from} could not be copied (${error.code}). ${hint}`);
    process.exit(1);
  }
}

/** The licence of every package that was bundled: most of them ask to be copied along. */
async function licences(metafile) {
  const inputs = Object.keys(metafile.inputs);
  const folders = new Set(inputs.flatMap((file) => file.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []));
  const texts = [...folders].sort().map(async (folder) => {
    const { name, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) {
      throw new Error(`${folder} has no licence file`);
    }
    return `${name} ${version}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}

await rm('dist', { recursive: true, force: true });
await mkdir('server', { recursive: true });
await copy('../target/urn-ls.jar', 'server/urn-ls.jar', 'Run “mvn package” at the top of the repository first.');
await copy('../LICENSE', 'LICENSE', 'It belongs at the top of the repository.');

const { metafile } = await build({
  entryPoints: ['src/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  minify: true,
  metafile: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20', // the Node.js of VS Code 1.91, the oldest that package.json admits
  external: ['vscode'],
});
await writeFile('dist/THIRD-PARTY-LICENSES.txt', await licences(metafile));
