import assert from 'node:assert/strict';
import {test} from 'node:test';
import {knownTag} from '../../elements/base/known-tag.js';
import {components} from '../../src/components/table.js';

test('host pages are searched for the tag of every component', () => {
  assert.deepEqual(
    components.map(({tag}) => tag).filter(tag => !knownTag.test(tag)),
    [],
  );
});
