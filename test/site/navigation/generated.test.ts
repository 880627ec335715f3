import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {DocumentReference} from '../../../src/config/config.js';
import {locatePage} from '../../../src/site/navigation/locate-page.js';
import {switchVariant} from '../../../src/site/navigation/switch-variant.js';
import {indexesOf, paths} from './indexes.js';
import type {Written} from './node-from.js';
import {navigationOf, outline} from './outline.js';

const users = paths(
  ['GET /users', {summary: 'List users', operationId: 'listUsers', tags: ['Users']}],
  ['POST /orders', {operationId: 'createOrder', tags: ['Orders']}],
  ['GET /health'],
);
const one = paths(['GET /a', {operationId: 'getA'}]);
const documents = {
  'shop.yaml': users,
  'one.json': one,
  'two.json': one,
  'broken.yaml': 'broken' as const,
};

/** All notations for documents in docs.json, and their expected entries. */
const forms: readonly {
  readonly form: string;
  readonly written: Written;
  readonly api?: readonly DocumentReference[];
  readonly expected: string;
}[] = [
  {
    form: 'a tab with a document: overview, then a group for each tag, untagged last',
    written: {tabs: [{tab: 'API reference', openapi: 'shop.yaml'}]},
    expected: `- (default)
  tab "API reference" > api-reference
    "Overview" > api-reference
    group "Users"
      "List users" > api-reference/users/list-users
    group "Orders"
      "createOrder" > api-reference/orders/post-orders
    group "Other operations"
      "GET /health" > api-reference/get-health`,
  },
  {
    form: 'a tab that was not read yet leads to its overview',
    written: {tabs: [{tab: 'Référence', openapi: './later.yaml'}]},
    expected: `- (default)
  tab "Référence" > api-reference
    "Overview" > api-reference`,
  },
  {
    form: 'a document that cannot be read leaves its overview, and the other sections as they are',
    written: {
      tabs: [
        {tab: 'Bad', openapi: 'broken.yaml'},
        {tab: 'Good', openapi: 'one.json'},
      ],
    },
    expected: `- (default)
  tab "Bad" > api-reference/broken
    "Overview" > api-reference/broken
  tab "Good" > api-reference/one
    "Overview" > api-reference/one
    "getA" > api-reference/get-a`,
  },
  {
    form: 'hand-written pages stay before generated ones',
    written: {
      tabs: [{tab: 'API', openapi: 'one.json', pages: ['api/intro'], groups: [{group: 'Start', pages: ['b']}]}],
    },
    expected: `- (default)
  tab "API" > api/intro
    api/intro
    group "Start"
      b
    "Overview" > api-reference
    "getA" > api-reference/get-a`,
  },
  {
    form: 'a group: its title is no folder',
    written: {groups: [{group: 'The shop: API!', openapi: 'one.json', pages: ['a']}]},
    expected: `- (default)
  group "The shop: API!"
    a
    "Overview" > api-reference
    "getA" > api-reference/get-a`,
  },
  {
    form: 'anchor and dropdown have the folder api-reference; two documents there are told apart by name',
    written: {anchors: [{anchor: 'Shop', openapi: 'one.json'}], dropdowns: [{dropdown: 'More', openapi: 'two.json'}]},
    expected: `- (default)
  anchor "Shop" > api-reference/one
    "Overview" > api-reference/one
    "getA" > api-reference/get-a
  dropdown "More" > api-reference/two
    "Overview" > api-reference/two
    "getA" > api-reference/get-a-1`,
  },
  {
    form: 'a list of documents: a group for each',
    written: {tabs: [{tab: 'API', openapi: ['one.json', '/shop.yaml']}]},
    expected: `- (default)
  tab "API" > api-reference/one
    group "Title of one.json"
      "Overview" > api-reference/one
      "getA" > api-reference/get-a
    group "Title of shop.yaml"
      "Overview" > api-reference/shop
      group "Users"
        "List users" > api-reference/users/list-users
      group "Orders"
        "createOrder" > api-reference/orders/post-orders
      group "Other operations"
        "GET /health" > api-reference/get-health`,
  },
  {
    form: '{source, directory}, and the directory of the node',
    written: {
      tabs: [
        {tab: 'A', openapi: {source: 'one.json', directory: '/docs/one/'}},
        {tab: 'B', openapi: 'two.json', directory: 'two'},
        {tab: 'C', openapi: 'shop.yaml', directory: '../up', pages: ['GET /health']},
      ],
    },
    expected: `- (default)
  tab "A" > docs/one
    "Overview" > docs/one
    "getA" > docs/one/get-a
  tab "B" > two
    "Overview" > two
    "getA" > two/get-a
  tab "C" > api-reference/get-health
    "GET /health" > api-reference/get-health`,
  },
  {
    form: 'entries become pages at their place, and only those',
    written: {
      tabs: [
        {
          tab: 'Guide',
          openapi: 'shop.yaml',
          groups: [{group: 'Users', pages: ['intro', 'get /users', 'one.json GET /a', 'GET /nowhere']}],
        },
      ],
    },
    expected: `- (default)
  tab "Guide" > intro
    group "Users"
      intro
      "List users" > api-reference/users/list-users
      "getA" > api-reference/get-a
      "GET /nowhere" > api-reference/get-nowhere`,
  },
  {
    form: 'an entry finds its document by name without extension, else in api.openapi',
    written: {groups: [{group: 'A', pages: ['one GET /a', 'GET /health']}]},
    api: [{source: 'shop.yaml'}, {source: 'one.json'}],
    expected: `- (default)
  group "A"
    "getA" > api-reference/get-a
    "GET /health" > api-reference/get-health`,
  },
  {
    form: 'versions: the default one has no prefix, the others have',
    written: {
      versions: [
        {version: 'v1.0', openapi: 'one.json'},
        {version: 'v2', default: true, tabs: [{tab: 'API', openapi: 'two.json'}]},
      ],
    },
    expected: `version=v1.0
  "Overview" > v1-0/api-reference
  "getA" > v1-0/api-reference/get-a
version=v2 (default)
  tab "API" > api-reference
    "Overview" > api-reference
    "getA" > api-reference/get-a`,
  },
  {
    form: 'languages around versions, with a directory that says the version already',
    written: {
      languages: [
        {language: 'en', pages: ['api-reference']},
        {
          language: 'fr',
          versions: [
            {version: 'v2', openapi: 'two.json'},
            {version: 'v1', openapi: 'one.json', directory: 'fr/v1/api'},
          ],
        },
      ],
    },
    expected: `language=en (default)
  api-reference
language=fr,version=v2
  "Overview" > fr/api-reference
  "getA" > fr/api-reference/get-a
language=fr,version=v1
  "Overview" > fr/v1/api
  "getA" > fr/v1/api/get-a`,
  },
  {
    form: 'the root of the navigation: a first tab where there are others',
    written: {openapi: 'one.json', tabs: [{tab: 'Guide', pages: ['api-reference']}]},
    expected: `- (default)
  tab "Shop" > api-reference/one
    "Overview" > api-reference/one
    "getA" > api-reference/get-a
  tab "Guide" > api-reference
    api-reference`,
  },
  {
    form: 'api.openapi that no node carries: a tab at the end',
    written: {groups: [{group: 'Guide', pages: ['api-reference']}]},
    api: [{source: 'one.json'}],
    expected: `- (default)
  tab "Shop" > api-reference
    group "Guide"
      api-reference
  tab "API reference" > api-reference/one
    "Overview" > api-reference/one
    "getA" > api-reference/get-a`,
  },
  {
    form: 'api.openapi with versions: the tab is in each',
    written: {
      versions: [
        {version: '2', tabs: [{tab: 'G', pages: ['api-reference']}]},
        {version: '1', tabs: [{tab: 'G', pages: ['b']}]},
      ],
    },
    api: [{source: 'one.json', directory: 'rest'}],
    expected: `version=2 (default)
  tab "G" > api-reference
    api-reference
  tab "API reference" > rest
    "Overview" > rest
    "getA" > rest/get-a
version=1
  tab "G" > b
    b
  tab "API reference" > rest
    "Overview" > rest
    "getA" > rest/get-a`,
  },
  {
    form: 'api.openapi beside dropdowns is a dropdown, beside anchors with pages an anchor',
    written: {
      dropdowns: [
        {dropdown: 'A', pages: ['api-reference']},
        {dropdown: 'B', pages: ['b']},
      ],
    },
    api: [{source: 'one.json'}],
    expected: `- (default)
  dropdown "A" > api-reference
    api-reference
  dropdown "B" > b
    b
  dropdown "API reference" > api-reference/one
    "Overview" > api-reference/one
    "getA" > api-reference/get-a`,
  },
  {
    form: 'api.openapi that a node carries, or beside entries that name operations: nothing at the end',
    written: {tabs: [{tab: 'API', openapi: '/one.json'}]},
    api: [{source: 'one.json'}],
    expected: `- (default)
  tab "API" > api-reference
    "Overview" > api-reference
    "getA" > api-reference/get-a`,
  },
  {
    form: 'a document that a node inside carries too is listed there only',
    written: {tabs: [{tab: 'API', openapi: 'one.json', groups: [{group: 'Calls', openapi: 'one.json', pages: []}]}]},
    expected: `- (default)
  tab "API" > api-reference
    group "Calls"
      "Overview" > api-reference
      "getA" > api-reference/get-a`,
  },
  {
    form: 'a document outside the project is left out',
    written: {tabs: [{tab: 'API', openapi: ['../secret.yaml', 'javascript:alert(1)', 'one.json']}]},
    expected: `- (default)
  tab "API" > api-reference
    "Overview" > api-reference
    "getA" > api-reference/get-a`,
  },
  {
    form: 'a page with a file keeps its address; the generated one gives way',
    written: {tabs: [{tab: 'API', openapi: 'one.json', pages: ['api', 'api-reference/get-a']}]},
    expected: `- (default)
  tab "API" > api
    api
    api-reference/get-a
    "Overview" > api-reference
    "getA" > api-reference/get-a-1`,
  },
  {
    form: 'hidden nodes hide what is generated in them',
    written: {tabs: [{tab: 'API', hidden: true, openapi: 'one.json'}]},
    expected: `- (default)
  (hidden) tab "API" > api-reference
    (hidden) "Overview" > api-reference
    (hidden) "getA" > api-reference/get-a`,
  },
];

