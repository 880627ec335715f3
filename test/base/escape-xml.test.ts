import assert from 'node:assert/strict';
import {test} from 'node:test';
import {escapeXml} from '../../src/base/escape-xml.js';

test('text for XML is escaped, without characters that XML forbids', () => {
  assert.equal(escapeXml('<a b="c">&amp; it\'s'), "&lt;a b=&quot;c&quot;&gt;&amp;amp; it's");
  assert.equal(escapeXml('a\u0000\u0008\t\n\r\ud800\ufffe\u{1f600}'), 'a\t\n\r\u{1f600}');
});
