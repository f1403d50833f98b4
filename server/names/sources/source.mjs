// What the sources of known names share: reading files, XML without a parser, and saying why a source is refused.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A source that is cut off, or of another shape than its reader knows. Nothing of it is taken. */
export class Refused extends Error {}

/** The paths of the files below a folder whose names match, in order. */
export function files(folder, pattern) {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(file => file.isFile() && pattern.test(file.name))
        .map(file => join(file.parentPath, file.name))
        .sort()
    if (found.length === 0) {
        throw new Refused(`no file below ${folder} has a name like ${pattern.source}`)
    }
    return found
}

/** The text of an XML file; its root element has to be there, and to be closed. */
export function xml(file, root) {
    const text = readFileSync(file, 'utf8').replace(/<!--[^]*?-->/g, '')
    if (!new RegExp(`<(\\w+:)?${root}[\\s>]`).test(text) || !new RegExp(`</(\\w+:)?${root}>\\s*$`).test(text)) {
        throw new Refused(`${file} is no whole XML document with the root <${root}>`)
    }
    return text
}

/** What stands in each element of a name; the element has to be one that does not hold another of its name. */
export function elements(text, tag) {
    return [...text.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^]*?)</${tag}>`, 'g'))].map(match => match[1])
}

/** The text of the first element of a name, in one line, or an empty string. */
export function first(text, tag) {
    return plain(elements(text, tag)[0] ?? '')
}

/** The attribute in the start tag `tag`, or an empty string. */
export function attribute(tag, name) {
    return plain(new RegExp(`\\s${name}=(["'])(.*?)\\1`).exec(tag)?.[2] ?? '')
}

/** Text without tags and references, in one line. */
export function plain(text) {
    return text.replace(/<[^>]*>/g, '').replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"')
        .replace(/&apos;|&#39;/g, "'").replace(/&amp;/g, '&').replace(/\s+/g, ' ').trim()
}

/** The month of the latest of some dates of the form 2026-11-05. */
export function latestMonth(dates) {
    return dates.filter(date => /^\d{4}-\d{2}(-\d{2})?$/.test(date)).sort().at(-1)?.slice(0, 7)
}
