// Where the site is.
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');
export const SITE = join(ROOT, 'target', 'site');
