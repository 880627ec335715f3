import assert from 'node:assert/strict';
import {test} from 'node:test';
import {toViewMessages} from '../../../src/api-reference/views/view-messages.js';
import {loadMessages} from '../../../src/messages/load-messages.js';

test('views select their sections from all messages of a locale', async () => {
  const german = await loadMessages('de-CH');
  assert.ok(german);
  const {content, api, async, reading, rules} = toViewMessages(german);
  assert.deepEqual(
    [content, api, async, reading, rules],
    [german.frame, german.api, german.async, german.reading, german.rules],
  );
});
