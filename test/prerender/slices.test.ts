import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../src/api-reference/views/local-reader.js';
import type {ApiReader, ViewOptions} from '../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../src/base/files.js';
import {hashContent} from '../../src/base/hash-content.js';
import {buildHeaders, revalidated} from '../../src/hosts/headers.js';
import {openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {buildSliceFolder} from '../../src/prerender/slice-folder.js';
import {writeSlices} from '../../src/prerender/write-slices.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {optionsInMemory} from './options-in-memory.js';

const site = {base: '/', router: 'history', ending: '/'} as const;
const remoteAddress = 'https://specs.example.com/v1/pets.json';
const remote = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Pets', version: '1'},
  servers: [{url: '/v1'}],
  paths: {'/pets': {get: {operationId: 'listPets', description: 'See [more](more.html).', responses: {}}}},
});

/** A document whose parts are in another file, with a link, an unlisted operation, and a recursive schema. */
const shop = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '2', description: 'All about it.'},
  servers: [{url: 'https://api.example.com'}],
  tags: [{name: 'Orders', description: 'What was bought.'}],
  paths: {
    '/orders': {
      get: {
        operationId: 'document',
        tags: ['Orders'],
        description: 'See [the guide](../guide/intro.md).',
        responses: {
          200: {description: 'ok', content: {'application/json': {schema: {$ref: 'parts/models.json#/Order'}}}},
        },
      },
      post: {operationId: 'secret', 'x-internal': true, responses: {}},
    },
  },
  components: {
    schemas: {Node: {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}}, Other: {type: 'string'}},
  },
});
const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    navigation: {pages: ['index', 'node', 'pets', {group: 'API', openapi: 'apis/shop.json'}]},
  }),
  'apis/shop.json': shop,
  'apis/parts/models.json': JSON.stringify({Order: {type: 'object', properties: {id: {type: 'integer'}}}, Unused: {}}),
  'loose.yaml': 'openapi: 3.1.0\ninfo: {title: Loose}\npaths: {/a: {get: {}}}\n',
  'data.json': '{"openapi": "apis/shop.json"}',
  'index.mdx': 'Nothing.',
  'node.mdx': '---\nopenapi-schema: Node\n---\n',
  'pets.mdx': `<OpenApiEndpoint spec="${remoteAddress}" method="get" path="/pets" />`,
};

async function opened(given: Readonly<Record<string, string>> = files) {
  return openProject(createMemoryProject(given), async path =>
    path === remoteAddress ? {path, text: remote} : {path, missing: 'absent'},
  );
}

async function slices(given?: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const out: Record<string, string> = {};
  await writeSlices(await opened(given), async (path, text) => {
    out[path] = text;
  });
  return out;
}

test("each document's folder has a valid and unique name", () => {
  const cases: readonly (readonly [string, string])[] = [
    ['openapi.yaml', 'openapi.yaml'],
    ['apis/shop-2.json', 'apis__shop-2.json'],
    ['apis_/shop.json', 'apis_-__shop.json'],
    ['OpenAPI.yaml', '_open_a_p_i.yaml'],
    ['my api.yaml', 'my_32_api.yaml'],
    ['.well-known/api.json', '_46_well-known__api.json'],
    ['con.json', '_99_on.json'],
    ['https://a.example/v1.json?x=1', '_.a.example__v1.json_63_x_61_1'],
    ['http://a.example/v1.json', 'http_58_____a.example__v1.json'],
    ['große.yaml', 'gro_223_e.yaml'],
  ];
  for (const [document, folder] of cases) assert.equal(buildSliceFolder(document), `_lectern/api/${folder}/`, document);
  const long = buildSliceFolder(`${'a/'.repeat(300)}b.json`);
  assert.match(long, /^_lectern\/api\/[a_]{160}_\.[a-z\d]{12}\/$/);
  assert.notEqual(long, buildSliceFolder(`${'a/'.repeat(300)}c.json`));
});

test('a multi-file document is also bundled for the overview and agents', async () => {
  const out = Object.fromEntries(await written());
  const bundle = JSON.parse(out['_lectern/api/apis__shop.json/_bundle.json'] as string);
  const {schema} = bundle.paths['/orders'].get.responses[200].content['application/json'];
  assert.deepEqual(schema, {type: 'object', properties: {id: {type: 'integer'}}});
  const overview = Object.entries(out).find(
    ([, text]) => text.includes('overview-facts') || text.includes(' download'),
  );
  assert.match(overview?.[1] ?? '', /href="[^"]*_lectern\/api\/apis__shop\.json\/_bundle\.json" download/);
  assert.match(out['llms.txt'] ?? '', /- \[Shop\]\(\/_lectern\/api\/apis__shop\.json\/_bundle\.json\)/);
});

