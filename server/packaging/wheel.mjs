// Makes the wheel of a platform, out of its archive: what pip, pipx and uv install, so that “pipx run urn-ls check .” needs no Java.
//
// A wheel is a zip with a list of its files and their checksums
// (https://packaging.python.org/en/latest/specifications/binary-distribution-format/). Installers keep of a mode only whether a file
// can be executed, and know no links; so links become files. The runtime cannot lie among the scripts of an environment, which is where a single
// program would go: a few lines of Python start it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpacked } from './archive.mjs';
import { below } from './files.mjs';
import { HERE } from './runtime.mjs';
import { platformTag } from './tags.mjs';
import { home, PACKAGES, read, version } from './tracked.mjs';
import { zip } from './zip.mjs';

/** In the folder of the package. The pages are on the web, completions come from the program itself; of a man page, pip leaves folders behind. */
const FROM_THE_ARCHIVE = ['bin/urn-ls', 'lib', 'LICENSE', 'THIRD-PARTY-NOTICES.txt'];
const LAUNCHER_OF_WINDOWS = 'server/packaging/bin/urn-ls.cmd';

/** Builds the wheel; returns its path. */
export function buildWheel(archive, out = PACKAGES) {
  return unpacked(archive, (folder) => {
    const tag = `py3-none-${platformTag(HERE, join(folder, 'lib', 'runtime'))}`;
    const information = `urn_ls-${version()}.dist-info`;
    const packed = (name, path) => entry(name, readFileSync(join(folder, path)), (statSync(join(folder, path)).mode & 0o100) !== 0);
    const files = [
      ...FROM_THE_ARCHIVE.flatMap((path) => below(folder, path)).map((path) => packed(`urn_ls/${path}`, path)),
      ...['__init__.py', '__main__.py'].map((name) => entry(`urn_ls/${name}`, starter(name))),
      ...below(folder, 'sbom').map((path) => packed(`${information}/${path.replace('sbom', 'sboms')}`, path)),
      packed(`${information}/licenses/LICENSE`, 'LICENSE'),
      entry(`${information}/METADATA`, metadata()),
      entry(`${information}/WHEEL`, `Wheel-Version: 1.0\nGenerator: urn-ls\nRoot-Is-Purelib: false\nTag: ${tag}\n`),
      entry(`${information}/entry_points.txt`, '[console_scripts]\nurn-ls = urn_ls:main\n'),
    ];
    const record = `${information}/RECORD`;
    files.push(entry(record, [...files.map(({ name, bytes }) => `${name},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}`),
      `${record},,`, ''].join('\n')));
    mkdirSync(out, { recursive: true });
    const wheel = join(out, `urn_ls-${version()}-${tag}.whl`);
    writeFileSync(wheel, zip(files));
    return wheel;
  });
}

function entry(name, content, executable = false) {
  return { name, bytes: Buffer.from(content), executable };
}

/** Python that starts the program. Its flags for Windows are those of the launcher in the archive. */
function starter(name) {
  const launcher = read(LAUNCHER_OF_WINDOWS);
  const flags = /^set FLAGS=(.*)$/m.exec(launcher)[1].trim();
  const [COMMAND, SERVER] = [...launcher.matchAll(/set OPTIONS=(-.*)$/gm)].map(([, options]) => options.trim());
  const values = { FLAGS: flags, COMMAND, SERVER, FOUND: /-Durnls\.found=(\d+)/.exec(flags)[1] };
  return read(`server/packaging/wheel/${name}`).replace(/@(FLAGS|COMMAND|SERVER|FOUND)@/g, (_, value) => values[value]);
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
