// Types names in a real workbench, letter by letter, and ends them with Enter or Tab: the text must be what was typed.
//   node --test typing.test.mjs             some names in each language
//   TYPED=all node --test typing.test.mjs   every name in every language, with both keys
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { asked, eventually, Workbench } from './workbench.mjs';
import { ROOT } from '../../../support.mjs';

const PACKAGES = join(ROOT, 'vscode-extension');
const { version } = JSON.parse(readFileSync(join(PACKAGES, 'package.json'), 'utf8'));

/** Right, private and unknown names. Behind many of them longer ones are listed or used. */
const NAMES = [
  'urn:acme:order', 'urn:xmpp:jingle', 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST', 'urn:ietf:rfc:814', 'urn:acme:order:3',
  'urn:oasis:names:tc:xacml:3.0:core', 'urn:service:sos', 'urn:ietf:params:xml:ns:yang:ietf-ip', 'urn:new-corp:thing', 'urn:xmpp:mam:2',
  'urn:hl7-org:v3', 'urn:ietf:params:scim:schemas:core:2.0:User', 'urn:acme:thing:receipt', 'urn:oid:1.3.6.1', 'urn:xmpp:jingle:1',
  'urn:epcglobal:cbv:bizstep:receiving', 'urn:oasis:names:tc:SAML:2.0:protocol', 'urn:isbn:9780306406157', 'urn:nbn:de:101:1-2014',
  'urn:ietf:params:oauth:grant-type:jwt-bearer', 'urn:cen.eu:en16931:2017', 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
  'urn:issn:0028-0836', 'urn:epc:id:sgtin:0614141.112345.400', 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03', 'urn:doi:10.1000/182',
  'urn:ogc:def:crs:EPSG::4326', 'urn:mpeg:mpeg21:2002:02-DIDL-NS', 'urn:3gpp:video-orientation', 'urn:dev:ow:10e2073a01080063',
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0', 'urn:schemas-upnp-org:device:MediaServer:1', 'urn:schemas-microsoft-com:asm.v1',
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2', 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'urn:opendaylight:config', 'urn:li:dataset', 'urn:ietf:params:xml:ns:netconf:base:1.0', 'urn:ngsi-ld:Sensor:1',
  'urn:oasis:names:tc:xacml:1.0:function:string-equal', 'urn:acme:bolt-red3',
];

/** How a place for a name begins and ends, and what stands around all of them. */
const LANGUAGES = {
  xml: ['  <a b="', '"/>', '<r>\n', '</r>\n'],
  json: ['  "', '",', '[\n', '  "end"\n]\n'],
  yaml: ['- ', '', '# names\n', ''],
  properties: ['name=', '', '# names\n', ''],
  md: ['See ', '', '# Names\n', ''],
  java: ['  "', '",', 'class A { String[] names = {\n', '}; }\n'],
  ttl: ['<', '> a <urn:example:t> .', '# names\n', ''],
};

const USED = 'urn:acme:order:1 urn:acme:order:10 urn:acme:order-line:1 urn:acme:orders urn:ietf:rfc:8141 urn:hl7-org:v30 urn:xmpp:mam:20 urn:acme:item:0001 urn:acme:item:0002 urn:acme:drafts urn:acme:draft-line urn:example:Thing urn:isbn:9780262033848 urn:acme:bolt-red300\n';

/** Lines that may be meant as they are: a beginning of names with its colon, and a new name that begins used ones. */
const WHOLE = {
  yaml: ['urn:acme:', 'prefix: urn:example:', 'id: urn:uuid:', 'ns: urn:acme:draft'],
  properties: ['prefix=urn:acme:'],
  ttl: ['@prefix ex: <urn:example:'],
  md: ['Names begin with urn:acme:'],
  txt: ['urn:isbn:'],
};

/** The line above them. */
const FIRST = '# urn:example:first\n';

const all = process.env.TYPED === 'all';

/** What is typed in a language: a name, and the key behind it. */
function typed(language) {
  const first = Object.keys(LANGUAGES).indexOf(language) * 3;
  return all ? NAMES.flatMap((name) => [[name, 'Enter'], [name, 'Tab']])
    : NAMES.slice(first, first + 3).map((name, i) => [name, (first + i) % 3 === 2 ? 'Tab' : 'Enter']);
}

const lines = (language, contents) => {
  const [begin, end, above, below] = LANGUAGES[language];
  return above + contents.map((content) => `${begin}${content}${end}\n`).join('') + below;
};

