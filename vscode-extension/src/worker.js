// The server without Java: in a worker of a browser, or on standard input and output in Node.js.
void (typeof importScripts === 'function' ? import('urn-ls/worker.js') : import('urn-ls/stdio.js'));
