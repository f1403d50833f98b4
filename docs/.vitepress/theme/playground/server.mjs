// The language server in its worker. One that fails is replaced at the next question. None is given up for being slow: machines and texts differ.
import { BrowserMessageReader, BrowserMessageWriter, createMessageConnection } from 'vscode-jsonrpc/browser';

const FOLDER = 'file:///playground';
export const TEXT = `${FOLDER}/text`;
export const PROJECT = `${FOLDER}/urn-ls.json`;

const workspaceFolders = [{ uri: FOLDER, name: 'playground' }];
const capabilities = {
  workspace: { workspaceEdit: { documentChanges: true }, diagnostics: { refreshSupport: true } },
  textDocument: {
    diagnostic: {},
    hover: { contentFormat: ['markdown'] },
    codeAction: { isPreferredSupport: true, codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
  },
  experimental: { findingsBesideHover: true }, // the editor shows them itself
};

/**
 * Makes a server, which starts with the first question.
 *
 * @param documents gives all documents as they are now, as the server is told of them
 * @param onTrouble called with a message for the page
 * @param onRefresh called when there may be other findings
 */
export function createServer(documents, onTrouble, onRefresh) {
  let started;
  let connection;
  let end = () => { };

  /** Ends the server; the next question starts another one. */
  function restart() {
    end();
    started = undefined;
  }

  /** Loading may take as long as the network needs. */
  async function start() {
    performance.mark('checker: start');
    const worker = new Worker(new URL('./checker.worker.js', import.meta.url), { type: 'module' });
    const starting = createMessageConnection(new BrowserMessageReader(worker), new BrowserMessageWriter(worker));
    end = () => {
      worker.terminate();
      starting.dispose();
      connection = undefined;
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const reason = `The checker ${connection ? 'stopped: it failed' : 'could not be loaded'} (${event.message ?? 'no connection'})`;
      restart();
      onTrouble(`${reason}. It starts again with the next change.`);
    }, { once: true });
    starting.onRequest('urn-ls/readFile', (file) => documents().find(({ uri }) => uri === file.uri)?.text || null);
    starting.onRequest('workspace/diagnostic/refresh', () => onRefresh() ?? null);
    starting.onNotification('window/logMessage', ({ type, message }) => type <= 2 && onTrouble(message)); // errors and warnings
    starting.listen();
    await starting.sendRequest('initialize', { processId: null, workspaceFolders, capabilities });
    starting.sendNotification('initialized', {});
    documents().forEach((textDocument) => starting.sendNotification('textDocument/didOpen', { textDocument }));
    performance.mark('checker: ready');
    return connection = starting;
  }

  /** Tells the server something. One that is not there yet is told of the documents when it starts. */
  const tell = (method, params) => connection?.sendNotification(method, params);

  /** The answer to a question; `undefined` if there is none. */
  async function ask(method, params) {
    started ??= start().catch(() => undefined);
    const asked = await started;
    try {
      return await asked?.sendRequest(method, params);
    } catch (error) {
      return asked === connection ? onTrouble(error.message) : undefined;
    }
  }

  /** Ends the server. Nothing is answered any more. */
  function close() {
    end();
    started = new Promise(() => { });
  }

  return { tell, ask, restart, close };
}
