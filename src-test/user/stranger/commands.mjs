// The commands on the pages for newcomers. As a program it prints them: node commands.mjs
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commands, programs } from './markdown.mjs';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** The row of the README that gets a clone of its own: nothing that the others build may help it. */
const VSCODE = 'VS Code';

const whole = (file) => ({ file, part: (text) => text, of: () => true });

/** From the name of a page to what it is made of: files, the part of each that is read, and which of its commands belong here. */
const PAGES = {
  README: [{ ...whole('README.md'), of: ({ row }) => row !== VSCODE }],
  // Both say how to build the extension, in the same words: once is enough, since it takes minutes.
  vscode: [{ ...whole('README.md'), of: ({ row }) => row === VSCODE }, whole('vscode-extension/README.md')],
  install: [whole('docs/install.md')],
  contributing: [{ ...whole('CONTRIBUTING.md'), part: (text) => text.split(/^## /m)[0] }],
};

/** The files of the repository that can be executed, those for Windows too. */
function executables() {
  const files = execFileSync('git', ['ls-files', '--stage', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  return files.map((line) => /^(\d+) .*\t(.*)$/s.exec(line)).filter(([, mode, file]) => mode === '100755' || file.endsWith('.cmd'))
    .flatMap(([, , file]) => [file, `./${file}`]);
}

/** Every page: from its name to its commands; `why` says why one is not run. */
export function pages() {
  const sources = Object.entries(PAGES).flatMap(([name, files]) =>
    files.map(({ file, part, of }) => ({ name, file, of, text: part(readFileSync(join(ROOT, file), 'utf8')) })));
  const known = new Set([...executables(), ...sources.flatMap(({ text }) => programs(text))]);
  return Object.keys(PAGES).map((page) => [page, unique(sources.filter(({ name }) => name === page).flatMap(({ file, of, text }) =>
    commands(text, known).filter(of).map((command) => ({
      ...command, block: `${file} ${command.block}`, why: notRun.find((entry) => entry.page === page && entry.text === command.text)?.why,
    }))))]);
}

/** Of what stands in two files of a page, the first. */
function unique(list) {
  return list.filter(({ text, block }, i) => !list.slice(0, i).some((each) => each.text === text && each.block.split(' ')[0] !== block.split(' ')[0]));
}

/** What cannot be run here: the page, the command as it stands there, and why. */
export const notRun = readFileSync(join(import.meta.dirname, 'not-run.tsv'), 'utf8').trim().split('\n').map((line) => {
  const [page, text, why] = line.split('\t');
  return { page, text, why };
});

if (process.argv[1] === import.meta.filename) {
  for (const [name, list] of pages()) {
    console.log(`${name}, ${PAGES[name].map(({ file }) => file).join(' and ')}`);
    for (const { text, why } of list) {
      console.log(why ? `  not run  ${text}\n           (${why})` : `  runs     ${text}`);
    }
  }
}
