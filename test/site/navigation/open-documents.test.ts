import assert from 'node:assert/strict';
import {test} from 'node:test';
import {locatePage} from '../../../src/site/navigation/locate-page.js';
import {
  findMounts,
  findPageOfDocument,
  findShownDocuments,
  listGeneratedUrls,
} from '../../../src/site/navigation/open-documents.js';
import {indexesOf, paths} from './indexes.js';
import {navigationOf} from './outline.js';

const written = {
  tabs: [
    {tab: 'Guide', pages: ['a', {group: 'Calls', pages: ['one.json GET /a']}]},
    {tab: 'API', openapi: ['one.json', 'two.json'], pages: ['api-reference/intro']},
    {tab: 'Only', openapi: 'three.json', pages: ['only']},
  ],
};

test("a section's documents are those with sidebar entries, until they are read", async () => {
  const shown = (slug: string, navigation = navigationOf(written)) => findShownDocuments(locatePage(navigation, slug));
  assert.deepEqual(shown('a'), ['one.json']);
  assert.deepEqual(shown('api-reference/intro'), ['one.json', 'two.json']);
  assert.deepEqual(shown('only'), ['three.json']);
  const read = await indexesOf({'one.json': paths(['GET /a'])});
  assert.deepEqual(shown('a', navigationOf(written, [], read)), []);
});

test('a folder belongs to every document with pages in it', () => {
  const navigation = navigationOf(written);
  const at = (slug: string) => findMounts(navigation, slug).map(({document}) => document);
  assert.deepEqual(at('api-reference/x'), ['one.json', 'two.json', 'three.json']);
  assert.deepEqual(at('api-reference'), ['one.json', 'two.json', 'three.json']);
  assert.deepEqual(at('api-references'), []);
});

test('the overview represents a document, otherwise its first generated page', () => {
  const navigation = navigationOf(written);
  assert.equal(findPageOfDocument(navigation, 'two.json'), 'api-reference/two');
  assert.equal(findPageOfDocument(navigationOf({pages: ['one.json GET /a']}), 'one.json'), 'api-reference/get-a');
  assert.equal(findPageOfDocument(navigation, 'other.json'), undefined);
});

test('slugs without a file are remembered', () => {
  assert.deepEqual(listGeneratedUrls(navigationOf(written)), {
    prefixes: ['api-reference'],
    written: ['api-reference/intro'],
  });
});
