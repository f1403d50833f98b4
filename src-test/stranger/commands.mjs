// The commands on the pages for newcomers. As a program it prints them: node commands.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commands, programs } from './markdown.mjs';

export const ROOT = resolve(import.meta.dirname, '../..');

/** The row of the README that gets a clone of its own: nothing that the others build may help it. */
const VSCODE = 'VS Code';

const PAGES = {
  README: { file: 'README.md', of: ({ row }) => row !== VSCODE },
  vscode: { file: 'README.md', of: ({ row }) => row === VSCODE },
  install: { file: 'docs/install.md' },
  contributing: { file: 'CONTRIBUTING.md', part: (text) => text.split(/^## /m)[0] },
  extension: { file: 'vscode-extension/README.md' },
};

/** The files of the repository that can be executed, those for Windows too. */
function executables() {
  const files = execFileSync('git', ['ls-files', '--stage', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  return files.map((line) => /^(\d+) .*\t(.*)$/s.exec(line)).filter(([, mode, file]) => mode === '100755' || file.endsWith('.cmd'))
    .flatMap(([, , file]) => [file, `./${file}`]);
}

/** Every page: from its name to its commands; `why` says why one is not run. */
export function pages() {
  const texts = Object.entries(PAGES).map(([name, { file, part = (text) => text }]) => [name, part(readFileSync(join(ROOT, file), 'utf8'))]);
  const known = new Set([...executables(), ...texts.flatMap(([, text]) => programs(text))]);
  return texts.map(([name, text]) => [name, commands(text, known).filter(PAGES[name].of ?? (() => true))
    .map((command) => ({ ...command, why: notRun.find((entry) => entry.page === name && entry.text === command.text)?.why }))]);
}

/** What cannot be run here: the page, the command as it stands there, and why. */
export const notRun = readFileSync(join(import.meta.dirname, 'not-run.tsv'), 'utf8').trim().split('\n').map((line) => {
  const [page, text, why] = line.split('\t');
  return { page, text, why };
});

if (process.argv[1] === import.meta.filename) {
  for (const [name, list] of pages()) {
    console.log(`${name}, ${PAGES[name].file}`);
    for (const { text, why } of list) {
      console.log(why ? `  not run  ${text}\n           (${why})` : `  runs     ${text}`);
    }
  }
}
