// Makes the wheel of a platform: what pip, pipx and uv install, so that “pipx run urn-ls check .” needs no Java.
//
//   node server/packaging/wheel.mjs                                        for the platform this runs on; makes the archive
//   node server/packaging/wheel.mjs --target win32-x64 --archive FILE.zip  for another one, out of its archive
//
// Writes urn_ls-VERSION-py3-none-TAG.whl to target/packages, or to the folder --out. A wheel is a zip with a list of its files and their
// checksums (https://packaging.python.org/en/latest/specifications/binary-distribution-format/). Installers keep of a mode only whether a file
// can be executed, and know no links; so links become files. The runtime cannot lie among the scripts of an environment, which is where a single
// program would go: a few lines of Python start it.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HERE } from './runtime.mjs';
import { platformTag } from './tags.mjs';
import { home, read, ROOT, version } from './tracked.mjs';
import { archiveOf, unpacked } from './unpack.mjs';
import { zip } from './zip.mjs';

/** In the folder of the package. The pages are on the web, completions come from the program itself; of a man page, pip leaves folders behind. */
const FROM_THE_ARCHIVE = ['bin/urn-ls', 'lib', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'];
const LAUNCHER_OF_WINDOWS = 'server/packaging/bin/urn-ls.cmd';

/** Builds the wheel; returns its path. */
export async function buildWheel({ target = HERE, archive, out = join(ROOT, 'target', 'packages') } = {}) {
  return unpacked(resolve(await archiveOf(target, archive)), async (folder) => {
    const tag = `py3-none-${platformTag(target, join(folder, 'lib', 'runtime'))}`;
    const information = `urn_ls-${version()}.dist-info`;
    const files = [
      ...FROM_THE_ARCHIVE.flatMap((path) => below(folder, path)).map(([path, file]) => entry(`urn_ls/${path}`, readFileSync(file), isExecutable(file))),
      ...['__init__.py', '__main__.py'].map((name) => entry(`urn_ls/${name}`, starter(name))),
      ...below(folder, 'sbom').map(([path, file]) => entry(`${information}/${path.replace('sbom', 'sboms')}`, readFileSync(file))),
      entry(`${information}/licenses/LICENSE`, readFileSync(join(folder, 'LICENSE'))),
      entry(`${information}/METADATA`, metadata()),
      entry(`${information}/WHEEL`, `Wheel-Version: 1.0\nGenerator: urn-ls\nRoot-Is-Purelib: false\nTag: ${tag}\n`),
      entry(`${information}/entry_points.txt`, '[console_scripts]\nurn-ls = urn_ls:main\n'),
    ];
    const record = `${information}/RECORD`;
    files.push(entry(record, [...files.map(({ name, bytes }) => `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`),
      `${record},,`, ''].join('\n')));
    mkdirSync(out, { recursive: true });
    const wheel = join(resolve(out), `urn_ls-${version()}-${tag}.whl`);
    writeFileSync(wheel, await zip(files));
    return wheel;
  });
}

function entry(name, content, executable = false) {
  return { name, bytes: Buffer.from(content), executable };
}

/** The files at or below `path` in `folder`, if it is there: their paths in it, and where they are. */
function below(folder, path) {
  const stat = statSync(join(folder, path), { throwIfNoEntry: false }); // follows links
  if (!stat?.isDirectory()) {
    return stat ? [[path, join(folder, path)]] : [];
  }
  return readdirSync(join(folder, path)).sort().flatMap((name) => below(folder, `${path}/${name}`));
}

/** By its mode. What was packed on Windows has none, and needs none. */
function isExecutable(file) {
  return (statSync(file).mode & 0o100) !== 0;
}

/** Python that starts the program. Its flags for Windows are those of the launcher in the archive. */
function starter(name) {
  const launcher = read(LAUNCHER_OF_WINDOWS);
  const flags = /^set FLAGS=(.*)$/m.exec(launcher)[1].trim();
  const values = {
    FLAGS: flags, MEMORY: /\bset MEMORY=(-.*)$/m.exec(launcher)[1].trim(), FOUND: /-Durnls\.found=(\d+)/.exec(flags)[1],
  };
  return read(`server/packaging/wheel/${name}`).replace(/@(FLAGS|MEMORY|FOUND)@/g, (_, value) => values[value]);
}

function metadata() {
  return `Metadata-Version: 2.4
Name: urn-ls
Version: ${version()}
Summary: Finds, checks, explains and repairs Uniform Resource Names (RFC 8141)
License-Expression: Apache-2.0 AND EPL-2.0 AND GPL-2.0-only WITH Classpath-exception-2.0
License-File: LICENSE
Keywords: urn,rfc8141,linter,language server,saml,scim,yang
Classifier: Development Status :: 4 - Beta
Classifier: Environment :: Console
Classifier: Intended Audience :: Developers
Classifier: Topic :: Software Development :: Quality Assurance
Project-URL: Homepage, ${home()}
Project-URL: Issues, ${home()}/issues
Project-URL: Changelog, ${home()}/blob/main/CHANGELOG.md
Requires-Python: >=3.8
Description-Content-Type: text/markdown

# urn-ls

Finds the Uniform Resource Names (RFC 8141) in text files, checks them by the rules of their namespaces, explains and repairs them. The package
brings its own Java runtime.

    pipx run urn-ls check .

[All about it](${home()}#readme). \`urn_ls/THIRD-PARTY-NOTICES.txt\` says what it is made of.
`;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { target: { type: 'string' }, archive: { type: 'string' }, out: { type: 'string' } } });
  console.log(await buildWheel(values));
}
