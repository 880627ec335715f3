import assert from 'node:assert/strict';
import {test} from 'node:test';
import {tagPattern} from '../../elements/base/tag-pattern.js';
import {components} from '../../src/components/table.js';

test('host pages are searched for the tag of every component', () => {
  assert.deepEqual(
    components.map(({tag}) => tag).filter(tag => !tagPattern.test(tag)),
    [],
  );
});
