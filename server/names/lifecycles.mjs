// How deprecated names age, as sources tell it: compares lifecycles.tsv with a source, and adds what the source has and the table does not.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const COLUMNS = ['name', 'since', 'until', 'replacedBy', 'note', 'source']
// A person may put a note and a replacement in better words, so that these are only suggested.
const TOLD = ['since', 'until']

/** What a source tells of the names whose status in the tables is deprecated: `fresh` rows, and those that `differ`. */
export function compareLives(file, found, deprecated) {
    const listed = new Map(read(file).rows.map(row => [row.name, row]))
    const told = found.filter(({ name, life }) => life !== undefined && deprecated.has(name)).map(row)
    return {
        fresh: told.filter(({ name }) => !listed.has(name)),
        differs: told.filter(row => listed.has(row.name)).map(row => ({ row, old: listed.get(row.name) }))
            .filter(({ row, old }) => lifeDifferences(row, old).length > 0)
    }
}

/** The columns in which a source tells something else than the table. */
export function lifeDifferences(row, old) {
    return TOLD.filter(column => row[column] !== '' && row[column] !== old[column])
}

/** Adds the fresh rows; takes over what differs if `replace` says so. */
export function writeLives(file, { fresh, differs }, replace) {
    if (fresh.length + differs.length === 0) {
        return
    }
    const { head, rows } = read(file)
    const told = new Map(replace ? differs.map(({ row, old }) => [row.name, lifeDifferences(row, old).map(column => [column, row[column]])]) : [])
    const all = [...rows.map(row => ({ ...row, ...Object.fromEntries(told.get(row.name) ?? []) })), ...fresh]
    const lines = all.map(lifeLine).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    writeFileSync(file, [...head, COLUMNS.join('\t'), ...lines].join('\n') + '\n')
}

export function lifeLine(row) {
    return COLUMNS.map(column => row[column]).join('\t')
}

function row({ name, life, source, suggested }) {
    return { name, since: '', until: '', replacedBy: '', note: '', ...life, source: source ?? suggested }
}

/** The remarks at the head of the table, and its rows. */
function read(file) {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
    const head = lines.filter(line => line.startsWith('#'))
    const rows = lines.slice(head.length + 1).map(line => Object.fromEntries(line.split('\t').map((cell, i) => [COLUMNS[i], cell])))
    return { head, rows }
}
