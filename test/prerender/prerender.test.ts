import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderChrome} from '../../shell/node/render-chrome.js';
import {openProject} from '../../src/prerender/open-project.js';
import {locateSite} from '../../src/prerender/place.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {readTemplate} from '../../src/prerender/template.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {createPublicProject} from '../../src/site/project/public-project.js';
import {toShardFolder} from '../../src/site/search/shards/shard-files.js';
import {buildSiteChrome, locateChrome} from '../../src/site/site.js';
import {indexedPages} from './indexed-sections.js';
import {optionsInMemory} from './options-in-memory.js';

async function write(files: Readonly<Record<string, string>>, options: Partial<PrerenderOptions> = {}) {
  const project = await openProject(createPublicProject(createMemoryProject(files)), async address => ({
    path: address,
    missing: 'failed',
    reason: 'the server does not answer',
  }));
  const out = new Map<string, string>();
  const answer = await prerender(project, {
    ...optionsInMemory(out),
    template: readTemplate(files['index.html']),
    ...options,
  });
  return {...answer, out, text: (path: string) => out.get(path) ?? ''};
}

const docs = (rest: object) => JSON.stringify({name: 'Acme', description: 'All about it.', ...rest});
const page = (title: string, body: string, head = '') => `---\ntitle: ${title}\n${head}---\n\n${body}\n`;
const plain = {
  'docs.json': docs({
    navigation: {groups: [{group: 'Guide', pages: ['index', 'guide/intro', 'guide/hidden', 'away']}]},
  }),
  'index.mdx': page('Home', '[Intro](/guide/intro#part) ![Dot](/images/dot.png)', 'description: The first page.\n'),
  'guide/intro.mdx': page('Intro', '## Part\n\nText with [home](/) and [beside](./hidden).\n\n## Other\n\nMore.'),
  'guide/hidden.mdx': page('Hidden', 'Not for all.', 'noindex: true\n'),
  'away.mdx': page('Away', '', 'url: https://elsewhere.example\n'),
  'loose.mdx': page('Loose', 'In no list.'),
  'snippets/part.mdx': 'A part.',
  'README.md': '# For those who read the project',
};
const shop = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Shop API', version: '1'},
  servers: [{url: 'https://api.example.com'}],
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        summary: 'List orders',
        parameters: [{name: 'limit', in: 'query', description: 'How many.', schema: {type: 'integer'}}],
        responses: {200: {description: 'The newest first.'}},
      },
    },
  },
});

