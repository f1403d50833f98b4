// Puts the schema of urn-ls.json and its test files where SchemaStore keeps them, and prints the entry for its catalog.
//
//   node server/packaging/schemastore.mjs CHECKOUT      a checkout of https://github.com/SchemaStore/schemastore
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, read, ROOT } from './tracked.mjs';

const [checkout, ...more] = process.argv.slice(2);
if (!checkout || more.length > 0) {
  fail('one argument is needed: a checkout of SchemaStore');
}
const url = 'https://json.schemastore.org/urn-ls.json';
const { $schema, ...schema } = JSON.parse(read('vscode-extension/schemas/urn-ls.schema.json'));
mkdirSync(join(checkout, 'src', 'schemas', 'json'), { recursive: true });
writeFileSync(join(checkout, 'src', 'schemas', 'json', 'urn-ls.json'), `${JSON.stringify({ $schema, $id: url, ...schema }, null, 2)}\n`);
for (const [from, to] of [['good', 'test'], ['bad', 'negative_test']]) {
  cpSync(join(ROOT, 'src-test', 'fixtures', 'schema', from), join(checkout, 'src', to, 'urn-ls'), { recursive: true });
}
console.log(JSON.stringify({
  name: 'urn-ls', description: 'Settings of urn-ls, which checks URNs (RFC 8141)', fileMatch: ['urn-ls.json'], url,
}, null, 2));
