import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, useBrowser, withSite} from './site.js';

// Code languages that a project defines, on a site with a script tag.

const browser = useBrowser();
const grammar = {name: 'pipes', scopeName: 'source.pipes', patterns: [{match: '\\blet\\b', name: 'keyword.control'}]};

test("a project's own language is highlighted, and an invalid grammar is ignored", () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {pages: ['index']},
        styling: {codeblocks: {languages: {custom: ['/grammars/none.json', '/grammars/pipes.json']}}},
      }),
      'grammars/pipes.json': JSON.stringify(grammar),
      'index.mdx': page('Pipes', '```pipes\nlet a | b\n```\n\n```js\nlet a;\n```'),
    },
    async ({page: tab, shows, uncaught, messages}) => {
      await shows('Pipes');
      await tab.waitForSelector('code-block[data-language=pipes] .hljs-keyword');
      assert.equal(await tab.textContent('code-block[data-language=pipes] .hljs-keyword'), 'let');
      await tab.waitForSelector('code-block[data-language=js] .hljs-keyword');
      assert.deepEqual(uncaught, []);
      assert.ok(messages.some(each => each.includes('Lectern cannot read the grammar /grammars/none.json.')));
    },
  ));
