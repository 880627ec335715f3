import assert from 'node:assert/strict';
import {page, pixel} from '../e2e/site.js';
import {drawing, metaOf, morePages, Rows, sees, seesNot, setMode, styleOf} from './row.js';

const rows = new Rows('2.1');

rows.row('name is in the top navigation and the title', {}, async ({page: tab}) => {
  await sees(tab, '.site-header .site-name', 'Acme');
  assert.match(await tab.title(), /Acme/);
});
rows.row('description is the default of OpenGraph', {docs: {description: 'All of Acme.'}}, async ({page: tab}) =>
  assert.equal(await metaOf(tab, 'og:description'), 'All of Acme.'),
);
for (const theme of ['theme_2', 'theme_3', 'theme_4', 'theme_5'])
  rows.row(`theme ${theme}`, {docs: {theme}}, async ({page: tab}) =>
    assert.equal(await tab.getAttribute('html', 'data-theme'), theme),
  );
for (const theme of [
  'theme_1',
  'mint',
  'maple',
  'palm',
  'willow',
  'linden',
  'almond',
  'aspen',
  'luma',
  'sequoia',
  'else',
])
  rows.row(
    `theme ${theme} is theme_1`,
    {docs: {theme}},
    async ({page: tab}) => assert.equal(await tab.getAttribute('html', 'data-theme'), null),
    {kinds: theme === 'theme_1' || theme === 'else' ? ['script tag', 'prerendered'] : ['prerendered']},
  );
const logos = {'light.svg': drawing('red'), 'dark.svg': drawing('blue')};
rows.row('logo as a path', {docs: {logo: '/light.svg'}, files: logos}, ({page: tab}) =>
  sees(tab, '.site-header img[src$="light.svg"]'),
);
rows.row(
  'logo for each mode',
  {docs: {logo: {light: '/light.svg', dark: '/dark.svg'}}, files: logos},
  async ({page: tab}) => {
    await setMode(tab, 'light');
    await sees(tab, '.site-header img[src$="light.svg"]');
    await setMode(tab, 'dark');
    await sees(tab, '.site-header img[src$="dark.svg"]');
    await seesNot(tab, '.site-header img[src$="light.svg"]');
  },
);
rows.row(
  'logo.href',
  {docs: {logo: {light: '/light.svg', href: 'https://acme.example/'}}, files: logos},
  async opened => assert.equal(await opened.page.getAttribute('.site-logo', 'href'), 'https://acme.example/'),
);
rows.row('favicon', {docs: {favicon: '/icon.png'}, files: {'icon.png': pixel}}, async ({page: tab}) =>
  assert.match((await tab.getAttribute('link[rel="icon"]', 'href')) ?? '', /icon\.png$/),
);
rows.row(
  'favicon for each mode',
  {docs: {favicon: {light: '/light.svg', dark: '/dark.svg'}}, files: logos},
  async ({page: tab}) => {
    const links = await tab.$$eval('link[rel="icon"]', all => all.map(each => each.getAttribute('href') ?? ''));
    assert.ok(
      links.some(each => each.endsWith('light.svg')),
      links.join(),
    );
  },
);
rows.row('search.prompt', {docs: {search: {prompt: 'Ask Acme'}}}, ({page: tab}) =>
  sees(tab, '.search-prompt', 'Ask Acme'),
);
rows.row(
  'thumbnails.background is in the picture of a link',
  {docs: {thumbnails: {background: '/back.png'}}, files: {'back.png': pixel}},
  async ({page: tab, kind}) =>
    assert.match((await metaOf(tab, 'og:image')) ?? '', kind === 'prerendered' ? /^https:.+\.png/ : /back\.png$/),
  {siteUrl: 'https://docs.example.com/', thumbnails: true},
);
rows.row('metadata are meta tags', {docs: {metadata: {'application-name': 'Acme Docs'}}}, async ({page: tab}) =>
  assert.equal(await metaOf(tab, 'application-name'), 'Acme Docs'),
);
for (const [library, name] of [
  ['icon_lib_1', 'rocket'],
  ['icon_lib_2', 'rocket'],
] as const)
  rows.row(`icons.library ${library}`, {docs: {icons: {library}}, body: `<Icon icon="${name}" />`}, ({page: tab}) =>
    sees(tab, `.site-article docs-icon svg`),
  );
rows.row('frontmatter title', {}, ({page: tab}) => sees(tab, 'h1', 'Home'));
rows.row('frontmatter description', {head: 'description: About home.\n'}, ({page: tab}) =>
  sees(tab, '.page-head', 'About home.'),
);
rows.row(
  'frontmatter icon',
  {docs: {navigation: {pages: ['index', 'a']}}, files: {...morePages, 'a.mdx': page('Alpha', 'x', 'icon: rocket\n')}},
  ({page: tab}) => sees(tab, '.site-sidebar .nav-link docs-icon[icon="rocket"]'),
);
rows.checked('a missing name fails', {docs: {name: undefined}}, said => {
  assert.match(said, /error {2}config-required/);
  assert.match(said, /exit 1$/);
});
rows.checked('a missing navigation fails', {docs: {navigation: undefined}}, said => {
  assert.match(said, /error {2}config-required/);
  assert.match(said, /exit 1$/);
});
rows.checked('$schema is accepted', {docs: {$schema: 'https://acme.example/docs.schema.json'}}, said =>
  assert.match(said, /0 errors, 0 warnings, 0 for/),
);
rows.checked('an unknown theme gives no finding', {docs: {theme: 'no-such'}}, said =>
  assert.match(said, /0 errors, 0 warnings, 0 for/),
);
rows.row('a background of one color', {docs: {background: {color: {light: '#fffbe6'}}}}, async ({page: tab}) => {
  await setMode(tab, 'light');
  assert.equal(await styleOf(tab, '.site', 'background-color'), 'rgb(255, 251, 230)');
});
