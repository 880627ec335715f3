import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readTokens} from '../../src/code/tokens.js';

test('reads text and the innermost class', () => {
  assert.deepEqual(readTokens('a <span class="x">b<span class="y">c</span>d</span>\ne'), [
    {text: 'a '},
    {text: 'b', className: 'x'},
    {text: 'c', className: 'y'},
    {text: 'd', className: 'x'},
    {text: '\ne'},
  ]);
});

test('decodes the five references once', () => {
  assert.deepEqual(readTokens('&lt;b&gt; &amp;lt; &quot;&#x27; &copy;'), [{text: '<b> &lt; "\' &copy;'}]);
});

test('an empty code has no tokens', () => assert.deepEqual(readTokens(''), []));
