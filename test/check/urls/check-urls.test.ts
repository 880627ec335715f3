import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openNodeProject} from '../../../shell/node/files/project-files.js';
import {isFile} from '../../../src/base/files.js';
import {checkUrls, formatRedirect} from '../../../src/check/urls/check-urls.js';
import {formatUrlLock, parseUrlLock} from '../../../src/check/urls/url-lock.js';
import {addToList} from '../../../src/config/add-to-list.js';
import {createMemoryProject, type ProjectFiles} from '../../../src/site/project/project-files.js';
import {createPublicProject} from '../../../src/site/project/public-project.js';
import {sharedPath, withoutShared} from '../../shared.js';

type Texts = Readonly<Record<string, string>>;

const api = (summary: string) =>
  JSON.stringify({openapi: '3.1.0', info: {title: 'Shop'}, paths: {'/orders': {get: {tags: ['Orders'], summary}}}});

function site(pages: Texts, more: object = {}, summary = 'List orders'): Texts {
  const docs = {
    name: 'Shop',
    navigation: {
      pages: [
        'index',
        ...Object.keys(pages)
          .map(file => file.replace('.mdx', ''))
          .filter(slug => slug !== 'index'),
      ],
    },
    api: {openapi: 'api.json'},
    ...more,
  };
  return {'index.mdx': '# Home\n', ...pages, 'docs.json': JSON.stringify(docs, null, 2), 'api.json': api(summary)};
}

const check = (files: Texts, lock?: string) =>
  checkUrls(
    createPublicProject(createMemoryProject(files)),
    lock === undefined ? undefined : {file: 'urls.lock', text: lock},
  );

const pages = {
  'guide/setup.mdx': '## Install\n\n## Configure\n',
  'guide/use.mdx': '## First steps\n\n## More\n\n<Accordion title="Aside">\n\n### Inside\n\n</Accordion>\n',
  'plain.mdx': 'Words.\n',
};

test('the list contains pages, headings and operation pages, and an unchanged site passes', async () => {
  const {text, problems} = await check(site(pages));
  assert.deepEqual(problems, []);
  assert.equal(
    text,
    `# Every published URL. lectern checks that each one still works.
# To remove a URL for good, delete its line.
/
/#home
/api-reference
/api-reference/orders/list-orders GET /orders
/guide/setup
/guide/setup#configure
/guide/setup#install
/guide/use
/guide/use#first-steps
/guide/use#inside
/guide/use#more
/plain
`,
  );
  assert.deepEqual((await check(site(pages), text)).problems, []);
});

test('each missing page and heading is an error with a working redirect', async () => {
  const {text} = await check(site(pages));
  const renamed = {
    'start/installation.mdx': pages['guide/setup.mdx'],
    'guide/use.mdx': pages['guide/use.mdx'].replace('First steps', 'Your first steps').replace('More', 'Elsewhere'),
    'plainer.mdx': 'Other words.\n',
  };
  const {problems, redirects} = await check(site(renamed, {}, 'All orders'), text);
  assert.deepEqual(
    redirects.map(({source, destination}) => `${source} → ${destination}`),
    [
      '/api-reference/orders/list-orders → /api-reference/orders/all-orders',
      '/guide/setup → /start/installation',
      '/plain → /plainer',
      '/guide/use#first-steps → /guide/use#your-first-steps',
      '/guide/use#more → /guide/use#elsewhere',
    ],
  );
  assert.deepEqual(problems[1], {
    code: 'url-gone',
    level: 'error',
    message:
      'urls.lock lists the page "/guide/setup", which no longer exists. The nearest page is "/start/installation".',
    fix: 'Add {"source": "/guide/setup", "destination": "/start/installation"} to "redirects" in docs.json, or run the command with --write.',
    place: {file: 'urls.lock', line: 7, column: 1},
  });
  assert.match(
    problems[3]!.message,
    /^urls\.lock lists the heading "\/guide\/use#first-steps", which no longer exists\. The nearest heading is/,
  );
  const pasted = await check(site(renamed, {redirects}, 'All orders'), text);
  assert.deepEqual(pasted.problems, []);
  assert.match(pasted.text, /^\/guide\/setup\n/m);
});

