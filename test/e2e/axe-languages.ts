import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Language} from '../../src/messages/language.js';
import {allComponents} from './all-components.js';
import {axeFindings} from './axe.js';
import {shopText} from './endpoint-page.js';
import {docs, page, pixel, type Site, serve, useBrowser, visit} from './site.js';

/** Tests a page with every component and a page with an operation in each language: axe finds nothing. */
export function axeIn(languages: readonly Language[]): void {
  const browser = useBrowser();
  let site: Site;
  before(async () => {
    const variants = languages.map(language => ({
      language,
      groups: [{group: language, pages: [`${language}/all`, `${language}/order`]}],
    }));
    const texts = languages.flatMap(language => [
      [`${language}/all.mdx`, page(`All ${language}`, allComponents)],
      [`${language}/order.mdx`, `---\ntitle: Order ${language}\nopenapi: "shop.json GET /orders/{id}"\n---\n`],
    ]);
    site = await serve({
      'docs.json': docs({
        navigation: {languages: variants},
        feedback: {thumbsRating: true},
        contextual: {options: ['copy']},
      }),
      'shop.json': shopText,
      'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>',
      'pixel.png': pixel,
      ...Object.fromEntries(texts),
    });
  });
  after(() => site?.close());
  for (const language of languages)
    test(`${language}: axe finds nothing on a page of components and an operation`, async () => {
      for (const [slug, title] of [
        ['all', 'All'],
        ['order', 'Order'],
      ]) {
        const opened = await visit(browser.open(), `${site.url}#/${language}/${slug}`);
        await opened.shows(`${title} ${language}`);
        if (slug === 'order') await opened.page.waitForSelector('.try-button');
        assert.equal(await opened.page.getAttribute('html', 'lang'), language);
        assert.deepEqual(await axeFindings(opened.page), [], slug);
        await opened.close();
      }
    });
}
