// The Core Business Vocabulary of GS1, as the contexts of EPCIS 2.0 list it.
// PATH: JSON-LD-Context of gs1/EPCIS.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { files, Refused } from './source.mjs'

const LISTS = {
    'BizStep': { list: 'bizstep', title: 'CBV business step' },
    'Disp': { list: 'disp', title: 'CBV disposition' },
    'BTT': { list: 'btt', title: 'CBV business transaction type' },
    'SDT': { list: 'sdt', title: 'CBV source or destination type' },
    'ER': { list: 'er', title: 'CBV error reason' },
    'Comp': { list: 'comp', title: 'CBV component' }
}

export default {
    owns: row => row.name.startsWith('urn:epcglobal:cbv:'),
    given: 'the folder JSON-LD-Context of gs1/EPCIS',
    prefixes: ['bizstep', 'disp', 'btt', 'sdt', 'er', 'comp'].map(list => `urn:epcglobal:cbv:${list}:`),
    covers: row => /^urn:epcglobal:cbv:(bizstep|disp|btt|sdt|er|comp):/.test(row.name) && !['deprecated', 'in use'].includes(row.status),
    read([folder]) {
        const rows = files(folder, /^cbv-context-.*\.jsonld$/).flatMap(file => {
            const terms = parsed(file)['@context'] ?? {}
            return Object.values(terms).map(term => /^cbv:(\w+)-(\w+)$/.exec(term['@id'] ?? term))
                .filter(term => term !== null && term[1] in LISTS)
                .map(([, list, word]) => ({
                    name: `urn:epcglobal:cbv:${LISTS[list].list}:${word}`,
                    suggestedTitle: `${LISTS[list].title}: ${word.replaceAll('_', ' ')}`,
                    source: 'GS1 CBV 2.0'
                }))
        })
        return { rows }
    }
}

function parsed(file) {
    try {
        return JSON.parse(readFileSync(file, 'utf8'))
    } catch (broken) {
        throw new Refused(`${basename(file)} is no whole JSON document: ${broken.message}`)
    }
}
