// Compares the lists of known names in server/families with a source of names, and adds what the source has and the lists do not:
//
//     node server/names/update.mjs SOURCE PATH… [--write] [--replace] [--as-of 2026-11]
//
// SOURCE is a file of the folder `sources`; PATH is what it reads, one or more. Without options the command only reports: new, gone, differs.
// `--write` adds the new names, each to the list of its namespace, and the date of the source to the `vocabularies` there. `--replace` also
// takes over what differs: read the report first. What a source tells of how deprecated names age is compared and written in the same way.
// Nothing is taken away. A source that is cut off or of another shape is refused whole. Needs Node.js 20 or newer.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Refused } from './sources/source.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const SOURCES = readdirSync(join(HERE, 'sources')).map(file => file.replace(/\.mjs$/, '')).filter(name => name !== 'source')
const COLUMNS = ['name', 'title', 'status', 'source', 'offered', 'since', 'until', 'replacedBy', 'note', 'by']
// How a name ages. A person may put a note and a replacement in better words, so that a source only suggests those.
const LIFE = ['since', 'until', 'replacedBy', 'note', 'by']
const TOLD = ['since', 'until']
// A whole source that lacks more than this share of what was listed from it is taken for one that is cut off.
const MISSING_AT_MOST = 0.1

const { values: options, positionals: [which, ...paths] } = parseArgs({
    allowPositionals: true,
    options: {
        'write': { type: 'boolean' },
        'replace': { type: 'boolean' },
        'as-of': { type: 'string' },
        'families': { type: 'string', default: join(HERE, '../families') }
    }
})

try {
    await update()
} catch (problem) {
    if (!(problem instanceof Refused || problem.code === 'ENOENT' || problem.code === 'ENOTDIR')) {
        throw problem
    }
    console.error(`refused, nothing was changed: ${problem.message}`)
    process.exitCode = 1
}

async function update() {
    if (!SOURCES.includes(which) || paths.length === 0) {
        throw new Refused(`name a source (${SOURCES.join(', ')}) and the path of its files`)
    }
    const source = (await import(`./sources/${which}.mjs`)).default
    const all = files('.tsv').flatMap(read)
    const listed = all.filter(source.owns)
    const found = source.read(paths, listed)
    const rows = new Map(found.rows.filter(({ name }) => /^urn:[\x21-\x7e]+$/.test(name)).map(row => [row.name, row]))
    if (rows.size === 0) {
        throw new Refused(`${paths.join(', ')} holds no name. Expected is ${source.given}`)
    }
    const report = compare(source, rows, listed, new Set(all.flatMap(row => row.names)))
    print(source, report, rows.size)
    const lives = compareLives(rows, listed, report)
    printLives(lives)
    if (options.write || options.replace) {
        write(source, report, lives)
        const read = source.prefixes.filter(prefix => [...rows.keys()].some(name => name.startsWith(prefix)))
        date(read, options['as-of'] ?? found.asOf)
    }
}

/** What a source tells of the rows that are its own; `everywhere` are the names of all lists. */
function compare(source, found, listed, everywhere) {
    const byName = rowsByName(listed)
    const covered = source.partial ? [] : listed.filter(row => within(source, row, found)).flatMap(row => row.names)
    const gone = covered.filter(name => !found.has(name))
    if (gone.length > covered.length * MISSING_AT_MOST) {
        throw new Refused(`${gone.length} of ${covered.length} listed names are not in ${paths.join(', ')}, such as ${gone[0]}. Expected is ${source.given}`)
    }
    return {
        fresh: [...found.values()].filter(({ name }) => !everywhere.has(name)),
        gone,
        differs: [...found.values()].filter(({ name }) => byName.has(name))
            .map(row => ({ row, old: byName.get(row.name) })).filter(({ row, old }) => differences(source, row, old).length > 0)
    }
}

/** What a source tells of how names age that are deprecated, or are so once what it tells is written: `fresh`, and what `differs`. */
function compareLives(found, listed, { fresh, differs }) {
    const byName = rowsByName(listed)
    const deprecated = new Set([
        ...listed.filter(row => row.status === 'deprecated').flatMap(row => row.names),
        ...[...fresh, ...options.replace ? differs.map(({ row }) => row) : []].filter(row => row.status === 'deprecated').map(row => row.name)
    ])
    const told = [...found.values()].filter(({ name, life }) => life !== undefined && deprecated.has(name))
        .map(row => ({ name: row.name, since: '', until: '', replacedBy: '', note: '', ...row.life, by: row.source ?? row.suggested }))
    const ages = ({ name }) => byName.has(name) && byName.get(name).by !== ''
    return {
        fresh: told.filter(life => !ages(life)),
        differs: told.filter(ages).map(row => ({ row, old: byName.get(row.name) })).filter(({ row, old }) => lifeDifferences(row, old).length > 0)
    }
}

/** The columns in which a source tells something else of how a name ages. */
function lifeDifferences(row, old) {
    return TOLD.filter(column => row[column] !== '' && row[column] !== old[column])
}

function rowsByName(rows) {
    return new Map(rows.flatMap(row => row.names.map(name => [name, row])))
}

function within(source, row, found) {
    return source.covers?.(row) ?? row.names.some(name => begins(found).some(beginning => name.startsWith(beginning)))
}

/** What the found names begin with, up to the last colon, but for the rare ones: a folder may hold the names of one publisher. */
function begins(found) {
    const counts = new Map()
    for (const name of found.keys()) {
        const beginning = name.slice(0, name.lastIndexOf(':') + 1)
        counts.set(beginning, (counts.get(beginning) ?? 0) + 1)
    }
    return [...counts].filter(([, count]) => count > found.size / 20).map(([beginning]) => beginning)
}

