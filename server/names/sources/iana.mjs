// IANA's registries in XML: one row a record, with the RFC that its reference names.
import { statSync } from 'node:fs'
import { elements, files, first, latestMonth, plain, xml } from './source.mjs'
import yang from './yang.mjs'

// Which registry holds names, in which element, what stands before them, and what their titles begin with.
const REGISTRIES = [
    { id: 'ns', tag: 'name', title: 'XML namespace', begins: 'urn:ietf:params:xml:ns:' },
    { id: 'schema', tag: 'name', title: 'XML Schema', begins: 'urn:ietf:params:xml:schema:' },
    { file: 'scim', tag: 'value', title: 'SCIM', begins: 'urn:ietf:params:scim:' },
    { file: 'oauth-parameters', id: 'uri', tag: 'name', title: 'OAuth', begins: 'urn:ietf:params:oauth:' },
    { id: 'acme-error-types', tag: 'type', title: 'ACME problem type', before: 'urn:ietf:params:acme:error:', begins: 'urn:ietf:params:acme:error:' },
    { file: 'netconf-capability-urns', tag: 'identifier', title: 'NETCONF capability', begins: 'urn:ietf:params:' },
    { file: 'restconf-capability-urns', tag: 'identifier', title: 'RESTCONF capability', begins: 'urn:ietf:params:restconf:' },
    { id: 'jmap-capabilities', tag: 'name', title: 'JMAP capability', begins: 'urn:ietf:params:jmap:' },
    { file: 'tzdist-identifiers', tag: 'value', title: 'time zone service error', begins: 'urn:ietf:params:tzdist:' },
    { id: 'trans-error-types', tag: 'value', title: 'Certificate Transparency problem type', before: 'urn:ietf:params:trans:error:', begins: 'urn:ietf:params:trans:error:' },
    { file: 'rtp-parameters', tag: 'uri', title: 'RTP header extension', begins: 'urn:ietf:params:rtp-hdrext:' },
    { file: 'geopriv-identifiers', tag: 'name', title: 'GEOPRIV identifier', begins: 'urn:ietf:params:geopriv:' },
    { file: 'mud', tag: 'value', title: 'MUD service', begins: 'urn:ietf:params:mud:' },
    { file: 'rolie', tag: 'description', title: 'ROLIE parameter', begins: 'urn:ietf:params:rolie:' },
    { file: 'webpush-parameters', tag: 'value', title: 'Web Push link relation', begins: 'urn:ietf:params:push' },
    { file: 'alert-urns', tag: 'value', title: 'alert', before: 'urn:alert:', begins: 'urn:alert:' },
    { file: 'urn-serviceid-labels', tag: 'name', title: 'service', before: 'urn:service:', begins: 'urn:service:' }
]

// Where the registry differs from the text that it refers to.
const SLIPS = [
    'urn:ietf:params:xml:ns:EmergencyCallData:Control', // RFC 8147 writes “control”
    'urn:ietf:params:xml:schema:nttdm-1.0' // of RFC 6137, not 6173
]

export default {
    // `rfc-titles` and `yang` have the others.
    owns: row => !row.name.startsWith('urn:ietf:rfc:') && !yang.owns(row),
    given: 'a file of IANA such as xml-registry.xml, or a folder of them',
    prefixes: [
        'urn:ietf:params:', 'urn:ietf:params:xml:', 'urn:ietf:params:xml:ns:', 'urn:ietf:params:xml:schema:', 'urn:ietf:params:oauth:',
        'urn:ietf:params:netconf:capability:', 'urn:ietf:params:restconf:capability:', 'urn:ietf:params:tzdist:error:',
        'urn:ietf:params:jmap:error:', 'urn:ietf:params:jmap:', 'urn:ietf:params:trans:error:', 'urn:ietf:params:rtp-hdrext:',
        'urn:service:', 'urn:alert:'
    ],
    partial: true,
    read([path], listed) {
        const dates = []
        const all = statSync(path).isDirectory() ? files(path, /\.xml$/) : [path]
        const rows = all.flatMap(file => {
            const text = xml(file, 'registry')
            dates.push(first(text, 'updated'))
            const [, own] = /<registry\s[^>]*\bid="([^"]+)"/.exec(text) ?? []
            return text.split(/(?=<registry\s[^>]*\bid=")/).flatMap(part => {
                const [, id] = /<registry\s[^>]*\bid="([^"]+)"/.exec(part) ?? []
                return REGISTRIES.filter(one => one.id === id || (one.id === undefined && one.file === own))
                    .filter(one => one.file === undefined || one.file === own)
                    .flatMap(one => elements(part, 'record').flatMap(record => row(one, record)))
            })
        })
        const sources = new Map(listed.map(row => [row.name, row.source]))
        // The title of another text does not go with the right one. `rfcs` has that.
        const wrong = row => row.source !== undefined && sources.has(row.name) && !new RegExp(`\\b${row.source}(?!\\d)`).test(sources.get(row.name))
        return { asOf: latestMonth(dates), rows: rows.map(row => wrong(row) ? { ...row, title: row.suggestedTitle } : row) }
    }
}

function row({ id, tag, title, begins, before = '' }, record) {
    const value = first(record, tag)
    const name = before + (id === 'ns' || id === 'schema' ? first(record, 'name') : value)
    const text = /<xref type="(?:rfc|draft)" data="(.+?)(?:-\d\d)?"/.exec(record.replace(/<(security|notes?|description)>[^]*?<\/\1>/g, ''))?.[1]
    const used = !/\b(deprecated|obsoleted?|historic|placeholder|unassigned|reserved|template)\b/i.test(plain(record))
    if (value === '' || !name.startsWith(begins) || /[\s<>*]|:$/.test(name) || text === undefined || !used || SLIPS.includes(name)) {
        return []
    }
    const [, module] = /^urn:ietf:params:xml:ns:yang:(.*)/.exec(name) ?? []
    const suggestedTitle = module === undefined ? `${title} ${name.slice(begins.length)}` : `YANG module ${module}`
    const rfc = /^rfc(\d+)$/i.exec(text)?.[1]
    // A draft may have become an RFC since: only new rows name it.
    const by = rfc === undefined ? { suggested: `IANA, ${text.replace(/^RFC-/, 'draft-')}` } : { source: `RFC ${rfc}` }
    return [{ name, suggestedTitle, status: 'registered', ...by }]
}
