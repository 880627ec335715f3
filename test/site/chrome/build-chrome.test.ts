import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {renderContents} from '../../../src/site/chrome/contents.js';
import {formatLanguageName} from '../../../src/site/chrome/language-name.js';
import {formatMethodBadge} from '../../../src/site/chrome/method-badge.js';
import {renderProblem} from '../../../src/site/chrome/problem-html.js';
import {renderSkeleton} from '../../../src/site/chrome/skeleton.js';
import {authored} from '../../../src/site/page/authored.js';
import {createPageContext} from '../../../src/site/page/create-page-context.js';
import {
  addIndexes,
  buildMetadataTags,
  buildSiteChrome,
  locateChrome,
  renderSiteBanner,
} from '../../../src/site/site.js';
import {dangersOf} from '../../components/html-tokens.js';
import {indexesOf, paths} from '../navigation/indexes.js';
import {chromeFor, htmlOf, linksOf, place, siteOf, withoutPictures} from './site.js';

test('the header has the name, the links and the button with their URLs', async () => {
  const {header} = await chromeFor({
    navbar: {
      links: [
        {label: 'Blog', href: 'https://blog.example'},
        {label: 'Page', href: '/a/b'},
        {label: 'Bad', href: 'javascript:x'},
      ],
      primary: {type: 'button', label: 'Start', href: '/a/b'},
    },
  });
  assert.deepEqual(linksOf(header), [
    'Site → /docs/',
    'Blog → https://blog.example/ (away)',
    'Page → /docs/a/b',
    'Start → /docs/a/b',
  ]);
});

test('links, groups, tabs and footers render icons in their style', async () => {
  const icon = {icon: 'star', iconType: 'regular'};
  const {header, sidebar, siteFooter} = await chromeFor({
    navbar: {
      links: [
        {label: 'Blog', href: 'https://blog.example', ...icon},
        {label: '', href: '/a/b', ...icon},
      ],
    },
    navigation: {
      tabs: [
        {
          tab: 'Guide',
          ...icon,
          groups: [
            {
              group: 'G',
              ...icon,
              pages: ['index', {group: 'N', icon: {name: 'star', style: 'regular'}, pages: ['a/b']}],
            },
          ],
        },
        {tab: 'Other', pages: ['c/some-page']},
      ],
    },
    footer: {links: [{header: 'More', items: [{label: 'Blog', href: 'https://blog.example', ...icon}]}]},
  });
  const styled = (html: string) => html.split('<docs-icon icon="star" icon-type="regular"').length - 1;
  assert.deepEqual([styled(header), styled(siteFooter)], [3, 1]);
  assert.ok(styled(sidebar) >= 3);
  assert.match(header, /aria-label="star"/);
});

test('the logo has both modes and its configured link', async () => {
  const {header} = await chromeFor({logo: {light: '/l.svg', dark: '/d.svg', href: 'https://a.b'}});
  assert.match(header, /href="https:\/\/a\.b\/" target="_blank" rel="noopener"/);
  assert.match(
    header,
    /<img class="logo nav-logo for-light" src="\/docs\/l\.svg" alt="Site"><img class="logo nav-logo for-dark" src="\/docs\/d\.svg" alt="Site">/,
  );
});

test('a strict appearance has no switch', async () => {
  assert.match((await chromeFor({})).header, /<site-theme>/);
  assert.doesNotMatch((await chromeFor({appearance: {default: 'dark', strict: true}})).header, /<site-theme>/);
});

test('a tab or dropdown with only links opens the first of them', async () => {
  const links = (...names: readonly string[]) =>
    names.map(name => ({anchor: name, href: `https://${name.toLowerCase()}.example/`}));
  const {header, sidebar} = await chromeFor({
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index']},
        {tab: 'Links', anchors: [...links('One', 'Two'), {anchor: 'No', href: 'https://no.example/', hidden: true}]},
        {tab: 'Blog', anchors: links('News')},
      ],
    },
  });
  assert.deepEqual(linksOf(header), [
    'Site → /docs/',
    '*Guide → /docs/',
    'One → https://one.example/ (away)',
    'Two → https://two.example/ (away)',
    'Blog → https://news.example/ (away)',
  ]);
  assert.match(sidebar, /<span class="menu-description">Links<\/span>/);
  const dropdowns = [
    {dropdown: 'Guide', pages: ['index']},
    {dropdown: 'Links', anchors: links('One', 'Two')},
  ];
  assert.deepEqual(linksOf((await chromeFor({navigation: {dropdowns}})).sidebar).slice(0, 2), [
    '*Guide → /docs/',
    'Links → https://one.example/ (away)',
  ]);
});