test("an overview's Markdown lists the document's contents", async () => {
  const out = Object.fromEntries(await written());
  const texts = Object.entries(out).filter(([path, text]) => path.endsWith('.md') && text.includes('# Shop'));
  assert.ok(texts.length > 0, Object.keys(out).join(' '));
  assert.ok(
    texts.some(([, text]) => /^# Shop\n/m.test(text) && text.includes('- `GET /orders`: document')),
    JSON.stringify(texts),
  );
  assert.match(out['llms-full.txt'] ?? '', /- `GET \/orders`: document/);
});

test('a document is cut into index, overview, operations, and shown schemas', async () => {
  const out = await slices();
  assert.deepEqual(Object.keys(out).sort(), [
    '_lectern/api/_.specs.example.com__v1__pets.json/_document.json',
    '_lectern/api/_.specs.example.com__v1__pets.json/_source.json',
    '_lectern/api/_.specs.example.com__v1__pets.json/index.json',
    '_lectern/api/_.specs.example.com__v1__pets.json/list-pets.json',
    '_lectern/api/apis__shop.json/_document.json',
    '_lectern/api/apis__shop.json/_source.json',
    '_lectern/api/apis__shop.json/document.json',
    '_lectern/api/apis__shop.json/index.json',
    '_lectern/api/apis__shop.json/schemas/node.json',
    '_lectern/api/loose.yaml/_document.json',
    '_lectern/api/loose.yaml/_source.json',
    '_lectern/api/loose.yaml/get-a.json',
    '_lectern/api/loose.yaml/index.json',
  ]);
  const operation = {
    id: 'document',
    method: 'GET',
    path: '/orders',
    kind: 'operation',
    label: 'document',
    isUnnamed: true,
    tags: ['Orders'],
  };
  assert.deepEqual(JSON.parse(out['_lectern/api/apis__shop.json/index.json'] as string), {
    title: 'Shop',
    version: '2',
    operations: [
      {...operation, deprecated: false, hidden: false, route: {tag: 'orders', slug: 'get-orders', id: 'document'}},
    ],
    tags: [
      {name: 'Orders', label: 'Orders', operations: ['document'], listed: [], description: 'What was bought.'},
      {name: '', label: '', operations: [], listed: []},
    ],
    groups: [],
    document: '../../../apis/shop.json',
    schemas: [{name: 'Node', id: 'node'}],
  });
  assert.deepEqual(JSON.parse(out['_lectern/api/apis__shop.json/document.json'] as string), {
    'x-lectern-document': '../../../apis/shop.json',
    openapi: '3.1.0',
    info: {title: 'Shop', version: '2'},
    servers: [{url: 'https://api.example.com'}],
    paths: {'/orders': {get: JSON.parse(shop).paths['/orders'].get}},
    'x-lectern-files': {'../apis/parts/models.json': {Order: {type: 'object', properties: {id: {type: 'integer'}}}}},
  });
  assert.deepEqual(JSON.parse(out['_lectern/api/apis__shop.json/schemas/node.json'] as string), {
    'x-lectern-document': '../../../../apis/shop.json',
    openapi: '3.1.0',
    info: {title: 'Shop', version: '2'},
    components: {schemas: {Node: {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}}}},
  });
});

test('a document lists its source files, and a remote one none', async () => {
  const out = await slices();
  const fact = (path: keyof typeof files) => {
    const bytes = new TextEncoder().encode(files[path]);
    return {path, size: bytes.length, hash: hashContent(bytes)};
  };
  assert.deepEqual(JSON.parse(out['_lectern/api/apis__shop.json/_source.json'] as string), {
    files: [fact('apis/shop.json'), fact('apis/parts/models.json')],
  });
  assert.equal(out['_lectern/api/_.specs.example.com__v1__pets.json/_source.json'], '{"files":[]}');
});

/** Returns everything that an operation view shows, as one text. */
async function drawn(reader: ApiReader, path: string, options: ViewOptions): Promise<string> {
  const name = {method: 'get', path};
  return JSON.stringify([
    await reader.operation(name, options),
    await reader.rest(name, options),
    await reader.form(name, options),
  ]);
}

test('slices render like their document, with its links and servers', async () => {
  const out = await slices();
  const project = await opened();
  const cut = (path: string) => openReader(`_lectern/api/${path}`, createMemoryFiles(out));
  const whole = project.readerOf('apis/shop.json');
  const text = await drawn(cut('apis__shop.json/document.json'), '/orders', {site});
  assert.equal(text, await drawn(whole, '/orders', {site}));
  assert.match(text, /href=\\"\/guide\/intro\/\\"/);
  assert.deepEqual(await cut('apis__shop.json/_document.json').overview({site}), await whole.overview({site}));
  assert.deepEqual(
    await cut('apis__shop.json/schemas/node.json').schema('Node', {site}),
    await whole.schema('Node', {site}),
  );
  const pets = await drawn(cut('_.specs.example.com__v1__pets.json/list-pets.json'), '/pets', {site});
  assert.equal(pets, await drawn(project.readerOf(remoteAddress), '/pets', {site}));
  assert.match(pets, /https:\/\/specs\.example\.com\/v1\/more\.html/);
  assert.match(pets, /"url":"https:\/\/specs\.example\.com\/v1"/);
});

