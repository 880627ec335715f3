import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderJsonFeed} from '../../../src/site/feed/render-json-feed.js';

test('updates become items of JSON Feed 1.1, without empty keys', () => {
  const text = renderJsonFeed({
    title: 'Changes',
    description: 'All of them.',
    url: 'https://docs.example.com/changes/',
    feedUrl: 'https://docs.example.com/changes/feed.json',
    language: 'en',
    updates: [
      {id: 'v2', label: 'v2', description: '2024-06-26', tags: ['Fix'], markdown: '**New** <b>x</b>'},
      {label: 'Much', description: '', tags: [], title: 'Own', summary: 'Own & words', markdown: ''},
    ],
  });
  assert.deepEqual(JSON.parse(text), {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Changes',
    home_page_url: 'https://docs.example.com/changes/',
    feed_url: 'https://docs.example.com/changes/feed.json',
    description: 'All of them.',
    language: 'en',
    items: [
      {
        id: 'https://docs.example.com/changes/#v2:2024-06-26',
        url: 'https://docs.example.com/changes/#v2',
        title: 'v2',
        content_html: '<p><strong>New</strong> <b>x</b></p>',
        date_published: '2024-06-26T00:00:00.000Z',
        tags: ['Fix'],
      },
      {
        id: 'https://docs.example.com/changes/#much',
        url: 'https://docs.example.com/changes/',
        title: 'Own',
        content_text: 'Own & words',
      },
    ],
  });
});
