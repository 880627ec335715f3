import assert from 'node:assert/strict';
import {test} from 'node:test';
import {writeGeneratedPageText} from '../../src/markdown/frontmatter/generated-page.js';
import {createPageContext} from '../../src/site/page/create-page-context.js';
import {buildPage, ensureTitle} from '../../src/site/page/open-page.js';
import {pageOptions} from './draw.js';

const documents = (_: string, named: string | undefined) => (named ? [named] : ['a.json', 'b.yaml']);
const drawBound = async (source: string) => buildPage('x/page', 'x/page.mdx', source, {...pageOptions(), documents});
const content = async (source: string) => (await drawBound(source)).content.text;

test("a bound page ends with its operation's element", async () => {
  assert.equal(
    await content('---\nopenapi: shop.yaml GET /users/{id}\n---\n\nWords.'),
    '<p>Words.</p><openapi-endpoint spec="shop.yaml" method="get" path="/users/{id}" bound data-rendered></openapi-endpoint>',
  );
});

test('without a named document, the element lists candidate documents', async () => {
  assert.equal(
    await content('---\nopenapi: POST /a"b\n---\n'),
    '<openapi-endpoint spec="a.json" method="post" path="/a&quot;b" bound data-specs="[&quot;b.yaml&quot;]" data-rendered></openapi-endpoint>',
  );
});

test('pages can bind a webhook, a schema and an overview', async () => {
  assert.match(await content('---\nopenapi: webhook paid\n---\n'), / webhook="paid" bound /);
  assert.match(await content('---\nopenapi-schema: shop.yaml Order\n---\n'), / spec="shop.yaml" schema="Order" bound /);
  assert.match(await content('---\nopenapi: shop.yaml\n---\n'), / spec="shop.yaml" overview bound /);
});

test('an author can position the operation with an empty OpenApiEndpoint and its options', async () => {
  const text = await content('---\nopenapi: GET /a\n---\n\nBefore.\n\n<OpenApiEndpoint playground="hide" />\n\nAfter.');
  assert.match(
    text,
    /Before.*<openapi-endpoint spec="a.json" method="get" path="\/a" bound .*playground="hide".*After/s,
  );
  assert.equal(text.split('<openapi-endpoint').length, 2);
});

test('another endpoint beside the binding is unchanged', async () => {
  const text = await content('---\nopenapi: GET /a\n---\n\n<OpenApiEndpoint spec="o.json" method="put" path="/b" />');
  assert.match(
    text,
    /<openapi-endpoint spec="o.json" method="put" path="\/b" data-rendered>.*<openapi-endpoint spec="a.json"/s,
  );
});

test('an unbound page has no element, and `api:` needs no document', async () => {
  assert.equal(await content('Words.'), '<p>Words.</p>');
  const page = await drawBound('---\napi: GET /users\n---\n\nWords.');
  assert.equal(page.content.text, '<p>Words.</p>');
  assert.match(page.top.text, /operation-head/);
  assert.equal(page.metadata.binding, undefined);
});

test("a bound page without a title has its document's title", async () => {
  const page = await drawBound('---\nopenapi: GET /a\n---\n');
  assert.equal(page.isUntitled, true);
  const named = ensureTitle(page, 'List <a>', createPageContext('x', 'x.mdx', {base: '/', router: 'hash'}));
  assert.match(
    named.top.text,
    /<h1 class="page-title" id="page-title">List &lt;a&gt;<\/h1><div class="operation-head">/,
  );
  assert.equal(named.metadata.title, 'List <a>');
  assert.equal(named.isUntitled, false);
  assert.equal((await drawBound('---\ntitle: A\nopenapi: GET /a\n---\n')).isUntitled, false);
  assert.equal((await drawBound('---\nopenapi: GET /a\n---\n\n# A')).isUntitled, false);
  assert.equal((await drawBound('Words.')).isUntitled, false);
});

test('a generated page renders like a bound one', async () => {
  const operation = {method: 'GET', path: '/users'};
  const text = writeGeneratedPageText({label: 'List users', documents: ['shop.yaml'], operation, deprecated: true});
  const page = await buildPage('api/list-users', '', text, {...pageOptions(), documents});
  assert.match(
    page.top.text,
    /<h1 class="page-title" id="page-title">List users<\/h1><div class="operation-head">.*GET.*\/users/s,
  );
  assert.equal(
    page.content.text,
    '<openapi-endpoint spec="shop.yaml" method="get" path="/users" bound data-rendered></openapi-endpoint>',
  );
  assert.equal(page.metadata.deprecated, true);
});