test("a footer link has its icon, and the icon's name without a label", async () => {
  const items = [
    {label: 'Shop', href: '/a/b', icon: 'store'},
    {label: '', href: '/a/b', icon: 'rocket'},
  ];
  const {siteFooter} = await chromeFor({footer: {links: [{items}]}});
  assert.match(siteFooter, /<a href="\/docs\/a\/b"><docs-icon icon="store"[^>]*><\/docs-icon>Shop<\/a>/);
  assert.match(siteFooter, /<a href="\/docs\/a\/b" aria-label="rocket"><docs-icon icon="rocket"/);
});

test('tabs are in a row, with the open one marked', async () => {
  const docs = {
    navigation: {
      tabs: [
        {tab: 'Guide', pages: ['index', 'a/b']},
        {tab: 'API', pages: ['api/one']},
        {tab: 'Blog', href: 'https://blog.example'},
      ],
    },
  };
  const {header} = await chromeFor(docs, {slug: 'api/one'});
  const row = header.slice(header.indexOf('<nav class="tab-row"'));
  assert.deepEqual(linksOf(row), ['Guide → /docs/', '*API → /docs/api/one', 'Blog → https://blog.example/ (away)']);
  assert.doesNotMatch((await chromeFor({})).header, /tab-row/);
});

test('a group without pages is not shown, unless a document is still to be read', async () => {
  const groups = [
    {group: 'Start', pages: ['index']},
    {group: 'Empty', pages: [{group: 'Inner', pages: []}]},
  ];
  const {sidebar} = await chromeFor({navigation: {groups}});
  assert.doesNotMatch(sidebar, /Empty|Inner/);
  const unread = await chromeFor({navigation: {groups: [...groups, {group: 'API', openapi: 'a.json', pages: []}]}});
  assert.match(unread.sidebar, /API/);
});

test('a hidden page is in no list or pager, and its empty group is not shown', async () => {
  const docs = {
    navigation: {
      groups: [
        {group: 'Start', pages: ['index', 'secret', 'secret-too', 'a/b']},
        {group: 'Kept back', root: 'back', pages: ['back/one', {group: 'Inside', pages: ['back/two']}]},
        {group: 'Team', root: 'team', pages: ['team/us']},
      ],
    },
  };
  const hidden = {hidden: true};
  const heads = {
    secret: hidden,
    'secret-too': hidden,
    back: hidden,
    'back/one': hidden,
    'back/two': {hidden: 'true'},
    team: hidden,
  };
  const {sidebar, pageFooter} = await chromeFor(docs, {heads});
  assert.deepEqual(linksOf(sidebar), ['*Home → /docs/', 'B → /docs/a/b', 'Us → /docs/team/us']);
  assert.deepEqual([...sidebar.matchAll(/nav-title [^>]*>(.*?)<\/p/g)].length, 2);
  assert.deepEqual(linksOf(pageFooter).slice(-1), ['Next B → /docs/a/b']);
  const last = await chromeFor(docs, {slug: 'a/b', heads});
  assert.deepEqual(linksOf(last.pageFooter).slice(-2), ['Previous Home → /docs/', 'Next Us → /docs/team/us']);
  const itself = await chromeFor(docs, {slug: 'secret', head: hidden, heads});
  assert.doesNotMatch(itself.pageFooter, /pager/);
});

