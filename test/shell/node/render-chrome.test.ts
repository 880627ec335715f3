import assert from 'node:assert/strict';
import {test} from 'node:test';
import {html, nothing} from 'lit/html.js';
import {markup} from '../../../elements/base/markup.js';
import {renderMenu} from '../../../elements/site-chrome/templates/menu.js';
import {renderChrome, renderTemplate} from '../../../shell/node/render-chrome.js';
import {emptyHtml as noHtml, html as ourHtml} from '../../../src/base/html.js';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import type {EntryView} from '../../../src/site/chrome/entry-view.js';
import {buildSiteChrome, locateChrome} from '../../../src/site/site.js';
import {siteOf} from '../../site/chrome/site.js';

test("a template renders without Lit's markers and without empty attributes", () => {
  const template = html`<a class="x" href=${'/a?b&c'} target=${nothing} rel=${nothing}>${html`<b>${'1'}</b>`}${nothing}</a>`;
  assert.equal(renderTemplate(template).text, '<a class="x" href="/a?b&amp;c"><b>1</b></a>');
});

test('author and document text is escaped, even if it resembles markup or markers', () => {
  const label = '<!--lit-part--><img src=x onerror="alert(1)">  two  spaces <?> {{x}} markup-1-0;';
  const menu = {label, icon: noHtml, name: 'a  "b" >', links: []};
  const {text} = renderTemplate(renderMenu(menu));
  assert.match(text, /aria-label="a {2}&quot;b&quot; &gt;"/);
  assert.ok(
    text.includes(
      '&lt;!--lit-part--&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;  two  spaces &lt;?&gt; {{x}} markup-1-0;',
    ),
  );
  assert.doesNotMatch(text, /<img|<!--/);
});

test('our own markup is inserted unchanged, also in nested templates', () => {
  const icon = ourHtml`<svg viewBox="0 0 1  1"><path d="M0 0  z"/></svg>`;
  const inner = renderTemplate(html`<i class=${nothing}>${markup(icon)}</i>`);
  assert.equal(
    renderTemplate(html`<p>${markup(inner)}${markup(noHtml)}${'<'}</p>`).text,
    `<p><i>${icon.text}</i>&lt;</p>`,
  );
});

test('shared entries render once, and each page marks its own', async () => {
  const site = await siteOf({navigation: {groups: [{group: 'G', pages: ['index', 'a', 'b']}]}});
  const views = new Map<unknown, readonly EntryView[]>();
  let built = 0;
  const sidebar = (slug: string) => {
    const page = {slug, metadata: buildPageMetadata(new Map()), file: `${slug}.mdx`, minutes: 1};
    const chrome = buildSiteChrome(site, page, locateChrome(site, slug), new Map(), false, (entry, build) => {
      const known = views.get(entry) ?? build({});
      if (!views.has(entry)) built++;
      views.set(entry, known);
      return known;
    });
    return renderChrome('sidebar', chrome).text;
  };
  const current = (text: string) =>
    [...text.matchAll(/aria-current="page" data-slug="(\w+)"/g)].map(([, slug]) => slug);
  assert.deepEqual(['index', 'a', 'b', 'a'].map(sidebar).map(current), [['index'], ['a'], ['b'], ['a']]);
  assert.equal(built, 3);
});
