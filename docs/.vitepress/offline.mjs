// Writes the service worker that keeps the playground, and the pages of rules that its findings lead to, for times without network, sw.js, into
// the site.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'playground.html';
const RULES = 'rules';
const ASSETS = 'assets';
/** The style of VitePress that is no asset. */
const ICONS = 'vp-icons.css';
/** What is in a page, by its name: one file in place of the other, depending on where the visitor comes from. */
const OF_PAGES = /^(playground|rules_[\w-]+)\.md\.[\w-]+\.js$/;
/** What the playground must have. */
const NEEDED = [/^playground\.md\.[\w-]+\.js$/, /^rules_check-digit\.md\./, /^checker\.worker-/, /^Playground\./];
/** The search over all pages is no part of it. */
const LEFT_OUT = /LocalSearch/;

/** For `buildEnd` of VitePress, once all files are written. */
export function writeServiceWorker({ outDir }) {
  const files = Object.fromEntries(needed(outDir).sort().map((file) => [file, integrity(join(outDir, file))]));
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const script = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
    .replace('const FILES = {};', `const FILES = ${JSON.stringify(files, null, 2)};`).replace("const VERSION = '';", `const VERSION = '${version}';`);
  writeFileSync(join(outDir, 'sw.js'), script);
}

/** The pages, the files that they name, and those that its scripts name. */
function needed(outDir) {
  const assets = readdirSync(join(outDir, ASSETS), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !LEFT_OUT.test(file.name))
    .map(({ name, parentPath }) => ({ name, path: join(parentPath, name).slice(outDir.length + 1).replaceAll('\\', '/') }));
  const rules = readdirSync(join(outDir, RULES)).map((file) => `${RULES}/${file}`);
  const found = new Set([PAGE, ICONS, ...rules, ...assets.filter(({ name }) => OF_PAGES.test(name)).map(({ path }) => path)]);
  for (const file of found) { // also over what is added meanwhile
    const text = /\.(html|js)$/.test(file) ? readFileSync(join(outDir, file), 'utf8') : '';
    assets.filter(({ name }) => text.includes(name)).forEach(({ path }) => found.add(path));
  }
  const missing = NEEDED.filter((name) => ![...found].some((file) => name.test(file.split('/').at(-1))));
  if (missing.length > 0) {
    throw new Error(`the playground needs ${missing}, which ${PAGE} does not lead to`);
  }
  return [...found];
}

const integrity = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
