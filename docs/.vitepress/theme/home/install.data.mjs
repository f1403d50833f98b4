// How to install, as data of the page: one line for each way, with the version and the address of the project.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project, ROOT } from '../../project.mjs';

const { url, version } = project;
const download = `${url}/releases/download/v${version}`;

export default {
  load: () => ({
    /** A release has its section in the changelog. */
    isReleased: /^## \[\d/m.test(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')),
    ways: [
      { title: 'VS Code', line: 'code --install-extension urn-ls.urn-ls' },
      { title: 'npm', line: 'npx urn-ls check .' },
      { title: 'pipx', line: 'pipx run urn-ls check .' },
      { title: 'Debian, Ubuntu', line: `curl -fLO ${download}/urn-ls_${version}-1_amd64.deb && sudo apt install ./urn-ls_${version}-1_amd64.deb` },
      { title: 'Archive', line: `curl -fL ${download}/urn-ls-${version}-linux-x64.tar.gz | tar -xz` },
    ],
  }),
};
