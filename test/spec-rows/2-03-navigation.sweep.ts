import assert from 'node:assert/strict';
import {hrefs, page, texts} from '../e2e/site.js';
import {apiDocument, morePages as files, Rows, responses, sees} from './row.js';

const rows = new Rows('2.3');
const nav = (navigation: object) => ({docs: {navigation}, files});
const external = {anchor: 'Forum', href: 'https://forum.example/'};

rows.row('pages are entries of the sidebar', nav({pages: ['index', 'a', 'b']}), async ({page: tab}) => {
  await sees(tab, '.site-sidebar .nav-link', 'Alpha');
  assert.deepEqual(await texts(tab, '.site-sidebar .nav-label'), ['Home', 'Alpha', 'Beta']);
});
rows.row('groups have a title', nav({groups: [{group: 'Start', pages: ['index', 'a']}]}), ({page: tab}) =>
  sees(tab, '.nav-title', 'Start'),
);
rows.row(
  'tabs with pages',
  nav({
    tabs: [
      {tab: 'One', pages: ['index']},
      {tab: 'Two', pages: ['a']},
    ],
  }),
  async ({page: tab}) => {
    await tab.click('.tab-link >> text=Two');
    await sees(tab, 'h1', 'Alpha');
  },
);
rows.row(
  'tabs with groups',
  nav({
    tabs: [
      {tab: 'One', groups: [{group: 'G', pages: ['index']}]},
      {tab: 'Two', pages: ['a']},
    ],
  }),
  async ({page: tab}) => {
    await sees(tab, '.tab-link[aria-current]', 'One');
    await sees(tab, '.nav-title', 'G');
  },
);
rows.row(
  'tabs with anchors',
  nav({
    tabs: [
      {tab: 'One', pages: ['index']},
      {tab: 'Away', anchors: [external]},
    ],
  }),
  async ({page: tab}) =>
    assert.equal(await tab.getAttribute('.tab-link >> text=Away', 'href'), 'https://forum.example/'),
);
rows.row(
  'a tab with openapi has its pages',
  {
    docs: {
      navigation: {
        tabs: [
          {tab: 'One', pages: ['index']},
          {tab: 'API', openapi: 'api.json'},
        ],
      },
    },
    files: {'api.json': apiDocument({get: {summary: 'List things', responses}})},
    at: 'api/get-things',
  },
  async ({page: tab}) => {
    await sees(tab, '.tab-link[aria-current]', 'API');
    await sees(tab, 'h1', 'List things');
  },
);
rows.row('anchors are links away', nav({pages: ['index'], anchors: [external]}), async ({page: tab}) =>
  assert.ok((await hrefs(tab, '.site-sidebar .anchor-link')).includes('https://forum.example/')),
);
rows.row(
  'dropdowns hold pages',
  nav({
    dropdowns: [
      {dropdown: 'One', pages: ['index']},
      {dropdown: 'Two', pages: ['a']},
    ],
  }),
  async ({page: tab}) => {
    await tab.click('.section-switch summary');
    await tab.click('.section-switch .menu-link >> text=Two');
    await sees(tab, 'h1', 'Alpha');
  },
);
const versions = {
  versions: [
    {version: 'v1', pages: ['a']},
    {version: 'v2', default: true, pages: ['index']},
  ],
};
rows.row('versions are chosen in a selector', nav(versions), async ({page: tab}) => {
  await tab.click('.header-selectors summary');
  await tab.click('.header-selectors .menu-link >> text=v1');
  await sees(tab, 'h1', 'Alpha');
});
rows.row('the default version is shown first', nav(versions), ({page: tab}) =>
  sees(tab, '.header-selectors .selector-label', 'v2'),
);
rows.row('children of a version are those of its own', {...nav(versions), at: 'a'}, async ({page: tab}) => {
  await sees(tab, '.header-selectors .selector-label', 'v1');
  assert.deepEqual(await texts(tab, '.site-sidebar .nav-label'), ['Alpha']);
});
rows.row(
  'languages are chosen in a selector',
  {
    docs: {
      navigation: {
        languages: [
          {language: 'en', pages: ['index']},
          {language: 'fr', pages: ['fr/index']},
        ],
      },
    },
    files: {'fr/index.mdx': page('Accueil', 'Texte.')},
  },
  async ({page: tab}) => {
    await tab.click('.header-selectors summary');
    await tab.click('.header-selectors .menu-link >> text=Français');
    await sees(tab, 'h1', 'Accueil');
  },
);
for (const [at, label] of [
  ['index', 'v2'],
  ['a', 'v1'],
] as const) {
  rows.row(
    `global anchors stand in ${label}`,
    {...nav({...versions, global: {anchors: [external]}}), at},
    async ({page: tab}) => assert.ok((await hrefs(tab, '.anchor-link')).includes('https://forum.example/')),
  );
  rows.row(
    `global tabs stand in ${label}`,
    {
      ...nav({
        versions: [
          {version: 'v1', tabs: [{tab: 'Old', pages: ['a']}]},
          {version: 'v2', default: true, tabs: [{tab: 'New', pages: ['index']}]},
        ],
        global: {tabs: [{tab: 'Shared', href: 'https://shared.example/'}]},
      }),
      at,
    },
    ({page: tab}) => sees(tab, '.tab-link', 'Shared'),
  );
}
rows.row(
  'global dropdowns stand in every version',
  nav({
    versions: [
      {version: 'v1', dropdowns: [{dropdown: 'Guide', pages: ['a']}]},
      {version: 'v2', default: true, dropdowns: [{dropdown: 'Guide', pages: ['index']}]},
    ],
    global: {dropdowns: [{dropdown: 'Blog', href: 'https://blog.example/'}]},
  }),
  async ({page: tab}) => assert.ok((await hrefs(tab, '.section-switch .menu-link')).includes('https://blog.example/')),
);
rows.row(
  'forms combine',
  nav({pages: ['index'], groups: [{group: 'More', pages: ['a']}], anchors: [external]}),
  async ({page: tab}) => {
    await sees(tab, '.nav-title', 'More');
    await sees(tab, '.anchor-link', 'Forum');
  },
);