test("a missing heading redirects to its page, or to that page's new URL", async () => {
  const lock = formatUrlLock([{url: '/plain'}, {url: '/plain#gone'}, {url: '/old'}, {url: '/old#lost'}]);
  const {redirects} = await check(site(pages, {redirects: [{source: '/old', destination: '/plain'}]}), lock);
  assert.deepEqual(redirects, [
    {source: '/plain#lost', destination: '/plain'},
    {source: '/plain#gone', destination: '/plain'},
  ]);
});

test('a private page counts as missing, and an unreadable document removes no URLs', async () => {
  const {text} = await check(site(pages));
  const hidden = {...pages, 'plain.mdx': '---\ngroups: [staff]\n---\nWords.\n'};
  assert.deepEqual(
    (await check(site(hidden), text)).redirects.map(({source}) => source),
    ['/plain'],
  );
  const unread = {...site(pages), 'api.json': '{'};
  assert.deepEqual((await check(unread, text)).problems, []);
});

test('the written list is read back, in any line order', () => {
  const urls = [{url: '/b', operation: 'GET /b c'}, {url: '/a#x'}];
  assert.deepEqual(parseUrlLock(formatUrlLock(urls)), [
    {url: '/a#x', line: 3},
    {url: '/b', operation: 'GET /b c', line: 4},
  ]);
});

const corpus = 'corpus/turso-docs';

test('five renamed pages and two renamed headings of a real project are seven errors', {
  skip: withoutShared(corpus),
}, async () => {
  const written = openNodeProject(sharedPath(corpus));
  const lock = {file: 'urls.lock', text: (await checkUrls(createPublicProject(written), undefined)).text};
  const slugs = new Set(
    parseUrlLock(lock.text).flatMap(({url, operation}) => (operation || url.includes('#') ? [] : [url.slice(1)])),
  );
  const paths = (await written.list()).filter(path => slugs.has(path.replace(/\.mdx$/, '')) && path.endsWith('.mdx'));
  const texts = new Map(await Promise.all(paths.map(async path => [path, await readText(written, path)] as const)));
  const headed = paths.filter(path => /^## \w+ \w+/m.test(texts.get(path) ?? ''));
  const moved = new Map(headed.slice(0, 5).map((path, at) => [path.replace('.mdx', `-moved-${at}.mdx`), path]));
  const reworded = new Set(headed.slice(5, 7));
  let docs = await readText(written, 'docs.json');
  for (const [to, from] of moved)
    docs = docs.replaceAll(`"${from.replace('.mdx', '')}"`, `"${to.replace('.mdx', '')}"`);
  const project = (text: string): ProjectFiles => ({
    ...written,
    list: async () =>
      [...(await written.list()).filter(path => ![...moved.values()].includes(path)), ...moved.keys()].sort(),
    async read(path) {
      if (path === 'docs.json') return {path, text};
      const read = await written.read(moved.get(path) ?? path);
      if (!isFile(read) || !reworded.has(path)) return {...read, path};
      return {path, text: read.text.replace(/^## (\w+ \w+)/m, '## $1 reworded')};
    },
  });
  const found = await checkUrls(createPublicProject(project(docs)), lock);
  assert.equal(moved.size, 5);
  assert.equal(reworded.size, 2);
  assert.equal(found.problems.filter(({message}) => message.startsWith('urls.lock lists the page')).length, 5);
  assert.equal(found.problems.filter(({message}) => message.startsWith('urls.lock lists the heading')).length, 2);
  for (const [to, from] of moved)
    assert.ok(
      found.redirects.some(
        each => each.source === `/${from.replace('.mdx', '')}` && each.destination === `/${to.replace('.mdx', '')}`,
      ),
      from,
    );
  const pasted = await checkUrls(
    createPublicProject(project(addToList(docs, ['redirects'], found.redirects.map(formatRedirect)))),
    lock,
  );
  assert.deepEqual(pasted.problems, []);
});

async function readText(files: ProjectFiles, path: string): Promise<string> {
  const read = await files.read(path);
  return isFile(read) ? read.text : '';
}
