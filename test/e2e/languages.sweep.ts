import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {en} from '../../src/messages/en.js';
import {enApi} from '../../src/messages/en-api.js';
import {loadMessages} from '../../src/messages/load-messages.js';
import {axeFindings} from './axe.js';
import {sameInBoth, useBoth} from './both-kinds.js';
import {shopText} from './endpoint-page.js';
import {docs, texts, useBrowser, visit} from './site.js';

// The interface uses the page's language, in both kinds of site.

const browser = useBrowser();
const body = (title: string, heading: string, text: string) =>
  `---\ntitle: ${title}\nlastUpdated: "2024-05-06"\n---\n\n${text}\n\n## ${heading}\n\n<Warning>${text}</Warning>\n\n<ParamField path="id" type="string" required>${text}</ParamField>\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\n## ${heading} 2\n\n${text}\n`;
const operation = (title: string) => `---\ntitle: ${title}\nopenapi: "shop.json GET /orders/{id}"\n---\n`;
const listed = (language: string) => ({
  language,
  groups: [{group: language.toUpperCase(), pages: [`${language}/start`, `${language}/order`]}],
});
const files: Readonly<Record<string, string>> = {
  'docs.json': docs({
    footer: {lastUpdated: true},
    contextual: {options: ['copy', 'view', 'chatgpt']},
    appearance: {readingTime: true},
    navigation: {languages: [listed('en'), listed('jp'), listed('ar')]},
  }),
  'shop.json': shopText,
  'en/start.mdx': body('Start', 'First part', 'A text.'),
  'jp/start.mdx': body('はじめに', '最初の部分', '本文です。'),
  'ar/start.mdx': body('البداية', 'الجزء الأول', 'هذا نص.'),
  'en/order.mdx': operation('An order'),
  'jp/order.mdx': operation('注文'),
  'ar/order.mdx': operation('طلب'),
};
const {both} = useBoth(files);

const speaks = (tab: Page, tag: string, words: string) =>
  tab.waitForFunction(
    ([lang, said]) =>
      document.documentElement.lang === lang &&
      document.querySelector('[data-turning]') === null &&
      document.querySelector('.contents-title')?.textContent === said &&
      document.querySelector('.site-header .selector-label') !== null &&
      document.querySelector('.page-bottom .pager') !== null,
    [tag, words] as const,
  );

async function choose(tab: Page, name: string): Promise<void> {
  await tab.focus('.site-header .selector summary, .site-header .selector button');
  await tab.keyboard.press('Enter');
  await tab.focus(`.site-header .selector a:has-text("${name}")`);
  await tab.keyboard.press('Enter');
}

/** Returns every text and label of a page, without code. */
const said = (tab: Page) =>
  tab.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('code, pre')) continue;
      if (node instanceof Text) found.push(node.data.trim());
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-done', 'data-failed'])
          found.push((node as Element).getAttribute(name)?.trim() ?? '');
    }
    return found.filter(text => text !== '');
  });

const address = (kind: 'runtime' | 'prerendered', path: string) =>
  both()[kind] + path + (kind === 'runtime' ? '' : '/');

for (const kind of ['runtime', 'prerendered'] as const) {
  test(`another language brings its words and its direction: ${kind}`, async () => {
    const opened = await visit(browser.open(), address(kind, 'en/start'));
    const tab = opened.page;
    try {
      await speaks(tab, 'en', 'On this page');
      assert.equal(await tab.getAttribute('html', 'dir'), null);
      await choose(tab, '日本語');
      await speaks(tab, 'ja', 'このページの内容');
      assert.deepEqual(await texts(tab, '.page-actions .button-words'), ['ページをコピー']);
      assert.deepEqual(await texts(tab, '.field-head .required, .field-required'), ['必須']);
      assert.deepEqual(await texts(tab, '.last-updated'), ['最終更新：2024年5月6日']);
      assert.deepEqual(await texts(tab, '.skip-link'), ['コンテンツへスキップ']);
      await tab.click('.search-button');
      await tab.waitForSelector('site-search dialog[open] input[placeholder="ドキュメントを検索"]');
      await tab.keyboard.press('Escape');
      await choose(tab, 'العربية');
      await speaks(tab, 'ar', 'في هذه الصفحة');
      assert.equal(await tab.getAttribute('html', 'dir'), 'rtl');
      // The sidebar is at the right, and code still runs from left to right.
      const [sidebar, main, code] = await tab.evaluate(() => [
        document.querySelector('.site-sidebar')!.getBoundingClientRect().left,
        document.querySelector('.site-main')!.getBoundingClientRect().left,
        getComputedStyle(document.querySelector('.site-article pre')!).direction,
      ]);
      assert.ok(Number(sidebar) > Number(main));
      assert.equal(code, 'ltr');
      await choose(tab, 'English');
      await speaks(tab, 'en', 'On this page');
      assert.equal(await tab.getAttribute('html', 'dir'), null);
    } finally {
      await opened.close();
    }
  });

  for (const [folder, tag] of [
    ['jp', 'ja'],
    ['ar', 'ar'],
  ] as const)
    test(`no English word of ours stands in a page in ${tag}: ${kind}`, async () => {
      const messages = await loadMessages(tag);
      const english = new Set(
        ([[en, messages?.frame] as const, [enApi, messages?.api] as const] as const).flatMap(([ours, theirs]) =>
          Object.entries(ours).flatMap(([key, text]) =>
            typeof text === 'string' && text !== (theirs as unknown as Record<string, unknown>)[key] ? [text] : [],
          ),
        ),
      );
      // Removes the author's and the document's text.
      for (const own of ['English', 'ar', 'key']) english.delete(own);
      for (const path of ['start', 'order']) {
        const opened = await visit(browser.open(), address(kind, `${folder}/${path}`));
        const tab = opened.page;
        try {
          await tab.waitForFunction(lang => document.documentElement.lang === lang, tag);
          await tab.waitForSelector(
            path === 'order' ? '.part-responses, .site-article .api-section' : '.page-bottom .pager',
          );
          await tab.waitForTimeout(500);
          assert.deepEqual(
            (await said(tab)).filter(text => english.has(text)),
            [],
            path,
          );
          assert.deepEqual(await axeFindings(tab), [], path);
        } finally {
          await opened.close();
        }
      }
    });
}

test('both kinds of site say the same in every language', async () => {
  for (const path of ['en/start/', 'jp/start/', 'ar/start/', 'jp/order/', 'ar/order/'])
    await sameInBoth(browser.open(), both(), path);
});
