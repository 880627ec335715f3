import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {isDocumentPath, resolveProjectFolder} from '../../../../shell/node/files/document-project.js';
import {describeMissingProject} from '../../../../shell/node/files/missing-config.js';
import {openNodeProject} from '../../../../shell/node/files/project-files.js';
import {isFile} from '../../../../src/base/files.js';

const folder = mkdtempSync(join(tmpdir(), 'document-'));
after(() => rmSync(folder, {recursive: true}));
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), {recursive: true});
  writeFileSync(join(folder, path), text);
};
const shop = join(folder, 'shop/openapi.yaml');
write(
  'shop/openapi.yaml',
  `openapi: 3.1.0
info: {title: Shop API, version: '1'}
paths:
  /a: {get: {responses: {'200': {$ref: "schemas/answer.yaml#/ok"}}}}
  /b: {get: {responses: {'200': {$ref: '../secret.yaml'}}}}
  /c: {get: {responses: {'200': {$ref: none.yaml}}}}
`,
);
write('shop/schemas/answer.yaml', `ok: {description: Yes, content: {a/b: {schema: {"$ref": "./order.json#/Order"}}}}`);
write('shop/schemas/order.json', `{"Order": {"properties": {"next": {"$ref": "order.json#/Order"}}}}`);
write('shop/.env', 'KEY=1');
write('shop/passwords.yaml', 'a: b');
write('shop/index.mdx', '# Page');
write('secret.yaml', 'a: b');
write('shop/docs.json', '{"name": "Written", "navigation": {"pages": []}}');

test('a JSON or YAML file is a document, and docs.json and folders are not', () => {
  assert.equal(isDocumentPath(shop), true);
  assert.equal(isDocumentPath(join(folder, 'shop/docs.json')), false);
  assert.equal(isDocumentPath(join(folder, 'shop')), false);
  assert.equal(isDocumentPath(join(folder, 'shop/index.mdx')), false);
  assert.equal(isDocumentPath(join(folder, 'none.yaml')), false);
  assert.equal(resolveProjectFolder(shop), join(folder, 'shop'));
  assert.equal(resolveProjectFolder(folder), folder);
});

test("a document's project contains it, its references, and a generated docs.json", async () => {
  const project = openNodeProject(shop);
  assert.deepEqual(await project.list(), ['docs.json', 'openapi.yaml', 'schemas/answer.yaml', 'schemas/order.json']);
  const docs = await project.read('docs.json');
  assert.ok(isFile(docs));
  assert.deepEqual(JSON.parse(docs.text), {name: 'Shop API', navigation: {openapi: 'openapi.yaml'}});
  for (const path of await project.list()) assert.ok(isFile(await project.read(path)), path);
  for (const path of ['passwords.yaml', '.env', 'index.mdx', '../secret.yaml', 'none.yaml', './openapi.yaml'])
    assert.ok(!isFile(await project.read(path)), path);
});

test('references are read as JSON and YAML write them', async () => {
  const part = 'get: {responses: {}}';
  for (const name of ['pa th', 'c#', 'folded', 'tagged', 'escaped', 'alias', 'slash', 'mapped', 'by default', 'key'])
    write(`written/${name}.yaml`, part);
  write('written/quoted.yaml', 'text: "$ref: passwords.yaml"');
  write('written/passwords.yaml', 'a: b');
  write(
    'written/api.yaml',
    `openapi: 3.2.0
info: {title: T, version: '1', x-file: &f alias.yaml}
security: [{'key.yaml#/key': []}]
paths:
  /a: {$ref: './pa%20th.yaml'}
  /b: {$ref: c%23.yaml}
  /c:
    $ref: >-
      folded.yaml
  /d: {"$ref" : !!str tagged.yaml}
  /e: {$ref: "escaped\\x2eyaml"}
  /f: {$ref: *f}
  /g: {$ref: slash.json}
components:
  schemas: {A: {discriminator: {propertyName: k, mapping: {m: mapped.yaml}, defaultMapping: by default.yaml}}}
`,
  );
  write('written/slash.json', '{"$ref": ".\\/slash.yaml#\\/get"}');
  const listed = await openNodeProject(join(folder, 'written/api.yaml')).list();
  assert.deepEqual(
    listed.join(),
    'alias.yaml,api.yaml,by default.yaml,c#.yaml,docs.json,escaped.yaml,folded.yaml,key.yaml,mapped.yaml,' +
      'pa th.yaml,slash.json,slash.yaml,tagged.yaml',
  );
});

test('an unreadable document still has a docs.json', async () => {
  write('broken.yaml', 'openapi: [');
  const docs = await openNodeProject(join(folder, 'broken.yaml')).read('docs.json');
  assert.ok(isFile(docs));
  assert.equal(JSON.parse(docs.text).name, 'Broken');
});

test('a symbolic link to a document is followed, as in containers', async () => {
  mkdirSync(join(folder, 'mounted'));
  symlinkSync(shop, join(folder, 'mounted/api.yaml'));
  assert.ok((await openNodeProject(join(folder, 'mounted/api.yaml')).list()).includes('schemas/order.json'));
});

test('a URL instead of a file is explained', () => {
  assert.equal(
    describeMissingProject('https://api.test/a b.yaml'),
    '"https://api.test/a b.yaml" is a URL. This command reads files.\nFix: Download the document: curl --location --remote-name "https://api.test/a b.yaml"',
  );
});
