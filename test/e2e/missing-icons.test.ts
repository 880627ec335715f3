import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

// Icons that are images, and fail to load.

const browser = useBrowser();
const gone = 'https://pictures.example/gone.svg';

test('a missing icon image leaves no gap', async () => {
  const tab = (name: string, icon?: string) => ({
    tab: name,
    ...(icon && {icon}),
    pages:
      name === 'One' ? ['index', 'plain', {group: 'Group', icon, pages: ['inner']}] : [`${name.toLowerCase()}-page`],
  });
  const files = {
    'docs.json': docs({
      navigation: {
        global: {anchors: [{anchor: 'Blog', href: 'https://blog.example/', icon: gone}]},
        tabs: [tab('One', '/images/gone.png'), tab('Two')],
      },
      navbar: {links: [{href: 'https://status.example/', icon: gone}]},
    }),
    'index.mdx': `---\ntitle: Home\nicon: ${gone}\n---\n\n${[
      `<Card title="A card" icon="${gone}">Text.</Card>`,
      '<Card title="A card">Text.</Card>',
      `<Card title="A card" icon={<img src="${gone}" alt="" />}>Text.</Card>`,
      `<Callout icon="${gone}">Words.</Callout>`,
      `<Accordion title="More" icon="${gone}">Text.</Accordion>`,
      `<Steps><Step title="First">Text.</Step><Step title="Second" icon="${gone}">Text.</Step></Steps>`,
      `Text <Icon icon="${gone}" /> and <Icon src="${gone}" />.`,
    ].join('\n\n')}`,
    'plain.mdx': page('Plain', 'Text.'),
    'inner.mdx': page('Inner', 'Text.'),
    'two-page.mdx': page('Two', 'Text.'),
  };
  await inBoth(browser.open(), files, 'index', async ({page: tab}) => {
    const shown = () =>
      tab.evaluate(
        () =>
          [...document.querySelectorAll<HTMLElement>('docs-icon, .icon-picture')].filter(icon => icon.offsetWidth > 0)
            .length,
      );
    for (let turn = 0; (await shown()) > 0 && turn < 100; turn++) await tab.waitForTimeout(50);
    assert.equal(await shown(), 0);
    // An entry whose page is not read yet reserves space for an icon.
    await tab.waitForFunction(() => document.querySelector('.icon-space') === null);
    const result = await tab.evaluate(() => {
      const left = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter(each => each.checkVisibility())
          .map(each => Math.round(each.getBoundingClientRect().left));
      const words = (selector: string) => {
        const range = document.createRange();
        return [...document.querySelectorAll(selector)].map(each => {
          range.selectNodeContents(each);
          return Math.round(range.getBoundingClientRect().left - each.getBoundingClientRect().left);
        });
      };
      return {
        cards: [...new Set([...document.querySelectorAll<HTMLElement>('.card')].map(each => each.offsetHeight))].length,
        boxes: left('.card-icon, .callout-icon, .anchor-icon').length,
        labels: new Set(left('.site-sidebar .nav-link .nav-label').slice(0, 2)).size,
        tabs: new Set(words('.tab-link')).size,
        number: getComputedStyle(document.querySelectorAll('.step-mark')[1] as Element, '::before').content,
        boxOfMedia: document.querySelectorAll('.missing-media').length,
      };
    });
    assert.deepEqual(result, {
      cards: 1,
      boxes: 0,
      labels: 1,
      tabs: 1,
      number: '"2"',
      boxOfMedia: 0,
    });
  });
});
