import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

const browser = useBrowser();
const views =
  '<View title="Web">\n\n## For the web\n\nText of the web.\n\n</View>\n\n<View title="Phone">\n\n## For phones\n\nText of phones.\n\n</View>';
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'views']}}),
  'index.mdx': page('Home', '[Views](/views)'),
  'views.mdx': page('Views', views),
};

test('the code for views loads before the first page with views appears', () =>
  inBoth(
    browser.open(),
    files,
    '',
    async ({page: tab, requests, to, uncaught, kind}) => {
      const isAsked = () => requests.some(path => /\/docs-view-/.test(path));
      await tab.waitForLoadState('networkidle');
      assert.equal(isAsked(), false, requests.join(' '));
      await tab.evaluate(() => {
        const counts: number[] = [];
        // Records the number of visible views in each frame.
        const look = () => {
          const shown = [...document.querySelectorAll('docs-view > .view')].filter(each => each.checkVisibility());
          counts.push(shown.length);
          requestAnimationFrame(look);
        };
        look();
        Object.assign(window, {counts});
      });
      await tab.locator('#content-area a[href*=views], article a[href*=views]').first().click();
      await tab.getByText('Text of the web.').waitFor();
      assert.equal(await tab.getByText('Text of phones.').isVisible(), false, kind);
      assert.equal(isAsked(), true);
      const counts = await tab.evaluate(() => (window as unknown as {counts: number[]}).counts);
      assert.ok(
        counts.every(count => count <= 1),
        counts.join(),
      );
      await to('views');
      await tab.locator('text="Text of phones."').waitFor({state: 'hidden'});
      // A link into a hidden view shows that view.
      await tab.goto('about:blank');
      await to('views#for-phones');
      await tab.getByText('Text of phones.').waitFor();
      assert.deepEqual(uncaught, []);
    },
    {kinds: ['prerendered']},
  ));