/** The columns in which a row found is another one than the row listed. A column that the source does not tell agrees. */
function differences(source, row, old) {
    if (old.source.includes('registrar') && !old.source.includes(row.source)) {
        return [] // a registrar decides whose a name is
    }
    const several = isSeveral(old) || /, (RFC|XEP-)/.test(old.source) || old.source.includes('registrar')
    const same = {
        title: row.title === undefined || several || spoken(row.title) === spoken(old.title),
        // A registry has a name whether or not a later text has deprecated it.
        status: row.status === undefined || row.status === old.status || old.status === 'deprecated' && !source.tellsAges,
        source: row.source === undefined || names(old.source, row.source)
    }
    return Object.keys(same).filter(column => !same[column])
}

/** A title without abbreviations in parentheses, which rows leave out. */
function spoken(title) {
    return title.replace(/ \([^)]*\)/g, '').replace(/\s+/g, ' ')
}

/** Whether the texts of a row are those that a source names, or some of them. */
function names(texts, text) {
    return new RegExp(`\\b${text.replace(/[.+]/g, '\\$&')}(?!\\d)`).test(texts)
}

function print(source, { fresh, gone, differs }, count) {
    console.log(`${which}: ${count} names read; ${fresh.length} new, ${gone.length} gone, ${differs.length} differ`)
    fresh.forEach(row => console.log(`  new      ${line(told(row))}`))
    gone.forEach(name => console.log(`  gone     ${name}`))
    differs.forEach(({ row, old }) => printDifferences(row, old, differences(source, row, old)))
}

function printLives({ fresh, differs }) {
    if (fresh.length + differs.length > 0) {
        console.log(`how names age: ${fresh.length} new, ${differs.length} differ`)
    }
    fresh.forEach(row => console.log(`  new      ${['name', ...LIFE].map(column => row[column]).join('\t')}`))
    differs.forEach(({ row, old }) => printDifferences(row, old, lifeDifferences(row, old)))
}

function printDifferences(row, old, columns) {
    columns.forEach(column => console.log(`  differs  ${row.name}  ${column}: “${old[column]}” is “${row[column]}” there`))
}

/** Writes the lists in which something changes. */
function write(source, report, lives) {
    const changes = new Map()
    const change = (row, columns) => {
        changes.set(row.name, { ...changes.get(row.name), ...Object.fromEntries(columns.map(column => [column, row[column]])) })
    }
    lives.fresh.forEach(row => change(row, LIFE))
    if (options.replace) {
        report.differs.filter(({ old }) => !isSeveral(old)).forEach(({ row, old }) => change(row, differences(source, row, old)))
        lives.differs.forEach(({ row, old }) => change(row, lifeDifferences(row, old)))
    }
    const added = source.review ? [] : report.fresh
    for (const file of new Set([...changes.keys(), ...added.map(row => row.name)].map(list))) {
        const rows = (existsSync(file) ? read(file) : []).concat(added.filter(({ name }) => list(name) === file).map(told))
        const lines = rows.flatMap(row => changed(row, changes)).map(line).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
        writeFileSync(file, [COLUMNS.join('\t'), ...lines].join('\n') + '\n')
    }
}

/** A row with what changes; several, if it stands for names of which not all change in the same way. */
function changed(row, changes) {
    const groups = new Map()
    for (const name of row.names) {
        const change = JSON.stringify(changes.get(name) ?? {})
        groups.set(change, [...groups.get(change) ?? [], name])
    }
    const head = row.name.replace(/\{.*/, '')
    return [...groups].map(([change, names]) => ({
        ...row,
        ...JSON.parse(change),
        name: isSeveral(row) ? `${head}{${names.map(name => name.slice(head.length)).join(',')}}` : row.name
    }))
}

/** Writes the date of a source into the `vocabularies` that come from it. */
function date(prefixes, asOf) {
    if (asOf === undefined) {
        return
    }
    for (const file of files('.json')) {
        const text = readFileSync(file, 'utf8')
        // An object of another kind with that prefix has other objects within it.
        const dated = text.replace(/("prefix": "([^"]+)"[^{}]*"asOf": ")([^"]+)/g,
            (whole, before, prefix, old) => prefixes.includes(prefix) && old < asOf ? before + asOf : whole)
        if (dated !== text) {
            writeFileSync(file, dated)
        }
    }
    console.log(`as of ${asOf}. Write it into docs/known-names.md as well`)
}

/** The row of a name that a source has. */
function told({ name, title, suggestedTitle, status, source, suggested, offered }) {
    return { name, names: [name], title: title ?? suggestedTitle, status: status ?? 'published', source: source ?? suggested, offered }
}

function line(row) {
    return COLUMNS.map(column => row[column] ?? '').join('\t').replace(/\t+$/, '')
}

/** Whether a row stands for names that differ in their last part. */
function isSeveral(row) {
    return row.name.includes('{')
}

function files(end) {
    return readdirSync(options.families).filter(file => file.endsWith(end)).sort().map(file => join(options.families, file))
}

/** The list that a name belongs to. */
function list(name) {
    return join(options.families, `${name.split(':')[1].toLowerCase()}.tsv`)
}

/** The rows of a list, each with the names that it stands for. */
function read(file) {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(1).map(text => {
        const cells = text.split('\t')
        const [, head, parts] = /^([^{]*)(?:\{([^}]*)\})?/.exec(cells[0])
        return {
            ...Object.fromEntries(COLUMNS.map((column, i) => [column, cells[i] ?? ''])),
            names: parts?.split(',').map(part => head + part) ?? [head]
        }
    })
}
