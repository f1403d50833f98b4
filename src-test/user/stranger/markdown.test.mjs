// What counts as a command of a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commands, programs } from './markdown.mjs';

const texts = (page, known = []) => commands(page, new Set(known)).map(({ text }) => text);

test('the lines of a block for a shell are commands of one block, comments and data are none', () => {
  const found = commands('Do:\n\n```sh\n# first\ncd a\n\nls \\\n  -l   # all\n```\n\n```json\n{"a": "b c"}\n```\n', new Set());
  assert.deepEqual(found.map(({ text }) => text), ['cd a', 'ls \\\n  -l   # all']);
  assert.equal(found[0].block, found[1].block);
});

test('a block for a console has commands behind prompts, and what they print', () => {
  const found = commands('- so:\n\n  ```console\n  $ a b\n  one\n\n    two\n  $ c\n  ```\n', new Set());
  assert.deepEqual(found.map(({ text, output }) => [text, output]), [['a b', ['one', '', '  two']], ['c', []]]);
});

test('what begins a cell in a column of commands is one, whatever it says', () => {
  const page = '| for | One line |\n|---|---|\n| x | `uses: y` and then `.z` |\n| `p` | **no** |\n| q | `a \\| b` |\n\n| Setting |\n| --- |\n| `s t` |\n';
  assert.deepEqual(texts(page), ['uses: y', 'a | b']);
  assert.deepEqual(commands(page, new Set()).map(({ row }) => row), ['x', 'q']);
});

test('elsewhere a program with an argument is one, also over two lines and in a block that names no shell', () => {
  const page = 'Run `mvn\nx` or `mvn`, set `a b`,\nor ``mvn `y` ``.\n\n| Setting |\n|---|\n| then `mvn z` |\n\n```text\nmvn w\nother\n```\n\n    mvn v\n';
  assert.deepEqual(texts(page, ['mvn']), ['mvn x', 'mvn `y` ', 'mvn z', 'mvn w', 'mvn v']);
});

test('programs are what commands begin with', () => {
  assert.deepEqual(programs('```sh\ncd a && npm ci\n```\n\n`mvn x`\n'), ['cd', 'npm']);
});
