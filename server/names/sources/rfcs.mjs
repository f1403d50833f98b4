// The texts of RFCs: the XML namespaces and schemas that they register (RFC 3688: “URI:”, then “Registrant Contact:”).
// PATH: texts rfcN.txt. New names are only reported, because IANA may have registered others.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import iana from './iana.mjs'
import { files, Refused } from './source.mjs'

const KINDS = { ns: 'XML namespace', schema: 'XML Schema' }
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

export default {
    owns: iana.owns,
    given: 'a folder of texts rfcN.txt',
    prefixes: [],
    partial: true,
    // IANA may have registered another name than the text asks for, and some texts register examples.
    review: true,
    read([folder], listed) {
        const rows = new Map()
        // Names that IANA's registry lists without a title have that of their RFC.
        const untitled = listed.filter(row => /^XML (namespace|Schema) \S+$/.test(row.title) && /^RFC \d+$/.test(row.source))
        for (const file of files(folder, /^rfc\d+\.txt$/)) {
            const text = readFileSync(file, 'utf8')
            const number = Number(/\d+/.exec(basename(file))[0])
            const nameless = untitled.filter(row => row.source === `RFC ${number}`)
            if (!text.includes('urn:ietf:params:xml:') && nameless.length === 0) {
                continue
            }
            const title = titleOf(text)
            if (title === undefined) {
                throw new Refused(`${file} has no title where an RFC has one`)
            }
            nameless.forEach(row => rows.set(row.name, { number, name: row.name, title: `${row.title}: ${title}`, source: row.source }))
            for (const [name, kind] of registered(text)) {
                // A later RFC that registers a name again replaces an earlier one.
                const beginning = `${KINDS[kind]} ${name.slice(`urn:ietf:params:xml:${kind}:`.length)}`
                if ((rows.get(name)?.number ?? 0) < number) {
                    // A row that was put into other words keeps them.
                    const own = listed.some(row => row.name === name && !row.title.startsWith(beginning))
                    rows.set(name, { number, name, title: own ? undefined : `${beginning}: ${title}`, status: 'registered', source: `RFC ${number}` })
                }
            }
        }
        return { rows: [...rows.values()] }
    }
}

/** The title: what stands between the head of the first page and its first heading. */
export function titleOf(text) {
    const lines = text.replaceAll('\r', '').replaceAll('\f', '').split('\n').slice(0, 60)
    const date = lines.findIndex(line => MONTHS.some(month => new RegExp(`\\b${month} (\\d+ )?[12]\\d{3}\\s*$`).test(line)))
    if (date < 0) {
        return undefined
    }
    // Behind the date the head may go on, with more authors at the right.
    let at = date + 1
    while (at < lines.length && lines[at].trim() !== '') {
        at++
    }
    while (at < lines.length && lines[at].trim() === '') {
        at++
    }
    const end = lines.findIndex((line, index) => index > at && line.trim() === '')
    const title = lines.slice(at, end).map(line => line.trim()).join(' ').replace(/\s+/g, ' ').replace(/- (?=[a-z])/g, '-')
    return title === '' ? undefined : title
}

function registered(text) {
    const names = []
    for (const match of text.matchAll(/\bURI:?\s+(?:[^\n]{0,60}\n?\s*)?(urn:ietf:params:xml:(ns|schema):[\w.:+-]*\w)[^]{0,160}?Registrant/g)) {
        names.push([match[1], match[2]])
    }
    return names
}