test("a nested group's title links to its root, which is not repeated", async () => {
  const inner = [
    {group: 'Hosts', icon: 'server', root: 'hosts', pages: ['hosts/one', 'hosts/two']},
    {group: 'Alone', root: 'alone', pages: []},
    {group: 'Plain', pages: ['plain/one']},
  ];
  const docs = {navigation: {groups: [{group: 'Guide', pages: ['index', ...inner]}]}};
  const {sidebar} = await chromeFor(docs, {slug: 'hosts'});
  assert.deepEqual(linksOf(sidebar), [
    'Home → /docs/',
    '*Hosts → /docs/hosts',
    'One → /docs/hosts/one',
    'Two → /docs/hosts/two',
    'Alone → /docs/alone',
    'One → /docs/plain/one',
  ]);
  assert.match(
    sidebar,
    /<details class="nav-group"[^>]* open><summary class="nav-rooted"><a class="nav-link" href="[^"]*" aria-current="page"/,
  );
  assert.equal([...sidebar.matchAll(/<details/g)].length, 2);
  const heads = {hosts: {hidden: true}};
  assert.match((await chromeFor(docs, {heads})).sidebar, /<summary class="nav-link">.*?Hosts/);
});

test("an entry without a title uses the page's first heading", async () => {
  const docs = {navigation: {pages: ['index', 'a/b']}};
  const {sidebar, pageFooter} = await chromeFor(docs, {texts: {'a/b': '# Two *words*'}});
  assert.deepEqual(linksOf(sidebar), ['*Home → /docs/', 'Two words → /docs/a/b']);
  assert.deepEqual(linksOf(pageFooter).slice(-1), ['Next Two words → /docs/a/b']);
});

test('a single tab or dropdown of its kind becomes an anchor', async () => {
  const globals = {
    tabs: [{tab: 'News', href: 'https://news.example/'}],
    dropdowns: [{dropdown: 'Links', pages: ['links']}],
    anchors: [{anchor: 'Chat', href: 'https://chat.example/'}],
  };
  const docs = {navigation: {versions: [{version: '1', anchors: [{anchor: 'A', pages: ['a']}]}], global: globals}};
  const all = (current: string) =>
    [
      'A → /docs/a',
      'Chat → https://chat.example/ (away)',
      'Links → /docs/links',
      'News → https://news.example/ (away)',
    ].map(each => (each.startsWith(current) ? `*${each}` : each));
  for (const [slug, current] of [
    ['a', 'A '],
    ['links', 'Links'],
  ] as const) {
    const {header, sidebar} = await chromeFor(docs, {slug});
    assert.doesNotMatch(header, /tab-row/);
    const anchors = sidebar.slice(sidebar.indexOf('<ul class="anchors">'), sidebar.indexOf('<ul class="nav-list"'));
    assert.deepEqual(linksOf(anchors).sort(), all(current).sort());
  }
});

test('a single tab beside links is not shown', async () => {
  const anchors = [{anchor: 'Chat', href: 'https://chat.example/'}];
  const docs = {navigation: {tabs: [{tab: 'Docs', pages: ['index']}], global: {anchors}}};
  const {header, sidebar} = await chromeFor(docs);
  assert.doesNotMatch(header, /tab-row/);
  assert.deepEqual(linksOf(sidebar), ['Chat → https://chat.example/ (away)', '*Home → /docs/']);
});

test('the first level with a choice becomes the tab row, and inner tabs anchors', async () => {
  const inner = [
    {tab: 'One', pages: ['one']},
    {tab: 'Two', pages: ['two']},
  ];
  const anchor = await chromeFor(
    {
      navigation: {
        anchors: [
          {anchor: 'A', tabs: inner},
          {anchor: 'B', pages: ['b']},
        ],
      },
    },
    {slug: 'one'},
  );
  assert.deepEqual(linksOf(anchor.header.slice(anchor.header.indexOf('tab-row'))), [
    '*One → /docs/one',
    'Two → /docs/two',
  ]);
  const tabs = [
    {tab: 'Outer', tabs: inner},
    {tab: 'Rest', pages: ['rest']},
  ];
  const {header, sidebar} = await chromeFor({navigation: {tabs}}, {slug: 'two'});
  assert.deepEqual(linksOf(header.slice(header.indexOf('tab-row'))), ['*Outer → /docs/one', 'Rest → /docs/rest']);
  const above = sidebar.slice(sidebar.lastIndexOf('<ul class="anchors">'));
  assert.deepEqual(linksOf(above), ['One → /docs/one', '*Two → /docs/two', '*Two → /docs/two']);
});

