import assert from 'node:assert/strict';
import {test} from 'node:test';
import {areaOf, areasOf, firstOfAreas, inArea} from '../../../src/site/search/areas.js';

const result = (trail: string) => ({slug: trail, page: trail, trail, hits: []});

test('the area of a page is what its trail begins with', () => {
  assert.deepEqual(['API › Orders', 'Guide', ''].map(areaOf), ['API', 'Guide', '']);
});

test('areas stand in the order of the results; one alone is no choice, nor is none', () => {
  const of = (...trails: string[]) => areasOf(trails.map(result), ({trail}) => trail ?? '');
  assert.deepEqual(of('API › A', 'Guide › B', 'API › C', ''), ['API', 'Guide']);
  assert.deepEqual(of('API › A', 'API › C', ''), []);
  assert.deepEqual(of(), []);
});

test('each area has its first page, eight areas at most', () => {
  const pages = ['A › 1', 'A › 2', 'B › 3', ...Array.from({length: 20}, (_, at) => `C${at}`)];
  const found = firstOfAreas(pages, trail => trail);
  assert.deepEqual(found.slice(0, 3), ['A › 1', 'B › 3', 'C0']);
  assert.equal(found.length, 8);
});

test('of what was found, eight areas are told and the chosen one; one alone is no choice', () => {
  const ranked = Array.from({length: 20}, (_, at) => `A${at}`);
  assert.deepEqual(inArea(ranked, each => each).areas, ranked.slice(0, 8));
  assert.deepEqual(
    inArea(ranked, each => each, 'A12'),
    {found: ['A12'], areas: [...ranked.slice(0, 8), 'A12']},
  );
  assert.deepEqual(inArea(['A', ''], each => each, 'A').areas, []);
  assert.deepEqual(inArea(['A', 'B'], each => each, 'C').found, ['A', 'B']);
});
