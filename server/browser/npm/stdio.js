#!/usr/bin/env node
// The language server on standard input and output, in Node.js and without Java. Of the files that are not open it reads project files, and
// what they name.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { openJsonSession, uriOf } from './session.js';

/** In bytes: as much as the server reads of a registry file. */
const LARGEST = 16 << 20;

const [argument] = process.argv.slice(2);
if (argument !== undefined && !['serve', '--stdio'].includes(argument)) {
  console.error('This is the language server alone: it takes no arguments but “serve” or “--stdio”. The command line is the program in Java.');
  process.exit(2);
}

/** No link, which may lead out of the project, and no device, which may have no end. */
function read(path) {
  try {
    const file = fileURLToPath(uriOf(path));
    if (path.endsWith('/.git')) {
      return existsSync(file) ? '' : undefined; // mostly a folder; it says where a repository begins
    }
    const found = lstatSync(file);
    return found.isFile() && found.size <= LARGEST ? new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) : undefined;
  } catch {
    return undefined;
  }
}

function post(json) {
  process.stdout.write(`Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`);
}

/** What was written before is read first. */
const ended = (exitCode) => process.stdout.write('', () => process.exit(exitCode));

openJsonSession({ post, read, ended, memory: getHeapStatistics().heap_size_limit }).then((session) => {
  process.stdin.on('data', session.read);
  process.stdin.on('end', session.end);
});
