import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readMarkdownText} from '../../../src/markdown/render/text/markdown-text.js';
import {collectMarkupTags} from '../../../src/markdown/syntax/markup-tags.js';

const known = new Set(['p', 'b']);
const cases: readonly (readonly [says: string, text: string, more: readonly string[]])[] = [
  ['Markdown has no others', 'a <note>b</note> <b>c</b>', []],
  ['a text in HTML has those that are closed', '<p>a <Note>b</Note > <id></p>', ['note']],
  ['a list is a text in HTML too', '<UL><li>a</li></UL>', ['li', 'ul']],
  ['what holds no text of the page stays as it is', '<p>a</p><script>b</script><iframe></iframe><svg></svg>', []],
];
for (const [says, text, more] of cases)
  test(`markup tags in text: ${says}`, () => {
    assert.deepEqual([...collectMarkupTags(text, known)], [...known, ...more]);
  });

test('search uses such text without its tags', () => {
  assert.equal(readMarkdownText('<p>Reads <term>logs</term> of <id>.</p>').text, 'Reads logs of <id>.');
});
