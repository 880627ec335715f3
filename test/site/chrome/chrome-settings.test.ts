import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildPageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {loadMessages} from '../../../src/messages/load-messages.js';
import {computeContrast, parseHex, type Rgb} from '../../../src/site/chrome/compute-contrast.js';
import {findWebFontSheet} from '../../../src/site/chrome/font-address.js';
import {buildSiteAttributes} from '../../../src/site/chrome/site-attributes.js';
import {getVariantConfig} from '../../../src/site/chrome/variant-config.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import {buildChromePage, buildSiteChrome, buildSiteCss, locateChrome} from '../../../src/site/site.js';
import {chromeFor, htmlOf, linksOf, siteOf} from './site.js';

/** Returns the page chrome of a page with additional metadata. */
async function framed(docs: object, page: object = {}, slug = 'index', words?: object) {
  const site = await siteOf(docs);
  const place = words ? {...site.place, messages: words as never} : site.place;
  const whole = {slug, metadata: buildPageMetadata(new Map()), file: `${slug}.mdx`, minutes: 1, ...page};
  const heads = new Map([
    [
      'a/b',
      buildPageMetadata(
        new Map([
          ['title', 'Beside'],
          ['description', 'About it.'],
        ]),
      ),
    ],
  ]);
  return {site, frame: htmlOf(buildSiteChrome({...site, place}, whole, locateChrome(site, slug), heads))};
}

