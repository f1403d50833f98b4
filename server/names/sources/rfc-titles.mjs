// The titles of RFCs, as names of their own (RFC 2648): of those that many others cite, and of those that define listed names.
// PATH: all texts rfcN.txt.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { files, Refused } from './source.mjs'
import { titleOf } from './rfcs.mjs'

const CITED_BY_AT_LEAST = 40
const FAMILIES = new URL('../../families/', import.meta.url)
// The heads of older texts have many forms.
const FIRST = 1200

export default {
    owns: row => row.name.startsWith('urn:ietf:rfc:'),
    given: 'a folder of all texts rfcN.txt: what is cited often is counted in them',
    prefixes: [],
    read([folder]) {
        const texts = new Map()
        const citations = new Map()
        for (const file of files(folder, /^rfc\d+\.txt$/)) {
            const number = /\d+/.exec(basename(file))[0]
            const text = readFileSync(file, 'latin1')
            texts.set(number, titleOf(text))
            new Set([...text.matchAll(/\[?RFC[ -]?0*(\d{1,4})\b/g)].map(match => match[1]))
                .forEach(cited => citations.set(cited, (citations.get(cited) ?? 0) + 1))
        }
        const wanted = new Set([...defining(), ...[...citations].filter(([, count]) => count >= CITED_BY_AT_LEAST).map(([number]) => number)])
        const numbers = [...wanted].filter(number => number >= FIRST && texts.has(number))
        const rows = numbers.filter(number => texts.get(number) !== undefined && !/status of|prepared for/i.test(texts.get(number)))
            .map(number => ({ name: `urn:ietf:rfc:${number}`, title: `RFC ${number}: ${texts.get(number)}`, source: `RFC ${number}` }))
        if (rows.length < numbers.length * 0.9) {
            throw new Refused(`${numbers.length - rows.length} of ${numbers.length} RFCs have no title where an RFC has one`)
        }
        return { rows }
    }
}

/** The numbers of the RFCs that the files of families and the lists of names name as texts. */
function defining() {
    return readdirSync(FAMILIES).flatMap(file => readFileSync(new URL(file, FAMILIES), 'utf8').split('\n'))
        .filter(line => !line.startsWith('urn:ietf:rfc:')).flatMap(line => [...line.matchAll(/\bRFC ?(\d+)/gi)].map(match => match[1]))
}
