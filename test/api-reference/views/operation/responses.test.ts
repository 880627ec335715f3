import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, withOperation} from '../draw.js';

/** What a reader sees in the head of the fold of each status. */
async function heads(responses: object): Promise<readonly (string | undefined)[]> {
  const {main} = await draw(withOperation({responses}), 'POST /a');
  return [...main.matchAll(/<span class="response-words">([^<]*)</g)].map(([, words]) => words);
}

test('an open fold does not say the phrase of a status that its text begins with', async () => {
  assert.deepEqual(await heads({200: {description: 'OK **good**'}}), ['']);
  assert.deepEqual(await heads({200: {summary: 'Sold', description: 'sold, as wished'}}), ['']);
});

test('phrases stay where the text says something else, or is folded', async () => {
  assert.deepEqual(await heads({200: {description: 'Done **then**'}, 404: {description: 'Not found: **it**'}}), [
    'OK',
    'Not Found',
  ]);
  assert.deepEqual(await heads({200: {description: 'OK good'}}), ['OK good']);
});
