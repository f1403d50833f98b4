// The sidebar, read from docs/README.md: a heading for each kind of page, and below it a list of links. A list in a list is a group that can
// be opened. The rules are a group as well, read from their folder.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DOCS } from './project.mjs';

const HEADING = /^## (.*)$/;
const ENTRY = /^( *)- \[([^\]]+)\]\(([^)#]+\.md)\)/;
const RULES = 'rules/README.md';

/** The kinds of pages, each with its pages, in the form of VitePress. */
export function kinds() {
  const kinds = [];
  for (const line of readFileSync(join(DOCS, 'README.md'), 'utf8').split('\n')) {
    const heading = HEADING.exec(line);
    const entry = ENTRY.exec(line);
    if (heading) {
      kinds.push({ text: heading[1], items: [] });
    } else if (entry) {
      const [, indent, text, file] = entry;
      const { items } = kinds.at(-1);
      (indent ? group(items.at(-1)).items : items).push(item(text, file));
    }
  }
  return kinds;
}

function item(text, file) {
  const page = { text, link: address(file) };
  return file === RULES ? { ...page, collapsed: true, items: rules() } : page;
}

function group(page) {
  return Object.assign(page, { collapsed: true, items: page.items ?? [] });
}

function rules() {
  return readdirSync(join(DOCS, 'rules')).filter((file) => file.endsWith('.md') && file !== 'README.md').sort()
    .map((file) => ({ text: file.replace('.md', ''), link: address(`rules/${file}`) }));
}

/** Where a page of docs/ lies on the site. */
export const address = (file) => `/${file.replace(/(^|\/)README\.md$/, '$1').replace(/\.md$/, '')}`;
