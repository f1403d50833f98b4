// The language server, apart from the page, so that typing stays smooth.
import 'urn-ls/worker.js';

// The page is told of an error that no answer tells it of.
addEventListener('unhandledrejection', ({ reason }) => { throw reason; });
