import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NearestIcon} from '../../scripts/nearest-icon.js';

const icon = (name: string, ...tags: string[]) => ({name, tags: new Set(tags)});
const nearest = new NearestIcon([
  icon('user', 'person', 'account'),
  icon('laptop', 'computer'),
  icon('circle'),
  icon('arrow-down-left'),
  icon('utensils', 'food'),
  icon('library', 'books', 'shelf'),
  icon('circle-user'),
  icon('album'),
  ...Array.from({length: 40}, (_, at) => icon(`other${at}`)),
]);

test('the nearest icon shows the same object in any style', () => {
  for (const [name, expected] of [
    ['user-hair-long', 'user'],
    ['device-laptop', 'laptop'],
    ['album-circle-user', 'album'],
    ['circle-question', 'circle'],
    ['down-left', 'arrow-down-left'],
    ['burrito', 'utensils'],
    ['books', 'library'],
    ['zzz', undefined],
  ] as const)
    assert.equal(nearest.find(name), expected, name);
});

test('tags add to the words of a name', () => {
  assert.equal(nearest.find('zzz', ['computer']), undefined);
  assert.equal(nearest.find('computer'), 'laptop');
});
