// A session of the language server: messages of the Language Server Protocol in, messages out, as objects.
import * as core from './core.js';

const FILES_CHANGED = 'workspace/didChangeWatchedFiles';
const FILE_MESSAGES = [FILES_CHANGED, ...['Create', 'Rename', 'Delete'].map((change) => `workspace/did${change}Files`)];

let loading;

/** The known names, a second file. */
export function names() {
  loading ??= import('./names.js').then((file) => core.names(file.default)).catch((error) => {
    loading = undefined; // tried again at the next call
    throw error;
  });
  return loading;
}

/** The URI of the file at a path. */
export const uriOf = (path) => `file://${path.split('/').map(encodeURIComponent).join('/')}`;

/** The paths of the files that a message says have changed. */
function changed({ method, params }) {
  const files = method === 'textDocument/didSave' ? [params.textDocument] : FILE_MESSAGES.includes(method) ? params.changes ?? params.files : [];
  return files.flatMap(({ uri, oldUri, newUri }) => [uri, oldUri, newUri]).filter(Boolean)
    .map((uri) => decodeURIComponent(uri.replace(/^file:\/\//, '')));
}

/**
 * Opens a session; the answer takes the messages of the client. There is one file system, so only the session that was opened last reads.
 *
 * @param post gets each message for the client
 * @param read gives the text of the file at a path, or nothing where there is none; at once, or as a promise
 */
export async function openSession(post, read = () => undefined) {
  await names();
  const asked = new Set();
  const take = core.open((json) => post(JSON.parse(json)));
  const send = (message) => take(JSON.stringify(message));
  const tellChanged = (paths) => send({
    jsonrpc: '2.0', method: FILES_CHANGED, params: { changes: paths.map((path) => ({ uri: uriOf(path), type: 2 })) },
  });

  core.files((path) => {
    asked.add(path);
    const text = read(path);
    if (typeof text === 'string') {
      core.file(path, text);
    } else {
      text?.then((late) => {
        if (typeof late === 'string') {
          core.file(path, late);
          // Where a repository begins decides which files a project file may name.
          tellChanged([path, ...path.endsWith('/.git') ? [path.replace(/\.git$/, 'urn-ls.json')] : []]);
        }
      }).catch(() => {}); // as if there were no such file
    }
  });

  async function handle(message) {
    try {
      const paths = changed(message).filter((path) => asked.has(path));
      await Promise.all(paths.map(async (path) => core.file(path, await read(path) ?? null)));
      if (paths.length > 0 && message.method === 'textDocument/didSave') {
        tellChanged(paths); // not every editor tells what has changed on its disk
      }
    } catch {
      // A message that is not as it should be: the server says so.
    }
    send(message);
  }

  let last = Promise.resolve();
  return (message) => {
    last = last.then(() => handle(message)); // one after the other, since files may take time
    return last;
  };
}
