import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, soon, useBrowser} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({
    navigation: {pages: ['index', 'setup', 'use']},
    redirects: [
      {source: '/setup#install', destination: '/setup#install-it'},
      {source: '/setup#first-use', destination: '/use#begin'},
    ],
  }),
  'index.mdx': page('Welcome', 'Hello.'),
  'setup.mdx': page('Setup', '## Install it\n\nWords.'),
  'use.mdx': page('Use', '## Begin\n\nWords.'),
};

test('the URL of a renamed or moved heading leads to it', () =>
  inBoth(browser.open(), files, 'setup', async ({page, url, kind}) => {
    const to = async (hash: string) => {
      await page.goto('about:blank');
      await page.goto(`${url}${kind === 'prerendered' ? 'setup/' : '#/setup'}#${hash}`);
    };
    await to('install');
    await page.waitForURL(/#install-it$/);
    await soon(() => page.evaluate(() => document.activeElement?.id), 'install-it');
    await to('first-use');
    await page.waitForURL(/use\/?#begin$/);
    await page.waitForSelector('#begin');
  }));
