// For require(): the same module, loaded with the first call, so that a program has it once however it is loaded.
const load = () => import('./index.js');

for (const name of ['actions', 'canonical', 'check', 'compare', 'complete', 'createChecker', 'fix', 'hover', 'links', 'openSession', 'parse',
  'references', 'rename', 'rule', 'rules', 'symbols']) {
  exports[name] = async (...args) => (await load())[name](...args);
}
