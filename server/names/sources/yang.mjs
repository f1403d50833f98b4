// YANG modules: the namespaces of IETF and IANA, IEEE, the Broadband Forum and OpenDaylight.
// PATH: folders of modules: standard/ietf/RFC and standard/iana of YangModels/yang together, its standard/ieee/published, standard of
// BroadbandForum/yang, modules of opendaylight without its tests and without those of others.
import { readFileSync } from 'node:fs'
import { files, latestMonth, Refused } from './source.mjs'

const KINDS = [
    { begins: 'urn:ietf:params:xml:ns:yang:', kind: 'YANG module' },
    { begins: 'urn:ieee:std:', kind: 'IEEE YANG module', source: 'IEEE' },
    { begins: 'urn:bbf:yang:', kind: 'BBF YANG module', source: 'Broadband Forum' },
    // Many older modules are in no repository of today: the list explains names, and is no measure for others.
    { begins: 'urn:opendaylight:', kind: 'OpenDaylight YANG module', source: 'OpenDaylight', status: 'in use' }
]

export default {
    owns: row => /\bmodule /.test(row.source),
    given: 'folders of published modules: standard/ietf/RFC and standard/iana of YangModels/yang together, its standard/ieee/published, standard of BroadbandForum/yang, src/main of the projects of opendaylight',
    prefixes: ['urn:ietf:params:xml:ns:yang:', 'urn:bbf:yang:', 'urn:ieee:std:'],
    read(folders) {
        const dates = []
        const rows = folders.flatMap(folder => files(folder, /^(?!example).*\.yang$/)).flatMap(file => {
            const text = readFileSync(file, 'utf8')
            if (!/\}\s*(\/\/[^\n]*|\/\*[^]*\*\/)?\s*$/.test(text)) {
                throw new Refused(`${file} ends within a module`)
            }
            const module = /^\s*module\s+"?([\w.-]+)"?/m.exec(text)?.[1]
            const name = /\bnamespace\s+["']?([^"'\s;]+)/.exec(text)?.[1]
            const kind = KINDS.find(({ begins }) => name?.startsWith(begins) && name !== begins)
            if (!module || !kind || /(^|-)(example|foo)(-|$)/.test(module)) {
                return []
            }
            const revision = /\brevision\s+["']?(\d{4}-\d{2}-\d{2})/.exec(text)?.[1]
            dates.push(revision ?? '')
            const rfc = /\bRFC\s*(\d{4,5})\b/.exec(text)?.[1]
            const by = kind.source ?? (rfc === undefined ? 'IANA' : `RFC ${rfc}`)
            // The text that the list names may be told better than by the first RFC in a module: only new rows take it.
            return [{
                name,
                title: `${kind.kind} ${module}`,
                status: kind.status,
                suggested: `${by}, module ${module}${revision ? '@' + revision : ''}`
            }]
        })
        return { asOf: latestMonth(dates), rows }
    }
}
