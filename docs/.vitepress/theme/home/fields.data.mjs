// The fields as data of the page, made when the site is built.
import { fields } from './fields.mjs';

export default { watch: ['./fields.json', './examples/*'], load: fields };
