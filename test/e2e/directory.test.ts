import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, useBrowser, withSite} from './site.js';

const browser = useBrowser();

test("sections on a group's page have a turning chevron", () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({
        navigation: {
          pages: [{group: 'G', root: 'index', directory: 'accordion', pages: [{group: 'Sub', pages: ['b']}]}],
        },
      }),
      'index.mdx': page('Start', 'a'),
      'b.mdx': page('B', 'b'),
    },
    async ({page, shows}) => {
      await shows('Start');
      const turn = () =>
        page.$eval('.directory summary', summary => {
          const {content, transform} = getComputedStyle(summary, '::after');
          return `${content} ${transform}`;
        });
      await page.waitForSelector('.directory summary');
      const folded = await turn();
      assert.match(folded, /^"" matrix/);
      await page.click('.directory summary');
      await page.waitForFunction(before => {
        const {content, transform} = getComputedStyle(
          document.querySelector('.directory summary') as Element,
          '::after',
        );
        return `${content} ${transform}` !== before;
      }, folded);
    },
  ));
