// What pom.xml says of the project.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const DOCS = join(ROOT, 'docs');

const pom = readFileSync(join(ROOT, 'pom.xml'), 'utf8');
/** The text of the first element of this name: in pom.xml, that of the project itself. */
const first = (element) => new RegExp(`<${element}>([^<]+)</${element}>`).exec(pom)[1];

export const project = {
  name: first('name'), description: first('description'), url: first('url'), version: /<artifactId>urn-ls<\/artifactId>\s*<version>(.*?)</.exec(pom)[1],
};

/** The icon of the extension, within the page itself. */
export const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(join(ROOT, 'vscode-extension', 'icon.svg'), 'utf8'))}`;
