import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, texts, useBrowser} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({variables: {version: '2.1', base: '/guide'}, navigation: {pages: ['index', 'guide']}}),
  'index.mdx': page(
    'Version {{version}}',
    'Now {{version}}, [read]({{base}}).\n\n```bash\nnpm i x@{{version}}\n```\n\n<Snippet file="part.mdx" />\n\n{{unknown}}',
  ),
  'guide.mdx': page('Guide', 'Plain.'),
  'snippets/part.mdx': 'A snippet of {{version}}.',
};

test('docs.json variables are filled in titles, text, links, code and snippets', () =>
  inBoth(browser.open(), files, 'index', async ({page: tab, kind, uncaught}) => {
    await tab.waitForSelector('h1:has-text("Version 2.1")');
    const text = (await texts(tab, '.site-article')).join(' ');
    for (const words of ['Now 2.1', 'npm i x@2.1', 'A snippet of 2.1.'])
      assert.ok(text.includes(words), `${kind}: ${words}`);
    assert.match((await tab.getAttribute('.site-article p a', 'href')) ?? '', /guide/);
    assert.match((await texts(tab, '.nav-link')).join(), /Version 2\.1/);
    assert.deepEqual(uncaught, [], kind);
  }));
