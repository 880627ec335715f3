import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runProjectTask} from '../../../../shell/browser/open/project-work.js';

const loadSchema = (): never => assert.fail('a download checks no document');

test('a download contains only public pages, docs.json entries and document parts', async () => {
  const document = {
    openapi: '3.1.0',
    info: {title: 'A', version: '1'},
    paths: {'/open': {get: {responses: {}}}, '/canary': {get: {'x-excluded': true, responses: {}}}},
  };
  const files = {
    'docs.json': JSON.stringify({name: 'T', navigation: {pages: ['index', 'canary'], openapi: 'api.json'}}),
    'index.mdx': '---\ntitle: Home\n---\n',
    'canary.mdx': '---\ntitle: Canary\ngroups: [staff]\n---\n',
    'draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n',
    'api.json': JSON.stringify(document),
    'server.key': 'canary',
  };
  const content = new Map(Object.entries(files).map(([path, text]) => [path, new Blob([text])]));
  const {pack, failure} = await runProjectTask({id: 1, task: 'pack', content}, loadSchema);
  assert.equal(failure, undefined);
  assert.deepEqual(pack?.paths, ['api.json', 'docs.json', 'index.mdx']);
  const texts = pack?.paths.map(path => pack.replaced.get(path) ?? files[path as keyof typeof files]).join('\n');
  assert.doesNotMatch(`${texts}${pack?.manifest}`, /canary/i);
  assert.match(texts ?? '', /\/open/);
});
