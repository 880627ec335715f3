import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {HeadTag} from '../../src/site/head.js';
import {buildMetadataTags, locateChrome} from '../../src/site/site.js';
import {drawPage} from '../components/draw.js';
import {siteOf} from './chrome/site.js';

const line = ({tag, attributes, text}: HeadTag) =>
  [
    tag,
    ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`),
    ...(text === undefined ? [] : [text]),
  ].join(' | ');

async function head(docs: object, page: string, slug = 'a/b'): Promise<string[]> {
  const site = await siteOf(docs);
  return buildMetadataTags(site, {...(await drawPage(page)), slug}, locateChrome(site, slug)).map(line);
}

test('a page has its title, description and social tags', async () => {
  assert.deepEqual(await head({}, '---\ntitle: T\ndescription: D\nkeywords: [x, y]\n---\n'), [
    'title | T - Site',
    'meta | name=generator | content=Lectern',
    'meta | property=og:site_name | content=Site',
    'meta | property=og:type | content=article',
    'meta | name=twitter:card | content=summary_large_image',
    'meta | property=og:title | content=T',
    'meta | name=description | content=D',
    'meta | property=og:description | content=D',
    'meta | name=keywords | content=x, y',
  ]);
});

test("a page without a description uses the site's", async () => {
  const tags = await head({description: 'Of the site'}, '---\ntitle: T\n---\n');
  assert.ok(tags.includes('meta | name=description | content=Of the site'));
});

test('a page titled like the site has the name once', async () => {
  assert.equal((await head({}, '---\ntitle: Site\n---\n'))[0], 'title | Site');
});

test("tags of docs.json are included, and the page's override them", async () => {
  const docs = {seo: {metatags: {'og:image': 'https://a.b/c.png', author: 'A', canonical: 'https://x.y'}}};
  const tags = await head(docs, '---\ntitle: T\n"og:image": https://a.b/own.png\n"twitter:site": "@a"\n---\n');
  assert.ok(tags.includes('meta | property=og:image | content=https://a.b/own.png'));
  assert.ok(tags.includes('meta | name=author | content=A'));
  assert.ok(tags.includes('meta | name=twitter:site | content=@a'));
  assert.ok(!tags.some(tag => tag.includes('https://x.y')));
});

test("tags of a folder override the site's, and deeper ones override theirs", async () => {
  const seo = {
    metatags: {author: 'Site', robots: 'all'},
    paths: [
      {path: '/a/b/', metatags: {robots: 'nofollow'}},
      {path: 'a', metatags: {author: 'A', robots: 'noindex', 'og:type': 'book'}},
      {path: 'a/bc', metatags: {author: 'Other'}},
    ],
  };
  const tags = await head({seo}, '---\ntitle: T\n"og:type": website\n---\n', 'a/b/c');
  for (const tag of ['name=author | content=A', 'name=robots | content=nofollow', 'property=og:type | content=website'])
    assert.ok(tags.includes(`meta | ${tag}`), tag);
  assert.ok((await head({seo}, '---\ntitle: T\n---\n', 'ab')).includes('meta | name=author | content=Site'));
});

test('a page with noindex has the tag', async () => {
  const robots = 'meta | name=robots | content=noindex';
  assert.ok((await head({}, '---\nnoindex: true\n---\n')).includes(robots));
  assert.ok((await head({}, '---\nhidden: true\n---\n')).includes(robots));
  assert.ok(!(await head({}, 'a')).includes(robots));
  assert.ok((await head({seo: {indexing: 'navigable'}}, 'a', 'not/listed')).includes(robots));
  assert.ok(!(await head({seo: {indexing: 'navigable'}}, 'a')).includes(robots));
});

test('a page keeps all words of its robots', async () => {
  const robots = async (yaml: string, docs = {}) =>
    (await head(docs, `---\n${yaml}\n---\n`)).filter(tag => tag.includes('robots'));
  assert.deepEqual(await robots('robots: nofollow'), ['meta | name=robots | content=nofollow']);
  assert.deepEqual(await robots('robots: noindex, nofollow'), ['meta | name=robots | content=noindex, nofollow']);
  assert.deepEqual(await robots('noindex: true\nrobots: noarchive'), ['meta | name=robots | content=noindex']);
  const site = {seo: {metatags: {robots: 'noindex, nofollow'}}};
  assert.deepEqual(await robots('noindex: true', site), ['meta | name=robots | content=noindex, nofollow']);
});

test('a canonical URL and the icons of both modes are links', async () => {
  const tags = await head({favicon: {light: '/l.svg', dark: '/d.svg'}}, '---\ncanonical: https://a.b/c\n---\n');
  assert.deepEqual(
    tags.filter(tag => tag.startsWith('link')),
    [
      'link | rel=canonical | href=https://a.b/c',
      'link | rel=icon | href=/docs/l.svg | media=(prefers-color-scheme: light)',
      'link | rel=icon | href=/docs/d.svg | media=(prefers-color-scheme: dark)',
    ],
  );
  const one = await head({favicon: '/f.svg'}, 'a');
  assert.deepEqual(
    one.filter(tag => tag.startsWith('link')),
    ['link | rel=icon | href=/docs/f.svg'],
  );
});
