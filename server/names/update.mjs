// Adds to the tables of known names what public repositories have and the tables do not:
//
//     node server/names/update.mjs [FOLDER]
//
// FOLDER holds clones, as FOLDER/OWNER/NAME; without it they are made with git, in a folder for the time being. Nothing is taken away.
// Needs git and Node.js 20 or newer.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TABLES = fileURLToPath(new URL('.', import.meta.url))
const HEAD = 'name\ttitle\tstatus\tsource'

// Folders of YANG modules: what their names begin with, what their titles begin with, and who publishes them.
const MODULES = [
    { repository: 'YangModels/yang', folder: 'standard/ietf/RFC', begins: 'urn:ietf:params:xml:ns:yang:', kind: 'YANG module' },
    { repository: 'YangModels/yang', folder: 'standard/iana', begins: 'urn:ietf:params:xml:ns:yang:', kind: 'YANG module' },
    { repository: 'YangModels/yang', folder: 'standard/ieee/published', begins: 'urn:ieee:std:', kind: 'IEEE YANG module', source: 'IEEE' },
    { repository: 'BroadbandForum/yang', folder: 'standard', begins: 'urn:bbf:yang:', kind: 'BBF YANG module', source: 'Broadband Forum' }
]
const LWM2M = { repository: 'OpenMobileAlliance/lwm2m-registry', file: 'DDF.xml' }

const clones = process.argv[2] ?? clone()
try {
    add('yang.tsv', MODULES.flatMap(modules))
    add('lwm2m.tsv', objects())
} finally {
    if (process.argv[2] === undefined) {
        rmSync(clones, { recursive: true })
    }
}

/** Clones what is read, and no more of it. */
function clone() {
    const folder = mkdtempSync(join(tmpdir(), 'known-names-'))
    for (const repository of new Set([...MODULES, LWM2M].map(one => one.repository))) {
        const target = join(folder, repository)
        const paths = MODULES.filter(one => one.repository === repository).map(one => one.folder)
        const git = (...args) => execFileSync('git', args, { stdio: ['ignore', 'inherit', 'inherit'] })
        git('clone', '--depth', '1', '--filter=blob:none', '--sparse', `https://github.com/${repository}`, target)
        if (paths.length > 0) {
            git('-C', target, 'sparse-checkout', 'set', ...paths)
        }
    }
    return folder
}

/** The namespaces of the YANG modules in a folder, those in its folders included; without examples and bare prefixes. */
function modules({ repository, folder, begins, kind, source }) {
    const found = []
    for (const file of readdirSync(join(clones, repository, folder), { recursive: true, withFileTypes: true })) {
        if (!file.isFile() || !file.name.endsWith('.yang') || file.name.startsWith('example')) {
            continue
        }
        const text = readFileSync(join(file.parentPath, file.name), 'utf8')
        const module = /^\s*module\s+"?([\w.-]+)"?/m.exec(text)?.[1]
        const name = /\bnamespace\s+["']?([^"'\s;]+)/.exec(text)?.[1]
        if (module && name?.startsWith(begins) && name !== begins && !/(^|-)(example|foo)(-|$)/.test(module)) {
            const revision = /\brevision\s+["']?(\d{4}-\d{2}-\d{2})/.exec(text)?.[1]
            const rfc = /\bRFC\s*(\d{4,5})\b/.exec(text)?.[1]
            const by = source ?? (rfc === undefined ? 'IANA' : `RFC ${rfc}`)
            found.push({ name, title: `${kind} ${module}`, source: `${by}, module ${module}${revision ? '@' + revision : ''}` })
        }
    }
    return found
}

/** The objects of LwM2M; those that are only reserved have no name. */
function objects() {
    const text = readFileSync(join(clones, LWM2M.repository, LWM2M.file), 'utf8')
    const value = (item, tag) => new RegExp(`<${tag}>\\s*([^<]*?)\\s*</${tag}>`).exec(item)?.[1] ?? ''
    return text.split('</Item>').map(item => ({ name: value(item, 'URN'), title: value(item, 'Name'), number: value(item, 'ObjectID') }))
        .filter(({ name, title }) => name.startsWith('urn:oma:lwm2m:') && title !== '' && !/reserved|TBD/i.test(title))
        .map(({ name, title, number }) => ({
            name,
            title: `LwM2M object: ${title}${/:\d+\.\d+$/.test(name) ? ', version ' + name.slice(name.lastIndexOf(':') + 1) : ''}`,
            source: `OMA LwM2M registry, object ${number}`
        }))
}

/** The names that a row stands for. */
function names(row) {
    const [, head, parts] = /^([^{\t]*)(?:\{([^}]*)\})?/.exec(row)
    return parts === undefined ? [head] : parts.split(',').map(part => head + part)
}

/** Adds the names that a table does not have, and says which. */
function add(table, found) {
    const rows = readFileSync(join(TABLES, table), 'utf8').trimEnd().split('\n').slice(1)
    const known = new Set(rows.flatMap(names))
    const added = new Map()
    for (const { name, title, source } of found) {
        if (!known.has(name) && /^[\x21-\x7e]+$/.test(name)) {
            added.set(name, [name, title, 'published', source].join('\t'))
        }
    }
    const all = [...rows, ...added.values()].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    writeFileSync(join(TABLES, table), [HEAD, ...all].join('\n') + '\n')
    console.log(`${table}: ${found.length} names read, ${added.size} added`)
    added.forEach(row => console.log('  ' + row.split('\t')[0]))
}
