// Prints the section of CHANGELOG.md about a release, once the tag fits the version everywhere.
//
//   node server/packaging/notes.mjs v0.1.0
import { fail, read, version } from './tracked.mjs';

const tag = process.argv[2] ?? '';
const versions = { 'pom.xml': version(), 'vscode-extension/package.json': JSON.parse(read('vscode-extension/package.json')).version };
for (const [file, said] of Object.entries(versions)) {
  if (tag !== `v${said}`) {
    fail(`the tag is “${tag}”, but ${file} says ${said}: run server/packaging/version.mjs, or delete the tag`);
  }
}
const section = new RegExp(`^## \\[${tag.slice(1).replaceAll('.', '\\.')}\\] - \\d{4}-\\d{2}-\\d{2}\\n(.*?)(?=^## |^\\[[^\\]]+\\]: |(?![^]))`, 'ms')
  .exec(read('CHANGELOG.md'))?.[1].trim();
if (!section) {
  fail(`CHANGELOG.md has no section “## [${tag.slice(1)}] - DATE” with something in it: run server/packaging/version.mjs`);
}
console.log(section);
