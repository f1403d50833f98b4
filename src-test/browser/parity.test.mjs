// The module answers what the JVM answers: every finding, hover, completion, action, link and symbol, letter by letter.
import assert from 'node:assert/strict';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const BUILT = resolve(import.meta.dirname, '../../target/browser');
const core = await import(join(BUILT, 'npm/core.js'));
core.names((await import(join(BUILT, 'npm/names.js'))).default);

/** Fresh UUIDs differ at each call. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;

/** Why an expression is refused is told in the words of the engine, and by its text where the engine has none. */
const REFUSED = /(is not a regular expression: )(?:[^"\\]|\\.)*/g;

/** How the answer begins to differ. */
function difference(expected, found) {
  let at = 0;
  while (expected[at] === found[at]) {
    at++;
  }
  return `expected …${expected.slice(Math.max(0, at - 80), at + 120)}\nfound    …${found.slice(Math.max(0, at - 80), at + 120)}`;
}

test('the module answers as the JVM', async () => {
  const counts = {};
  const differences = [];
  const refused = [];
  let group;
  let about;
  for await (const line of createInterface({ input: createReadStream(join(BUILT, 'expected.jsonl')) })) {
    const row = JSON.parse(line);
    if (row.group !== undefined) {
      group = row.group;
      continue;
    }
    if (row.ask === undefined) {
      about = row;
      continue;
    }
    let found;
    try {
      found = row.places === undefined ? core[row.ask](row.first, row.second)
        : core[row.ask](about.path, about.language, about.text, about.settings, ...row.places);
    } catch (error) {
      found = `${error.stack}`;
    }
    const masked = (text) => (row.ask === 'complete' ? text.replace(UUID, 'UUID') : text).replaceAll(REFUSED, '$1');
    counts[group] ??= {};
    counts[group][row.ask] = (counts[group][row.ask] ?? 0) + 1;
    if (row.ask === 'check' && group === 'expressions of users') {
      const [refusal] = JSON.parse(found).registries;
      about.refused = /is not a regular expression/.test(refusal) && !row.answer.includes('is not a regular expression');
      if (about.refused) {
        assert.ok(refusal.includes(/"pattern": "(.*)"/.exec(about.settings)[1].replaceAll('\\\\', '\\')), refusal);
        refused.push(refusal);
      }
    }
    if (!about?.refused && masked(found) !== masked(row.answer)) {
      differences.push(`${group}: ${row.ask} ${row.places ?? row.first} in ${about?.path} (${JSON.stringify(about?.text?.slice(0, 60))})\n${difference(masked(row.answer), masked(found))}`);
    }
  }
  console.log(counts, refused);
  assert.ok(refused.length <= 2, 'few expressions are refused');
  assert.ok(counts.fixtures.check >= 800 && counts.fixtures.hover > 3000, 'the fixtures were compared');
  assert.equal(differences.length, 0, `${differences.length} answers differ:\n${differences.slice(0, 20).join('\n\n')}`);
  if (counts.corpus === undefined) {
    console.log('skipped: the corpus and the vectors are not beside the project');
  }
});
