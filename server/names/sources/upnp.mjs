// Descriptions of UPnP devices: the types of devices and services that they name.
// PATH: descriptions. New types are only reported, because devices also name some that no standard has.
import { readFileSync } from 'node:fs'
import { elements, files, plain, Refused } from './source.mjs'

const KINDS = { device: 'UPnP device type', service: 'UPnP service type' }
const TEXTS = { device: 'UPnP Forum device control protocol', service: 'UPnP Forum service template' }

export default {
    owns: row => row.name.startsWith('urn:schemas-upnp-org:'),
    given: 'a folder of device descriptions, such as those of the UPnP Forum or of an implementation',
    prefixes: [],
    partial: true,
    // Devices name types that no standard has: a new one needs its template.
    review: true,
    read([folder]) {
        const rows = files(folder, /\.xml$/).flatMap(file => {
            const text = readFileSync(file, 'utf8')
            if (/<root[\s>]/.test(text) && !/<\/root>/.test(text)) {
                throw new Refused(`${file} ends within a description`)
            }
            return [...elements(text, 'deviceType'), ...elements(text, 'serviceType')].map(plain)
                .map(name => /^urn:schemas-upnp-org:(device|service):([A-Za-z0-9]+):(\d)$/.exec(name))
                .filter(match => match !== null)
                .map(([name, kind, word, version]) => ({
                    name,
                    suggestedTitle: `${KINDS[kind]} ${word} version ${version}`,
                    suggested: `${TEXTS[kind]} ${word}`
                }))
        })
        return { rows }
    }
}