describe('makes entries of API documents', async () => {
  const indexes = await indexesOf(documents);
  for (const {form, written, api, expected} of forms)
    test(form, () => assert.equal(outline(navigationOf(written, api, indexes)), expected));
});

async function sidebarOf(document: object): Promise<string> {
  const indexes = await indexesOf({'x.yaml': document});
  return outline(navigationOf({tabs: [{tab: 'X', openapi: 'x.yaml'}]}, [], indexes)).replace(/^.*\n.*\n.*\n/, '');
}

test('an operation with several tags has its URL under the first, and is listed under all', async () => {
  const document = {
    tags: [{name: 'B', summary: 'Bees'}, {name: 'A'}, {name: 'Unused'}],
    ...paths(['GET /1', {summary: 'One', tags: ['A', 'B']}], ['GET /2', {summary: 'Two', tags: ['B']}]),
  };
  assert.equal(
    await sidebarOf(document),
    `    group "Bees"
      (listed) "One" > api-reference/a/one
      "Two" > api-reference/b/two
    group "A"
      "One" > api-reference/a/one`,
  );
  const indexes = await indexesOf({'x.yaml': document});
  const location = locatePage(
    navigationOf({tabs: [{tab: 'X', openapi: 'x.yaml'}]}, [], indexes),
    'api-reference/a/one',
  );
  assert.deepEqual([location.eyebrow, location.previous?.slug, location.next], ['A', 'api-reference/b/two', undefined]);
});

