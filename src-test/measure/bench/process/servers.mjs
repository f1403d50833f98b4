// Who is measured, and on what: our packaged server, once for a client that asks for diagnostics and once for one that is told, and three
// others of the field on documents of their language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const modules = join(HERE, 'node_modules');
const bin = (name) => [process.execPath, join(modules, '.bin', name), '--stdio'];
const version = (name) => JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')).version;

/** The options that the extension starts the server with. */
export const FLAGS = ['-Xmx512m', '-Xmn16m', '-XX:MinHeapFreeRatio=10', '-XX:MaxHeapFreeRatio=20', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-XX:+ExitOnOutOfMemoryError', '-Xlog:disable',
  '-Xlog:all=warning:stderr'];
export const MAIN = ['-m', 'io.github.urnls/io.github.urnls.cli.Main'];

export const packaged = (runtime) => [join(runtime, 'bin', 'java'), ...FLAGS, `-XX:AOTCache=${join(runtime, 'lib', 'urn-ls.aot')}`, ...MAIN];

/** In the middle of a name: "^" can stand in no URN. */
const inName = (document, random) => document.find(random, /urn:(?:uuid|oid|isbn|ietf:rfc|nbn:se|example):[\w.:-]+/g,
  (match) => ({ at: match.index + match[0].length - 3, text: '^' }));

/** Before a digit in a quoted name: no string has such an escape. */
const inString = (document, random) => document.find(random, /"urn:[\w.:-]+?[1-9][\w.:-]*"/g,
  (match) => ({ at: match.index + match[0].search(/[1-9]/), text: '\\' }));

/** In a style sheet, which is all of a page that others check. */
const inStyle = (document, random) => document.find(random, /\{ color: #333/g, (match) => ({ at: match.index + 7, text: '^' }));

/**
 * `pull` says that the client asks for diagnostics; `mistake` is what an edit breaks and the next one repairs; `own` that every answer has
 * to have something in it.
 */
export function servers(runtime) {
  const urnls = ['xml', 'json', 'html', 'yaml'].flatMap((language) => [true, false].map((pull) => ({
    name: `urn-ls, client ${pull ? 'asks' : 'is told'}`, command: packaged(runtime), language, pull, mistake: inName, own: true })));
  return [
    ...urnls,
    { name: `vscode-json-language-server ${version('vscode-langservers-extracted')}`, command: bin('vscode-json-language-server'), language: 'json',
      pull: true, mistake: inString },
    { name: `vscode-html-language-server ${version('vscode-langservers-extracted')}`, command: bin('vscode-html-language-server'), language: 'html',
      pull: true, mistake: inStyle, options: { embeddedLanguages: { css: true, javascript: true } } },
    { name: `yaml-language-server ${version('yaml-language-server')}`, command: bin('yaml-language-server'), language: 'yaml', pull: false,
      mistake: inString },
  ];
}