describe('a name stands as it was typed', () => {
  let bench;
  before(async () => {
    bench = await Workbench.open(join(ROOT, 'target/editors/typing'), {
      codeServer: process.env.CODE_SERVER ?? join(ROOT, 'target/editors/code-server'),
      vsix: join(PACKAGES, `urn-ls-${process.platform}-${process.arch}-${version}.vsix`),
      files: {
        'used.txt': USED,
        ...Object.fromEntries(Object.keys(LANGUAGES).map((language) => [`names.${language}`, lines(language, typed(language).map(() => ''))])),
        ...Object.fromEntries(Object.keys(WHOLE).map((language) => [`whole.${language}`, FIRST])),
        'begun.xml': '<a b=""/>\n', 'chain.xml': '<a b=""/>\n',
      },
      settings: { // what VS Code itself adds to a text or offers is not looked at
        'editor.autoClosingQuotes': 'never', 'editor.snippetSuggestions': 'none', 'editor.autoIndent': 'none', 'editor.wordBasedSuggestions': 'off', 'editor.insertSpaces': false, '[yaml]': { 'editor.insertSpaces': false },
        'editor.detectIndentation': false, 'files.trimTrailingWhitespace': false, 'editor.formatOnType': false, 'editor.acceptSuggestionOnEnter': 'on',
      },
    });
  });
  after(() => bench?.close());

  const rows = () => bench.page.locator('.suggest-widget.visible .monaco-list-row');

  async function ask() {
    await bench.page.keyboard.press('Escape'); // an answer to an earlier letter
    await bench.page.keyboard.press('Control+Space');
  }

  /** Waits until nothing is offered. What is shown before may be the answer to an earlier letter. */
  async function nothingIsOffered() {
    await asked('no suggestions', ask, async () => ({
      answer: await bench.page.locator('.suggest-widget.visible .message:visible', { hasText: 'No suggestions' }).count() > 0 || undefined,
      again: await rows().count() > 0,
      seen: (await rows().allTextContents()).join(', '),
    }));
  }

  for (const language of Object.keys(LANGUAGES)) {
    test(`in names.${language}`, async () => {
      await bench.openFile(`names.${language}`);
      const { keyboard } = bench.page;
      await keyboard.press('Control+Home');
      const [, end] = LANGUAGES[language];
      for (const [name, key] of typed(language)) {
        await keyboard.press('ArrowDown');
        await keyboard.press('End');
        for (let back = 0; back < end.length; back++) {
          await keyboard.press('ArrowLeft');
        }
        await keyboard.type(name);
        await nothingIsOffered();
        await keyboard.press(key);
        await keyboard.press('Backspace'); // takes back the line end, or the tab, and nothing else
        await keyboard.press('Escape');
      }
      await keyboard.press('Control+s');
      const wanted = lines(language, typed(language).map(([name]) => name));
      await bench.page.locator('.tab.active:not(.dirty)').waitFor(); // it has been written
      assert.equal(bench.onDisk(`names.${language}`), wanted);
      await bench.screenshot(`typed-${language}`);
    });
  }

  /**
   * Waits until a list is open, or the answer to the last letter has come without one: the server explains the name in the first line after
   * it has answered that.
   */
  async function everythingIsAnswered() {
    const hover = bench.page.locator('.monaco-hover:visible', { hasText: 'example' });
    const away = () => bench.page.mouse.move(700, 500);
    await asked('the name is explained', async () => {
      await away();
      await bench.page.locator('.view-line', { hasText: 'urn:example:first' }).hover({ position: { x: 60, y: 8 }, force: true });
    }, async () => ({ answer: await hover.count() > 0 || await rows().count() > 0 || undefined }));
    await away();
    await eventually('the explanation has gone', async () => await hover.count() === 0);
  }

  test('behind a part that goes on the list opens again', async () => {
    await bench.openFile('chain.xml');
    await bench.click('b=""');
    const { keyboard } = bench.page;
    await keyboard.press('Home');
    for (let on = 0; on < '<a b="'.length; on++) {
      await keyboard.press('ArrowRight');
    }
    await keyboard.type('urn:oasi');
    for (const part of ['oasis', 'names', 'tc']) {
      const row = bench.page.locator('.suggest-widget.visible .monaco-list-row', { hasText: new RegExp(`^${part}`) }).first();
      await row.waitFor().finally(() => bench.screenshot(`chain-${part}`));
      await row.click();
      await eventually(`${part} is in the text`, async () => (await bench.text()).includes(`${part}:`));
    }
    await rows().first().waitFor();
    await keyboard.press('Escape');
    assert.match(await bench.text(), /b="urn:oasis:names:tc:"/);
  });

  for (const [language, texts] of Object.entries(WHOLE)) {
    test(`in whole.${language} no list opens by itself, and one that is asked for does`, async () => {
      await bench.openFile(`whole.${language}`);
      const { keyboard } = bench.page;
      await keyboard.press('Control+End');
      for (const text of texts) {
        await keyboard.type(text);
        await everythingIsAnswered();
        assert.deepEqual(await rows().allTextContents(), [], text);
        await keyboard.press('Enter');
      }
      await keyboard.press('Control+s');
      await bench.page.locator('.tab.active:not(.dirty)').waitFor();
      assert.equal(bench.onDisk(`whole.${language}`), FIRST + texts.map((text) => `${text}\n`).join(''));
      await keyboard.type(texts[0]);
      await ask();
      await eventually('the rows are shown', async () => await rows().count() > 0);
      await keyboard.press('Escape');
    });
  }

  test('the form for a namespace is among the snippets, and in no list for what is typed', async () => {
    await bench.openFile('names.md');
    await bench.command('Snippets: Insert Snippet');
    await bench.page.locator('.quick-input-list .monaco-list-row').first().waitFor();
    await bench.page.keyboard.type('Registration of');
    await bench.screenshot('snippet');
    await bench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Registration of a URN namespace' }).waitFor();
    await bench.page.keyboard.press('Escape');
  });

  for (const [begun, first] of [
    ['urn:xmpp:jingle:tr', ['transports']],
    ['urn:oasis:names:tc:SAML:2.0:bin', ['bindings']],
    ['urn:acme:ord', ['order', 'order-line', 'orders']],
    ['urn:acme:item:', ['0001', '0002', '0003']], // the last one is new
    ['urn:isbn:978030640615', ['9780306406157']],
  ]) {
    test(`behind ${begun} the first rows are ${first}`, async () => {
      await bench.openFile('begun.xml');
      await bench.page.keyboard.press('Control+a');
      await bench.page.keyboard.type(`<a b="${begun}`);
      await ask();
      await eventually('the rows are shown', async () => await rows().count() >= first.length);
      await bench.screenshot(`begun-${begun.replaceAll(':', '-')}`, 250);
      const shown = await rows().evaluateAll((found) => found.slice(0, 3).map((row) => row.getAttribute('aria-label').split(',')[0]));
      assert.deepEqual(shown.slice(0, first.length), first, shown.join());
      await bench.page.keyboard.press('Escape');
    });
  }
});
