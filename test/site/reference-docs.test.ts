import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {readConfig} from '../../src/config/read-config.js';
import {buildReferenceDocs} from '../../src/site/reference-docs.js';
import {createSite} from '../../src/site/site.js';

const open = async (docs: unknown) => {
  const read = await readConfig(createMemoryFiles({'docs.json': JSON.stringify(docs)}));
  assert.deepEqual(read.problems, []);
  return createSite(read, {base: '/', router: 'hash'});
};

test('one document is the whole navigation, and names the site', async () => {
  const docs = buildReferenceDocs([{file: 'openapi.json', title: 'Shop API'}]);
  assert.deepEqual(docs, {name: 'Shop API', navigation: {openapi: 'openapi.json'}});
  const {navigation, routes} = await open(docs);
  assert.deepEqual(navigation.mounts, [{document: 'openapi.json', prefix: 'api-reference'}]);
  assert.equal(routes.home, 'api-reference');
});

test('several documents have their own tab and folder, even with equal titles', async () => {
  const docs = buildReferenceDocs([
    {file: 'a.json', title: 'Shop API'},
    {file: 'https://api.example.com/v2/openapi.yaml?x=1', title: 'Shop API'},
    {file: 'specs/order-events.yaml'},
    {file: 'd.json', title: '  '},
  ]);
  assert.equal(docs.name, 'Shop API');
  const {navigation} = await open(docs);
  assert.deepEqual(
    navigation.defaultVariant.root.sections.map(({kind, label}) => `${kind} ${label}`),
    ['tab Shop API', 'tab Shop API', 'tab Order events', 'tab D'],
  );
  assert.deepEqual(
    navigation.mounts.map(({prefix}) => prefix),
    ['shop-api', 'shop-api-2', 'order-events', 'd'],
  );
});

test('title, logo, color and theme become docs.json settings', async () => {
  const docs = buildReferenceDocs([{file: 'a.json', title: 'Shop API'}], {
    title: 'Shop',
    logo: 'logo.svg',
    color: '#0a7',
    theme: 'theme_5',
  });
  const {config} = await open(docs);
  assert.equal(config.name, 'Shop');
  assert.equal(config.logo?.light, 'logo.svg');
  assert.equal(config.colors.primary, '#0a7');
  assert.equal(config.theme, 'theme_5');
});

test('without a document, the site still has a name', () => {
  assert.deepEqual(buildReferenceDocs([]), {name: 'API', navigation: {openapi: ''}});
});
