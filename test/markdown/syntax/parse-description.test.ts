import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseDescription} from '../../../src/markdown/syntax/parse-description.js';
import {showNodes} from './show.js';

const known = new Set(['p', 'b']);

test('descriptions support HTML tags and indented code', () => {
  const shown = showNodes(parseDescription('<div><term>a</term></div>\n\n    b();\n\nc <id>', known));
  assert.match(shown, /<term>\('a'\)/);
  assert.match(shown, /````b\(\);` p\('c <id>'\)$/);
});
