// Not run: the types of require().
import ls = require('urn-ls');
import urn = require('urn-ls/urn');

const found: Promise<ls.Finding[]> = ls.check('').then(({ findings }) => findings);
const checker: Promise<ls.Checker> = ls.createChecker();
const parts: urn.Urn = urn.parse('');
const same: ls.Urn = parts;
const error: ls.UrnError | undefined = same.errors[0];

// @ts-expect-error no option has this name
ls.check('', { langauge: 'xml' });

export = { found, checker, error };
