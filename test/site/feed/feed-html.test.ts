import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderFeedHtml} from '../../../src/site/feed/feed-html.js';

const cases: readonly (readonly [says: string, markdown: string, html: string])[] = [
  ['headings have no ids', '## Fixes', '<h2>Fixes</h2>'],
  ['lists and words', '- **a** `b`\n- c', '<ul><li><strong>a</strong> <code>b</code></li><li>c</li></ul>'],
  ['code is text', '```html title="x"\n<b>&\n```', '<pre><code>&lt;b&gt;&amp;</code></pre>'],
  ['paths lead nowhere in a reader', '[a](/b) ![c](d.png)', '<p><a>a</a> <img alt="c"></p>'],
  [
    'schemes are those of links',
    '[a](javascript:alert) [b](mailto:a@b.example)',
    '<p><a>a</a> <a href="mailto:a@b.example">b</a></p>',
  ],
  ['tags that are not allowed are words', 'a <script>b</script>', '<p>a &lt;script&gt;b&lt;/script&gt;</p>'],
  ['characters have names', '&hellip; &zeetrf;', '<p>… &zeetrf;</p>'],
];

for (const [says, markdown, html] of cases)
  test(`in a feed, ${says}`, () => assert.equal(renderFeedHtml(markdown).replace(/\n+/g, ''), html));