test('a page, its Markdown, and site-wide files are written', async () => {
  const {out, pages, problems, text} = await write(plain, {siteUrl: 'https://docs.example.com/x/'});
  assert.deepEqual([...out.keys()].sort(), [
    '404.html',
    '404.md',
    '_lectern/addresses.json',
    '_lectern/contents.json',
    '_lectern/navigation.json',
    ...['ends-0', 'index', 'texts-0', 'words-0'].map(name => `${toShardFolder('')}${name}.json`),
    '_lectern/site.json',
    'away.md',
    'away/index.html',
    'guide/hidden.md',
    'guide/hidden/index.html',
    'guide/intro.md',
    'guide/intro/index.html',
    'index.html',
    'index.md',
    'llms-full.txt',
    'llms.txt',
    'loose.md',
    'loose/index.html',
    'robots.txt',
    'sitemap.xml',
  ]);
  assert.deepEqual(
    pages.map(({slug}) => slug),
    ['index', 'guide/intro', 'guide/hidden', 'away', 'loose'],
  );
  assert.deepEqual(problems, []);
  assert.match(text('away/index.html'), /<meta http-equiv="refresh" content="0; url=https:\/\/elsewhere\.example\/?"/);
  assert.doesNotMatch(text('loose/index.html'), /http-equiv/);
  assert.equal(
    text('sitemap.xml'),
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://docs.example.com/x/</loc></url>
<url><loc>https://docs.example.com/x/guide/intro/</loc></url>
<url><loc>https://docs.example.com/x/loose/</loc></url>
</urlset>
`,
  );
  assert.equal(text('robots.txt'), 'User-agent: *\nAllow: /\nSitemap: https://docs.example.com/x/sitemap.xml\n');
  assert.equal(
    text('llms.txt'),
    `# Acme

> All about it.

## Guide

- [Home](https://docs.example.com/x/index.md): The first page.
- [Intro](https://docs.example.com/x/guide/intro.md)

## Further pages

- [Loose](https://docs.example.com/x/loose.md)
`,
  );
  assert.equal(
    text('guide/intro.md'),
    '> Index of all pages: https://docs.example.com/x/llms.txt\n\n# Intro\n\n## Part\n\nText with [home](https://docs.example.com/x/) and [beside](https://docs.example.com/x/guide/hidden/).\n\n## Other\n\nMore.\n',
  );
  assert.equal(text('llms-full.txt').includes('Not for all.'), false);
  assert.deepEqual(
    indexedPages(text).map(({slug, trail, sections}) => [slug, trail, ...sections.map(([hash]) => hash)]),
    [
      ['index', 'Guide', ''],
      ['guide/intro', 'Guide', '', 'part', 'other'],
      ['loose', '', ''],
    ],
  );
});

test('the index contains the text of snippets, constants and expressions', async () => {
  const files = {
    'docs.json': docs({navigation: {pages: ['index']}}),
    'index.mdx': page(
      'Home',
      "import Setup from '/snippets/setup.mdx'\nexport const version = '7.4.1'\n\nRelease {version}\n\n<Setup name=\"Ada\" />\n\n## Part {1 + 1}\n\n{['x', 'y'].map(i => <b>row {i}. </b>)}",
    ),
    'snippets/setup.mdx': 'Hello {name}.',
  };
  const {text} = await write(files);
  assert.deepEqual(
    indexedPages(text)[0]?.sections.map(([hash, , words]) => [hash, words]),
    [
      ['', 'Release 7.4.1\nHello Ada.'],
      ['part-2', 'row x. row y.'],
    ],
  );
});

test('a page contains chrome and text, with paths that work under any base', async () => {
  const {text} = await write(plain);
  const home = text('index.html');
  assert.match(home, /<a href="\.\/guide\/intro\/#part"/);
  assert.match(home, /<img[^>]* src="\.\/images\/dot\.png"/);
  assert.match(home, /<a class="nav-link" href="\.\/" aria-current="page" data-slug="index">/);
  const intro = text('guide/intro/index.html');
  assert.match(intro, /<a href="\.\.\/\.\.\/">home<\/a> and <a href="\.\.\/\.\.\/guide\/hidden\/">beside<\/a>/);
  assert.match(intro, /<h2 id="part">/);
  assert.match(intro, /<a class="contents-link level-2" href="\.\.\/\.\.\/guide\/intro\/#other" data-id="other">/);
  assert.match(intro, /<link rel="stylesheet" href="\.\.\/\.\.\/_lectern\/site\.css">/);
  assert.equal(/(?:href|src)="\/(?!\/)/.test(home + intro), false);
  // Complies with a policy without inline scripts and styles.
  assert.equal(/<style|<script(?![^>]*(?:src=|ld\+json))|\son\w+=/.test(home + intro), false);
  assert.match(
    text('404.html'),
    /<h1 class="page-title" id="page-title">Page not found<\/h1>.*<a class="button" href="\/">/s,
  );
  assert.match(text('404.html'), /<meta name="robots" content="noindex"/);
});

test("a page's sidebar has open nested groups and one current page", async () => {
  const files = {
    'docs.json': docs({
      navigation: {
        groups: [
          {
            group: 'Top',
            pages: [
              'index',
              {group: 'Inner', pages: ['a/b', {group: 'Innermost & "more"', expanded: true, pages: ['a/c']}]},
              {group: 'Other', pages: ['d']},
            ],
          },
        ],
      },
    }),
    ...Object.fromEntries(['index', 'a/b', 'a/c', 'd'].map(slug => [`${slug}.mdx`, page(slug.toUpperCase(), slug)])),
  };
  const {text} = await write(files);
  const project = await openProject(createMemoryProject(files), async path => ({path, missing: 'absent'}));
  for (const [slug, path] of [
    ['index', 'index.html'],
    ['a/b', 'a/b/index.html'],
    ['a/c', 'a/c/index.html'],
    ['d', 'd/index.html'],
  ] as const) {
    const site = {...project.site, place: locateSite(path, '/')};
    const metadata = project.pageMetadata.get(slug);
    assert.ok(metadata);
    const frame = buildSiteChrome(site, {slug, metadata, minutes: 1}, locateChrome(site, slug), project.pageMetadata);
    assert.equal(
      /<nav class="sidebar-nav".*?<\/nav>/s.exec(text(path))?.[0],
      renderChrome('sidebar', frame).text,
      slug,
    );
  }
});

test('the first page is at the root', async () => {
  const {text, out} = await write({
    'docs.json': docs({navigation: {pages: ['guide/start']}}),
    'guide/start.mdx': page('Start', '[Self](#x)'),
  });
  assert.match(text('index.html'), /<h1 class="page-title" id="page-title">Start<\/h1>/);
  assert.match(text('index.html'), /data-home=""/);
  assert.equal(out.has('guide/start/index.html'), true);
});

test('operations are in the page, its contents, Markdown and search', async () => {
  const {text, problems} = await write({
    'docs.json': docs({
      navigation: {
        tabs: [
          {tab: 'Guide', pages: ['index']},
          {tab: 'API', openapi: 'shop.json'},
        ],
      },
    }),
    'index.mdx': page('Home', '<OpenApiEndpoint spec="shop.json" method="get" path="/orders" />'),
    'shop.json': shop,
  });
  assert.deepEqual(problems, []);
  const own = text('api-reference/list-orders/index.html');
  assert.match(own, /<h1 class="page-title" id="page-title">List orders<\/h1>/);
  assert.match(
    own,
    /<div class="operation-box">.*How many\..*The newest first\..*<div class="operation-aside">.*curl/s,
  );
  assert.match(own, /class="contents-link[^>]*>Query parameters<.*class="contents-link[^>]*>Responses</s);
  assert.match(text('index.html'), /<openapi-endpoint[^>]*><div class="operation-box">/);
  assert.match(text('api-reference/list-orders.md'), /^> .*\n\n# List orders\n[\s\S]*How many\./);
  assert.deepEqual(
    indexedPages(text)
      .filter(({slug}) => slug.startsWith('api'))
      .map(({slug, method, sections}) => [
        slug,
        method,
        ...sections.map(([, , words, place, fields]) => fields ?? [words, place]),
      ]),
    [
      ['api-reference', undefined, ['', undefined]],
      [
        'api-reference/list-orders',
        'GET',
        ['', undefined],
        [['limit', 'integer', 'How many.', '']],
        [['200', '', 'The newest first.', '']],
      ],
    ],
  );
});

test("an author's code fences replace generated ones, once", async () => {
  const {text} = await write({
    'docs.json': docs({navigation: {pages: ['index']}, api: {openapi: 'shop.json'}}),
    'index.mdx': page(
      'Home',
      '<RequestExample>\n```bash My curl\nmine\n```\n</RequestExample>',
      'openapi: GET /orders\n',
    ),
    'shop.json': shop,
  });
  const home = text('index.html');
  const [own = '', aside = ''] = home.split('<div class="operation-aside">');
  assert.match(own, /<request-example hidden/);
  assert.match(aside, /<request-example(?! hidden)[^>]*>.*mine/s);
});

test("a page contains its author's requests as data if a script needs them", async () => {
  const files = {
    'docs.json': docs({navigation: {pages: ['index', 'hand']}, api: {openapi: 'shop.json'}}),
    'index.mdx': page(
      'Home',
      '<RequestExample>\n```bash My curl\nmine\n```\n</RequestExample>',
      'openapi: GET /orders\n',
    ),
    'hand.mdx': page(
      'Hand',
      '<ParamField query="q" type={<b>string</b>} required />',
      'api: GET https://a.example/x\n',
    ),
    'shop.json': shop,
  };
  const {text} = await write(files);
  const dataOf = (path: string, name: string): unknown => {
    const written = new RegExp(` data-${name}="([^"]*)"`).exec(text(path))?.[1];
    return written === undefined ? undefined : JSON.parse(written.replaceAll('&quot;', '"'));
  };
  assert.deepEqual(dataOf('index.html', 'written'), {
    request: [{label: 'My curl', language: 'bash', code: 'mine'}],
    response: [],
  });
  assert.deepEqual((dataOf('hand/index.html', 'form') as {fields: unknown}).fields, [
    {in: 'query', name: 'q', type: 'string', required: true, fields: []},
  ]);
  const alone = await write(files, {names: {sheet: '_lectern/site.css', mode: '_lectern/mode.js', fonts: {}}});
  assert.doesNotMatch(alone.text('index.html'), / data-written=/);
});

test('every page lists its icons, including those of a cached sidebar', async () => {
  const shapes = {viewBox: '0 0 9 9', stroke: false, shapes: []};
  const {pages, text} = await write(
    {
      'docs.json': docs({
        navigation: {
          groups: [{group: 'A', icon: 'star', pages: ['index', 'a', {group: 'B', icon: 'sun', pages: ['b']}]}],
        },
      }),
      'index.mdx': page('Home', '<Icon icon="moon" />', 'icon: bell\n'),
      'a.mdx': page('A', 'a'),
      'b.mdx': page('B', 'b'),
    },
    {findIcon: () => shapes},
  );
  assert.deepEqual(
    pages.map(({slug, icons}) => [slug, [...icons].sort()]),
    [
      ['index', ['bell', 'moon', 'star', 'sun']],
      ['a', ['bell', 'star', 'sun']],
      ['b', ['bell', 'star', 'sun']],
    ],
  );
  assert.match(text('a/index.html'), /<docs-icon icon="bell" aria-hidden="true"><svg viewBox="0 0 9 9"/);
});

test('an unreadable document is reported in place, and other pages are written', async () => {
  const {text, problems} = await write({
    'docs.json': docs({navigation: {pages: ['index', 'other']}}),
    'index.mdx': page('Home', '<OpenApiEndpoint spec="https://api.example.com/a.json" method="get" path="/x" />'),
    'other.mdx': page(
      'Other',
      'Fine.\n\n<OpenApiEndpoint spec="https://api.example.com/a.json" method="get" path="/y" />',
    ),
  });
  assert.match(text('index.html'), /class="operation-failed".*the server does not answer\./s);
  assert.match(text('other/index.html'), /Fine\./);
  // Both pages show a part of the document, but the problem is reported once.
  assert.deepEqual(
    problems.map(({code, message, fix}) => [code, message, fix]),
    [
      [
        'spec-missing',
        'This page references the API document "https://api.example.com/a.json", which Lectern cannot read: the server does not answer.',
        'correct the URL, or copy the document into the project and write its path.',
      ],
    ],
  );
});

test('a page bound to an operation without a document names the key to set', async () => {
  const {text, problems} = await write({
    'docs.json': docs({navigation: {pages: ['index', 'bound']}}),
    'index.mdx': 'Home.',
    'bound.mdx': page('Bound', 'Words.', 'openapi: get /users\n'),
  });
  const bound = text('bound/index.html');
  assert.match(
    bound,
    /This page references the operation &quot;GET \/users&quot;, but docs\.json has no API document\./,
  );
  assert.doesNotMatch(bound, /<openapi-endpoint/);
  assert.deepEqual(
    problems.map(({code, place}) => [code, place?.file]),
    [['nav-operation', 'bound.mdx']],
  );
});

test('a page with a redirected URL is not written, unless the redirect is circular', async () => {
  const {pages} = await write({
    'docs.json': docs({
      navigation: {pages: ['index', 'moved', 'turns', 'kept']},
      redirects: [
        {source: '/moved', destination: '/kept'},
        {source: '/old/:slug', destination: 'https://elsewhere.example/:slug'},
        {source: '/turns', destination: '/round'},
        {source: '/round', destination: '/turns'},
      ],
    }),
    ...Object.fromEntries(['index', 'moved', 'turns', 'kept', 'old/loose'].map(slug => [`${slug}.mdx`, 'Text.'])),
  });
  assert.deepEqual(pages.map(({slug}) => slug).sort(), ['index', 'kept', 'turns']);
});

test('the home page stays if a redirect leads to it from its own path', async () => {
  for (const home of ['index', 'start']) {
    const {pages, out} = await write({
      'docs.json': docs({navigation: {pages: [home, 'b']}, redirects: [{source: `/${home}`, destination: '/'}]}),
      [`${home}.mdx`]: 'At home.',
      'b.mdx': 'Text.',
    });
    assert.deepEqual(pages.map(({slug}) => slug).sort(), ['b', home].sort());
    assert.match(out.get('index.html') as string, /At home\./);
    assert.match(out.get('llms.txt') as string, new RegExp(`${home}\\.md`));
  }
});

test('security C4: pages with invalid or colliding file names are left out and reported', async () => {
  const {out, problems} = await write({
    'docs.json': docs({navigation: {pages: ['index', 'nul', 'Twin', 'twin']}}),
    'index.mdx': 'Home.',
    'nul.mdx': 'x',
    'Twin.mdx': 'one',
    'twin.mdx': 'two',
  });
  assert.deepEqual([...out.keys()].filter(path => path.endsWith('.html')).sort(), [
    '404.html',
    'Twin/index.html',
    'index.html',
    'twin/index.html',
  ]);
  assert.deepEqual(
    problems.map(({code, level, place}) => [code, level, place.file]),
    [
      ['page-path', 'error', 'nul.mdx'],
      ['page-path', 'warning', 'twin.mdx'],
    ],
  );
});

test('languages link each other, and versions do not', async () => {
  const {text} = await write(
    {
      'docs.json': docs({
        navigation: {
          languages: [
            {language: 'en', pages: ['index', 'a']},
            {language: 'de', pages: ['de/index', 'de/a', 'de/only']},
          ],
        },
      }),
      ...Object.fromEntries(
        ['index', 'a', 'de/index', 'de/a', 'de/only'].map(slug => [`${slug}.mdx`, page(slug, slug)]),
      ),
    },
    {siteUrl: 'https://d.example/'},
  );
  const alternates = (path: string) =>
    [...text(path).matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [
      language,
      href,
    ]);
  assert.deepEqual(alternates('de/a/index.html'), [
    ['en', 'https://d.example/a/'],
    ['x-default', 'https://d.example/a/'],
    ['de', 'https://d.example/de/a/'],
  ]);
  assert.deepEqual(alternates('de/only/index.html'), []);
  assert.match(text('de/a/index.html'), /<html lang="de"/);
});

const changes = {
  'docs.json': docs({navigation: {pages: ['index', 'changes', 'examples']}}),
  'index.mdx': page('Home', 'No updates.', 'rss: true\n'),
  'changes.mdx': page(
    'Changes',
    'import More from "/snippets/more.mdx"\n\n<Update label="v2" description="2024-06-26">\n\nSee [home](/) and <Note>this</Note>\n\n</Update>\n\n<Update label="Fixes">a</Update>\n\n<More />',
    'rss: true\ndescription: What is new.\n',
  ),
  'snippets/more.mdx': '<Update label="Fixes" tags={["Old"]}>b</Update>',
  'examples.mdx': page('Examples', '<Update label="One">is no news</Update>', 'rss: false\n'),
  'log.mdx': page('Log', '<Update label="One">is news</Update>'),
};

test('a page with updates has a feed, linked in `<head>` and above its text', async () => {
  const {text, out, problems} = await write(changes, {siteUrl: 'https://docs.example.com/x/'});
  assert.deepEqual(
    [...out.keys()].filter(path => path.endsWith('.xml')),
    ['sitemap.xml', 'changes/rss.xml', 'log/rss.xml'],
  );
  const feed = text('changes/rss.xml');
  assert.match(feed, /<title>Changes - Acme<\/title>\n<link>https:\/\/docs\.example\.com\/x\/changes\/<\/link>/);
  assert.deepEqual(
    [...feed.matchAll(/<link>([^<]*)/g)].map(([, link]) => link).slice(1),
    ['v2', 'fixes', 'fixes-2'].map(id => `https://docs.example.com/x/changes/#${id}`),
  );
  const items = JSON.parse(text('changes/feed.json')).items as readonly {readonly url: string}[];
  assert.deepEqual(
    items.map(({url}) => url.split('#')[1]),
    ['v2', 'fixes', 'fixes-2'],
  );
  assert.match(text('changes/index.html'), /type="application\/feed\+json" title="Changes" href="[^"]*feed\.json"/);
  for (const id of ['v2', 'fixes', 'fixes-2']) assert.match(text('changes/index.html'), new RegExp(` id="${id}"`));
  assert.match(feed, /See &lt;a href=&quot;https:\/\/docs\.example\.com\/x\/&quot;&gt;home&lt;\/a&gt;/);
  assert.match(feed, /<category>Old<\/category>/);
  const tag =
    '<link rel="alternate" type="application/rss+xml" title="Changes" href="https://docs.example.com/x/changes/rss.xml" data-lectern>';
  assert.deepEqual(
    ['changes/index.html', 'examples/index.html', 'index.html'].map(path => text(path).includes(tag)),
    [true, false, false],
  );
  const link = /<a class="button button-quiet page-feed" href="([^"]+)" type="application\/rss\+xml">/;
  assert.deepEqual(
    ['changes', 'log', 'examples'].map(slug => link.exec(text(`${slug}/index.html`))?.[1]),
    ['../changes/rss.xml', '../log/rss.xml', undefined],
  );
  assert.deepEqual(problems, []);
});

