import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {en} from '../../../src/messages/en.js';
import {entriesHtml, siteOf} from './site.js';

test('an unread entry reserves icon space if the open page has an icon', async () => {
  const {navigation} = await siteOf({navigation: {pages: ['a', 'b', 'c']}});
  const draw = (head: object) =>
    entriesHtml(navigation.defaultVariant.root.entries, new Set(), {
      pageMetadata: new Map([
        ['a', buildPageMetadata(new Map(Object.entries(head)))],
        ['b', buildPageMetadata(new Map([['title', 'Read']]))],
      ]),
      messages: en,
      page: {slug: 'a'},
      href: written => ({href: written, external: true}),
      pageHref: slug => `/${slug}/`,
    });
  const spaces = (text: string) =>
    [...text.matchAll(/<li>.*?<\/li>/g)].map(([each]) => (each.includes('class="icon-space"') ? 'space' : ''));
  assert.deepEqual(spaces(draw({icon: 'bell'})), ['', '', 'space']);
  assert.deepEqual(spaces(draw({})), ['', '', '']);
});