test('x-tagGroups contain tags, and 3.2 parents contain their children', async () => {
  const calls = paths(['GET /1', {tags: ['A']}], ['GET /2', {tags: ['B']}], ['GET /3', {tags: ['C']}]);
  assert.equal(
    await sidebarOf({
      ...calls,
      'x-tagGroups': [
        {name: 'Core', tags: ['C', 'A', 'None']},
        {name: 'Empty', tags: []},
      ],
    }),
    `    group "Core"
      group "C"
        "GET /3" > api-reference/c/get-3
      group "A"
        "GET /1" > api-reference/a/get-1
    group "B"
      "GET /2" > api-reference/b/get-2`,
  );
  assert.equal(
    await sidebarOf({...calls, tags: [{name: 'A'}, {name: 'B', parent: 'A'}, {name: 'C', parent: 'B'}]}),
    `    group "A"
      "GET /1" > api-reference/a/get-1
      group "B"
        "GET /2" > api-reference/b/get-2
        group "C"
          "GET /3" > api-reference/c/get-3`,
  );
});

test('untagged webhooks have their own group', async () => {
  const webhooks = {paid: {post: {summary: 'Paid'}}, sent: {post: {summary: 'Sent', tags: ['A']}}};
  assert.equal(
    await sidebarOf({webhooks, ...paths(['GET /1'])}),
    `    group "A"
      "Sent" > api-reference/a/sent
    group "Other operations"
      "GET /1" > api-reference/get-1
    group "Webhooks"
      "Paid" > api-reference/paid`,
  );
});

