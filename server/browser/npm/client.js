// A session of the language server, asked by functions: one request, one answer.
import * as core from './core.js';
import { names, uriOf } from './session.js';

const CAPABILITIES = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['delete'], changeAnnotationSupport: {} } },
  experimental: { previews: true }, // so that a rename that is in doubt is no question
  textDocument: {
    diagnostic: {},
    hover: { contentFormat: ['markdown'] },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'refactor.rewrite'] } } },
  },
};

const ERROR = 1; // MessageType (LSP 3.17)
const INVALID_PARAMS = -32602;

/** An answer that says no. `isRefusal` tells it from a bug. */
function refused({ code, message }) {
  return Object.assign(new Error(message), { isRefusal: code === INVALID_PARAMS });
}

/**
 * Opens a session about the documents below a folder. Project files are those that were put there.
 *
 * @param root the path of the folder, which ends with a slash
 * @param onFault gets each fault that belongs to no request, in words
 */
export async function connect(root, onFault = () => {}) {
  await names();
  const waiting = new Map();
  let asked = 0;
  const post = (json) => {
    const message = JSON.parse(json);
    if (message.method === undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method === 'window/logMessage' && message.params.type === ERROR) {
      onFault(message.params.message);
    }
  };
  const session = core.open({ post, ended: () => {} }, 0);
  const take = (message) => session.take(JSON.stringify(message));
  const tell = (method, params) => take({ jsonrpc: '2.0', method, params });
  const ask = (method, params) => new Promise((resolve, reject) => {
    const id = ++asked;
    waiting.set(id, ({ result, error }) => error ? reject(refused(error)) : resolve(result));
    take({ jsonrpc: '2.0', id, method, params });
  });
  const end = async () => {
    await ask('shutdown');
    tell('exit');
  };
  await ask('initialize', {
    capabilities: CAPABILITIES, initializationOptions: { documentSymbols: true },
    workspaceFolders: [{ uri: uriOf(root.slice(0, -1)), name: 'documents' }],
  });
  tell('initialized', {});
  return { ask, tell, end };
}