test('the sidebar shows operations with methods, and marks only the first listing', async () => {
  const site = await siteOf({navigation: {tabs: [{tab: 'API', openapi: 'a.json'}]}});
  const calls = paths(
    ['GET /x', {summary: 'Get <X>', tags: ['A', 'B']}],
    ['DELETE /x', {summary: 'Delete X', tags: ['B'], deprecated: true}],
    ['GET /users/{id}', {summary: 'GET /users/{id}', tags: ['C']}],
    ['GET /y', {operationId: 'getAll_itemsOf2Days', tags: ['C']}],
    ['GET /z', {summary: 'Read GitHub', tags: ['C']}],
  );
  const read = addIndexes(site, await indexesOf({'a.json': calls}));
  const page = {slug: 'api-reference/a/get-<x>', metadata: buildPageMetadata(new Map()), minutes: 1};
  const frame = htmlOf(buildSiteChrome(read, page, locateChrome(read, page.slug), new Map()));
  assert.equal(frame.actions().text, '');
  const asOperation = {...page, isOperation: true};
  assert.match(
    htmlOf(buildSiteChrome(read, asOperation, locateChrome(read, page.slug), new Map())).actions().text,
    /copy-page/,
  );
  // The author's own 404 page has no actions, such as copying the page.
  const missing = {...page, slug: '404', file: '404.mdx'};
  assert.equal(htmlOf(buildSiteChrome(read, missing, locateChrome(read, page.slug), new Map())).actions().text, '');
  const sidebar = frame.sidebar().text;
  assert.deepEqual(linksOf(sidebar), [
    'Overview → /docs/api-reference',
    '*GET Get &lt;X&gt; → /docs/api-reference/a/get-%3Cx%3E',
    'GET Get &lt;X&gt; → /docs/api-reference/a/get-%3Cx%3E',
    'DEL Delete X → /docs/api-reference/b/delete-x',
    'GET GET /users/{id} → /docs/api-reference/c/get-users',
    'GET getAll_itemsOf2Days /y → /docs/api-reference/c/get-y',
    'GET Read GitHub → /docs/api-reference/c/read-github',
  ]);
  assert.match(sidebar, />GET \/users\/<wbr>\{id\}</);
  assert.match(sidebar, />get<wbr>All_<wbr>items<wbr>Of2<wbr>Days</);
  assert.match(sidebar, />Read GitHub</);
  assert.equal(sidebar.split('data-slug="api-reference/a/get-&lt;x&gt;"').length, 2);
  assert.match(sidebar, /is-deprecated">Delete X/);
});

test('the sidebar shows titled pages with the current one marked', async () => {
  const docs = {
    navigation: {
      groups: [{group: 'Start', pages: ['index', 'a/b', {group: 'More', pages: ['a/c']}, 'a/d']}],
    },
  };
  const heads = {
    index: {title: 'Home'},
    'a/b': {title: 'Long title', sidebarTitle: 'Short', tag: 'NEW', icon: 'bell'},
    'a/d': {title: 'Away', url: 'https://a.b', api: 'DELETE /x'},
  };
  const {sidebar} = await chromeFor(docs, {slug: 'a/b', heads});
  assert.deepEqual(linksOf(sidebar), [
    'Home → /docs/',
    '*Short NEW → /docs/a/b',
    'C → /docs/a/c',
    'DEL Away → https://a.b/ (away)',
  ]);
  assert.match(
    sidebar,
    /<p class="nav-title sidebar-group-header"><span>Start<\/span><\/p><ul class="nav-list sidebar-group" aria-label="Start">/,
  );
  assert.match(
    sidebar,
    /<details class="nav-group"[^>]*><summary class="nav-link"><span class="nav-label">More<\/span><\/summary>/,
  );
});

test('only the first of several entries of the current page is marked', async () => {
  const groups = [
    {group: 'A', root: 'a', pages: ['a', 'b']},
    {group: 'B', pages: ['b']},
  ];
  for (const slug of ['a', 'b']) {
    const {sidebar} = await chromeFor({navigation: {groups}}, {slug});
    assert.equal(sidebar.match(/aria-current="page"/g)?.length, 1, slug);
  }
});

test('a group with the current page is open', async () => {
  const docs = {
    navigation: {
      groups: [
        {
          group: 'A',
          pages: [
            {group: 'B', pages: ['b']},
            {group: 'C', pages: ['c']},
          ],
        },
      ],
    },
  };
  const {sidebar} = await chromeFor(docs, {slug: 'c'});
  assert.deepEqual(
    [...sidebar.matchAll(/<details class="nav-group"[^>]*?( open)?>/g)].map(match => match[1]),
    [undefined, ' open'],
  );
});

test('versions and languages are menus that open the same page', async () => {
  const docs = {
    navigation: {
      versions: [
        {version: 'v2', pages: ['v2/index', 'v2/a']},
        {version: 'v1', pages: ['v1/index', 'v1/a']},
      ],
    },
  };
  const {header} = await chromeFor(docs, {slug: 'v2/a'});
  const menu = header.slice(header.indexOf('<site-menu>'), header.indexOf('</site-menu>'));
  assert.deepEqual(linksOf(menu), ['*v2 → /docs/v2/a', 'v1 → /docs/v1/a']);
  assert.match(menu, /aria-label="Version: v2"/);
});

test('the eyebrow is the group, or the breadcrumbs', async () => {
  const docs = {navigation: {tabs: [{tab: 'T', groups: [{group: 'G', pages: ['index', 'a/b']}]}]}};
  assert.equal((await chromeFor(docs, {slug: 'a/b'})).eyebrow, '<p class="eyebrow-text">G</p>');
  const {eyebrow} = await chromeFor({...docs, styling: {eyebrows: 'breadcrumbs'}}, {slug: 'a/b'});
  assert.equal(
    eyebrow
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    'T G',
  );
  const long = {navigation: {groups: [{group: 'core.v1.UserService', pages: ['index']}]}};
  const broken = '<p class="eyebrow-text">core.<wbr>v1.<wbr>User<wbr>Service</p>';
  assert.equal((await chromeFor(long, {slug: 'index'})).eyebrow, broken);
});

test("a document's overview without a group shows its tab above the title", async () => {
  const docs = {navigation: {tabs: [{tab: 'T', pages: ['index', 'shop']}]}};
  assert.equal((await chromeFor(docs, {slug: 'shop', isGenerated: true})).eyebrow, '<p class="eyebrow-text">T</p>');
  assert.equal((await chromeFor(docs, {slug: 'index'})).eyebrow, '');
});

test('a page ends with pager, edit link and date', async () => {
  const docs = {
    navigation: {pages: ['a', 'b', 'c']},
    footer: {lastUpdated: true, repo: 'https://github.com/o/r'},
    integrations: {},
  };
  const {pageFooter} = await chromeFor(docs, {
    slug: 'b',
    modified: 'Tue, 02 Jan 2024 10:00:00 GMT',
    heads: {a: {title: 'First'}},
  });
  assert.deepEqual(linksOf(pageFooter), [
    'Edit this page → https://github.com/o/r/edit/HEAD/b.mdx (away)',
    'Previous First → /docs/a',
    'Next C → /docs/c',
  ]);
  assert.match(pageFooter, /<time datetime="2024-01-02">2024-01-02<\/time>/);
});

test('an invalid date is left out', async () => {
  const {pageFooter} = await chromeFor({footer: {lastUpdated: true}}, {modified: 'yesterday'});
  assert.doesNotMatch(pageFooter, /time/);
});

test('the site footer has columns and social links, or is empty', async () => {
  const {siteFooter} = await chromeFor({
    footer: {
      socials: {github: 'https://github.com/o', x: 'https://x.com/o'},
      links: [{header: 'More', items: [{label: 'A', href: '/a/b'}]}],
    },
  });
  assert.deepEqual(linksOf(siteFooter), [
    'A → /docs/a/b',
    'github → https://github.com/o (away)',
    'x → https://x.com/o (away)',
  ]);
  assert.equal((await chromeFor({})).siteFooter, '');
});

test('actions follow the order in contextual', async () => {
  const {actions} = await chromeFor(
    {
      contextual: {options: ['copy', 'view', 'assistant_a', {title: 'Ask', href: 'https://a.b/$path'}]},
    },
    {slug: 'a/b'},
  );
  assert.deepEqual(linksOf(actions), [
    'View as Markdown → #',
    'Open in ChatGPT → https://chatgpt.com/?hints=search&amp;q= (away)',
    'Ask → https://a.b/a/b (away)',
  ]);
  assert.match(actions, /data-action="copy-page"/);
  assert.equal((await chromeFor({contextual: {options: []}})).actions, '');
});

test('an unlabeled header button is named after its link', async () => {
  const words = async (href: string, heads: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}) => {
    const {header} = await chromeFor({navbar: {primary: {type: 'button', href}}}, {heads});
    return /button-primary"[^>]*>([^<]*)</.exec(header)?.[1];
  };
  assert.equal(await words('/a/b', {'a/b': {title: 'Getting going'}}), 'Getting going');
  assert.equal(await words('/a/b/#part'), 'B');
  assert.equal(await words('/', {index: {title: 'Welcome'}}), 'Welcome');
  assert.equal(await words('https://app.example.com/sign-in?x=1'), 'app.example.com');
});