test('a banner color keeps its text readable in both modes', async () => {
  for (const color of ['#ffd60a', '#0b1f4b', '#808080', {light: '#fff', dark: '#123456'}]) {
    const css = buildSiteCss(await siteOf({banner: {content: 'B', color}}));
    const rules = [...css.matchAll(/\.banner\.banner\{background:(#\w+);color:(#\w+)/g)];
    assert.equal(rules.length, 2);
    for (const [, bar = '', on = ''] of rules)
      assert.ok(computeContrast(parseHex(bar) as Rgb, parseHex(on) as Rgb) >= 4.5, `${bar} ${on}`);
  }
  assert.doesNotMatch(buildSiteCss(await siteOf({banner: {content: 'B'}})), /\.banner\.banner/);
});

test("an anchor's icon has a visible color close to its own", async () => {
  const docs = {
    navigation: {
      anchors: [
        {anchor: 'A', color: '#ffff00', href: 'https://a.example'},
        {anchor: 'B', pages: ['index']},
      ],
    },
  };
  const css = buildSiteCss(await siteOf(docs));
  const colors = [...css.matchAll(/\[data-node="navigation\.anchors\[0\]"\]\{color:(#\w+)\}/g)].map(
    ([, each]) => each as string,
  );
  assert.equal(colors.length, 2);
  assert.ok(computeContrast(parseHex(colors[0] as string) as Rgb, [255, 255, 255]) >= 3);
  assert.equal(colors[1], '#ffff00');
  const {sidebar} = await chromeFor(docs);
  assert.match(sidebar, /<span class="anchor-icon" data-node="navigation\.anchors\[0\]">/);
  assert.equal(sidebar.match(/data-node/g)?.length, 1);
});

test('a menu can offer the document and printing, and unknown actions are dropped', async () => {
  const options = ['grok', 'devin-desktop', 'download-spec', 'download-pdf'];
  const {frame} = await framed({contextual: {options}, api: {openapi: '/specs/shop.json'}});
  assert.deepEqual(linksOf(frame.actions().text.replace(/<svg.*?<\/svg>/gs, '')), [
    'Download shop.json → /docs/specs/shop.json',
  ]);
  assert.match(frame.actions().text, /<button class="menu-link" type="button" data-action="print">.*Save as PDF/);
});

test("a page's own menu supports the same actions", async () => {
  const menu = {options: ['copy', 'download-pdf', 'mcp', {title: 'Ask us', href: 'https://ask.example/$path'}]};
  const frontmatter = new Map([['contextual', menu]]);
  const metadata = buildPageMetadata(frontmatter);
  const page = buildChromePage({
    slug: 'index',
    minutes: 1,
    file: 'index.mdx',
    frontmatter,
    metadata,
  } as unknown as PageDocument);
  const shown = async (docs: object) =>
    htmlOf(buildSiteChrome(await siteOf(docs), page, locateChrome(await siteOf(docs), 'index'), new Map())).actions()
      .text;
  const text = await shown({});
  assert.match(text, /data-action="copy-page".*data-action="print".*href="https:\/\/ask\.example\/index"/s);
  assert.doesNotMatch(text, /Copy MCP URL/);
  assert.match(await shown({integrations: {lectern: {mcp: 'https://a.example/mcp'}}}), /Copy MCP URL/);
});

test('an agent server can be copied and added to editors if it exists', async () => {
  const contextual = {options: ['mcp', 'vscode', 'cursor']};
  const docs = {contextual, integrations: {lectern: {mcp: 'https://a.example/mcp'}}};
  const {frame} = await framed(docs, {markdown: {href: 'index.md', address: 'https://a.example/index.md'}});
  const {text} = frame.actions();
  assert.match(
    text,
    /<button class="menu-link" type="button" data-action="copy-page" data-copy-value="https:\/\/a\.example\/mcp" data-done="[^"]+" data-failed="[^"]+">.*Copy MCP URL/,
  );
  assert.match(
    text,
    /<a class="menu-link" href="vscode:mcp\/install\?[^"]+"><span class="menu-words"><span>Connect to VS Code</,
  );
  assert.match(
    text,
    /<a class="menu-link" href="cursor:\/\/anysphere[^"]+"><span class="menu-words"><span>Connect to Cursor</,
  );
  const without = await framed({contextual}, {markdown: {href: 'index.md', address: 'https://a.example/index.md'}});
  assert.doesNotMatch(without.frame.actions().text, /MCP|VS Code|vscode:|install/);
});

test('the page menu can be in the contents column, and names required behavior', async () => {
  const set = async (docs: object) =>
    Object.entries(buildSiteAttributes((await siteOf(docs)).config)).filter(([, value]) => value !== null);
  assert.deepEqual(await set({}), []);
  assert.deepEqual(await set({contextual: {display: 'toc'}}), [['data-actions', 'toc']]);
  const lectern = {counts: true, detectLanguage: true};
  assert.deepEqual(await set({feedback: {thumbsRating: true}, integrations: {lectern}}), [
    ['data-features', 'counts language answers'],
  ]);
});

test('feedback and issue links appear only if docs.json enables them', async () => {
  const footer = {repo: 'https://github.com/acme/docs'};
  const {frame} = await framed({
    footer,
    feedback: {thumbsRating: true, raiseIssue: true},
    integrations: {lectern: {feedback: {endpoint: 'https://a.example/f'}}},
  });
  const bottom = frame.pageFooter().text;
  assert.match(
    bottom,
    /role="group" aria-labelledby="page\.feedback" data-slug="index" data-endpoint="https:\/\/a\.example\/f"/,
  );
  assert.match(bottom, /data-feedback="yes">Yes<.*data-feedback="no">No</);
  assert.match(
    bottom,
    /href="https:\/\/github\.com\/acme\/docs\/issues\/new\?title=Documentation%3A%20index&amp;body=Page%3A%20%2Findex"/,
  );
  const without = (await framed({footer})).frame.pageFooter().text;
  assert.doesNotMatch(without, /feedback|issues/);
});

test('a page shows related pages and its version', async () => {
  const {frame} = await framed(
    {},
    {
      related: [{href: '/a/b'}, {href: 'c/some-page'}, {href: 'https://other.example/x'}, {href: 'javascript:x'}],
      version: 'v2',
    },
  );
  const bottom = frame.pageFooter().text;
  assert.deepEqual(linksOf(/<section class="page-related".*?<\/section>/s.exec(bottom)?.[0] ?? ''), [
    'Beside → /docs/a/b',
    'Some page → /docs/c/some-page',
    'https://other.example/x → https://other.example/x',
  ]);
  assert.match(bottom, /<h2 id="page\.related">Related pages<\/h2>/);
  assert.match(bottom, /<span>About it\.<\/span>/);
  assert.match(frame.eyebrow().text, /<span class="page-version">v2<\/span>/);
});

test("these texts are in the page's language", async () => {
  const messages = await loadMessages('de');
  const {frame} = await framed(
    {feedback: {thumbsRating: true}},
    {related: [{href: '/a/b', title: 'Own words'}]},
    'index',
    messages,
  );
  assert.match(frame.pageFooter().text, /War diese Seite hilfreich\?.*|Verwandte Seiten/s);
  assert.doesNotMatch(frame.pageFooter().text, /helpful|Related/);
});

test('a language has its own banner, navbar and footer', async () => {
  const docs = {
    banner: {content: 'All'},
    navbar: {links: [{label: 'Blog', href: 'https://blog.example'}]},
    navigation: {
      languages: [
        {language: 'en', pages: ['index']},
        {
          language: 'fr',
          pages: ['fr/index'],
          navbar: {links: [{label: 'Journal', href: 'https://journal.example'}]},
          footer: {links: [{items: [{label: 'Mentions', href: 'https://m.example'}]}]},
          banner: {content: 'Tous'},
        },
      ],
    },
  };
  const english = (await framed(docs)).frame;
  const {frame: french, site} = await framed(docs, {}, 'fr/index');
  assert.match(english.header().text, />Blog</);
  assert.match(french.header().text, />Journal</);
  assert.doesNotMatch(french.header().text, />Blog</);
  assert.match(french.siteFooter().text, /Mentions/);
  assert.doesNotMatch(english.siteFooter().text, /Mentions/);
  assert.equal(getVariantConfig(site.config, locateChrome(site, 'fr/index')).banner?.content, 'Tous');
});

test('languages and versions on other sites are selectors on all pages', async () => {
  const {header} = await chromeFor({
    navigation: {
      global: {
        languages: [{language: 'en'}, {language: 'fr', href: 'https://fr.example/'}],
        versions: [
          {version: 'v1', href: 'https://v1.example/'},
          {version: 'v2', default: true, href: 'https://v2.example/'},
        ],
      },
      pages: ['index'],
    },
  });
  assert.deepEqual(linksOf(header).slice(1), [
    '*English → /docs/',
    'Français → https://fr.example/ (away)',
    'v1 → https://v1.example/ (away)',
    '*v2 → https://v2.example/ (away)',
  ]);
});

test('a font service is used only if configured, for fonts without a file', async () => {
  const sheet = async (fonts: object, lectern: object = {webFonts: true}) =>
    findWebFontSheet((await siteOf({fonts, integrations: {lectern}})).config);
  assert.equal(
    await sheet({heading: {family: 'Open Sans'}, body: {family: 'Own', source: '/own.woff2'}}),
    'https://fonts.googleapis.com/css2?family=Open+Sans:wght@400;500;600;700&display=swap',
  );
  assert.equal(await sheet({family: 'Own', source: '/own.woff2'}), undefined);
  assert.equal(await sheet({family: 'Inter'}, {}), undefined);
});
