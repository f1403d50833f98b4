// The language server in a worker of a browser. It asks its client for files: request urn-ls/readFile, { uri }, answered with the text or null.
// Its client may ask what a pasted text is: request urn-ls/language, { text }, answered with the language as editors name it, or null.
import * as core from './core.js';
import { openSession, uriOf } from './session.js';

const waiting = new Map();
let asked = 0;

const read = (path) => new Promise((resolve) => {
  const id = `file ${++asked}`;
  waiting.set(id, resolve);
  postMessage({ jsonrpc: '2.0', id, method: 'urn-ls/readFile', params: { uri: uriOf(path) } });
});

const session = openSession((message) => postMessage(message), read);
session.catch((error) => setTimeout(() => {
  throw error; // the page hears of it as an error of this worker
}));

addEventListener('message', async ({ data: message }) => {
  const answer = message?.method === undefined && waiting.get(message?.id);
  if (answer) {
    waiting.delete(message.id);
    answer(message.result);
    return;
  }
  if (message?.method === 'urn-ls/language') {
    postMessage({ jsonrpc: '2.0', id: message.id, result: core.language(String(message.params?.text)) });
    return;
  }
  if (message?.method === 'initialize') {
    await hold(message.params?.initializationOptions?.lock);
  }
  (await session)(message);
});

/**
 * Takes a lock and keeps it: the browser gives it to the page when this worker has ended, however that came. A page without encryption, or
 * without an origin, has no locks; there the page is not told.
 */
function hold(lock) {
  return new Promise((held) => {
    if (lock === undefined || !('locks' in navigator)) {
      held();
      return;
    }
    navigator.locks.request(lock, () => {
      held();
      return new Promise(() => {});
    }).catch(() => held());
  });
}
