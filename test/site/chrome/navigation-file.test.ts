import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Config} from '../../../src/config/config.js';
import {buildPageMetadata, type PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {en} from '../../../src/messages/en.js';
import {buildNavigationFile, toSectionKey, toSidebarEntries} from '../../../src/site/chrome/navigation-file.js';
import type {Entry} from '../../../src/site/navigation/navigation.js';
import {entriesHtml, linksOf, siteOf} from './site.js';

const docs = {
  navigation: {
    tabs: [
      {
        tab: 'Guide',
        groups: [
          {group: 'Start', icon: 'flag', pages: ['index', 'a/b', {group: 'More', expanded: true, pages: ['a/c']}]},
          {group: 'Rest', tag: 'NEW', root: 'rest', pages: [{group: 'Deep', pages: ['d/one', 'd/secret', 'd/two']}]},
          {group: 'Rootless', root: 'secret-root', pages: ['shown']},
          {group: 'Secret', hidden: true, pages: ['secret']},
        ],
      },
      {tab: 'Other', pages: ['other']},
    ],
  },
} satisfies Partial<Record<keyof Config, unknown>>;
const heads = new Map<string, PageMetadata>(
  Object.entries({
    'a/b': {title: 'Long', sidebarTitle: 'Short <b>', tag: 'OLD', icon: 'bell', deprecated: true},
    'd/secret': {hidden: true},
    'secret-root': {hidden: true},
    'a/c': {title: 'Away', url: 'https://a.b/', api: 'DELETE /x'},
  }).map(([slug, values]) => [slug, buildPageMetadata(new Map(Object.entries(values)))]),
);

function draw(
  entries: readonly Entry[],
  known: ReadonlyMap<string, PageMetadata>,
  isBrief = false,
  open: string[] = [],
) {
  const groups = entries.filter(each => each.kind === 'group' && open.includes(each.label));
  return entriesHtml(entries, new Set([...groups, ...entriesOf(entries, 'a/b').slice(0, 1)]), {
    pageMetadata: known,
    messages: en,
    page: {slug: 'a/b'},
    href: written => ({href: written, external: true}),
    pageHref: slug => `/${slug}/`,
    // The ports of prerendered pages.
    ports: {},
    isBrief,
  });
}

function entriesOf(entries: readonly Entry[], slug: string): readonly Entry[] {
  return entries.flatMap(entry => {
    if (entry.kind === 'page') return entry.slug === slug ? [entry] : [];
    return [...(entry.root?.slug === slug ? [entry.root] : []), ...entriesOf(entry.entries, slug)];
  });
}

test("a sidebar from the navigation file equals the site's sidebar", async () => {
  const {navigation} = await siteOf(docs);
  const file = buildNavigationFile(navigation, heads);
  const {id, root} = navigation.defaultVariant;
  const {sections} = root;
  const lines = file.variants[id] ?? {};
  assert.deepEqual(Object.keys(lines), sections.map(toSectionKey));
  assert.doesNotMatch(JSON.stringify(file), /secret/i);
  for (const section of sections) {
    const read = toSidebarEntries(lines[toSectionKey(section)] ?? []);
    assert.equal(draw(read.entries, read.pageMetadata), draw(section.entries, heads));
  }
});

for (const [key, kind] of [
  ['versions', 'version'],
  ['languages', 'language'],
  ['products', 'product'],
] as const)
  test(`equal sections of two variants have their own lines: ${key}`, async () => {
    const variants = ['en', 'fr'].map(name => ({[kind]: name, groups: [{group: 'Start', pages: [`${name}/a`]}]}));
    const {navigation} = await siteOf({navigation: {[key]: variants}});
    const file = buildNavigationFile(navigation, new Map());
    for (const {id, root} of navigation.variants)
      assert.deepEqual(
        file.variants[id]?.[toSectionKey(root)]
          ?.flatMap(line => ('pages' in line ? line.pages : []))
          .map(line => 'slug' in line && line.slug),
        [`${id.slice(-2)}/a`],
      );
  });

test('a brief sidebar names the other groups with a link to their first page', async () => {
  const {navigation} = await siteOf(docs);
  const entries = navigation.defaultVariant.root.sections[0]?.entries ?? [];
  const brief = draw(entries, heads, true, ['Start']);
  assert.deepEqual(linksOf(brief), [
    'Home → /index/',
    '*Short &lt;b&gt; OLD → /a/b/',
    'More → /a/c/',
    'Rest NEW → /rest/',
    'Rootless → /shown/',
  ]);
  assert.match(brief, /^<ul class="nav-list" id="navigation-items" data-brief>/);
  assert.deepEqual(linksOf(draw(entries, heads, true)), ['Start → /index/', 'Rest NEW → /rest/', 'Rootless → /shown/']);
});
