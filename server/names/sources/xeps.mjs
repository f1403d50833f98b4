// XEPs: the namespaces that a XEP registers (section “XMPP Registrar Considerations”) or defines (its schema).
// PATH: a checkout of xsf/xeps.
import { readFileSync } from 'node:fs'
import { elements, files, first, latestMonth, plain, Refused } from './source.mjs'

const RETIRED = ['Deprecated', 'Obsolete', 'Retracted']
// What a section for the registrar writes otherwise than the XEP itself, and a name that was given up.
const SLIPS = ['urn:xmpp:sxe', 'urn:xmpp:jingle:transport:sxe', 'urn:xmpp:langtrans#items']
const NAME = /\burn:xmpp:[\w.:#/-]*[\w]/g

export default {
    owns: row => row.name.startsWith('urn:xmpp:'),
    given: 'a checkout of xsf/xeps',
    prefixes: ['urn:xmpp:'],
    // Names that are only in examples, or that an earlier version of a XEP had, stay listed.
    partial: true,
    tellsAges: true,
    read([folder], listed) {
        const dates = []
        const known = new Set(listed.flatMap(row => row.names))
        const rows = new Map()
        for (const file of files(folder, /^xep-\d{4}\.xml$/).filter(file => !/[\\/]inbox[\\/]/.test(file))) {
            const text = withEntities(readFileSync(file, 'utf8').replace(/<!--[^]*?-->/g, ''))
            const [number, title, status] = ['number', 'title', 'status'].map(tag => first(text, tag))
            if (!/^\d{4}$/.test(number) || title === '' || status === '' || !/<\/xep>\s*$/.test(text)) {
                throw new Refused(`${file} is no whole XEP`)
            }
            dates.push(...elements(text, 'date'))
            if (['Rejected', 'ProtoXEP'].includes(status) || first(text, 'type') === 'Humorous') {
                continue
            }
            const life = RETIRED.includes(status) ? { since: since(text, status), note: supersededBy(text) } : undefined
            // A XEP that was retracted registers nothing; it says that its names have had their day.
            for (const name of registered(text).filter(name => status !== 'Retracted' || known.has(name))) {
                // The first XEP that registers a name counts; later ones extend it.
                if (!rows.has(name)) {
                    rows.set(name, {
                        name,
                        title: `XMPP extension: ${title}`,
                        status: RETIRED.includes(status) ? 'deprecated' : undefined,
                        source: `XEP-${number}`,
                        life
                    })
                }
            }
        }
        return { asOf: latestMonth(dates), rows: [...rows.values(), ...earlierVersions(rows, listed)] }
    }
}

/** The listed names that a XEP registers in another version only: they are of that XEP, whichever else mentions them. */
function earlierVersions(rows, listed) {
    const unversioned = name => name.replace(/:\d+$/, ':')
    const owners = new Map()
    for (const row of rows.values()) {
        const base = unversioned(row.name)
        owners.set(base, new Map([...owners.get(base) ?? [], [row.source, row]]))
    }
    return listed.filter(row => !rows.has(row.name) && /:\d+$/.test(row.name) && owners.get(unversioned(row.name))?.size === 1)
        .map(row => ({ name: row.name, owner: [...owners.get(unversioned(row.name)).values()][0] }))
        .map(({ name, owner }) => ({ name, title: owner.title, source: owner.source }))
}

/** The text with the document's own entities replaced, those between CDATA sections included. */
function withEntities(text) {
    const entities = new Map([...text.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])([^"']*)\2/g)].map(match => [match[1], match[3]]))
    return text.replace(/\]\]>|<!\[CDATA\[/g, '').replace(/&([\w.-]+);/g, (reference, name) => entities.get(name) ?? reference)
}

/** The day of the latest revision that speaks of the status that the XEP has now; empty if none does. */
function since(text, status) {
    const told = elements(text, 'revision').find(revision => new RegExp(`\\b${status.replace(/d$/, '')}`, 'i').test(elements(revision, 'remark')[0]))
    return told === undefined ? '' : first(told, 'date')
}

/** What supersedes a XEP. A person may add the name. */
function supersededBy(text) {
    const specs = elements(elements(text, 'supersededby')[0] ?? '', 'spec').map(plain)
    return specs.length === 0 ? '' : `${specs.join(' and ')} ${specs.length === 1 ? 'supersedes' : 'supersede'} it`
}

/** The names of the schemas, and the namespaces and features that the section for the registrar adds. */
function registered(whole) {
    // The history has names that were given up.
    const text = whole.replace(/<revision>[^]*?<\/revision>/g, '')
    const names = [...text.matchAll(/targetNamespace=(["'])(urn:xmpp:[^"']+)\1/g)].map(match => match[2])
    for (const section of text.matchAll(/<section1 topic=["']XMPP Registrar Considerations["'][^]*?<\/section1>/g)) {
        for (const item of [...elements(section[0], 'li'), ...elements(section[0], 'name')]) {
            const name = plain(item)
            if (name.match(NAME)?.[0] === name) {
                names.push(name)
            }
        }
    }
    // Features and nodes that the text puts behind “#” of a name of its own.
    const own = new Set(names)
    for (const [name, base] of text.matchAll(/\b(urn:xmpp:[\w.:-]+)#[a-z][\w-]*\w(?![\w:/#*-]|\.\w)/g)) {
        if (own.has(base)) {
            names.push(name)
        }
    }
    return [...new Set(names.filter(name => !name.includes(':tmp:') && !SLIPS.includes(name)))]
}
