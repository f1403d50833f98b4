// Compares the tables of known names with a source of names, and adds what the source has and the tables do not:
//
//     node server/names/update.mjs SOURCE PATH… [--write] [--replace] [--as-of 2026-11]
//
// SOURCE is a file of the folder `sources`; PATH is what it reads, one or more. Without options the command only reports: new, gone, differs.
// `--write` adds the new names and the date of the source. `--replace` also takes over what differs: read the report first.
// What a source tells of how deprecated names age goes to lifecycles.tsv in the same way. Nothing is taken away. A source
// that is cut off or of another shape is refused whole. Needs Node.js 20 or newer.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compareLives, lifeDifferences, lifeLine, writeLives } from './lifecycles.mjs'
import { Refused } from './sources/source.mjs'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const SOURCES = readdirSync(join(HERE, 'sources')).map(file => file.replace(/\.mjs$/, '')).filter(name => name !== 'source')
const LIFECYCLES = 'lifecycles.tsv'
const HEAD = 'name\ttitle\tstatus\tsource'
// A whole source that lacks more than this share of what was listed from it is taken for one that is cut off.
const MISSING_AT_MOST = 0.1

const { values: options, positionals: [which, ...paths] } = parseArgs({
    allowPositionals: true,
    options: {
        'write': { type: 'boolean' },
        'replace': { type: 'boolean' },
        'as-of': { type: 'string' },
        'tables': { type: 'string', default: HERE }
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
    const listed = read(source.table)
    const found = source.read(paths, listed)
    const rows = new Map(found.rows.filter(({ name }) => /^urn:[\x21-\x7e]+$/.test(name)).map(row => [row.name, row]))
    if (rows.size === 0) {
        throw new Refused(`${paths.join(', ')} holds no name. Expected is ${source.given}`)
    }
    const report = compare(source, rows, listed)
    print(source, report, rows.size)
    const lives = compareLives(lifecycles(), [...rows.values()], deprecated(source, report))
    printLives(lives)
    if (options.write || options.replace) {
        write(source, report, listed)
        writeLives(lifecycles(), lives, options.replace)
        const read = source.prefixes.filter(prefix => [...rows.keys()].some(name => name.startsWith(prefix)))
        date(read, options['as-of'] ?? found.asOf)
    }
}

/** What a source tells of a table. */
function compare(source, found, listed) {
    const everywhere = new Set(tables().flatMap(table => read(table).flatMap(({ names }) => names)))
    const byName = new Map(listed.flatMap(row => row.names.map(name => [name, row])))
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

/** The table of how names age: beside the tables of a test, otherwise where the program has it. */
function lifecycles() {
    return join(options.tables === HERE ? join(HERE, '../resources/io/github/urnls/namespace') : options.tables, LIFECYCLES)
}

/** The names that a table has as deprecated, or has so once what the source tells is written. */
function deprecated(source, { fresh, differs }) {
    const listed = read(source.table).filter(row => row.status === 'deprecated').flatMap(row => row.names)
    const told = [...fresh, ...options.replace ? differs.map(({ row }) => row) : []].filter(row => row.status === 'deprecated')
    return new Set([...listed, ...told.map(row => row.name)])
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
    const several = old.names.length > 1 || /, (RFC|XEP-)/.test(old.source) || old.source.includes('registrar')
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
    console.log(`${source.table}: ${count} names read; ${fresh.length} new, ${gone.length} gone, ${differs.length} differ`)
    fresh.forEach(row => console.log(`  new      ${line(row)}`))
    gone.forEach(name => console.log(`  gone     ${name}`))
    for (const { row, old } of differs) {
        differences(source, row, old).forEach(column => console.log(`  differs  ${row.name}  ${column}: “${old[column]}” is “${row[column]}” there`))
    }
}

function printLives({ fresh, differs }) {
    if (fresh.length + differs.length > 0) {
        console.log(`${LIFECYCLES}: ${fresh.length} new, ${differs.length} differ`)
    }
    fresh.forEach(row => console.log(`  new      ${lifeLine(row)}`))
    for (const { row, old } of differs) {
        lifeDifferences(row, old).forEach(column => console.log(`  differs  ${row.name}  ${column}: “${old[column]}” is “${row[column]}” there`))
    }
}

function write(source, { fresh, differs }, listed) {
    const replaced = new Map()
    if (options.replace) {
        for (const { row, old } of differs.filter(({ old }) => old.names.length === 1)) {
            const told = Object.fromEntries(differences(source, row, old).map(column => [column, row[column]]))
            replaced.set(old.line, line({ ...old, ...told }))
        }
    }
    const added = source.review ? [] : fresh.map(line)
    const lines = [...listed.map(row => replaced.get(row.line) ?? row.line), ...added]
        .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    writeFileSync(join(options.tables, source.table), [HEAD, ...lines].join('\n') + '\n')
}

/** Writes the date of a source into the lists that come from it. */
function date(prefixes, asOf) {
    if (asOf === undefined) {
        return
    }
    const file = join(options.tables, 'prefixes.tsv')
    const lines = readFileSync(file, 'utf8').split('\n').map(text => {
        const cells = text.split('\t')
        return prefixes.includes(cells[0]) && cells[2] < asOf ? cells.with(2, asOf).join('\t') : text
    })
    writeFileSync(file, lines.join('\n'))
    console.log(`prefixes.tsv: as of ${asOf}. Write it into docs/known-names.md as well`)
}

function line({ name, title, suggestedTitle, status, source, suggested }) {
    return [name, title ?? suggestedTitle, status ?? 'published', source ?? suggested].join('\t')
}

function tables() {
    return readdirSync(options.tables).filter(file => file.endsWith('.tsv') && file !== 'prefixes.tsv' && file !== LIFECYCLES)
}

/** The rows of a table, each with the names that it stands for. */
function read(table) {
    return readFileSync(join(options.tables, table), 'utf8').trimEnd().split('\n').slice(1).map(text => {
        const [name, title, status, source] = text.split('\t')
        const [, head, parts] = /^([^{]*)(?:\{([^}]*)\})?/.exec(name)
        return { line: text, name, title, status, source, names: parts?.split(',').map(part => head + part) ?? [head] }
    })
}
