import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../../src/base/files.js';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {buildPageForm} from '../../../src/site/page/page-form.js';
import {openSite} from '../../../src/site/site.js';

async function formOf(api: object, fields: Readonly<Record<string, string>>) {
  const docs = JSON.stringify({name: 'S', navigation: {pages: ['index']}, api});
  const {config} = await openSite(createMemoryFiles({'docs.json': docs}), {base: '/', router: 'history'});
  const frontmatter = new Map(Object.entries(fields));
  return buildPageForm({metadata: buildPageMetadata(frontmatter), frontmatter}, config);
}

test('a page with method and path has a form with api.mdx servers and authentication', async () => {
  const api = {
    baseUrl: 'https://base.example',
    mdx: {server: 'https://hand.example', auth: {method: 'key', name: 'X-K'}},
  };
  assert.deepEqual(await formOf(api, {api: 'put /a/{b}'}), {
    method: 'PUT',
    target: '/a/{b}',
    servers: ['https://hand.example'],
    options: {auth: {method: 'key', name: 'X-K'}},
  });
});

test("otherwise docs.json's api applies, and the page overrides both", async () => {
  const form = await formOf({baseUrl: 'https://base.example'}, {api: 'GET /a', authMethod: 'basic'});
  assert.deepEqual([form?.servers, form?.options], [['https://base.example'], {auth: {method: 'basic'}}]);
});

test('bound pages, and pages without an operation or with a disabled form, have none', async () => {
  assert.equal(await formOf({}, {title: 'A'}), undefined);
  assert.equal(await formOf({}, {openapi: 'GET /a'}), undefined);
  assert.equal(await formOf({}, {api: 'GET /a', playground: 'simple'}), undefined);
  assert.equal(await formOf({playground: {display: 'none'}}, {api: 'GET /a', playground: 'hide'}), undefined);
});
