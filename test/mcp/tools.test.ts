import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {chooseVariant} from '../../src/mcp/choose-variant.js';
import {McpSite} from '../../src/mcp/mcp-site.js';
import {buildParameterSchema, readArguments} from '../../src/mcp/parameters.js';
import {ToolError} from '../../src/mcp/tool-error.js';
import {tools} from '../../src/mcp/tools/all.js';
import {madeFiles, madeSite} from './made-site.js';

const files = await madeFiles('https://docs.acme.example/x/');
const site = new McpSite(files);

/** Calls a tool like a client. Error texts begin with `!`. */
async function call(name: string, given: object, of = site) {
  const tool = tools.find(each => each.name === name) ?? assert.fail(name);
  try {
    return await tool.run(readArguments(name, tool.parameters, given), of);
  } catch (error) {
    if (error instanceof ToolError) return {text: `! ${error.message}`};
    throw error;
  }
}
const say = async (name: string, given: object, of = site) => (await call(name, given, of)).text;

test('search returns title, breadcrumbs, URL, slug and passages, as text and data', async () => {
  const {text, data} = await call('search', {query: 'pears'});
  assert.equal(
    text,
    `Results for language en. For others, pass language: "de".

## Introduction
Guide › Start · https://docs.acme.example/x/guide/intro/#install
slug: guide/intro
- Install (guide/intro#install): Once more, with pears.`,
  );
  assert.deepEqual(data, {
    results: [
      {
        title: 'Introduction',
        trail: 'Guide › Start',
        address: 'https://docs.acme.example/x/guide/intro/#install',
        slug: 'guide/intro',
        passages: [{heading: 'Install', slug: 'guide/intro#install', excerpt: 'Once more, with pears.'}],
      },
    ],
  });
});

