// A session of the language server: messages of the Language Server Protocol in, messages out, as objects.
import * as core from './core.js';

const FILES_CHANGED = 'workspace/didChangeWatchedFiles';

let loading;

/** The known names, a second file. */
export function names() {
  loading ??= import('./names.js').then((file) => core.names(file.default)).catch((error) => {
    loading = undefined; // tried again at the next call
    throw error;
  });
  return loading;
}

/** The URI of the file at a path, and the path of a URI. */
export const uriOf = (path) => `file://${path.split('/').map(encodeURIComponent).join('/')}`;
const pathOf = (uri) => decodeURIComponent(uri.replace(/^file:\/\//, ''));

/**
 * Opens a session; the answer takes the messages of the client. There is one file system, so one session at a time may read.
 *
 * @param post gets each message for the client
 * @param read gives the text of the file at a path, or nothing where there is none; at once, or as a promise
 */
export async function openSession(post, read = () => undefined) {
  await names();
  const asked = new Set();
  const take = core.open((json) => post(JSON.parse(json)));
  const send = (message) => take(JSON.stringify(message));

  core.files((path) => {
    asked.add(path);
    const text = read(path);
    if (typeof text === 'string') {
      core.file(path, text);
    } else {
      text?.then((late) => {
        if (typeof late === 'string') {
          core.file(path, late);
          send({ jsonrpc: '2.0', method: FILES_CHANGED, params: { changes: [{ uri: uriOf(path), type: 1 }] } });
        }
      });
    }
  });

  async function handle(message) {
    if (message.method === FILES_CHANGED) {
      const paths = message.params.changes.map(({ uri }) => pathOf(uri)).filter((path) => asked.has(path));
      await Promise.all(paths.map(async (path) => core.file(path, await read(path) ?? null)));
    }
    send(message);
  }

  let last = Promise.resolve();
  return (message) => {
    last = last.then(() => handle(message)); // one after the other, since files may take time
    return last;
  };
}
