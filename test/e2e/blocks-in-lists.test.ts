import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, page, useBrowser, withSite} from './site.js';

const browser = useBrowser();

test("a block at a list item's end keeps equal distances", () =>
  withSite(
    browser.open(),
    {
      'docs.json': docs({navigation: {pages: ['index']}}),
      'index.mdx': page(
        'Lists',
        '1. a\n\n   ```js\n   x\n   ```\n2. b\n   <Tabs>\n     <Tab title="T">t</Tab>\n   </Tabs>\n3. c\n\n   <Note>n</Note>\n4. d',
      ),
    },
    async ({page, shows}) => {
      await shows('Lists');
      const gaps = await page.$$eval('.docs-content > ol > li:not(:last-child)', items =>
        items.map(item => {
          const [words, block, next] = [item.firstElementChild, item.lastElementChild, item.nextElementSibling].map(
            each => (each as Element).getBoundingClientRect(),
          );
          return [block!.top - words!.bottom, next!.top - block!.bottom];
        }),
      );
      assert.equal(gaps.length, 3);
      for (const [above, below] of gaps) assert.equal(below, above);
    },
  ));
