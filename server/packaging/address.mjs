// Writes another address of the project everywhere: the repository on GitHub, its action and its Maven group.
//
//   node server/packaging/address.mjs https://github.com/OWNER/NAME
//
// The old one is read from Product.java. docs/release.md lists the names that belong to other accounts and stay.
import { fail, filesWith, home, replaceIn } from './tracked.mjs';

const ADDRESS = /^https:\/\/github\.com\/([A-Za-z0-9][A-Za-z0-9-]*)\/([A-Za-z0-9._-]+)$/;

const to = process.argv[2] ?? '';
if (!ADDRESS.test(to)) {
  fail(`“${to}” is not an address such as https://github.com/OWNER/NAME`);
}
const [, oldOwner, oldName] = ADDRESS.exec(home());
const [, owner, name] = ADDRESS.exec(to);
const quoted = (text) => text.replaceAll('.', '\\.');
const old = quoted(`${oldOwner}/${oldName}`);

const pairs = [
  [new RegExp(`github\\.com/${old}(?![\\w-])`, 'g'), `github.com/${owner}/${name}`],
  // the package of Mason, as in “pkg:github/OWNER/NAME@v1”
  [new RegExp(`(?<=pkg:github/)${old}(?![\\w-])`, 'g'), `${owner}/${name}`],
  // the action, as in “uses: OWNER/NAME@v1”, and the repository as an argument of gh
  [new RegExp(`(?<![\\w./-])${old}(?=@|$)`, 'gm'), `${owner}/${name}`],
  // the Maven group, and the folder it has in a repository
  [new RegExp(`(io([./])github\\2)${oldOwner.toLowerCase()}(?![\\w-])`, 'g'), `$1${owner.toLowerCase()}`],
];
const changed = filesWith(new RegExp(pairs.map(([pattern]) => `(?:${pattern.source.replace('\\2', '[./]')})`).join('|')))
  .filter((file) => replaceIn(file, pairs));
console.log(changed.join('\n'));
