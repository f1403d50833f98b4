// A session of the language server: messages of the Language Server Protocol in, messages out.
import * as core from './core.js';
import knownNames from './names.js';

const SAVED = 'textDocument/didSave';
const FILES_CHANGED = 'workspace/didChangeWatchedFiles';
const FILE_MESSAGES = [SAVED, FILES_CHANGED, ...['Create', 'Rename', 'Delete'].map((change) => `workspace/did${change}Files`)];

let areKnown = false;

/**
 * Gives the program the known names, with the first call. They are a file of their own, and no chunk to be loaded later, since bundlers make
 * none for a worker by default.
 */
export async function names() {
  if (!areKnown) {
    core.names(knownNames);
    areKnown = true;
  }
}

/** The URI of the file at a path. */
export const uriOf = (path) => `file://${path.split('/').map(encodeURIComponent).join('/')}`;

/** The message, if it may say that files have changed; nothing else is read here. */
function fileMessage(json) {
  try {
    const message = FILE_MESSAGES.some((method) => json.includes(method)) ? JSON.parse(json) : undefined;
    return FILE_MESSAGES.includes(message?.method) ? message : undefined;
  } catch {
    return undefined; // the server says so
  }
}

/** The paths of the files that a message says have changed. */
function changed({ method, params }) {
  try {
    const files = method === SAVED ? [params.textDocument] : params.changes ?? params.files;
    return files.flatMap(({ uri, oldUri, newUri }) => [uri, oldUri, newUri]).filter(Boolean)
      .map((uri) => decodeURIComponent(uri.replace(/^file:\/\//, '')));
  } catch {
    return []; // the parameters are not as they should be: the server says so
  }
}

const isPromise = (value) => typeof value?.then === 'function';

/** Goes on with values of which some may be promises; at once if none is. */
const whenThere = (values, next) => values.some(isPromise) ? Promise.all(values).then(next) : next(values);

/** Reads a file; what fails is no file. */
function readable(read) {
  return (path) => {
    try {
      const text = read(path);
      return isPromise(text) ? text.then((late) => late, () => undefined) : text;
    } catch {
      return undefined;
    }
  };
}

/**
 * Opens a session; the answer takes the messages of the client. There is one file system, so only the session that was opened last reads.
 *
 * @param post gets each message for the client
 * @param read gives the text of the file at a path, or nothing where there is none; at once, or as a promise
 */
export async function openSession(post, read = () => undefined) {
  const { take } = await openJsonSession({ post: (json) => post(JSON.parse(json)), read, ended: () => {}, memory: 0 });
  let last = Promise.resolve();
  return (message) => {
    last = last.then(() => take(JSON.stringify(message))); // one after the other, since files may take time
    return last;
  };
}

/**
 * Opens a session whose messages are JSON, letter for letter.
 *
 * @param ended gets the exit code
 * @param memory of the host, in bytes
 * @return take: takes a message of the client, and answers a promise where it waits for files; read: takes bytes, with the headers of the
 *   protocol; end: says that no more come
 */
export async function openJsonSession({ post, ended, memory, ...host }) {
  await names();
  const read = readable(host.read);
  const asked = new Set();
  const session = core.open({ post, ended, text: take }, memory);
  const tellChanged = (paths) => session.take(JSON.stringify({
    jsonrpc: '2.0', method: FILES_CHANGED, params: { changes: paths.map((path) => ({ uri: uriOf(path), type: 2 })) },
  }));

  core.files((path) => {
    asked.add(path);
    const text = read(path);
    if (typeof text === 'string') {
      core.file(path, text);
    } else if (isPromise(text)) {
      text.then((late) => {
        if (typeof late === 'string') {
          core.file(path, late);
          // Where a repository begins decides which files a project file may name.
          tellChanged([path, ...path.endsWith('/.git') ? [path.replace(/\.git$/, 'urn-ls.json')] : []]);
        }
      });
    }
  });

  function take(json) {
    const message = fileMessage(json);
    const paths = message === undefined ? [] : changed(message).filter((path) => asked.has(path));
    return whenThere(paths.map(read), (texts) => {
      texts.forEach((text, i) => core.file(paths[i], text ?? null));
      if (paths.length > 0 && message.method === SAVED) {
        tellChanged(paths); // not every editor tells what has changed on its disk
      }
      session.take(json);
    });
  }

  return { take, read: (bytes) => session.read(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)), end: session.end };
}
