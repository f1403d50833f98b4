// A registry of npm on this machine, with the packages that it is given and nothing else.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename } from 'node:path';

/** Serves the files of packages; the platforms that have none are described, and cannot be downloaded. */
export async function serve(packages, version) {
  const manifests = new Map();
  const files = new Map();
  for (const path of packages) {
    const manifest = JSON.parse(execFileSync('tar', ['-xzOf', path, 'package/package.json'], { encoding: 'utf8' }));
    for (const name of Object.keys(manifest.optionalDependencies ?? {}).filter((other) => !manifests.has(other))) {
      const [os, cpu] = name.split('/')[1].split('-');
      manifests.set(name, { name, version, os: [os], cpu: [cpu] });
    }
    manifests.set(manifest.name, manifest);
    files.set(`/${basename(path)}`, path);
  }
  const server = createServer(({ url }, response) => {
    const manifest = manifests.get(decodeURIComponent(url.slice(1)));
    if (files.has(url)) {
      response.end(readFileSync(files.get(url)));
    } else if (manifest) {
      const tarball = `${address()}/${manifest.name.replace('@', '').replace('/', '-')}-${version}.tgz`;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ name: manifest.name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist: { tarball } } } }));
    } else {
      response.writeHead(404).end();
    }
  });
  const address = () => `http://127.0.0.1:${server.address().port}`;
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: address(),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