test('a chain of a thousand parents is cut and reported', async () => {
  const tags = Array.from({length: 1000}, (_, at) => ({name: `t${at}`, ...(at && {parent: `t${at - 1}`})}));
  const lines = (await sidebarOf({tags, ...paths(['GET /1', {tags: ['t0']}], ['GET /2', {tags: ['t999']}])})).split(
    '\n',
  );
  assert.ok(lines.length < 20);
});

test('slugs do not depend on the order of documents or operations', async () => {
  const indexes = await indexesOf(documents);
  const slugs = (openapi: readonly string[]) =>
    [...navigationOf({tabs: [{tab: 'API', openapi}]}, [], indexes).entries.keys()].sort();
  assert.deepEqual(slugs(['one.json', 'two.json']), slugs(['two.json', 'one.json']));
  assert.deepEqual(slugs(['one.json', 'two.json']), [
    'api-reference/get-a',
    'api-reference/get-a-1',
    'api-reference/one',
    'api-reference/two',
  ]);
});

test('the same document at the same place generates one set of pages', async () => {
  const indexes = await indexesOf(documents);
  const twice = {
    anchors: [
      {anchor: 'A', openapi: 'one.json'},
      {anchor: 'B', openapi: 'one.json'},
    ],
  };
  assert.deepEqual([...navigationOf(twice, [], indexes).entries.keys()], ['api-reference', 'api-reference/get-a']);
});

test('no slug leaves the site', async () => {
  const names = [
    '../../../../up',
    '..\\..\\x',
    'CON',
    'a\0b',
    'x'.repeat(300),
    'Same',
    'same',
    '%2e%2e%2f',
    '日本語',
    '__proto__',
  ];
  const document = paths(
    ...names.map((name, at) => [`GET /${at}`, {operationId: name, summary: name, tags: [name]}] as const),
  );
  const indexes = await indexesOf({'x.yaml': document});
  for (const tab of ['../..', '..\\x', '🙂', '<img src=x>', '__proto__', 'x'.repeat(300)]) {
    const {entries, aliases} = navigationOf({tabs: [{tab, openapi: 'x.yaml'}]}, [], indexes);
    assert.equal(entries.size, names.length + 1);
    for (const slug of [...entries.keys(), ...aliases.keys()])
      assert.doesNotMatch(slug, /\.\.|[\\\0]|%2|\/\/|^\/|\/$|[^/]{200}/, `${tab}: ${slug}`);
  }
});

