import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {writeGeneratedPageText} from '../../../src/markdown/frontmatter/generated-page.js';
import {navigationOf} from './outline.js';

const paths = {
  '/orders': {
    get: {
      summary: 'List orders',
      'x-mint': {
        href: '/guide/orders',
        metadata: {title: 'Orders, all of them', description: 'What: "quoted"'},
        content: '## Before\n\nRead this.',
      },
    },
    post: {summary: 'Create an order', 'x-hidden': true},
    put: {summary: 'Elsewhere', 'x-mint': {href: 'https://elsewhere.example/../x'}},
  },
};

async function navigation() {
  const text = JSON.stringify({openapi: '3.1.0', info: {title: 'Shop', version: '1'}, paths});
  const {index} = await openReader('shop.json', createMemoryFiles({'shop.json': text})).index();
  return navigationOf({openapi: 'shop.json'}, [], new Map([['shop.json', index]]));
}

test("a document can set a page's URL and metadata, and the default URL redirects", async () => {
  const {entries, aliases} = await navigation();
  const entry = entries.get('guide/orders');
  assert.equal(entry?.generated?.label, 'Orders, all of them');
  assert.equal(aliases.get('api-reference/list-orders'), 'guide/orders');
  const text = writeGeneratedPageText(entry?.generated ?? assert.fail());
  assert.match(text, /^title: "Orders, all of them"$/m);
  assert.match(text, /^description: "What: \\"quoted\\""$/m);
  assert.match(text, /^openapi: "shop\.json GET \/orders"$/m);
  assert.match(text, /\n---\n\n## Before\n\nRead this\.\n$/);
});

test('an operation with x-hidden has an unlisted page', async () => {
  const {entries, defaultVariant} = await navigation();
  assert.equal(entries.get('api-reference/create-an-order')?.hidden, true);
  assert.ok(!JSON.stringify(defaultVariant.root.entries).includes('Create an order'));
});

test('a URL outside the site is rejected', async () => {
  const {entries} = await navigation();
  assert.ok(
    [...entries.keys()].every(slug => !slug.includes('elsewhere.example')),
    [...entries.keys()].join(),
  );
});
