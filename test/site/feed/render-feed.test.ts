import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Feed} from '../../../src/site/feed/feed-entry.js';
import {renderFeed} from '../../../src/site/feed/render-feed.js';

const update = (label: string, rest: Partial<Feed['updates'][number]> = {}): Feed['updates'][number] => ({
  label,
  description: '',
  tags: [],
  markdown: 'Text.',
  ...rest,
});
const feed = (updates: Feed['updates'], rest: Partial<Feed> = {}) =>
  renderFeed({
    title: 'Changes',
    description: 'All of them.',
    url: 'https://docs.example.com/changes/',
    feedUrl: 'https://docs.example.com/changes/rss.xml',
    language: 'en',
    updates,
    ...rest,
  });

test('updates become items with title, URL, id, date, categories and content', () => {
  const text = feed([
    update('v2', {
      id: 'v2',
      description: '2024-06-26',
      tags: ['Fix & more'],
      markdown: '**New:** [docs](https://docs.example.com/a/?b=1&c=2)\n\n```js\na < b\n```\n\n![x](https://e.x/i.png)',
    }),
    update('Much', {title: 'Own <title>', summary: 'Own & words'}),
  ]);
  assert.equal(
    text,
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Changes</title>
<link>https://docs.example.com/changes/</link>
<atom:link href="https://docs.example.com/changes/rss.xml" rel="self" type="application/rss+xml"/>
<description>All of them.</description>
<language>en</language>
<generator>Lectern</generator>
<item>
<title>v2</title>
<link>https://docs.example.com/changes/#v2</link>
<guid isPermaLink="false">https://docs.example.com/changes/#v2:2024-06-26</guid>
<pubDate>Wed, 26 Jun 2024 00:00:00 GMT</pubDate>
<category>Fix &amp; more</category>
<description>&lt;p&gt;&lt;strong&gt;New:&lt;/strong&gt; &lt;a href=&quot;https://docs.example.com/a/?b=1&amp;amp;c=2&quot;&gt;docs&lt;/a&gt;&lt;/p&gt;&lt;pre&gt;&lt;code&gt;a &amp;lt; b&lt;/code&gt;&lt;/pre&gt;&lt;p&gt;&lt;img src=&quot;https://e.x/i.png&quot; alt=&quot;x&quot;&gt;&lt;/p&gt;</description>
</item>
<item>
<title>Own &lt;title&gt;</title>
<link>https://docs.example.com/changes/</link>
<guid isPermaLink="false">https://docs.example.com/changes/#much</guid>
<description>Own &amp;amp; words</description>
</item>
</channel>
</rss>
`,
  );
});

/** Parses XML strictly, and throws if it is not well-formed. Returns names and texts in order. */
function strictXml(text: string): [name: string, text: string][] {
  assert.equal(
    /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text),
    false,
    'a character without a place',
  );
  const body = text.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const open: [string, string][] = [];
  const read: [string, string][] = [];
  for (const [, tag, words = ''] of body.matchAll(/<([^<>]*)>|([^<>]+)/g)) {
    assert.equal(words.replace(/&(?:amp|lt|gt|quot|#39|apos);/g, '').includes('&'), false, words);
    if (tag === undefined) {
      if (open.length === 0 && words.trim() === '') continue;
      const [, all] = open.at(-1) ?? assert.fail(`text outside: ${words}`);
      (open.at(-1) as [string, string])[1] = all + words;
    } else if (tag.startsWith('/')) {
      const last = open.pop() ?? assert.fail(tag);
      assert.equal(last[0], tag.slice(1));
      read.push(last);
    } else if (!tag.endsWith('/')) {
      assert.match(tag, /^[a-z:]+(?: [a-zA-Z:]+="[^"<]*")*$/i);
      open.push([tag.split(' ')[0] as string, '']);
    }
  }
  assert.deepEqual(open, []);
  return read;
}

test('a feed is always valid XML and RSS 2.0', () => {
  const hostile = ['</title><script>', ']]>&nbsp;&#0;\u0000\u0008\ud800', '"\'<!--', '&amp;lt;', '\u2028'];
  for (const words of hostile) {
    const text = feed(
      [
        update(words, {
          id: words,
          description: '2024-02-03',
          tags: [words],
          markdown: `${words}\n\n[a](javascript:alert(1))`,
        }),
      ],
      {title: words, description: words},
    );
    const read = strictXml(text);
    assert.deepEqual(
      read.map(([name]) => name),
      [
        ...['title', 'link', 'description', 'language', 'generator'],
        ...['title', 'link', 'guid', 'pubDate', 'category', 'description', 'item', 'channel', 'rss'],
      ],
    );
    assert.equal(/javascript:/.test(text), false);
    // RFC 822, section 5, with the four-digit year that RSS prefers.
    assert.match(
      new Map(read).get('pubDate') ?? '',
      /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
    );
  }
});