test('without a site URL, there is no feed, which is reported once', async () => {
  const {out, problems, text} = await write({...changes, 'examples.mdx': changes['changes.mdx']});
  assert.equal(
    [...out.keys()].some(path => path.endsWith('rss.xml')),
    false,
  );
  assert.equal(text('changes/index.html').includes('rss+xml'), false);
  assert.deepEqual(problems, [
    {
      code: 'feed-address',
      level: 'warning',
      message: 'The page "changes" has rss: true, but the site has no URL, so Lectern wrote no feed.',
      fix: 'set integrations.lectern.siteUrl in docs.json, or pass --site-url https://docs.example.com/.',
      place: {file: 'docs.json', line: 1, column: 1},
    },
  ]);
});

test("the author's own 404 page is used", async () => {
  const {text} = await write({...plain, '404.mdx': page('Lost', 'Nothing here. [Home](/)')}, {missingBase: '/docs/'});
  assert.match(text('404.html'), /<h1 class="page-title" id="page-title">Lost<\/h1>/);
  assert.match(text('404.html'), /<a href="\/docs\/">Home<\/a>/);
});

test('the output is repeatable', async () => {
  const [one, two] = [await write(plain), await write(plain)];
  assert.deepEqual([...one.out], [...two.out]);
});

test('pages show unlisted documents of the project under their title', async () => {
  const files = {
    'docs.json': docs({navigation: {pages: ['index', 'named', 'lists', 'thing']}}),
    'index.mdx': page('Home', 'Text.'),
    'named.mdx': '---\nopenapi: api/shop.json GET /orders\n---\n',
    'lists.mdx': '---\nopenapi: GET /orders\n---\n',
    'thing.mdx': page('Thing', '', 'openapi: PUT /orders\n'),
    'api/shop.json': shop,
    'api/zoo.json': shop,
  };
  const {text, problems} = await write(files);
  for (const slug of ['named', 'lists']) {
    assert.match(
      text(`${slug}/index.html`),
      /<title>List orders - Acme<[\s\S]*<h1[^>]*>List orders[\s\S]*The newest first/,
    );
    assert.match(text(`${slug}/index.html`), / spec="api\/shop\.json"/);
    assert.doesNotMatch(text(`${slug}/index.html`), /data-specs|zoo/);
  }
  assert.deepEqual(
    [...text('index.html').matchAll(/nav-label">([^<]*)/g)].map(([, label]) => label),
    ['Home', 'List orders', 'List orders', 'Thing'],
  );
  assert.deepEqual(
    problems.map(({message}) => message),
    ['This page references the operation "PUT /orders", which does not exist in api/shop.json.'],
  );
});

test('if an unreachable document could contain an operation, no other document provides it', async () => {
  const {text} = await write({
    'docs.json': docs({api: {openapi: 'https://api.example/openapi.json'}, navigation: {pages: ['index', 'lists']}}),
    'index.mdx': page('Home', 'Text.'),
    'lists.mdx': '---\nopenapi: GET /orders\n---\n',
    'shop.json': shop,
  });
  assert.match(text('lists/index.html'), /the server does not answer/);
  assert.doesNotMatch(text('lists/index.html'), /The newest first/);
});

test('if listed pages name operations, api.openapi generates no pages', async () => {
  const files = {
    'docs.json': docs({api: {openapi: 'shop.json'}, navigation: {pages: ['index', 'lists']}}),
    'index.mdx': page('Home', 'Text.'),
    'lists.mdx': page('Lists', '', 'openapi: GET /orders\n'),
    'api-reference/overview.mdx': page('Own', 'Own words.', 'noindex: true\n'),
    'shop.json': shop,
  };
  const pagesIn = (out: ReadonlyMap<string, string>) =>
    [...out.keys()].filter(path => path.endsWith('index.html')).map(path => path.replace(/\/?index\.html$/, ''));
  const bound = await write(files);
  assert.deepEqual(pagesIn(bound.out), ['', 'lists', 'api-reference/overview']);
  assert.match(bound.text('api-reference/overview/index.html'), /<meta name="robots" content="noindex/);
  assert.doesNotMatch(bound.text('index.html'), /API reference/);
  const free = await write({...files, 'lists.mdx': page('Lists', 'Text.')});
  assert.ok(pagesIn(free.out).includes('api-reference/list-orders'), String(pagesIn(free.out)));
  assert.match(free.text('index.html'), /API reference/);
});

const names = {sheet: '_lectern/site.css', mode: '_lectern/mode.js', script: '_lectern/enhance.js'};

test("the package's fonts are listed for later, without preloading", async () => {
  const {text} = await write(
    {
      'docs.json': docs({navigation: {pages: ['index', 'code']}}),
      'index.mdx': page('Home', 'Text.'),
      'code.mdx': page('Code', '```js\nconst a = 1;\n```'),
    },
    {
      names: {
        ...names,
        fonts: {'geist.woff2': '_lectern/fonts/geist-1.woff2', 'geist-mono.woff2': '_lectern/fonts/geist-mono-1.woff2'},
      },
    },
  );
  const scriptOf = (path: string) => /<script [^>]*data-mode[^>]*>/.exec(text(path))?.[0] ?? '';
  assert.doesNotMatch(text('index.html') + text('code/index.html'), /rel="preload" as="font"/);
  assert.match(scriptOf('index.html'), / data-text-face="[^"]*geist[^"]*\.woff2"/);
  assert.doesNotMatch(scriptOf('index.html'), /data-code-face/);
  assert.match(scriptOf('code/index.html'), / data-code-face="[^"]*geist-mono[^"]*\.woff2"/);
  assert.match(scriptOf('404.html'), / data-code-face=/);
});

test('each font file is requested once by its browser type', async () => {
  const font = {family: 'Own', source: '/fonts/own.woff2', format: 'woff2-variations'};
  const {text} = await write({
    'docs.json': docs({
      navigation: {pages: ['index']},
      fonts: {heading: {...font, weight: '700'}, body: {...font, weight: '400'}},
    }),
    'index.mdx': page('Home', 'Text.'),
  });
  const tags = text('index.html').match(/<link rel="preload" as="font"[^>]*>/g);
  assert.equal(tags?.length, 1);
  assert.match(String(tags), / type="font\/woff2" href="\.\/fonts\/own\.woff2"/);
});

test('entries without a file are in no list, a folder is its index, and # can be in a name', async () => {
  const {text, out} = await write({
    'docs.json': docs({navigation: {pages: ['index', 'none', 'guide/', 'c#']}}),
    'index.mdx': page('Home', 'x', 'seo: {title: Best home, description: For engines}\n'),
    'guide/index.mdx': page('Guide', 'y'),
    'c#.mdx': page('C sharp', 'z'),
  });
  const home = text('index.html');
  assert.doesNotMatch(home, /href="[^"]*none/);
  assert.match(home, /href="\.\/guide\/"[^>]*data-slug="guide"/);
  assert.match(home, /href="\.\/c%23\/"/);
  assert.match(home, /<title>Best home - Acme<\/title>/);
  assert.match(home, /<meta name="description" content="For engines"/);
  assert.ok(out.has('guide/index.html') && out.has('c#/index.html') && !out.has('guide/index/index.html'));
});