test('only the folder of entries is an alias of a page', async () => {
  const indexes = await indexesOf(documents);
  const {aliases} = navigationOf({tabs: [{tab: 'API', openapi: 'shop.yaml'}]}, [], indexes);
  assert.deepEqual(Object.fromEntries(aliases), {});
  const chosen = navigationOf({tabs: [{tab: 'API', openapi: 'shop.yaml', pages: ['GET /users']}]}, [], indexes);
  assert.equal(chosen.aliases.get('api-reference'), 'api-reference/users/list-users');
});

test('each document has a folder for its pages', async () => {
  const written = {
    tabs: [
      {tab: 'A', openapi: ['a.json', 'b.json']},
      {tab: 'B', openapi: 'a.json', pages: ['GET /x']},
    ],
  };
  assert.deepEqual(navigationOf(written).mounts, [
    {document: 'a.json', prefix: 'api-reference'},
    {document: 'b.json', prefix: 'api-reference'},
  ]);
});

test('an entry waits for the documents before its own', async () => {
  const entryOf = (indexes: Awaited<ReturnType<typeof indexesOf>>) =>
    [
      ...navigationOf(
        {tabs: [{tab: 'A', openapi: ['a.json', 'b.json'], pages: ['GET /a']}]},
        [],
        indexes,
      ).entries.values(),
    ].map(({slug, generated}) => [slug, generated?.state, generated?.documents]);
  const none = paths(['GET /other']);
  const waiting = [['api-reference/get-a', 'unread', ['a.json', 'b.json']]];
  assert.deepEqual(entryOf(new Map()), waiting);
  assert.deepEqual(entryOf(await indexesOf({'b.json': one})), waiting);
  assert.deepEqual(entryOf(await indexesOf({'a.json': none, 'b.json': one})), [
    ['api-reference/get-a', 'ready', ['b.json']],
  ]);
  assert.deepEqual(entryOf(await indexesOf({'a.json': none, 'b.json': none})), [
    ['api-reference/get-a', 'absent', ['a.json', 'b.json']],
  ]);
  assert.deepEqual(entryOf(await indexesOf({'a.json': 'broken', 'b.json': 'broken'})), [
    ['api-reference/get-a', 'broken', ['a.json', 'b.json']],
  ]);
});

test('changing the version keeps the operation', async () => {
  const indexes = await indexesOf(documents);
  const navigation = navigationOf(
    {
      versions: [
        {
          version: 'v2',
          tabs: [
            {tab: 'API', openapi: 'one.json'},
            {tab: 'Guide', pages: ['guide']},
          ],
        },
        {
          version: 'v1.0',
          tabs: [
            {tab: 'API', openapi: 'two.json'},
            {tab: 'Guide', pages: ['v1.0/guide']},
          ],
        },
      ],
    },
    [],
    indexes,
  );
  assert.equal(switchVariant(navigation, 'version=v1.0', 'api-reference/get-a'), 'v1-0/api-reference/get-a');
  assert.equal(switchVariant(navigation, 'version=v2', 'v1-0/api-reference/get-a'), 'api-reference/get-a');
});

test('listing takes linear time in the number of operations', async () => {
  const timesOf = async (count: number) => {
    const many = paths(
      ...Array.from({length: count}, (_, at) => [`GET /p${at}`, {tags: [`t${at % (count / 20)}`, 'all']}] as const),
    );
    const indexes = await indexesOf({'x.yaml': many});
    return Array.from({length: 5}, () => {
      const start = performance.now();
      const {entries} = navigationOf({tabs: [{tab: 'X', openapi: 'x.yaml'}]}, [], indexes);
      assert.equal(entries.size, count + 1);
      return performance.now() - start;
    });
  };
  const [few, many] = [Math.min(...(await timesOf(1000))), Math.min(...(await timesOf(10_000)))];
  // Ten times as many entries. A quadratic algorithm would take a hundred times as long.
  assert.ok(many < few * 40, `${few} ms and ${many} ms`);
});
