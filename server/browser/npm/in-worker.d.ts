import type * as urns from './index.js';

/** The functions of the package, in a worker. */
export type InWorker = Pick<typeof urns, 'check' | 'fix' | 'hover' | 'complete' | 'actions' | 'links' | 'symbols' | 'references' | 'rename'
  | 'canonical' | 'parse' | 'compare' | 'rule' | 'rules'> & {
  /** Ends the worker. What is not answered yet, and each later call, rejects. */
  terminate(): void;
};

/**
 * Starts a worker that runs the functions, so that a page does not wait for them. Bundlers find the worker by themselves, but for esbuild: there
 * `urn-ls/functions.js` is an entry of its own, and `worker` a worker that runs it.
 */
export function inWorker(worker?: Worker): InWorker;
