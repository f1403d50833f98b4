// Lists for programs of what is shipped: CycloneDX, as the build of the jar writes it for the jar.
import { createHash } from 'node:crypto';

/** A list of `components`, which go into `name`; the same for the same, whenever and wherever it is written. */
export function bom(name, version, components) {
  const content = {
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version, licenses: [{ license: { id: 'Apache-2.0' } }] } },
    components: [...components].sort((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const uuid = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
  return `${JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: `urn:uuid:${uuid}`, version: 1, ...content }, null, 2)}\n`;
}

/** One package of npm; `integrity` is what its lock file says. */
export function npmPackage({ name, version, license, integrity }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm, digest] = integrity.split('-');
  return {
    type: 'library', 'bom-ref': purl, name, version, purl, licenses: [{ license: { id: license } }],
    hashes: [{ alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') }],
  };
}

/** The Java runtime, by the file `release` of the JDK that it is made from, and by its own. */
export function javaRuntime(release, own) {
  const value = (name, from = release) => new RegExp(`^${name}="(.*)"$`, 'm').exec(from)?.[1];
  const version = value('JAVA_RUNTIME_VERSION') ?? value('JAVA_VERSION');
  const modules = value('MODULES', own).split(' ').filter((module) => /^java|^jdk/.test(module));
  return {
    type: 'framework', 'bom-ref': `openjdk@${version}`, name: 'OpenJDK', version, supplier: { name: value('IMPLEMENTOR') ?? 'unknown' },
    licenses: [{ expression: 'GPL-2.0-only WITH Classpath-exception-2.0' }],
    properties: modules.map((module) => ({ name: 'java:module', value: module })),
  };
}
