// axe, which looks for what keeps people from using a page: with a screen reader, with the keyboard, with weak eyes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * What axe finds on a page as it is.
 *
 * @param options those of `axe.run`, and `exclude`, selectors of what is not looked at
 */
export async function barriers(page, options = {}) {
  if (!await page.evaluate(() => 'axe' in globalThis)) {
    await page.evaluate(AXE); // the policy of the page lets no script be added to it
  }
  return page.evaluate(async ({ exclude, ...how }) => {
    const { violations } = await globalThis.axe.run(exclude ? { exclude } : document, { resultTypes: ['violations'], preload: false, ...how });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
  }, options);
}
