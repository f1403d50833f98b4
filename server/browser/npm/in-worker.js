// The functions of the package in a worker, so that a page does not wait for them: with the same arguments, answers and errors.

import { failure } from './errors.js';

const NAMES = ['check', 'fix', 'hover', 'complete', 'actions', 'links', 'symbols', 'references', 'rename', 'canonical', 'parse', 'compare', 'rule',
  'rules'];

/** The errors that calls reject with. */
const TYPES = { TypeError, RangeError };

/** Starts the worker, or takes one that runs `functions.js`. */
export function inWorker(worker = new Worker(new URL('./functions.js', import.meta.url), { type: 'module' })) {
  const waiting = new Map();
  let asked = 0;
  let ended;

  function end(error) {
    ended = error;
    waiting.forEach(({ reject }) => reject(error));
    waiting.clear();
  }

  function answer({ data: { id, value, error } }) {
    if (!waiting.has(id)) {
      return; // a worker of one's own may say other things
    }
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) {
      resolve(value);
    } else {
      const { type, message, ...more } = error;
      reject(Object.assign(new (TYPES[type] ?? Error)(message), more));
    }
  }

  const call = (name) => (...args) => new Promise((resolve, reject) => {
    if (ended !== undefined) {
      throw ended;
    }
    try {
      worker.postMessage({ id: ++asked, name, args });
    } catch ({ message }) {
      throw failure(TypeError, 'wrong-type', message, { argument: 'options' });
    }
    waiting.set(asked, { resolve, reject });
  });

  worker.addEventListener('message', answer);
  worker.addEventListener('error', ({ message }) => end(failure(Error, 'closed', `the worker cannot run: ${message ?? 'it was not found'}`)));
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, call(name)])),
    terminate() {
      worker.terminate();
      end(failure(Error, 'closed', 'the worker has ended'));
    },
  };
}
