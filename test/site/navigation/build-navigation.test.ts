import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {buildNavigation} from '../../../src/site/navigation/build-navigation.js';
import type {GroupEntry} from '../../../src/site/navigation/navigation.js';
import type {Written} from './node-from.js';
import {navigationOf, outline} from './outline.js';

const guide = {group: 'Guide', pages: ['a', 'b']};

/** All nestings in real projects, and their expected navigation. */
const forms: readonly {form: string; written: Written; expected: string}[] = [
  {form: 'navigation > pages', written: {pages: ['a', 'b']}, expected: '- (default)\n  a\n  b'},
  {
    form: 'navigation > groups, group > pages with groups inside',
    written: {groups: [{group: 'Guide', pages: ['a', {group: 'More', pages: ['b']}, 'c']}]},
    expected: '- (default)\n  group "Guide"\n    a\n    group "More"\n      b\n    c',
  },
  {
    form: 'navigation > tabs, tab > groups, tab > pages',
    written: {
      tabs: [
        {tab: 'Docs', groups: [guide]},
        {tab: 'News', pages: ['news', {group: 'Old', pages: ['old']}]},
      ],
    },
    expected: `- (default)
  tab "Docs" > a
    group "Guide"
      a
      b
  tab "News" > news
    news
    group "Old"
      old`,
  },
  {
    form: 'navigation > global > anchors after the own ones',
    written: {
      global: {anchors: [{anchor: 'Blog', href: 'https://blog.example'}]},
      anchors: [{anchor: 'Chat', href: 'https://chat.example'}],
      groups: [guide],
    },
    expected: `- (default)
  group "Guide"
    a
    b
  anchor "Chat" > https://chat.example
  anchor "Blog" > https://blog.example`,
  },
  {
    form: 'tabs beside versions that have tabs: those of the chosen version take their place',
    written: {
      tabs: [{tab: 'Docs', pages: ['old/a']}],
      anchors: [{anchor: 'Chat', href: 'https://chat.example'}],
      versions: [
        {
          version: 'v2',
          tabs: [
            {tab: 'Docs', pages: ['v2/a']},
            {tab: 'API', pages: ['v2/api']},
          ],
        },
        {version: 'v1', tabs: [{tab: 'Docs', pages: ['v1/a']}]},
      ],
    },
    expected: `version=v2 (default)
  anchor "Chat" > https://chat.example
  tab "Docs" > v2/a
    v2/a
  tab "API" > v2/api
    v2/api
version=v1
  anchor "Chat" > https://chat.example
  tab "Docs" > v1/a
    v1/a`,
  },
  {
    form: 'tabs beside a version that has tabs and one that has none: they stand in the latter',
    written: {
      tabs: [{tab: 'Docs', pages: ['a']}],
      versions: [
        {version: 'v2', tabs: [{tab: 'Docs', pages: ['v2/a']}]},
        {version: 'v1', pages: ['v1/a']},
      ],
    },
    expected: `version=v2 (default)
  tab "Docs" > v2/a
    v2/a
version=v1
  tab "Shop" > v1/a
    v1/a
  tab "Docs" > a
    a`,
  },
  {
    form: 'navigation > global > tabs and dropdowns in every language',
    written: {
      global: {tabs: [{tab: 'API', pages: ['api']}], dropdowns: [{dropdown: 'Help', pages: ['help']}]},
      languages: [
        {language: 'en', tabs: [{tab: 'Docs', pages: ['a']}]},
        {language: 'fr', tabs: [{tab: 'Doc', pages: ['fr/a']}]},
      ],
    },
    expected: `language=en (default)
  tab "Docs" > a
    a
  tab "API" > api
    api
  dropdown "Help" > help
    help
language=fr
  tab "Doc" > fr/a
    fr/a
  tab "API" > api
    api
  dropdown "Help" > help
    help`,
  },
  {
    form: 'language > groups, language > global',
    written: {
      languages: [
        {language: 'en', groups: [guide], global: {anchors: [{anchor: 'Blog', href: '/blog'}]}},
        {language: 'cn', default: true, groups: [{group: '指南', pages: ['cn/a']}]},
      ],
    },
    expected: `language=en
  group "Guide"
    a
    b
  anchor "Blog" > /blog
language=cn (default)
  group "指南"
    cn/a`,
  },
  {
    form: 'language > versions',
    written: {
      languages: [
        {
          language: 'en',
          versions: [
            {version: 'v1', pages: ['v1/a']},
            {version: 'v2', default: true, pages: ['v2/a']},
          ],
        },
        {language: 'fr', pages: ['fr/a']},
      ],
    },
    expected: `language=en,version=v1
  v1/a
language=en,version=v2 (default)
  v2/a
language=fr
  fr/a`,
  },
  {
    form: 'navigation > versions, version > tabs, version > groups, version > pages',
    written: {
      versions: [
        {version: 'v3', tabs: [{tab: 'Docs', pages: ['a']}]},
        {version: 'v2', groups: [{group: 'Guide', pages: ['v2/a']}]},
        {version: 'v1', pages: ['v1/a']},
      ],
    },
    expected: `version=v3 (default)
  tab "Docs" > a
    a
version=v2
  group "Guide"
    v2/a
version=v1
  v1/a`,
  },
  {
    form: 'language > products, product > tabs',
    written: {
      languages: [
        {
          language: 'en',
          products: [
            {product: 'Pay', tabs: [{tab: 'Docs', pages: ['pay/a']}]},
            {product: 'Ship', pages: ['ship/a']},
          ],
        },
      ],
    },
    expected: `language=en,product=Pay (default)
  tab "Docs" > pay/a
    pay/a
language=en,product=Ship
  ship/a`,
  },
  {
    form: 'tab > versions: the other tabs are the same in each',
    written: {
      tabs: [
        {tab: 'Docs', pages: ['a']},
        {
          tab: 'API',
          versions: [
            {version: '1', pages: ['api/1']},
            {version: '2', pages: ['api/2']},
          ],
        },
      ],
    },
    expected: `version=1 (default)
  tab "Docs" > a
    a
  tab "API" > api/1
    api/1
version=2
  tab "Docs" > a
    a
  tab "API" > api/2
    api/2`,
  },
  {
    form: 'tab > versions twice: put together by label, the default where a label is missing',
    written: {
      tabs: [
        {
          tab: 'One',
          versions: [
            {version: '1', pages: ['one/1']},
            {version: '2', pages: ['one/2']},
          ],
        },
        {tab: 'Two', versions: [{version: '1', pages: ['two/1']}]},
      ],
    },
    expected: `version=1 (default)
  tab "One" > one/1
    one/1
  tab "Two" > two/1
    two/1
version=2
  tab "One" > one/2
    one/2
  tab "Two" > two/1
    two/1`,
  },
  {
    form: 'versions in one tab, products in another: multiplied',
    written: {
      tabs: [
        {
          tab: 'One',
          versions: [
            {version: '1', pages: ['one/1']},
            {version: '2', pages: ['one/2']},
          ],
        },
        {tab: 'Two', products: [{product: 'p', pages: ['p']}]},
      ],
    },
    expected: `version=1,product=p (default)
  tab "One" > one/1
    one/1
  tab "Two" > p
    p
version=2,product=p
  tab "One" > one/2
    one/2
  tab "Two" > p
    p`,
  },
  {
    form: 'navigation > dropdowns, dropdown > groups, pages, tabs, anchors',
    written: {
      dropdowns: [
        {dropdown: 'One', groups: [guide]},
        {dropdown: 'Two', pages: ['two']},
        {dropdown: 'Three', tabs: [{tab: 'Docs', pages: ['three']}]},
        {
          dropdown: 'Four',
          anchors: [
            {anchor: 'Blog', href: '/blog'},
            {anchor: 'Ref', pages: ['ref']},
          ],
        },
      ],
    },
    expected: `- (default)
  dropdown "One" > a
    group "Guide"
      a
      b
  dropdown "Two" > two
    two
  dropdown "Three" > three
    tab "Docs" > three
      three
  dropdown "Four" > ref
    anchor "Blog" > /blog
    anchor "Ref" > ref
      ref`,
  },
  {
    form: 'version > dropdowns, tab > dropdowns',
    written: {
      versions: [
        {version: '2', dropdowns: [{dropdown: 'One', pages: ['a']}]},
        {version: '1', tabs: [{tab: 'Docs', dropdowns: [{dropdown: 'Old', pages: ['1/a']}]}]},
      ],
    },
    expected: `version=2 (default)
  dropdown "One" > a
    a
version=1
  tab "Docs" > 1/a
    dropdown "Old" > 1/a
      1/a`,
  },
  {
    form: 'navigation > anchors, anchor > pages, groups, tabs',
    written: {
      anchors: [
        {anchor: 'Docs', pages: ['a']},
        {anchor: 'API', groups: [{group: 'Users', pages: ['users']}]},
        {anchor: 'More', tabs: [{tab: 'Old', pages: ['old']}]},
      ],
    },
    expected: `- (default)
  anchor "Docs" > a
    a
  anchor "API" > users
    group "Users"
      users
  anchor "More" > old
    tab "Old" > old
      old`,
  },
  {
    form: 'tab > anchors beside groups: the bare ones are the first anchor only when another holds pages',
    written: {
      tabs: [
        {tab: 'One', groups: [guide], anchors: [{anchor: 'Blog', href: '/blog'}]},
        {tab: 'Two', pages: ['two'], anchors: [{anchor: 'Ref', pages: ['ref']}]},
      ],
    },
    expected: `- (default)
  tab "One" > a
    group "Guide"
      a
      b
    anchor "Blog" > /blog
  tab "Two" > two
    anchor "Two" > two
      two
    anchor "Ref" > ref
      ref`,
  },
  {
    form: 'tab > menu, item > groups, item > pages, item > href',
    written: {
      tabs: [
        {
          tab: 'Learn',
          menu: [
            {item: 'Guides', groups: [guide]},
            {item: 'Recipes', pages: ['recipes']},
            {item: 'Blog', href: 'https://blog.example'},
          ],
        },
      ],
    },
    expected: `- (default)
  tab "Learn" > a
    item "Guides" > a
      group "Guide"
        a
        b
    item "Recipes" > recipes
      recipes
    item "Blog" > https://blog.example`,
  },
  {
    form: 'bare pages and groups beside tabs: an implicit first tab titled by the name of the site',
    written: {
      pages: ['index'],
      groups: [guide],
      tabs: [
        {tab: 'API', pages: ['api']},
        {tab: 'Blog', href: 'https://blog.example'},
      ],
    },
    expected: `- (default)
  tab "Shop" > index
    index
    group "Guide"
      a
      b
  tab "API" > api
    api
  tab "Blog" > https://blog.example`,
  },
  {
    form: 'hidden nodes stay, and are marked; the first page is a visible one',
    written: {
      tabs: [
        {tab: 'Secret', hidden: true, pages: ['secret']},
        {tab: 'Docs', groups: [{group: 'Draft', hidden: true, pages: ['draft']}, guide]},
      ],
    },
    expected: `- (default)
  (hidden) tab "Secret" > secret
    (hidden) secret
  tab "Docs" > a
    (hidden) group "Draft"
      (hidden) draft
    group "Guide"
      a
      b`,
  },
  {
    form: 'entries that name operations',
    written: {
      groups: [{group: 'API', pages: ['GET /users/{id}', 'shop.yaml post /orders', 'webhook order.created', 'a b']}],
    },
    expected: `- (default)
  group "API"
    "GET /users/{id}" > api-reference/get-users
    "POST /orders" > api-reference/post-orders
    "order.created" > api-reference/ordercreated
    a b`,
  },
  {
    form: 'a group whose title is a page',
    written: {groups: [{group: 'API', root: '/api/index.mdx', pages: ['api/a']}]},
    expected: '- (default)\n  group "API" > api/index\n    api/a',
  },
  {
    form: 'sections inside a group become groups',
    written: {
      groups: [
        {group: 'Odd', pages: ['a'], tabs: [{tab: 'In', pages: ['b']}], versions: [{version: '1', pages: ['c']}]},
      ],
    },
    expected: '- (default)\n  group "Odd"\n    a\n    group "In"\n      b\n    group "1"\n      c',
  },
  {form: 'nothing at all', written: {}, expected: '- (default)'},
  {
    form: 'entries with slashes, extensions and encoding; a bad one is left out',
    written: {pages: ['/a', 'b.mdx', 'c/', 'd%20e', '../up', 'https://x.example']},
    expected: '- (default)\n  a\n  b\n  c\n  d e',
  },
];

