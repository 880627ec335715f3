import assert from 'node:assert/strict';
import {test} from 'node:test';
import {growthOf, type Sample} from './flat.js';

const samples = (of: (at: number) => Sample) => Array.from({length: 90}, (_, at) => of(at));

test('varying memory and warming caches count as flat', () => {
  const jumping = samples(at => ({megabytes: Math.min(60 + at * 4, 150) + (at % 7) * 5, handles: 20 + (at % 3)}));
  assert.deepEqual(growthOf(jumping), []);
});

test('growing memory and handles are reported', () => {
  assert.deepEqual(growthOf(samples(at => ({megabytes: 60 + at * 3, handles: 20}))), ['195 MB became 285']);
  assert.deepEqual(growthOf(samples(at => ({megabytes: 60, handles: at}))), ['45 handles became 75']);
});

test('a short run proves nothing', () => {
  assert.deepEqual(growthOf([]), ['there are 0 samples, which is too few to say anything']);
});
