// Lets Node import the tables of @actions/workflow-parser, which lack the attribute that Node asks for: node --import ./json-modules.mjs
import { register } from 'node:module';

const hooks = `
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
export async function load(url, context, next) {
  return url.endsWith('.json')
    ? { format: 'module', source: 'export default ' + readFileSync(fileURLToPath(url), 'utf8'), shortCircuit: true }
    : next(url, context);
}`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
