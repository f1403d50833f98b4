// Serves a folder on localhost, as a host of static files does.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.woff2': 'font/woff2',
};

/** Answers with { address, close, answers } once it listens; `answers` has texts that it gives in place of files, by their paths. */
export async function serve(folder) {
  const answers = new Map();
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const file = find(normalize(join(folder, path)));
    if (!file || !file.startsWith(folder + sep)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    if (answers.has(path)) {
      response.end(answers.get(path));
      return;
    }
    createReadStream(file).pipe(response);
  });
  await new Promise((listens) => server.listen(0, 'localhost', listens));
  return { address: `http://localhost:${server.address().port}`, close: () => server.close(), answers };
}

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();

function find(path) {
  return [path, join(path, 'index.html')].find(isFile);
}
