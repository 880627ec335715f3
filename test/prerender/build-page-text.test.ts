import assert from 'node:assert/strict';
import {test} from 'node:test';
import {writeMemory} from './write-memory.js';

const stars = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Observatory', version: '1'},
  paths: {'/stars': {get: {summary: 'List stars', deprecated: true, description: '# All\n\n```\n# code\n```'}}},
  components: {schemas: {Star: {type: 'object', properties: {size: {type: 'number'}}}}},
});

/** Returns the Markdown of a page on a site with an API document. */
async function markdown(body: string, head = ''): Promise<string> {
  const text = await writeMemory({
    'docs.json': JSON.stringify({name: 'Site', navigation: {pages: ['index']}, api: {openapi: 'stars.json'}}),
    'index.mdx': `---\ntitle: Viewers\n${head}---\n\n${body}\n`,
    'stars.json': stars,
  });
  return withoutPointer(text('index.md'));
}

/** Removes the first line of every file, which links to the index of all pages. */
function withoutPointer(text: string): string {
  assert.match(text, /^> Index of all pages: \/llms\.txt\n\n/);
  return text.replace(/^.*\n\n/, '');
}

const operation =
  '## List stars\n\n`GET /stars` (deprecated)\n\n### All\n\n```\n# code\n```\n\n- `/`\n\n### Request example\n\n```bash';

test("an element's operation is in the Markdown at its position, one level deeper", async () => {
  for (const name of ['OpenApiEndpoint', 'openapi-endpoint', 'OpenApiScalar', 'OpenApiRedoc', 'OpenApiStoplight']) {
    const text = await markdown(`Before.\n\n<${name} spec="stars.json" method="get" path="/stars" />\n\nAfter.`);
    assert.ok(text.startsWith(`# Viewers\n\nBefore.\n\n${operation}`), `${name}: ${text}`);
    assert.ok(text.endsWith('\n\nAfter.\n'), name);
  }
});

test('schemas and complete documents are in the Markdown too', async () => {
  assert.equal(
    await markdown('<OpenApiEndpoint spec="stars.json" schema="Star" />'),
    '# Viewers\n\n## Star\n\nobject\n\n- `size` (number)\n',
  );
  assert.equal(
    await markdown('<OpenApiEndpoint spec="/stars.json" overview />'),
    '# Viewers\n\n## Observatory\n\n- Version: 1\n\n### Servers\n\n- `/`\n\n### Operations\n\n#### Other operations\n\n- `GET /stars`: List stars (deprecated)\n',
  );
});

test("an element without a document uses the site's, on its page and in Markdown", async () => {
  const text = await writeMemory({
    'docs.json': JSON.stringify({name: 'Site', navigation: {pages: ['index']}, api: {openapi: '/stars.json'}}),
    'index.mdx': '---\ntitle: Viewers\n---\n\n<OpenApiEndpoint method="get" path="/stars" />\n',
    'stars.json': stars,
  });
  assert.ok(withoutPointer(text('index.md')).startsWith(`# Viewers\n\n${operation}`));
  const [, element = ''] = /(<openapi-endpoint .*?)<\/openapi-endpoint>/s.exec(text('index.html')) ?? [];
  assert.match(element, /^<openapi-endpoint [^>]*spec="stars\.json"[^>]*>/);
  assert.match(element, /class="operation-title">List stars/);
});

test('an unreadable operation is named by method, path and document', async () => {
  assert.equal(
    await markdown('<OpenApiEndpoint spec="gone.json" method="put" path="/a" />'),
    '# Viewers\n\n`PUT /a`\n\n</gone.json>\n',
  );
});

test('a bound page with its own element contains the operation only once', async () => {
  const text = await markdown('Before.\n\n<OpenApiEndpoint />\n\nAfter.', 'openapi: GET /stars\n');
  assert.match(text, /^# Viewers\n\n`GET \/stars` \(deprecated\)\n\nBefore\.\n\n## All\n\n/);
  assert.ok(text.endsWith('\n\nAfter.\n'));
  assert.equal(text.match(/# All/g)?.length, 1);
});

test('a page about a schema has its fields', async () => {
  assert.equal(
    await markdown('Words.', 'openapi-schema: Star\n'),
    '# Viewers\n\nWords.\n\nobject\n\n- `size` (number)\n',
  );
});

test("only a deprecated operation has a note below the author's text", async () => {
  assert.match(
    await markdown('Words.', 'openapi: GET /stars\n'),
    /^# Viewers\n\n`GET \/stars` \(deprecated\)\n\nWords\./,
  );
});

test("a document's overview has page actions", async () => {
  const text = await writeMemory({
    'docs.json': JSON.stringify({name: 'Site', navigation: {tabs: [{tab: 'API', openapi: 'stars.json'}]}}),
    'stars.json': stars,
  });
  assert.match(text('api-reference/index.html'), /data-action="copy-page"/);
  assert.match(text('api-reference/index.html'), /href="[^"]*api-reference\.md"/);
  assert.match(text('api-reference.md'), /^> .*\n\n# Observatory/);
});

test("generated pages have their document's date and edit link", async () => {
  const text = await writeMemory(
    {
      'docs.json': JSON.stringify({
        name: 'Site',
        footer: {lastUpdated: true, editUrl: 'https://example.com/edit/{path}'},
        navigation: {tabs: [{tab: 'API', openapi: 'stars.json'}]},
      }),
      'stars.json': stars,
    },
    {modified: file => (file === 'stars.json' ? '2024-01-02T10:00:00Z' : undefined), siteUrl: 'https://example.com/'},
  );
  for (const path of ['api-reference/index.html', 'api-reference/list-stars/index.html']) {
    assert.match(text(path), /<time datetime="2024-01-02">/, path);
    assert.match(text(path), /class="edit-link" href="https:\/\/example\.com\/edit\/stars\.json"/, path);
  }
  assert.match(
    text('sitemap.xml'),
    /<loc>https:\/\/example\.com\/api-reference\/list-stars\/<\/loc><lastmod>2024-01-02/,
  );
});
