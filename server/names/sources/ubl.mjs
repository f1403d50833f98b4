// UBL: the target namespaces of its schemas.
import { files, xml } from './source.mjs'

export default {
    owns: row => row.name.startsWith('urn:oasis:names:specification:ubl:'),
    given: 'a folder with the schemas of one or more versions of UBL',
    prefixes: ['urn:oasis:names:specification:ubl:schema:xsd:'],
    covers: row => row.name.startsWith('urn:oasis:names:specification:ubl:schema:xsd:'),
    read([folder]) {
        const rows = files(folder, /\.xsd$/).flatMap(file => {
            const [, name] = /targetNamespace="(urn:oasis:names:specification:ubl:schema:xsd:[^"]+)"/.exec(xml(file, 'schema')) ?? []
            if (name === undefined) {
                return []
            }
            const word = name.slice(name.lastIndexOf(':') + 1)
            return [{
                name,
                suggestedTitle: `UBL 2: ${word.replace(/-2$/, '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()}`,
                suggested: 'OASIS UBL 2.x schema'
            }]
        })
        return { rows }
    }
}