test('a menu with only assistants says that it opens the page in them', async () => {
  const named = async (...options: readonly string[]) =>
    /<summary[^>]*aria-label="([^"]*)"[^>]*>([^<]*)/.exec((await chromeFor({contextual: {options}})).actions)?.slice(1);
  assert.deepEqual(await named('assistant_a', 'assistant_b'), ['Open in …', 'Open in …']);
  assert.deepEqual(await named('view', 'assistant_a'), ['More page actions', 'More page actions']);
  assert.deepEqual(await named('copy', 'assistant_a'), ['More page actions', '']);
});

test('hostile docs.json values stay text in every part', async () => {
  const bad = '"><img src=x onerror=alert(1)>';
  const parts = await chromeFor(
    {
      name: bad,
      logo: {light: 'javascript:x', href: 'javascript:x'},
      navbar: {
        links: [
          {label: bad, href: 'javascript:x'},
          {label: bad, href: `/a?${bad}`, icon: bad},
        ],
        primary: {type: 'button', label: bad, href: 'data:text/html,x'},
      },
      footer: {
        socials: {[bad]: 'javascript:x', x: `https://a.b/${bad}`},
        links: [{header: bad, items: [{label: bad, href: 'javascript:x'}]}],
        editUrl: `javascript:x//{path}`,
      },
      contextual: {options: [{title: bad, description: bad, href: 'javascript:x'}, 'copy']},
      search: {prompt: bad},
      navigation: {
        tabs: [
          {tab: bad, icon: bad, groups: [{group: bad, pages: ['index', bad]}]},
          {tab: bad, href: 'javascript:x'},
        ],
      },
    },
    {head: {title: bad}, heads: {index: {title: bad, icon: bad, tag: bad, url: 'javascript:x', api: `GET ${bad}`}}},
  );
  for (const [part, html] of Object.entries(parts)) {
    assert.deepEqual(dangersOf(html), [], part);
    assert.doesNotMatch(html, /<img src=x/);
  }
});

