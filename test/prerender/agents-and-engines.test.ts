import assert from 'node:assert/strict';
import {test} from 'node:test';
import {memoryProject} from '../../src/check/project-files.js';
import {openProject} from '../../src/prerender/open-project.js';
import {type PrerenderOptions, prerender} from '../../src/prerender/prerender.js';
import {readTemplate} from '../../src/prerender/template.js';
import {type ShardList, shardFolder} from '../../src/search/shards/shard-files.js';
import {indexedPages} from './indexed-sections.js';

async function write(files: Readonly<Record<string, string>>, options: Partial<PrerenderOptions> = {}) {
  const project = await openProject(memoryProject(files), async path => ({path, missing: 'absent'}));
  const out = new Map<string, string>();
  await prerender(project, {
    template: readTemplate(undefined),
    ending: '/',
    names: {sheet: 's.css', mode: 'm.js', script: 'e.js', fonts: {}},
    own: {styles: [], scripts: []},
    missingBase: '/',
    siteUrl: 'https://acme.example/',
    modified: () => undefined,
    findIcon: () => undefined,
    highlighter: {load: async () => {}, highlight: () => undefined},
    write: (path, text) => void out.set(path, Buffer.from(text).toString()),
    join: (path, parts, between) => void out.set(path, parts.map(part => out.get(part) ?? '').join(between)),
    ...options,
  });
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

test('a page names its Markdown, with and without an address of the site', async () => {
  for (const siteUrl of [undefined, 'https://acme.example/']) {
    const text = await write(files(), siteUrl === undefined ? ({siteUrl} as unknown as object) : {siteUrl});
    assert.match(
      text('guide/quiet/index.html'),
      /<link rel="alternate" type="text\/markdown" href="\.\.\/\.\.\/guide\/quiet\.md"/,
    );
    assert.doesNotMatch(text('404.html'), /text\/markdown/);
  }
});

test('files for agents lie among the well-known addresses too; those of the author go before', async () => {
  const text = await write(files());
  assert.equal(text('.well-known/llms.txt'), text('llms.txt'));
  assert.equal(text('.well-known/llms-full.txt'), text('llms-full.txt'));
  assert.match(text('llms.txt'), /# Acme/);
  const own = await write({...files(), 'llms.txt': 'mine\n'});
  assert.equal(own('.well-known/llms.txt'), 'mine\n');
});

test('what is not searchable stays in the sitemap, and weights are in the texts of the search', async () => {
  const text = await write(files());
  const found = indexedPages(text);
  assert.doesNotMatch(JSON.stringify(found), /Unfindable/);
  const at = found.findIndex(({sections}) => sections.some(([, , words]) => words === 'Weighty words.'));
  const {boosts} = JSON.parse(text(`${shardFolder('')}index.json`)) as ShardList;
  assert.deepEqual(boosts, {[at]: 5});
  assert.match(text('sitemap.xml'), /guide\/quiet/);
  assert.doesNotMatch(text('sitemap.xml'), /guide\/robots/);
  assert.match(text('guide/robots/index.html'), /<meta name="robots" content="noindex/);
});

test('a site that asks engines to stay away lists no page for them', async () => {
  const text = await write(files({seo: {metatags: {robots: 'noindex'}}}));
  assert.doesNotMatch(text('sitemap.xml'), /<loc>/);
  assert.match(JSON.stringify(indexedPages(text)), /Weighty/);
});
