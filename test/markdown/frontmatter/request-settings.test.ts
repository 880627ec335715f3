import assert from 'node:assert/strict';
import {test} from 'node:test';
import {requestSettings} from '../../../src/markdown/frontmatter/request-settings.js';

test('reads how the form of a page behaves, older words too, and leaves out what is no such word', () => {
  const settings = (values: Record<string, unknown>) => requestSettings(new Map(Object.entries(values)));
  assert.deepEqual(settings({playground: 'simple', authMethod: 'bearer'}), {
    playground: 'simple',
    authMethod: 'bearer',
  });
  assert.deepEqual(settings({playground: 'none'}), {playground: 'hide'});
  assert.deepEqual(settings({playground: 'auth'}), {playground: 'interactive'});
  assert.deepEqual(settings({playground: 'loud', authMethod: true}), {});
});