test("on host pages, links and references resolve against the slice's document", async () => {
  const out = await slices();
  const folder = 'https://docs.example.com/x/_lectern/api/apis__shop.json/';
  const asked: string[] = [];
  const reader = openReader(`${folder}document.json`, {
    read: async path => {
      asked.push(path);
      return {path, text: out[path.slice('https://docs.example.com/x/'.length)] ?? ''};
    },
  });
  const text = await drawn(reader, '/orders', {});
  assert.match(text, /href=\\"https:\/\/docs\.example\.com\/x\/guide\/intro\.md\\"/);
  assert.match(text, />id</);
  assert.deepEqual(asked, [`${folder}document.json`]);
});

test("a document that claims to be another host's slice causes no requests there", async () => {
  const asked: string[] = [];
  const hostile = JSON.stringify({
    'x-lectern-document': 'https://inside.example/api.json',
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {
      '/a': {get: {parameters: [{$ref: 'secret.json#/a'}, {$ref: 'https://inside.example/b.json'}], responses: {}}},
    },
  });
  const reader = openReader('https://evil.example/a.json', {
    read: async path => {
      asked.push(path);
      return {path, text: hostile};
    },
  });
  await drawn(reader, '/a', {});
  assert.deepEqual(asked, ['https://evil.example/a.json']);
});

test('other origins can read slices, and browsers revalidate them', async () => {
  const paths = {'/items/20240101': {get: {responses: {}}}, '/b': {get: {operationId: 'deadbeef', responses: {}}}};
  const out = await slices({
    'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['index']}}),
    'a.json': JSON.stringify({openapi: '3.1.0', info: {title: 'A', version: '1'}, paths}),
  });
  const names = Object.keys(out);
  assert.deepEqual(
    names.map(path => path.slice('_lectern/api/a.json/'.length)),
    ['index.json', '_document.json', 'get-items-20240101_.json', 'deadbeef.json', '_source.json'],
  );
  for (const path of names)
    assert.deepEqual(buildHeaders(path), {
      'x-content-type-options': 'nosniff',
      'cache-control': revalidated,
      'access-control-allow-origin': '*',
    });
});

test('slices are created one at a time, on demand', async () => {
  const paths = Object.fromEntries(Array.from({length: 300}, (_, at) => [`/p${at}`, {get: {responses: {}}}]));
  const project = await opened({
    'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['index']}}),
    'big.json': JSON.stringify({openapi: '3.1.0', info: {title: 'Big', version: '1'}, paths}),
  });
  let open = 0;
  let most = 0;
  let count = 0;
  await writeSlices(project, async () => {
    most = Math.max(most, ++open);
    count++;
    await new Promise(done => setImmediate(done));
    open--;
  });
  assert.deepEqual([most, count], [1, 303]);
});

const written = async (given: Partial<PrerenderOptions> = {}) => {
  const out = new Map<string, string>();
  await prerender(await opened(), {
    ...optionsInMemory(out),
    names: {sheet: 's.css', mode: 'm.js', script: 'e.js', fonts: {}},
    ...given,
  });
  return out;
};

test('pages link their slices, and portable copies have the same text without slices', async () => {
  const out = await written();
  const element = (path: string) => /<openapi-endpoint[^>]*>/.exec(out.get(path) ?? '')?.[0];
  assert.match(
    element('api-reference/orders/get-orders/index.html') ?? '',
    / slices="_lectern\/api\/apis__shop\.json\/"/,
  );
  assert.match(element('node/index.html') ?? '', / schema="Node" [^>]*slices="_lectern\/api\/apis__shop\.json\/"/);
  assert.match(element('pets/index.html') ?? '', / slices="_lectern\/api\/_\.specs\.example\.com__v1__pets\.json\/"/);
  const bare = await written({names: {sheet: 's.css', mode: 'm.js', fonts: {}}});
  assert.deepEqual(
    [...bare.keys()].filter(path => path.startsWith('_lectern/api/') && !path.endsWith('/_bundle.json')),
    [],
  );
  for (const path of ['api-reference/orders/get-orders/index.html', 'node/index.html', 'pets/index.html'])
    assert.equal(
      out
        .get(path)
        ?.replace(/ slices="[^"]*"/, '')
        .replace(/<script defer[^>]*><\/script>\n/, '')
        .replace(/<p class="visually-hidden".*?<\/p>/, ''),
      bare.get(path)?.replace(' data-alone', ''),
      path,
    );
});
