// The functions in a worker; in-worker.js asks for them. One message, one answer: the value, or what the error says.
import * as urns from './index.js';

addEventListener('message', async ({ data: { id, name, args } }) => {
  try {
    postMessage({ id, value: await urns[name](...args) });
  } catch (error) {
    postMessage({ id, error: { ...error, type: error.name, message: error.message } });
  }
});