describe('builds the navigation from every form', () => {
  for (const {form, written, expected} of forms) {
    test(form, () => assert.equal(outline(navigationOf(written)), expected));
  }
});

test('nodes keep their appearance, and absent fields stay absent', () => {
  const navigation = navigationOf({
    tabs: [{tab: 'Docs', icon: 'book', groups: [{group: 'G', tag: 'NEW', expanded: true, pages: ['a']}]}],
  });
  assert.deepEqual(navigation.defaultVariant.root.sections, [
    {
      kind: 'tab',
      label: 'Docs',
      icon: 'book',
      hidden: false,
      entries: [
        {
          kind: 'group',
          label: 'G',
          tag: 'NEW',
          expanded: true,
          hidden: false,
          entries: [{kind: 'page', slug: 'a', hidden: false, path: 'navigation.tabs[0].groups[0].pages[0]'}],
          carriesDocuments: false,
          path: 'navigation.tabs[0].groups[0]',
        },
      ],
      sections: [],
      selectors: [],
      carriesDocuments: false,
      path: 'navigation.tabs[0]',
      slug: 'a',
    },
  ]);
});

test('documents are inherited, with the folder of generated pages', () => {
  const navigation = navigationOf({
    tabs: [
      {tab: 'Generated', openapi: 'shop.yaml', directory: 'api', groups: [{group: 'Hand-written', pages: ['a']}]},
      {tab: 'Chosen', openapi: 'shop.yaml', groups: [{group: 'Users', pages: ['GET /users']}]},
      {tab: 'Nested', openapi: 'shop.yaml', groups: [{group: 'Other', asyncapi: 'events.yaml', pages: []}]},
    ],
  });
  const sections = navigation.defaultVariant.root.sections;
  const groups = sections.map(({entries}) => entries[0] as GroupEntry);
  const shop = {openapi: [{source: 'shop.yaml'}], asyncapi: []};
  assert.deepEqual(sections[0]?.documents, {...shop, directory: 'api'});
  assert.equal(groups[0]?.documents, sections[0]?.documents);
  assert.deepEqual(
    sections.map(section => section.carriesDocuments),
    [true, false, true],
  );
  assert.deepEqual(
    groups.map(group => group.carriesDocuments),
    [false, false, true],
  );
  assert.deepEqual(groups[1]?.entries, [
    {
      kind: 'page',
      slug: 'api-reference/get-users',
      hidden: false,
      path: 'navigation.tabs[1].groups[0].pages[0]',
      generated: {
        label: 'GET /users',
        state: 'unread',
        documents: ['shop.yaml'],
        operation: {method: 'GET', path: '/users'},
        deprecated: false,
      },
    },
  ]);
  assert.deepEqual(groups[2]?.documents, {openapi: [], asyncapi: [{source: 'events.yaml'}]});
});

