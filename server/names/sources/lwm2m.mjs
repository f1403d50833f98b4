// The objects of LwM2M; those that are only reserved have no name.
// PATH: DDF.xml of OpenMobileAlliance/lwm2m-registry.
import { elements, first, xml } from './source.mjs'

export default {
    owns: row => row.name.startsWith('urn:oma:lwm2m:'),
    given: 'the file DDF.xml of OpenMobileAlliance/lwm2m-registry',
    prefixes: ['urn:oma:lwm2m:'],
    covers: row => row.source.startsWith('OMA LwM2M registry'),
    read([file]) {
        const rows = elements(xml(file, 'DDFList'), 'Item')
            .map(item => ({ name: first(item, 'URN'), title: first(item, 'Name'), number: first(item, 'ObjectID') }))
            .filter(({ name, title }) => name.startsWith('urn:oma:lwm2m:') && title !== '' && !/reserved|TBD/i.test(title))
            .map(({ name, title, number }) => ({
                name,
                title: `LwM2M object: ${title}${/:\d+\.\d+$/.test(name) ? ', version ' + name.slice(name.lastIndexOf(':') + 1) : ''}`,
                status: 'registered',
                source: `OMA LwM2M registry, object ${number}`
            }))
        return { rows }
    }
}
