import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sharedPath, withoutShared} from '../../shared.js';
import {nameOf, readerOf, withOperation} from './draw.js';
import {findMissing, missingInDocuments, openPage} from './page-in-markdown.js';

const skip = withoutShared('specs');

test('the Markdown of an operation has all that its page shows, under the same headings', {skip}, async () => {
  const {count, missing} = await missingInDocuments(sharedPath('specs'), 20);
  assert.deepEqual(missing, []);
  assert.ok(count > 300, `${count} operations`);
});

test('the comparison sees what Markdown lacks, or has under another heading', async () => {
  const reader = readerOf(
    withOperation({
      parameters: [{name: 'a', in: 'query', schema: {type: 'string', enum: ['x', 'y']}}],
      responses: {200: {description: 'Fine.'}, 400: {description: 'Bad.'}},
    }),
  );
  const name = nameOf('POST /a');
  const written = await reader.markdown(name, {});
  const page = await openPage(reader, name, 20);
  assert.deepEqual(findMissing(page, written), []);
  assert.deepEqual(findMissing(page, written.replace(', `y`', '')), ['Query parameters: a | enum<string> | x | y']);
  const swapped = written.replace('Fine.', '…').replace('Bad.', 'Fine.').replace('…', 'Bad.');
  assert.deepEqual(findMissing(page, swapped), ['Responses > 200: Fine.', 'Responses > 400: Bad.']);
});