test("a page's first listing is its entry", () => {
  const {entries} = navigationOf({
    groups: [
      {group: 'A', pages: ['x', 'y']},
      {group: 'B', pages: ['x']},
    ],
  });
  assert.deepEqual([...entries.keys()], ['x', 'y']);
  assert.equal(entries.get('x')?.path, 'navigation.groups[0].pages[0]');
});

test('the default version is never an external one', () => {
  const navigation = navigationOf({
    versions: [
      {version: '3 beta', hidden: true, pages: ['beta']},
      {version: '1', href: 'https://old.example'},
      {version: '2', pages: ['a']},
    ],
  });
  assert.equal(navigation.defaultVariant.id, 'version=2');
});

test('a navigation can be serialized', () => {
  const {variants, entries} = navigationOf({
    versions: [
      {version: '2', tabs: [{tab: 'T', pages: ['a']}]},
      {version: '1', pages: ['b']},
    ],
  });
  assert.deepEqual(JSON.parse(JSON.stringify(variants)), variants);
  assert.deepEqual(JSON.parse(JSON.stringify([...entries])), [...entries]);
});

test('each of 5,000 pages is read once for any number of variants', () => {
  let reads = 0;
  const children = Array.from({length: 5000}, (_, at) => ({
    path: `navigation.tabs[0].pages[${at}]`,
    get page() {
      reads++;
      return `guide/page-${at}`;
    },
  }));
  const base = {hidden: false, openapi: [], asyncapi: [], isDefault: false};
  const versions = Array.from({length: 20}, (_, at) => ({
    ...base,
    kind: 'version' as const,
    label: `v${at}`,
    path: `navigation.tabs[1].versions[${at}]`,
    children: [{page: `v${at}/api`, path: `navigation.tabs[1].versions[${at}].pages[0]`}],
  }));
  const navigation = buildNavigation({
    name: 'Large',
    navigation: {
      ...base,
      kind: 'root',
      label: '',
      path: 'navigation',
      children: [
        {...base, kind: 'tab', label: 'Docs', path: 'navigation.tabs[0]', children},
        {...base, kind: 'tab', label: 'API', path: 'navigation.tabs[1]', children: versions},
      ],
    },
  });
  assert.equal(navigation.variants.length, 20);
  assert.equal(navigation.entries.size, 5020);
  // Each entry is read twice: as a possible operation, and as a slug.
  assert.equal(reads, 10_000);
  const [first, last] = [navigation.variants.at(0), navigation.variants.at(-1)];
  assert.equal(first?.root.sections[0]?.entries, last?.root.sections[0]?.entries);
});

test('the depth limit prevents a stack overflow', () => {
  let written: Written = {group: 'deepest', pages: ['deep']};
  for (let depth = 0; depth < 1000; depth++) written = {group: String(depth), pages: [written]};
  assert.equal(navigationOf({pages: ['top'], groups: [written]}).entries.has('top'), true);
});
