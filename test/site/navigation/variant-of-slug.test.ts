import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findVariantOfSlug} from '../../../src/site/navigation/variant-of-slug.js';

test('a slug belongs to the variant with the longest matching folder', () => {
  const folders: Readonly<Record<string, readonly string[]>> = {
    en: [''],
    fr1: ['', 'fr/', 'fr/v1/'],
    fr2: ['', 'fr/', 'fr/v2/'],
  };
  const find = (slug: string) => findVariantOfSlug(slug, Object.keys(folders), id => folders[id] ?? []);
  assert.deepEqual(['fr/v2/a', 'fr/v1', 'fr/a', 'fr', 'french/a', 'a', ''].map(find), [
    'fr2',
    'fr1',
    'fr1',
    'fr1',
    undefined,
    undefined,
    undefined,
  ]);
});
