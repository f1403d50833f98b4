// Sets the version of the next release wherever it stands, the time that everything packaged bears, and the section of the changelog.
//
//   node server/packaging/version.mjs 0.2.0              dated today
//   node server/packaging/version.mjs 0.2.0 2027-01-31
import { fail, filesWith, home, read, replaceIn, version } from './tracked.mjs';

const [to = '', date = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(to) || !/^\d{4}-\d{2}-\d{2}$/.test(date)) {
  fail('two arguments are needed: a version such as 0.2.0, and a date such as 2027-01-31 unless it is today');
}
const from = version();
const old = from.replaceAll('.', '\\.');
/** The version where it belongs to this project: “urn-ls-0.1.0”, “urn-ls_0.1.0”, “@v0.1.0”, “`v0.1.0`”, in the template for GitLab, in projects of Maven. */
const ours = new RegExp(`(?<=urn-ls[-_]|${home().split('/').pop()}@v|rev: v|\`v|URN_LS_VERSION: |<urnls\\.version>|<artifactId>urn-ls</artifactId>\\s*<version>)${old}(?!\\.?\\d)`, 'g');

for (const file of filesWith(ours).filter((path) => /\.(md|tsv|ya?ml|xml)$/.test(path) && !/^(CHANGELOG\.md$|src-test\/fixtures\/)/.test(path))) {
  replaceIn(file, [[ours, to]]);
}
replaceIn('pom.xml', [[/(?<=<project\.build\.outputTimestamp>).*?(?=<)/, `${date}T00:00:00Z`]]);
for (const file of ['vscode-extension/package.json', 'server/browser/npm/package.json']) {
  replaceIn(file, [[`"version": "${from}"`, `"version": "${to}"`]]);
}
// The lock file begins with the version of the package, twice; what follows are those of others.
for (let i = 0; i < 2 && from !== to; i++) {
  replaceIn('vscode-extension/package-lock.json', [[new RegExp(`("name": "urn-ls",\\s*"version": )"${old}"`), `$1"${to}"`]]);
}
if (read('CHANGELOG.md').includes(`## [${to}]`)) {
  fail(`CHANGELOG.md has a section for ${to} already; the version is set`);
}
const previous = /^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1];
const changes = previous ? `compare/v${previous}...v${to}` : `releases/tag/v${to}`;
replaceIn('CHANGELOG.md', [
  ['## [Unreleased]\n', `## [Unreleased]\n\n## [${to}] - ${date}\n`],
  [/^\[Unreleased\]: .*$/m, `[Unreleased]: ${home()}/compare/v${to}...HEAD\n[${to}]: ${home()}/${changes}`],
]);
