import assert from 'node:assert/strict';
import {test} from 'node:test';
import {mayLinkPart} from '../../../src/openapi/operation/may-link-part.js';

test("a heading's fragment with a slash is not a link to a part", () => {
  for (const fragment of ['operation/a', 'tag/a/GET/b', 'section/a', '/pets', '/paths/~1a/get'])
    assert.equal(mayLinkPart(fragment), true, fragment);
  for (const fragment of ['pause/resume', 'operation', 'tag/', '/', '', 'my-tag/a'])
    assert.equal(mayLinkPart(fragment), false, fragment);
});
