import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, nameOf, readerOf, wholeView, withOperation} from '../draw.js';

/** Returns the visible text in the summary of each status. */
async function heads(responses: object): Promise<readonly (string | undefined)[]> {
  const {main} = await draw(withOperation({responses}), 'POST /a');
  return [...main.matchAll(/<span class="response-words">([^<]*)</g)].map(([, words]) => words);
}

test('an open response does not repeat the status phrase of its description', async () => {
  assert.deepEqual(await heads({200: {description: 'OK **good**'}}), ['']);
  assert.deepEqual(await heads({200: {summary: 'Sold', description: 'sold, as wished'}}), ['']);
});

test('the phrase stays if the description differs or is collapsed', async () => {
  assert.deepEqual(await heads({200: {description: 'Done **then**'}, 404: {description: 'Not found: **it**'}}), [
    'OK',
    'Not Found',
  ]);
  assert.deepEqual(await heads({200: {description: 'OK good'}}), ['OK good']);
});

test('response fields are marked as optional, and request fields as required', async () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: {
      id: {type: 'string'},
      note: {type: 'string'},
      owner: {type: 'object', properties: {name: {type: 'string'}}},
    },
  };
  const content = {'application/json': {schema}};
  const operation = {requestBody: {content}, responses: {200: {description: 'ok', content}}};
  const {main} = await draw(withOperation(operation), 'POST /a');
  const marksOf = (html: string) =>
    [...html.matchAll(/<code class="field-name">(\w+)<\/code>.*?<\/div>/g)].map(
      ([head, name]) => `${name}${/field-required/.test(head) ? '!' : ''}${/>optional</.test(head) ? '?' : ''}`,
    );
  const [request = '', response = ''] = main.split('part-responses');
  assert.deepEqual(marksOf(request), ['id!', 'note', 'owner', 'name']);
  // `owner` has no required properties, so its name has no mark.
  assert.deepEqual(marksOf(response), ['id', 'note?', 'owner?', 'name']);
});

test('the first response example is the JSON that samples accept', async () => {
  const schema = {type: 'object', properties: {a: {type: 'string'}}};
  const content = {'text/plain': {schema}, 'application/json': {schema}, 'application/problem+json': {example: 1}};
  const {aside} = await wholeView(readerOf(withOperation({responses: {200: {content}}})), nameOf('POST /a'));
  const types = [...aside.matchAll(/200 ([\w/+]+)/g)].map(([, type]) => type);
  assert.deepEqual([...new Set(types)], ['application/json', 'application/problem+json', 'text/plain']);
});
