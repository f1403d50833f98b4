#!/usr/bin/env node
// The language server on standard input and output, in Node.js and without Java. Of the files that are not open it reads project files, and
// what they name.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSession, uriOf } from './session.js';

const HEADER_END = '\r\n\r\n';

/** In bytes: as much as the server reads of a registry file. */
const LARGEST = 16 << 20;

const [argument] = process.argv.slice(2);
if (argument !== undefined && !['serve', '--stdio'].includes(argument)) {
  console.error('This is the language server alone: it takes no arguments but “serve” or “--stdio”. The command line is the program in Java.');
  process.exit(2);
}

let chunks = [];
let size = 0;
/** How many bytes must be there before it is worth looking. */
let wanted = 1;
let hasShutDown = false;

/** No link, which may lead out of the project, and no device, which may have no end. */
function read(path) {
  const file = fileURLToPath(uriOf(path));
  try {
    if (path.endsWith('/.git')) {
      return existsSync(file) ? '' : undefined; // mostly a folder; it says where a repository begins
    }
    const found = lstatSync(file);
    return found.isFile() && found.size <= LARGEST ? new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)) : undefined;
  } catch {
    return undefined;
  }
}

function post(message) {
  const json = Buffer.from(JSON.stringify(message));
  process.stdout.write(Buffer.concat([Buffer.from(`Content-Length: ${json.length}${HEADER_END}`), json]));
}

/** The messages that are there as a whole. */
function messages() {
  let input = Buffer.concat(chunks);
  const found = [];
  for (let end = input.indexOf(HEADER_END); ; end = input.indexOf(HEADER_END)) {
    const start = end + HEADER_END.length;
    const length = end < 0 ? 0 : Number(/^Content-Length: *(\d+)/im.exec(input.toString('latin1', 0, end))?.[1] ?? 0);
    if (end < 0 || input.length < start + length) {
      chunks = [input];
      size = input.length;
      wanted = end < 0 ? size + 1 : start + length;
      return found;
    }
    found.push(input.toString('utf8', start, start + length));
    input = input.subarray(start + length);
  }
}

/** What was written before is read first. */
const exit = () => process.stdout.write('', () => process.exit(hasShutDown ? 0 : 1));

async function handle(json) {
  let message;
  try {
    message = JSON.parse(json);
  } catch {
    post({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'the message cannot be read as JSON' } });
    return;
  }
  hasShutDown ||= message?.method === 'shutdown' && message.id !== undefined;
  await (message?.method === 'exit' ? exit() : (await session)(message));
}

const session = openSession(post, read);
let last = Promise.resolve();
process.stdin.on('end', () => last.then(exit));
process.stdin.on('data', (bytes) => {
  chunks.push(bytes);
  size += bytes.length;
  if (size >= wanted) {
    messages().forEach((json) => {
      last = last.then(() => handle(json));
    });
  }
});
