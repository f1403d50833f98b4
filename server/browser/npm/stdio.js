#!/usr/bin/env node
// The language server on standard input and output, in Node.js and without Java. Of the files that are not open it reads project files, and
// what they name.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSession, uriOf } from './session.js';

const HEADER_END = '\r\n\r\n';

let input = Buffer.alloc(0);
let hasShutDown = false;

function read(path) {
  try {
    return readFileSync(fileURLToPath(uriOf(path)), 'utf8');
  } catch {
    return undefined;
  }
}

function post(message) {
  const json = Buffer.from(JSON.stringify(message));
  process.stdout.write(Buffer.concat([Buffer.from(`Content-Length: ${json.length}${HEADER_END}`), json]));
}

/** The next message, if it is there as a whole. */
function next() {
  const end = input.indexOf(HEADER_END);
  const length = Number(/^Content-Length: *(\d+)/im.exec(input.toString('latin1', 0, Math.max(end, 0)))?.[1]);
  const start = end + HEADER_END.length;
  if (end < 0 || input.length < start + length) {
    return undefined;
  }
  const json = input.toString('utf8', start, start + length);
  input = input.subarray(start + (length || 0));
  return json;
}

const session = openSession(post, read);
process.stdin.on('end', () => process.exit(hasShutDown ? 0 : 1));
process.stdin.on('data', (bytes) => {
  input = Buffer.concat([input, bytes]);
  for (let json = next(); json !== undefined; json = next()) {
    handle(json);
  }
});

async function handle(json) {
  let message;
  try {
    message = JSON.parse(json);
  } catch {
    post({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'the message cannot be read as JSON' } });
    return;
  }
  hasShutDown ||= message.method === 'shutdown';
  if (message.method === 'exit') {
    process.exit(hasShutDown ? 0 : 1);
  }
  (await session)(message);
}
