import assert from 'node:assert/strict';
import {test} from 'node:test';
import {receivedHtml} from '../../src/html.js';
import {buildPageHead} from '../../src/page/page.js';
import {nameOf} from '../../src/seo/page-name.js';

test('a page is called by its title, its title in the sidebar, its first heading, its address', () => {
  const heading =
    '<p>x</p><h1 id="a">Get <em>the</em>\n &lt;token&gt;<a class="heading-anchor" href="#a"></a></h1><h1>Two</h1>';
  const cases: readonly (readonly [Readonly<Record<string, string>>, string, string])[] = [
    [{title: 'Title', sidebarTitle: 'Short'}, heading, 'Title'],
    [{sidebarTitle: 'Short'}, heading, 'Short'],
    [{}, heading, 'Get the <token>'],
    [{}, '<h1></h1>', 'First steps'],
    [{}, '<h2>Two</h2>', 'First steps'],
  ];
  for (const [written, html, name] of cases) {
    const head = buildPageHead(new Map(Object.entries(written)));
    assert.equal(nameOf({head, content: receivedHtml(html), slug: 'guide/first-steps'}), name);
  }
});
