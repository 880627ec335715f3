import assert from 'node:assert/strict';
import {createHash} from 'node:crypto';
import {test} from 'node:test';
import {openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {writeSkillFiles} from '../../src/prerender/skill-files.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {type ShardList, toShardFolder} from '../../src/site/search/shards/shard-files.js';
import {indexedPages} from './indexed-sections.js';
import {optionsInMemory} from './options-in-memory.js';

const siteUrl = 'https://acme.example/';

async function write(files: Readonly<Record<string, string>>, options: Partial<PrerenderOptions> = {}) {
  const project = await openProject(createMemoryProject(files), async path => ({path, missing: 'absent'}));
  const out = new Map<string, string>();
  await prerender(project, {...optionsInMemory(out), siteUrl, ...options});
  return (path: string) => out.get(path) ?? '';
}

const docs = (rest: object = {}) =>
  JSON.stringify({name: 'Acme', navigation: {pages: ['index', 'guide/quiet', 'guide/heavy', 'guide/robots']}, ...rest});
const files = (rest: object = {}) => ({
  'docs.json': docs(rest),
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome.',
  'guide/quiet.mdx': '---\ntitle: Quiet\nsearchable: false\n---\n\nUnfindable words.',
  'guide/heavy.mdx': '---\ntitle: Heavy\nboost: 5\n---\n\nWeighty words.',
  'guide/robots.mdx': '---\ntitle: Away\nrobots: noindex, nofollow\n---\n\nNot for engines.',
});

test('a page links its Markdown, with and without a site URL', async () => {
  for (const siteUrl of [undefined, 'https://acme.example/']) {
    const text = await write(files(), siteUrl === undefined ? ({siteUrl} as unknown as object) : {siteUrl});
    assert.match(
      text('guide/quiet/index.html'),
      /<link rel="alternate" type="text\/markdown" href="\.\.\/\.\.\/guide\/quiet\.md"/,
    );
    assert.doesNotMatch(text('404.html'), /text\/markdown/);
  }
});

test('files for agents are at the root', async () => {
  const text = await write(files());
  assert.match(text('llms.txt'), /# Acme/);
  assert.equal(text('.well-known/llms.txt'), '');
});

test('unsearchable pages stay in the sitemap, and weights are in the search index', async () => {
  const text = await write(files());
  const found = indexedPages(text);
  assert.doesNotMatch(JSON.stringify(found), /Unfindable/);
  const at = found.findIndex(({sections}) => sections.some(([, , words]) => words === 'Weighty words.'));
  const {boosts} = JSON.parse(text(`${toShardFolder('')}index.json`)) as ShardList;
  assert.deepEqual(boosts, {[at]: 5});
  assert.match(text('sitemap.xml'), /guide\/quiet/);
  assert.doesNotMatch(text('sitemap.xml'), /guide\/robots/);
  assert.match(text('guide/robots/index.html'), /<meta name="robots" content="noindex/);
});

test('a folder with noindex is in no sitemap', async () => {
  const text = await write(files({seo: {paths: [{path: 'guide', metatags: {robots: 'noindex'}}]}}));
  assert.match(text('sitemap.xml'), /<loc>/);
  assert.doesNotMatch(text('sitemap.xml'), /\/guide\//);
  assert.match(text('guide/quiet/index.html'), /<meta name="robots" content="noindex/);
});

test('a site with noindex lists no pages for search engines', async () => {
  const text = await write(files({seo: {metatags: {robots: 'noindex'}}}));
  assert.doesNotMatch(text('sitemap.xml'), /<loc>/);
  assert.match(JSON.stringify(indexedPages(text)), /Weighty/);
});

test("a group sets its pages' search weight, and includes hidden ones", async () => {
  const navigation = {
    groups: [
      {group: 'Guide', boost: 3, pages: ['index', 'guide/quiet', {group: 'Inner', boost: 7, pages: ['guide/heavy']}]},
      {group: 'Kept', hidden: true, searchable: true, pages: ['guide/robots']},
      {group: 'Gone', hidden: true, pages: ['guide/gone']},
    ],
  };
  const text = await write({
    ...files({navigation}),
    'guide/heavy.mdx': '---\ntitle: Heavy\n---\n\nWeighty words.',
    'guide/robots.mdx': '---\ntitle: Kept\n---\n\nKept words.',
    'guide/gone.mdx': '---\ntitle: Gone\n---\n\nGone words.',
  });
  const found = indexedPages(text);
  const {boosts} = JSON.parse(text(`${toShardFolder('')}index.json`)) as ShardList;
  const boostOf = (words: string) =>
    boosts?.[found.findIndex(({sections}) => sections.some(([, , each]) => each === words)) as never];
  assert.deepEqual([boostOf('Welcome.'), boostOf('Weighty words.')], [3, 7]);
  assert.match(JSON.stringify(found), /Kept words/);
  assert.doesNotMatch(JSON.stringify(found), /Gone words/);
  for (const path of ['sitemap.xml', 'llms.txt']) {
    assert.match(text(path), /guide\/robots/, path);
    assert.doesNotMatch(text(path), /guide\/gone/, path);
  }
});

test('breadcrumbs of structured data leave out a group without a name', async () => {
  const text = await write(files({navigation: {groups: [{group: '', pages: ['index', 'guide/quiet']}]}}));
  assert.match(text('guide/quiet/index.html'), /"itemListElement":\[\{"@type":"ListItem","position":1,"name":"Quiet",/);
});

test("each page's structured data contains the publishing organization", async () => {
  const organization = {
    name: 'Acme',
    legalName: 'Acme Ltd',
    logo: '/logo.png',
    sameAs: ['https://social.example/acme'],
  };
  const text = await write(files({seo: {organization}}));
  const data = [...text('guide/heavy/index.html').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json]) => JSON.parse(json as string))
    .find(each => each['@type'] === 'TechArticle');
  assert.deepEqual(data.publisher, {
    '@type': 'Organization',
    '@id': 'https://acme.example/#organization',
    name: 'Acme',
    legalName: 'Acme Ltd',
    logo: 'https://acme.example/logo.png',
    sameAs: ['https://social.example/acme'],
  });
  assert.doesNotMatch((await write(files()))('index.html'), /publisher/);
});

test('search engines get URLs with or without a trailing slash', async () => {
  for (const [trailingSlash, end] of [
    [undefined, '/'],
    [true, '/'],
    [false, ''],
  ] as const) {
    const text = await write(files({seo: {trailingSlash}}));
    assert.ok(text('sitemap.xml').includes(`<loc>https://acme.example/guide/quiet${end}</loc>`), String(trailingSlash));
    assert.ok(text('sitemap.xml').includes('<loc>https://acme.example/</loc>'));
    assert.ok(
      text('guide/quiet/index.html').includes(`<link rel="canonical" href="https://acme.example/guide/quiet${end}"`),
    );
  }
});

test('a page with a canonical URL on another site is not in the sitemap', async () => {
  const of = (canonical: string) => `---\ntitle: T\ncanonical: ${canonical}\n---\n\nText.\n`;
  const text = await write({
    'docs.json': JSON.stringify({name: 'Acme', navigation: {pages: ['index', 'away', 'here']}}),
    'index.mdx': 'Text.',
    'away.mdx': of('https://other.example/away'),
    'here.mdx': of('https://acme.example/here/'),
  });
  const listed = [...text('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  assert.deepEqual(listed, ['https://acme.example/', 'https://acme.example/here/']);
  // All files for this site's readers contain it.
  assert.match(text('llms.txt'), /away/);
});

test('preview pictures have absolute URLs', async () => {
  const text = await write({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: {pages: ['index', 'guide/own']},
      seo: {metatags: {'og:image': '/assets/site.png', 'twitter:image': 'assets/card.png'}},
    }),
    'index.mdx': 'Text.',
    'guide/own.mdx':
      '---\ntitle: T\n"og:image": /assets/own.png\n"og:video": https://video.example/a.mp4\n---\n\nText.\n',
    'assets/site.png': 'x',
    'assets/card.png': 'x',
    'assets/own.png': 'x',
  });
  const pictures = (path: string) =>
    [...text(path).matchAll(/<meta (?:property|name)="(og:image|og:video|twitter:image)" content="([^"]*)"/g)]
      .map(([, name, content]) => `${name} ${content}`)
      .sort();
  assert.deepEqual(pictures('index.html'), [
    'og:image https://acme.example/assets/site.png',
    'twitter:image https://acme.example/assets/card.png',
  ]);
  assert.deepEqual(pictures('guide/own/index.html'), [
    'og:image https://acme.example/assets/own.png',
    'og:video https://video.example/a.mp4',
    'twitter:image https://acme.example/assets/card.png',
  ]);
});

const shop = JSON.stringify({
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  paths: {
    '/orders': {get: {summary: 'List orders', responses: {200: {$ref: '#/components/responses/Orders'}}}},
    '/users': {get: {summary: 'List users', responses: {200: {description: 'People.'}}}},
  },
  components: {responses: {Orders: {description: 'The newest first.'}}},
});

test('the text for agents begins every Markdown file and llms.txt', async () => {
  const instructions = ['Use version 2.', 'Never guess\nkeys.'];
  const text = await write(files({markdown: {instructions}}));
  assert.ok(
    text('guide/heavy.md').startsWith(
      '> Index of all pages: https://acme.example/llms.txt\n>\n> Use version 2.\n>\n> Never guess\n> keys.\n\n# Heavy\n',
    ),
  );
  assert.match(text('llms-full.txt'), /> Use version 2\./);
  assert.match(text('llms.txt'), /^# Acme\n\n> Use version 2\.\n>\n> Never guess\n> keys\.\n\n/);
  assert.ok(
    (await write(files({markdown: {instructions: 'One.'}})))('index.md').startsWith(
      '> Index of all pages: https://acme.example/llms.txt\n>\n> One.\n\n',
    ),
  );
});

test("an operation's Markdown includes its document's part if docs.json enables it", async () => {
  const project = (schema: boolean) => ({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: {groups: [{group: 'API', openapi: 'shop.json'}]},
      markdown: {schema},
    }),
    'shop.json': shop,
  });
  const text = await write(project(true));
  const json = /## OpenAPI\n\n```json\n(.*?)\n```/s.exec(text('api-reference/list-orders.md'))?.[1] ?? '';
  const document = JSON.parse(json);
  assert.deepEqual(Object.keys(document.paths), ['/orders']);
  assert.equal(document.components.responses.Orders.description, 'The newest first.');
  assert.doesNotMatch((await write(project(false)))('api-reference/list-orders.md'), /## OpenAPI/);
});

test('skills are in the well-known folder with an index, and empty ones are reported', async () => {
  const skill = '---\nname: acme\ndescription: Uses Acme.\n---\n\nDo this.';
  const entries = {
    ...files(),
    '.mintlify/skills/acme/SKILL.md': skill,
    '.mintlify/skills/acme/references/more.md': 'More.',
    '.mintlify/skills/broken/notes.md': 'No skill.',
  };
  const text = await write(entries);
  assert.equal(text('.well-known/agent-skills/acme/SKILL.md'), skill);
  assert.equal(text('.well-known/agent-skills/acme/references/more.md'), 'More.');
  assert.deepEqual(JSON.parse(text('.well-known/agent-skills/index.json')), {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'acme',
        type: 'skill-md',
        description: 'Uses Acme.',
        url: 'acme/SKILL.md',
        digest: `sha256:${createHash('sha256').update(skill).digest('hex')}`,
      },
    ],
  });
  assert.equal(text('.well-known/agent-skills/broken/notes.md'), '');
  const {problems} = await writeSkillFiles(createMemoryProject(entries));
  assert.deepEqual(
    problems.map(({message, fix}) => [message, fix]),
    [
      [
        'The skill "broken" has no SKILL.md, so Lectern left it out.',
        'add .mintlify/skills/broken/SKILL.md with name and description in its frontmatter.',
      ],
    ],
  );
  assert.equal((await write(files()))('.well-known/agent-skills/index.json'), '');
});

test("a project's grammar highlights prerendered code, and an invalid one is reported", async () => {
  const added: string[] = [];
  const custom = ['/grammars/pipes.json', 'grammars/none.json'];
  const project = {
    ...files({styling: {codeblocks: {languages: {custom}}}}),
    'grammars/pipes.json': JSON.stringify({name: 'pipes', patterns: [{match: 'let', name: 'keyword'}]}),
  };
  await write(project, {
    highlighter: {load: async () => {}, highlight: () => undefined, add: ({names}) => void added.push(...names)},
  });
  assert.deepEqual([...new Set(added)], ['pipes']);
  let reads = 0;
  const memory = createMemoryProject(project);
  const counting = {
    ...memory,
    read(path: string) {
      if (path.startsWith('grammars/')) reads++;
      return memory.read(path);
    },
  };
  const opened = await openProject(counting, async path => ({path, missing: 'absent'}));
  reads = 0;
  const {problems} = await prerender(opened, {...optionsInMemory(new Map()), siteUrl});
  assert.equal(reads, custom.length, 'each is read once');
  assert.deepEqual(
    problems.map(({code, message}) => `${code}: ${message}`),
    ['code-grammar: The grammar grammars/none.json is unreadable. Code in this language has no colors.'],
  );
});

test('the 404 page has Markdown for agents too', async () => {
  const text = await write(files());
  assert.match(text('404.md'), /^> Index of all pages: https:\/\/acme\.example\/llms\.txt\n\n# Page not found\n/);
});

test("the home page's Markdown is at the home URL", async () => {
  const docs = {name: 'Acme', navigation: {pages: ['start']}};
  const text = await write({'docs.json': JSON.stringify(docs), 'start.mdx': '---\ntitle: Start\n---\nHello.\n'});
  assert.match(text('index.md'), /# Start\n\nHello\./);
});

test('HTML links the index of all pages for machines, hidden from screen readers', async () => {
  const html = (await write(files()))('guide/heavy/index.html');
  assert.match(
    html,
    /<p class="visually-hidden" lang="en" dir="ltr" aria-hidden="true" data-nosnippet>Index of all pages: https:\/\/acme\.example\/llms\.txt<\/p><docs-shell>/,
  );
});

test('a long llms.txt links one file per tab, which together list every page', async () => {
  const names = (tab: string) => Array.from({length: 300}, (_, at) => `${tab}/${tab}-page-with-a-long-name-${at}`);
  const tabs = ['guide', 'reference'].map(tab => ({tab: `The ${tab}`, pages: names(tab)}));
  const all = [...names('guide'), ...names('reference')];
  const pages = Object.fromEntries(
    all.map(slug => [`${slug}.mdx`, `---\ntitle: ${slug}\ndescription: ${'Words. '.repeat(10)}\n---\nText.\n`]),
  );
  const text = await write({'docs.json': JSON.stringify({name: 'Acme', navigation: {tabs}}), ...pages});
  const index = text('llms.txt');
  assert.ok(index.length < 1000, index);
  assert.match(
    index,
    /## Pages\n\n- \[The guide\]\(https:\/\/acme\.example\/_llms\/the-guide\.md\): 300 pages\n- \[The reference\]\(https:\/\/acme\.example\/_llms\/the-reference\.md\): 300 pages\n/,
  );
  const lists = text('_llms/the-guide.md') + text('_llms/the-reference.md');
  assert.match(lists, /^# Acme: The guide\n\n## The guide\n\n- \[guide\//);
  for (const slug of all) assert.ok(lists.includes(`](https://acme.example/${slug}.md)`), slug);
});

test('robots.txt contains the usage rules from docs.json', async () => {
  assert.equal(
    (await write(files()))('robots.txt'),
    'User-agent: *\nAllow: /\nSitemap: https://acme.example/sitemap.xml\n',
  );
  const contentSignal = {search: true, aiTrain: false};
  const text = await write(files({integrations: {lectern: {contentSignal}}}));
  assert.equal(
    text('robots.txt'),
    'User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\nSitemap: https://acme.example/sitemap.xml\n',
  );
});

test('page links in descriptions are absolute in Markdown', async () => {
  const description = 'See [quiet](/guide/quiet), not `[a](/b)`.';
  const text = await write({
    ...files({
      navigation: {pages: ['index', 'guide/quiet', 'bound', 'shown'], groups: [{group: 'API', openapi: 'a.json'}]},
    }),
    'a.json': JSON.stringify({
      openapi: '3.1.0',
      info: {title: 'A', version: '1'},
      paths: Object.fromEntries(['/a', '/b'].map(path => [path, {get: {summary: path.slice(1), description}}])),
    }),
    'bound.mdx': '---\nopenapi: GET /b\n---\n\nBound.',
    'shown.mdx': '<OpenApiEndpoint spec="a.json" method="get" path="/a" />',
  });
  const pages = ['bound.md', 'shown.md', 'api-reference/a.md'].map(text);
  for (const page of pages)
    assert.ok(page.includes('[quiet](https://acme.example/guide/quiet/), not `[a](/b)`.'), page);
});
