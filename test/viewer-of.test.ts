import assert from 'node:assert/strict';
import {test} from 'node:test';
import {viewerOf} from '../src/viewer-of.js';

test('a viewer that cannot be loaded is the native one, and the author is told', () => {
  assert.deepEqual(viewerOf('native'), {viewer: 'native'});
  assert.deepEqual(viewerOf('thirdparty_b'), {
    viewer: 'native',
    message: 'api.viewer is "thirdparty_b", which cannot be loaded here: pages show the native viewer.',
  });
});
