import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isFile} from '../../../src/base/files.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';
import {buildPublicDocs, createPublicProject, type PublicOptions} from '../../../src/site/project/public-project.js';

const page = (head: string) => `---\ntitle: T\n${head}\n---\n\nText.\n`;
const api = `{"openapi":"3.1.0","info":{"title":"T","version":"1.10"},"paths":{"/a":{"get":{},"post":{"x-internal":true}}},
  "components":{"schemas":{"A":{"properties":{"price":{"minimum":1.10},"cost":{"x-mint":{"groups":["a"]}}}}}}}`;
const files = {
  'docs.json': JSON.stringify({
    name: 'T',
    navigation: {
      groups: [
        {group: 'All', pages: ['index', 'plan', 'draft']},
        {group: 'Team', public: false, pages: ['team', 'open', 'folder']},
      ],
    },
  }),
  'index.mdx': page(''),
  'plan.mdx': page('groups: [admin]'),
  'draft.md': page('draft: true'),
  'team.mdx': page(''),
  'open.mdx': page('public: true'),
  'folder/index.mdx': page(''),
  'loose.mdx': page('public: false'),
  'api.json': api,
  'data.json': '{"x-mint": 1}',
};
const open = (options: PublicOptions = {}, more: Readonly<Record<string, string>> = {}) =>
  createPublicProject(createMemoryProject({...files, ...more}), options);

async function textOf(project: ReturnType<typeof open>, path: string): Promise<string | undefined> {
  const result = await project.read(path);
  return isFile(result) ? result.text : undefined;
}

test('private pages are not listed and cannot be read', async () => {
  const project = open();
  assert.deepEqual(await project.list(), ['api.json', 'data.json', 'docs.json', 'index.mdx', 'open.mdx']);
  for (const path of ['plan.mdx', 'draft.md', 'team.mdx', 'folder/index.mdx', 'loose.mdx'])
    assert.deepEqual(await project.read(path), {path, missing: 'absent'});
  assert.equal(await textOf(project, 'open.mdx'), files['open.mdx']);
  const {privateSlugs, publicSlugs} = await project.survey();
  assert.deepEqual([...privateSlugs].sort(), ['draft', 'folder', 'folder/index', 'loose', 'plan', 'team']);
  assert.deepEqual([...publicSlugs].sort(), ['index', 'open']);
});

test('private parts of a document are removed, and numbers keep their digits', async () => {
  const text = await textOf(open(), 'api.json');
  assert.match(text ?? '', /"minimum": 1\.10\b/);
  assert.doesNotMatch(text ?? '', /cost|post|x-internal/);
  assert.equal(await textOf(open(), 'data.json'), files['data.json']);
});

test("today's private parts are removed from older versions", async () => {
  const older =
    '{"paths":{"/a":{"get":{},"post":{}}},"components":{"schemas":{"A":{"properties":{"cost":{},"price":{}}}}}}';
  const docs = (history: object) => JSON.stringify({name: 'T', integrations: {lectern: {history}}});
  const more = {'docs.json': docs({'/api.json': [{date: '2026-01', file: 'old.json'}]}), 'old.json': older};
  assert.deepEqual(JSON.parse((await textOf(open({}, more), 'old.json')) ?? ''), {
    paths: {'/a': {get: {}}},
    components: {schemas: {A: {properties: {price: {}}}}},
  });
  assert.equal(await textOf(open({}, {...more, 'docs.json': docs({})}), 'old.json'), older);
  assert.equal(await textOf(open({publishesAll: true}, more), 'old.json'), older);
});

test('docs.json omits entries of private pages', async () => {
  const {navigation} = JSON.parse((await buildPublicDocs(open())) ?? '') as {navigation: unknown};
  assert.deepEqual(navigation, {
    groups: [
      {group: 'All', pages: ['index']},
      {group: 'Team', public: false, pages: ['open']},
    ],
  });
  assert.equal(
    await buildPublicDocs(
      createPublicProject(createMemoryProject({'docs.json': '{"navigation": {"pages": ["a"]}}', 'a.mdx': ''})),
    ),
    undefined,
  );
});

test('published private content is complete', async () => {
  const published = {
    'docs.json': files['docs.json'].replace('{', '{"integrations":{"lectern":{"private":"publish"}},'),
  };
  for (const project of [open({publishesAll: true}), open({}, published)]) {
    assert.equal((await project.list()).length, Object.keys(files).length);
    assert.equal(await textOf(project, 'plan.mdx'), files['plan.mdx']);
    assert.equal(await textOf(project, 'api.json'), api);
    assert.equal(await buildPublicDocs(project), undefined);
  }
});

test('public: false in docs.json makes unmarked pages private', async () => {
  const docs = {'docs.json': JSON.stringify({name: 'T', public: false, navigation: {pages: ['index', 'open']}})};
  const listed = await open({}, docs).list();
  assert.deepEqual(
    listed.filter(path => path.endsWith('.mdx')),
    ['open.mdx'],
  );
});