test('search can be limited to a language and a section', async () => {
  assert.match(await say('search', {query: 'Birnen', language: 'DE'}), /^Results for language de\.[\s\S]*## Anfang/);
  assert.match(await say('search', {query: 'order', area: 'shop'}), /Shop › /);
  assert.doesNotMatch(await say('search', {query: 'order', area: 'shop'}), /Guide › /);
  assert.equal(
    await say('search', {query: 'quinces', area: 'Shop'}),
    'Nothing was found for "quinces" in "Shop" (language en). Omit "area" to search the whole site. Parts of the site: "Guide", "Shop", "Stock". read_page with "llms.txt" lists all pages.',
  );
  assert.equal(
    await say('search', {query: 'x', area: 'Shops'}),
    '! The site has no part "Shops".\nFix: Use "Guide", "Shop", "Stock", or omit "area".',
  );
  assert.equal(
    await say('search', {query: 'x', language: 'fr'}),
    '! The language "fr" does not exist.\nFix: Use "en", "de".',
  );
  assert.equal(await say('search', {query: 'x', version: 'v2'}), '! This site has no versions.\nFix: Omit "version".');
});

test('search continues after the previous results without duplicates', async () => {
  const all = (await call('search', {query: 'order', limit: 20})).data as {results: {slug: string}[]};
  assert.ok(all.results.length > 3);
  const slugs: string[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const {text, data} = await call('search', {query: 'order', limit: 2, offset});
    const part = data as {results: {slug: string}[]; nextOffset?: number};
    slugs.push(...part.results.map(({slug}) => slug));
    assert.equal(text.includes(`[More: call search again with offset ${offset + 2}.]`), part.nextOffset !== undefined);
    offset = part.nextOffset;
  }
  assert.deepEqual(
    slugs,
    all.results.map(({slug}) => slug),
  );
  assert.match(await say('search', {query: 'order', offset: 90}), /^No more results for "order"\.$/);
});

test('search names misspelled words', async () => {
  assert.match(
    await say('search', {query: 'quincse'}),
    /No page contains all of these words\. These are results for "quinces"\./,
  );
});

test('read_page finds a page by slug, path, URL, alias, redirect and any case', async () => {
  for (const page of [
    'guide/intro',
    '/guide/intro/',
    'guide/intro.md',
    'guide/intro.mdx',
    'guide/intro/index.html',
    'guide/intro.html',
    'Guide/Intro',
    'guide/%69ntro',
    'https://docs.acme.example/x/guide/intro?a=1',
    '/old/intro',
  ])
    assert.match(
      await say('read_page', {page}),
      /^Source: https:\/\/docs\.acme\.example\/x\/guide\/intro\/\n\n(?:>.*\n)*\n?# Introduction\n/,
      page,
    );
  for (const page of ['/', 'index', 'https://docs.acme.example/x', 'https://docs.acme.example/x/'])
    assert.match(await say('read_page', {page}), /^Source: https:\/\/docs\.acme\.example\/x\/\n[\s\S]*# Welcome/, page);
  assert.match(await say('read_page', {page: 'api-reference/orders/list-orders'}), /# List orders/);
  assert.match(
    await say('read_page', {page: 'llms.txt'}),
    /^Source: https:\/\/docs\.acme\.example\/x\/llms\.txt\n\n# Acme/,
  );
});

test('read_page begins at a heading, also for equal headings', async () => {
  const text = await say('read_page', {page: 'guide/intro#install'});
  assert.match(
    text,
    /\[This part begins at the heading\. Omit "#…" to read the whole page\.\]\n\n## Install\n\nOnce more/,
  );
  assert.match(
    await say('read_page', {page: 'guide/intro#nothing'}),
    /\[The page has no heading "#nothing", so this is the whole page\. It has "#install-the-tool", "#install"\.\][\s\S]*# Introduction/,
  );
});

test('read_page returns long pages in consecutive parts', async () => {
  const whole = files.read('guide/long.md').then(read => ('text' in read ? read.text : ''));
  let offset: string | undefined = '0';
  let read = '';
  let parts = 0;
  while (offset !== undefined) {
    const text = await say('read_page', {page: 'guide/long', limit: 1000, offset});
    assert.ok(text.length < 1300, String(text.length));
    const [, body = '', next] =
      /^Source: \S+\n\n([\s\S]*?)(?:\n\n\[(?:Characters .* offset (\d+)\.|End: .*)\])?$/.exec(text) ?? [];
    read += body.replace(/\s/g, '');
    offset = next;
    parts++;
  }
  assert.ok(parts > 4, String(parts));
  assert.equal(read, (await whole).replace(/\s/g, ''));
});

test('read_page suggests similar pages', async () => {
  assert.match(
    await say('read_page', {page: 'guide/introo'}),
    /^! The page "guide\/introo" does not exist\.\nFix: Read "guide\/intro"/,
  );
  assert.equal(
    await say('read_page', {page: '/away'}),
    '! "/away" redirects to https://elsewhere.example/x, which is not a page of this site.\nFix: Read this URL with another tool.',
  );
});

// security G1
test('read_page reads only pages of the site', async () => {
  const asked: string[] = [];
  const watched = new McpSite({
    read: path => {
      asked.push(path);
      return files.read(path);
    },
  });
  for (const page of [
    '../../etc/passwd',
    '/../etc/passwd',
    'guide/../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%252f..%252fetc',
    '..\\..\\etc\\passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    'https://elsewhere.example/guide/intro',
    'https://docs.acme.example.elsewhere.example/x/guide/intro',
    'https://docs.acme.example/secret',
    '//elsewhere.example/guide/intro',
    'javascript:alert(1)',
    '_lectern/site.json',
    'guide/intro\u0000.md',
    'C:\\windows',
    '__proto__',
    'constructor',
  ])
    assert.match(await say('read_page', {page}, watched), /^! /, page);
  const pages = asked.filter(path => !path.startsWith('_lectern/'));
  assert.deepEqual(pages, []);
});

test('a page about a document lists its operations', async () => {
  const text = await say('read_page', {page: 'api-reference/stock'});
  assert.match(text, /# Stock API\n\n- Version: 1\n[\s\S]*- `GET \/stock\/\{id\}`: Count what is there\n/);
  assert.match(text, /\nread_operation returns each operation in full, by its method and path\.$/);
});

test('list_operations returns method, path, summary, id and URL, for all documents or one', async () => {
  assert.equal(
    await say('list_operations', {document: 'shop'}),
    `4 operations. Tags: "Orders".

## Shop API (document: shop.json)

- GET /orders: List orders · id: list-orders · https://docs.acme.example/x/api-reference/orders/list-orders/
- POST /orders: Create an order · id: create-order · https://docs.acme.example/x/guide/orders/
- GET /orders/{id}: Get an order · id: get-item · https://docs.acme.example/x/api-reference/orders/get-an-order/
- WEBHOOK orderSent: An order was sent · id: order-sent · https://docs.acme.example/x/api-reference/an-order-was-sent/`,
  );
  const {data} = await call('list_operations', {tag: 'stock'});
  assert.deepEqual(data, {
    operations: [
      {
        document: 'specs/stock.json',
        method: 'GET',
        path: '/stock/{id}',
        summary: 'Count what is there',
        id: 'get-item',
        address: 'https://docs.acme.example/x/api-reference/stock/count-what-is-there/',
      },
    ],
    total: 1,
  });
  const first = await call('list_operations', {limit: 3});
  assert.match(
    first.text,
    /^5 operations in 2 documents\.[\s\S]*\[2 more: call list_operations again with offset 3\.\]$/,
  );
  assert.equal(first.data?.['nextOffset'], 3);
  const rest = await call('list_operations', {limit: 3, offset: '3'});
  assert.match(rest.text, /orderSent[\s\S]*\/stock\/\{id\}/);
  assert.equal(rest.data?.['nextOffset'], undefined);
  assert.equal(
    await say('list_operations', {tag: 'Order'}),
    '! No operation has the tag "Order".\nFix: Use "Orders", "Stock".',
  );
  assert.equal(
    await say('list_operations', {document: 'shopp'}),
    '! The API document "shopp" does not exist.\nFix: Use "shop.json", "specs/stock.json".',
  );
});

test('read_operation finds an operation by id, operationId, method and path', async () => {
  for (const given of [
    {id: 'create-order'},
    {id: 'createOrder'},
    {method: 'post', path: '/orders'},
    {method: 'POST', path: 'https://api.acme.example/v1/orders?x=1'},
  ])
    assert.match(
      await say('read_operation', given),
      /^Source: https:\/\/docs\.acme\.example\/x\/guide\/orders\/\n\n# Create an order\n\n`POST \/orders`\n\n- <https:\/\/api/,
      JSON.stringify(given),
    );
  assert.match(await say('read_operation', {method: 'GET', path: '/orders/17'}), /`GET \/orders\/\{id\}`/);
  assert.match(await say('read_operation', {method: 'WEBHOOK', path: 'orderSent'}), /# An order was sent/);
  const json = await say('read_operation', {id: 'get-item', document: 'Stock API', format: 'json'});
  const slice = JSON.parse(json.replace(/^Source: .*\n\n/, ''));
  assert.equal(slice.paths['/stock/{id}'].get.operationId, 'getItem');
});

test('read_operation names the required document and similar operations', async () => {
  assert.equal(
    await say('read_operation', {id: 'getItem'}),
    '! 2 documents have "getItem".\nFix: Add "document": "shop.json", "specs/stock.json".',
  );
  assert.equal(
    await say('read_operation', {id: 'createOrdr'}),
    '! The operation "createOrdr" does not exist.\nFix: Use "POST /orders (id: create-order)", or call list_operations.',
  );
  assert.equal(
    await say('read_operation', {method: 'PUT', path: '/orders/17'}),
    '! The operation PUT /orders/17 does not exist.\nFix: Use "GET /orders (id: list-orders)", "GET /orders/{id} (id: get-item)", or call list_operations.',
  );
  assert.match(
    await say('read_operation', {path: '/orders'}),
    /^! read_operation needs "id", or "method" and "path"\./,
  );
  assert.match(await say('read_operation', {id: '__proto__'}), /^! The operation/);
});

test('without a known site URL, URLs have no host', async () => {
  const unplaced = new McpSite(await madeFiles());
  assert.equal(
    await say('read_page', {page: 'https://docs.acme.example/guide/intro'}, unplaced),
    '! "https://docs.acme.example/guide/intro" is possibly not a URL of this site, because the URL of the site is unknown.\nFix: Pass only the path: "/guide/intro".',
  );
});

test('a version matches by prefix, and an operation by title or partial id', async () => {
  const variants = [
    {id: 'a', version: 'v3.0.0 (rc 1)'},
    {id: 'b', version: 'v2.14.5'},
    {id: 'c', version: 'v2.14.5 beta'},
  ];
  assert.equal(chooseVariant(variants, {version: 'V3'}).id, 'a');
  assert.equal(chooseVariant(variants, {version: 'v2.14.5'}).id, 'b');
  assert.throws(
    () => chooseVariant(variants, {version: 'v2'}),
    /The version "v2" does not exist\.\nFix: Use "v3\.0\.0 \(rc 1\)"/,
  );
  assert.match(await say('read_operation', {id: 'list ORDERS'}), /`GET \/orders`/);
  assert.match(await say('read_operation', {id: 'orders'}), /Fix: Use "GET \/orders \(id: list-orders\)"/);
});

test('sites without documents and invalid folders are reported', async () => {
  const plain = {'docs.json': '{"name": "Plain", "navigation": {"pages": ["index"]}}', 'index.mdx': 'Hello.'};
  const bare = new McpSite(createMemoryFiles(await madeSite(plain)));
  assert.match(await say('list_operations', {}, bare), /^! This site has no API documents\./);
  assert.match(await say('read_operation', {id: 'a'}, bare), /^! This site has no API documents\./);
  assert.equal((await say('read_page', {page: '/'}, bare)).split('\n')[0], 'Source: /');
  assert.equal(
    await say('search', {query: 'a'}, new McpSite(createMemoryFiles({}))),
    '! _lectern/contents.json does not exist, or lectern prerender did not write it.\nFix: Ask the owner of this server to run lectern prerender again.',
  );
});

test('arguments are validated, and errors name valid values', async () => {
  const cases: readonly (readonly [tool: string, given: object, said: RegExp])[] = [
    ['search', {}, /^! search needs "query": Words[\s\S]*Fix: Pass \{"query": "…"\}\.$/],
    ['search', {query: '  '.trim()}, /^! search needs "query"/],
    ['search', {query: 5}, /^! "query" is 5\.\nFix: Pass a string\.$/],
    ['search', {query: 'a', limit: 21}, /^! "limit" is 21\.\nFix: Pass an integer from 1 to 20, or omit it for 8\.$/],
    ['search', {query: 'a', limit: 1.5}, /^! "limit" is 1\.5\./],
    ['search', {query: 'a', limti: 3}, /^! search has no parameter "limti"\.\nFix: Use "limit"\.$/],
    ['search', {query: 'a'.repeat(2001)}, /^! "query" has 2001 characters\./],
    ['search', ['a'], /^! The arguments of search are not an object\./],
    ['read_page', {page: 'index', offset: -1}, /^! "offset" is -1\./],
    ['read_page', {page: 'index', limit: 60_000}, /^! "limit" is 60000\./],
    ['read_operation', {id: 'a', format: 'xml'}, /^! "format" is "xml"\.\nFix: Pass "markdown", "json"\.$/],
  ];
  for (const [tool, given, said] of cases) assert.match(await say(tool, given), said, JSON.stringify(given));
  assert.deepEqual(buildParameterSchema(tools[1]!.parameters).required, ['page']);
});
