// The code lists of OpenPeppol: identifiers of document types and of processes, and the names that those of document types consist of.
import { attribute, files, Refused, xml } from './source.mjs'

const LISTS = [
    { root: 'document-types', tag: 'document-type', title: 'Peppol document type', list: 'document types' },
    { root: 'processes', tag: 'process', title: 'Peppol process', list: 'processes' }
]

// The namespaces of OpenPeppol itself. A process may also have another owner, who has not deprecated it.
const OWN = /^urn:(www\.peppol\.eu|fdc:peppol(\.eu)?|peppol):/

export default {
    owns: row => row.offered === 'no',
    given: 'the folder of the code lists in XML, “Peppol Code Lists - Document types v9.7.xml” and others',
    prefixes: [],
    tellsAges: true,
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
                source: `OpenPeppol code lists ${version}, ${list.list}`,
                life: life(entry)
            })).filter(({ name, status }) => name.startsWith('urn:') && status !== undefined)
        })
        const merged = inForce(rows)
        return { rows: [...merged, ...parts(merged)].map(row => ({ ...row, offered: 'no' })) }
    }
}

/** Since which release a type or process is deprecated, and when it is taken out. The names within a type have no such state. */
function life(entry) {
    const release = attribute(entry, 'deprecation-release')
    const since = /^\d{4}-/.test(release) || release === '' ? release : `code lists ${release}`
    const own = attribute(entry, 'value').includes('##') || OWN.test(attribute(entry, 'value'))
    return own && attribute(entry, 'state') !== 'active' ? { since, until: attribute(entry, 'removal-date') } : undefined
}

/** One row for each name: an identifier that is listed in two schemes is in force if it is in one. */
function inForce(rows) {
    const byName = new Map()
    for (const row of rows) {
        if (byName.get(row.name)?.status !== 'registered') {
            byName.set(row.name, row)
        }
    }
    return [...byName.values()]
}

/** The names within those of document types. Each is titled by the words that the types have in common in which it is the last. */
function parts(rows) {
    const found = new Map()
    for (const row of rows) {
        const names = namesWithin(row.name)
        names.forEach(({ name, namespace }, i) => {
            const part = found.get(name) ?? { namespace, last: [], any: [] }
            found.set(name, part)
            part.any.push(row)
            if (i === names.length - 1) {
                part.last.push(row)
            }
        })
    }
    return [...found].map(([name, { namespace, last, any }]) => ({
        name,
        suggestedTitle: `${title(last.length > 0 ? last : any)}, ${namespace ? 'namespace of Peppol document types' : 'part of Peppol customization ids'}`,
        status: any.some(({ status }) => status === 'registered') ? 'registered' : 'deprecated',
        suggested: any[0].source
    }))
}

/** `NAMESPACE::Local##NAME#compliant#NAME:extended:NAME::version`, where “::Local” may be missing; in `urn:peppol:pint:` names also what stands before “@”. */
function namesWithin(name) {
    const [, namespace, rest] = /^(.*?)(?:::[^#]*)?##(.*?)(?:::[^:]*)?$/.exec(name) ?? []
    if (rest === undefined) {
        return []
    }
    const names = rest.split(/#|:extended:(?=urn:)/).filter(part => part.startsWith('urn:'))
        .flatMap(part => part.startsWith('urn:peppol:pint:') && part.includes('@') ? [part.replace(/@.*/, ''), part] : [part])
    return [{ name: namespace, namespace: true }, ...names.map(part => ({ name: part, namespace: false }))]
}

/** The words that all titles have, in their order; those of the first one if these are fewer than two. */
function title(rows) {
    const titles = rows.map(({ suggestedTitle }) => suggestedTitle.replace(/^Peppol [a-z ]+: /, '').split(' '))
    const common = titles.reduce((words, other) => {
        let at = 0
        return words.filter(word => {
            const there = other.indexOf(word, at)
            at = there < 0 ? at : there + 1
            return there >= 0
        })
    })
    return common.length > 1 || titles.length === 1 ? common.join(' ') : `documents such as ${titles[0].join(' ')}`
}
