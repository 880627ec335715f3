import assert from 'node:assert/strict';
import {test} from 'node:test';
import {dangersOf, startTags} from './html-tokens.js';

test('start tags are read like in a browser', () => {
  assert.deepEqual(
    startTags(`a<b>c</b><img src=x/onerror=1 A='"' b = "&lt;&#39;" c><!-- <i> --> 1 < 2 <u/>`).map(tag => [
      tag.name,
      ...tag.attributes,
    ]),
    [['b'], ['img', ['src', 'x/onerror=1'], ['a', '"'], ['b', "<'"], ['c', '']], ['u']],
  );
});

test('active content is found, and text is not', () => {
  const live = '<script></script><a href=" java\tscript:1" onclick=1><p style="a:URL(x)"><iframe srcdoc=x src=data:1>';
  assert.deepEqual(dangersOf(live), [
    '<script>',
    '<a href=" java\tscript:1">',
    '<a onclick>',
    '<p style="a:URL(x)">',
    '<iframe srcdoc>',
    '<iframe src="data:1">',
    '<iframe src>',
  ]);
  assert.deepEqual(dangersOf('&lt;script&gt; onclick= <a href="/x" title="<b onclick=1>">'), []);
});