test('the banner is one line of page syntax, with a label and a close button', async () => {
  const site = await siteOf({
    banner: {content: 'New: [read](/a/b) <Badge>x</Badge>', dismissible: true, id: 'b1', type: 'warning'},
  });
  const html = await renderSiteBanner(site, {files: createMemoryFiles({}), authored: async () => authored});
  assert.equal(
    withoutPictures(html.text),
    '<div class="banner" role="region" data-type="warning" data-id="b1" aria-label="Announcement"><div class="banner-text">New: <a href="/docs/a/b">read</a> <docs-badge data-rendered><span class="badge">x</span></docs-badge></div><button class="icon-button banner-close" type="button" data-action="dismiss" aria-label="Dismiss announcement"></button></div>',
  );
  const none = await renderSiteBanner(await siteOf({}), {files: createMemoryFiles({}), authored: async () => authored});
  assert.equal(none.text, '');
});

test('the banner shows the values of variables', async () => {
  const site = await siteOf({variables: {version: '2.1'}, banner: {content: '**{{version}}** is out'}});
  const html = await renderSiteBanner(site, {files: createMemoryFiles({}), authored: async () => authored});
  assert.match(html.text, /<strong>2\.1<\/strong> is out/);
});

test('the table of contents lists two headings or more', () => {
  const context = createPageContext('a', 'a.mdx', place);
  const one = {id: 'x', text: 'X <b>', level: 2 as const};
  assert.equal(renderContents([one], context).text, '');
  assert.deepEqual(linksOf(renderContents([one, {id: 'y', text: 'Y', level: 3}], context).text), [
    'X &lt;b&gt; → /docs/a#x',
    'Y → /docs/a#y',
  ]);
});

