// Where the site is.
import { join } from 'node:path';
import { ROOT } from '../../support.mjs';

export { ROOT };
export const SITE = join(ROOT, 'target', 'site');
