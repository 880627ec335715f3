import assert from 'node:assert/strict';
import {test} from 'node:test';
import {locateChrome} from '../../src/site/site.js';
import {addPicture} from '../../src/thumbnails/page-thumbnail.js';
import {drawPage} from '../components/draw.js';
import {siteOf} from '../site/chrome/site.js';

async function head(page: string, docs: object = {}, siteUrl: string | undefined = 'https://docs.acme.dev/x/') {
  const site = await siteOf({navigation: {groups: [{group: 'Start', pages: ['guide/a b']}]}, ...docs});
  const drawn = {...(await drawPage(page)), slug: 'guide/a b', file: 'guide/a b.mdx'};
  const located = locateChrome(site, 'guide/a b');
  const {tags, thumbnail} = addPicture({site, page: drawn, located}, siteUrl === '' ? undefined : siteUrl);
  const images = tags.flatMap(({attributes: {property, content}}) =>
    property?.startsWith('og:image') ? [`${property}=${content}`] : [],
  );
  return {images, thumbnail};
}

test("meta tags contain the picture's absolute URL, size and text", async () => {
  assert.deepEqual(await head('---\ntitle: T\ndescription: D\n---\n'), {
    images: [
      'og:image=https://docs.acme.dev/x/_lectern/thumbnails/guide/a%20b.png',
      'og:image:width=1200',
      'og:image:height=630',
      'og:image:alt=T',
    ],
    thumbnail: {
      file: 'guide/a b.mdx',
      path: '_lectern/thumbnails/guide/a b.png',
      text: {site: 'Site', host: 'docs.acme.dev', title: 'T', trail: 'Start', description: 'D'},
    },
  });
});

test("an author's picture is kept, and none is generated", async () => {
  const own = 'https://a.b/c.png';
  for (const [page, docs] of [
    [`---\n"og:image": ${own}\n---\n`, {}],
    ['a', {metadata: {'og:image': own}}],
    ['a', {seo: {metatags: {'og:image': own}}}],
  ] as const)
    assert.deepEqual(await head(page, docs), {images: [`og:image=${own}`], thumbnail: undefined});
});

test('an unsearchable page has no picture', async () => {
  const entry = {navigation: {groups: [{group: 'Start', hidden: true, pages: ['guide/a b']}]}};
  for (const [page, docs] of [
    ['---\nnoindex: true\n---\n', {}],
    ['---\nhidden: true\n---\n', {}],
    ['---\nurl: https://a.b\n---\n', {}],
    ['a', {navigation: {pages: ['other']}, seo: {indexing: 'navigable'}}],
    ['a', entry],
  ] as const)
    assert.deepEqual(await head(page, docs), {images: [], thumbnail: undefined}, page + JSON.stringify(docs));
});

test("the author's text about the picture is kept", async () => {
  const {images} = await head('---\n"og:image:alt": Mine\n---\n');
  assert.deepEqual(images.slice(1).sort(), ['og:image:alt=Mine', 'og:image:height=630', 'og:image:width=1200']);
});

test('without a site URL, the background image itself is used', async () => {
  const named = (background: string) => head('a', {thumbnails: {background}}, '');
  assert.deepEqual(await named('/b.png'), {images: ['og:image=/docs/b.png'], thumbnail: undefined});
  assert.deepEqual(await named('#123456'), {images: [], thumbnail: undefined});
});
