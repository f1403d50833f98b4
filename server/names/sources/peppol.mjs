// The code lists of OpenPeppol: identifiers of document types and of processes.
import { attribute, files, Refused, xml } from './source.mjs'

const LISTS = [
    { root: 'document-types', tag: 'document-type', title: 'Peppol document type', list: 'document types' },
    { root: 'processes', tag: 'process', title: 'Peppol process', list: 'processes' }
]

export default {
    table: 'deployed.tsv',
    given: 'the folder of the code lists in XML, “Peppol Code Lists - Document types v9.7.xml” and others',
    prefixes: [],
    covers: row => row.title.startsWith('Peppol document type: '),
    read([folder]) {
        const rows = files(folder, /^Peppol Code Lists - (Document types|Processes) .*\.xml$/).flatMap(file => {
            const list = LISTS.find(({ root }) => file.includes(root.startsWith('document') ? 'Document types' : 'Processes'))
            const text = xml(file, list.root)
            const version = attribute(/<[\w-]+\s[^>]*>/.exec(text.replace(/<\?[^>]*>/, ''))[0], 'version')
            const entries = [...text.matchAll(new RegExp(`<${list.tag}\\s[^>]*>`, 'g'))].map(match => match[0])
            const counted = Number(/entry-count="(\d+)"/.exec(text)?.[1] ?? entries.length)
            if (version === '' || entries.length !== counted) {
                throw new Refused(`${file} says ${counted} entries, and has ${entries.length}`)
            }
            return entries.map(entry => ({
                name: attribute(entry, 'value'),
                // Several entries may share an identifier, and rows put in words what they have in common.
                suggestedTitle: `${list.title}: ${attribute(entry, 'name') || attribute(entry, 'value')}`,
                status: { active: 'registered', deprecated: 'deprecated', removed: 'deprecated' }[attribute(entry, 'state')],
                source: `OpenPeppol code lists ${version}, ${list.list}`
            })).filter(({ name, status }) => name.startsWith('urn:') && status !== undefined)
        })
        return { rows }
    }
}