test('a language is called by its own name', () => {
  assert.deepEqual(['en', 'fr', 'cn', 'pt-BR', 'xx', '!'].map(formatLanguageName), [
    'English',
    'Français',
    '中文',
    'Português (Brasil)',
    'xx',
    '!',
  ]);
});

test('a method is a short label with its color', () => {
  assert.deepEqual(formatMethodBadge('delete'), {text: 'DEL', tone: 'delete'});
  assert.deepEqual(formatMethodBadge('<b>'), {text: '<B>', tone: 'other'});
  assert.deepEqual(formatMethodBadge('constructor'), {text: 'CONSTRUCTOR', tone: 'other'});
});

test('a problem has message, fix and position', () => {
  const problem = {
    code: 'a',
    level: 'error',
    message: 'M <b>.',
    fix: 'F.',
    place: {file: 'f', line: 1, column: 2},
  } as const;
  assert.equal(
    renderProblem(problem).text,
    '<div class="callout tone-danger" role="alert"><div class="callout-body"><p class="callout-title">M &lt;b&gt;.</p><p>Fix: F.</p><p><code>f:1:2</code></p></div></div>',
  );
  const whole = renderProblem({...problem, place: {file: 'https://api.example/openapi.json', line: 1, column: 1}}).text;
  assert.match(whole, /<code>https:\/\/api\.example\/openapi\.json<\/code>/);
});

test("without a page, the title is the site's name", async () => {
  const site = await siteOf({});
  const [title] = buildMetadataTags(site, undefined, {sections: [], groups: []} as never);
  assert.deepEqual(title, {tag: 'title', attributes: {}, text: 'Site'});
});

test('a part yields its id to a page heading, and the skip link follows', () => {
  const ids = (taken: readonly string[]) =>
    [...renderSkeleton({}, new Set(taken)).text.matchAll(/(?: id="|class="skip-link" href=")([^"]*)"/g)].map(
      ([, id]) => id,
    );
  const all = [
    'banner',
    'navbar',
    'sidebar',
    'content-container',
    'content-area',
    'header',
    'table-of-contents',
    'site-article',
    'pagination',
    'footer',
  ];
  assert.deepEqual(ids([]), ['#content-area', ...all]);
  assert.deepEqual(ids(['content-area']), ['#site-article', ...all.filter(id => id !== 'content-area')]);
  assert.deepEqual(ids(all), ['#']);
});

test('project style sheets can use the ids and classes of hosted sites', async () => {
  const docs = {
    logo: '/l.svg',
    navbar: {links: [], primary: {type: 'button', label: 'Start', href: '/a/b'}},
    navigation: {
      tabs: [
        {tab: 'Guide', groups: [{group: 'G', pages: ['index']}]},
        {tab: 'API', pages: ['a/b']},
      ],
      global: {anchors: [{anchor: 'Blog', href: 'https://blog.example'}]},
    },
  };
  const {header, sidebar, actions} = await chromeFor(docs);
  const names = (html: string) =>
    new Set([...html.matchAll(/ (?:id|class)="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' ')));
  for (const [html, wanted] of [
    [header, ['nav-logo', 'nav-tabs-item', 'topbar-cta-button']],
    [sidebar, ['sidebar-content', 'navigation-items', 'sidebar-group', 'sidebar-group-header', 'nav-anchor']],
    [actions, ['page-context-menu']],
    [renderSkeleton().text, ['content-container', 'content-area', 'mdx-content']],
  ] as const)
    assert.deepEqual(
      wanted.filter(name => !names(html).has(name)),
      [],
    );
  // The drawer contains the call to action too, but not its id.
  assert.ok(!names(sidebar).has('topbar-cta-button'));
});
