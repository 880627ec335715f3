import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {getLabel, listSwitches, locatePage} from '../../../src/site/navigation/locate-page.js';
import {navigationOf} from './outline.js';

const site = navigationOf({
  pages: ['index'],
  groups: [
    {
      group: 'Guide',
      pages: [
        'intro',
        {group: 'Deep', pages: ['deep/one', 'deep/two']},
        {group: 'Draft', hidden: true, pages: ['draft']},
        'last',
      ],
    },
  ],
  tabs: [
    {
      tab: 'API',
      anchors: [
        {anchor: 'REST', pages: ['rest']},
        {anchor: 'Events', pages: ['events']},
        {anchor: 'Old', hidden: true, pages: ['old', 'older']},
      ],
    },
    {tab: 'Blog', href: 'https://blog.example'},
  ],
  global: {anchors: [{anchor: 'Chat', href: 'https://chat.example'}]},
});

interface Row {
  readonly slug: string;
  readonly sections: string;
  readonly groups: string;
  readonly previous?: string;
  readonly next?: string;
}

const rows: readonly Row[] = [
  {slug: 'index', sections: 'Shop', groups: '', next: 'intro'},
  {slug: 'intro', sections: 'Shop', groups: 'Guide', previous: 'index', next: 'deep/one'},
  {slug: 'deep/two', sections: 'Shop', groups: 'Guide > Deep', previous: 'deep/one', next: 'last'},
  {slug: 'draft', sections: 'Shop', groups: 'Guide > Draft'},
  {slug: 'last', sections: 'Shop', groups: 'Guide', previous: 'deep/two'},
  {slug: 'rest', sections: 'API > REST', groups: ''},
  {slug: 'older', sections: 'API > Old', groups: '', previous: 'old'},
];

describe('finds a page in the navigation', () => {
  for (const row of rows) {
    test(row.slug, () => {
      const {sections, groups, previous, next, eyebrow, tab, entry} = locatePage(site, row.slug);
      assert.deepEqual(
        {
          slug: entry?.slug,
          sections: sections
            .slice(1)
            .map(({label}) => label)
            .join(' > '),
          groups: groups.map(({label}) => label).join(' > '),
          ...(previous && {previous: previous.slug}),
          ...(next && {next: next.slug}),
        },
        row,
      );
      assert.equal(eyebrow, groups.at(-1)?.label);
      assert.equal(tab, sections[1]);
    });
  }
});

test('selectors on the path to a page omit hidden sections unless current', () => {
  const draw = (slug: string) =>
    listSwitches(locatePage(site, slug)).map(
      ({kind, options, current}) => `${kind}: ${options.map(({label}) => label).join(', ')}; ${current?.label}`,
    );
  assert.deepEqual(draw('rest'), [
    'tab: Shop, API, Blog; API',
    'anchor: Chat; undefined',
    'anchor: REST, Events; REST',
  ]);
  assert.deepEqual(draw('old'), [
    'tab: Shop, API, Blog; API',
    'anchor: Chat; undefined',
    'anchor: REST, Events, Old; Old',
  ]);
});

test("an unlisted page beside a document's pages is in their section", () => {
  const navigation = navigationOf({
    tabs: [
      {tab: 'Guide', pages: ['a']},
      {tab: 'API', openapi: {source: 'a.json', directory: 'api'}},
    ],
  });
  const {section, tab, entry} = locatePage(navigation, 'api/gone');
  assert.deepEqual([section.label, tab?.label, entry], ['API', 'API', undefined]);
  assert.equal(locatePage(navigation, 'apis/gone').tab, undefined);
});

test("an unlisted page is at the root of its folder's variant", () => {
  const navigation = navigationOf({
    languages: [
      {language: 'en', pages: ['a', 'b/c']},
      {
        language: 'cn',
        versions: [
          {version: '2', pages: ['zh/v2/a', 'zh/v2/b/c']},
          {version: '1', pages: ['zh/v1/a']},
        ],
      },
    ],
  });
  const variantOf = (slug: string, preferred?: string) => locatePage(navigation, slug, preferred).variant.id;
  assert.equal(variantOf('secret'), 'language=en');
  assert.equal(variantOf('secret', 'language=cn,version=1'), 'language=cn,version=1');
  assert.equal(variantOf('zh/v1/secret'), 'language=cn,version=1');
  // The index page of the folder.
  assert.equal(variantOf('zh/v1'), 'language=cn,version=1');
  assert.equal(variantOf('zhang'), 'language=en');
  assert.equal(variantOf('zh/v1/secret', 'language=en'), 'language=cn,version=1');
  const {entry, sections, groups} = locatePage(navigation, 'secret');
  assert.deepEqual(
    {entry, sections, groups},
    {entry: undefined, sections: [navigation.defaultVariant.root], groups: []},
  );
});

test('a page in several variants uses the preferred one, then the default', () => {
  const navigation = navigationOf({
    versions: [
      {version: '1', pages: ['same', 'old']},
      {version: '2', default: true, pages: ['same']},
      {version: '3', pages: ['same']},
    ],
  });
  assert.equal(locatePage(navigation, 'same').variant.id, 'version=2');
  assert.equal(locatePage(navigation, 'same', 'version=3').variant.id, 'version=3');
  assert.equal(locatePage(navigation, 'same', 'version=9').variant.id, 'version=2');
  assert.equal(locatePage(navigation, 'old', 'version=3').variant.id, 'version=1');
});

test('a page listed twice is not its own neighbor', () => {
  const navigation = navigationOf({pages: ['a', 'b', 'a', 'c']});
  assert.equal(locatePage(navigation, 'b').next?.slug, 'c');
  assert.equal(locatePage(navigation, 'a').previous, undefined);
});

test("a group's own page is first in the group", () => {
  const navigation = navigationOf({
    groups: [
      {group: 'A', pages: ['x']},
      {group: 'B', root: 'b/index', pages: ['b/y']},
    ],
  });
  const {previous, next, eyebrow} = locatePage(navigation, 'b/index');
  assert.deepEqual([previous?.slug, next?.slug, eyebrow], ['x', 'b/y', 'B']);
});

test("labels are the slug's words until a title is known", () => {
  const navigation = navigationOf({pages: ['first-steps', 'GET /users'], groups: [{group: 'More', pages: []}]});
  assert.deepEqual(navigation.defaultVariant.root.entries.map(getLabel), ['First steps', 'GET /users', 'More']);
});
