import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRequestSettings} from '../../../src/markdown/frontmatter/request-settings.js';

test('form settings of a page are read, including old names, and invalid ones ignored', () => {
  const settings = (values: Record<string, unknown>) => readRequestSettings(new Map(Object.entries(values)));
  assert.deepEqual(settings({playground: 'simple', authMethod: 'bearer'}), {
    playground: 'simple',
    authMethod: 'bearer',
  });
  assert.deepEqual(settings({playground: 'none'}), {playground: 'hide'});
  assert.deepEqual(settings({playground: 'auth'}), {playground: 'interactive'});
  assert.deepEqual(settings({playground: 'loud', authMethod: true}), {});
});
