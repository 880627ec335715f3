import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {inBoth} from './both-kinds.js';
import {docs, page, texts, useBrowser, withSite} from './site.js';

// The sidebar of a site with a script tag: page titles arrive a few at a time after its first rendering.

const browser = useBrowser();

/** Eight groups of ten pages. Every third title needs two lines, but its slug only one. */
const slugs = Array.from({length: 80}, (_, at) => `g${Math.floor(at / 10)}/p${at % 10}`);
const titleOf = (slug: string) => {
  const [, group, at] = /^g(\d)\/p(\d)$/.exec(slug) ?? [];
  return Number(at) % 3 === 0 ? `Page ${at} of group ${group} has a title of two lines` : `Page ${at} of ${group}`;
};
const files = {
  'docs.json': docs({
    navigation: {
      groups: Array.from({length: 8}, (_, at) => ({
        group: `Group ${at}`,
        pages: slugs.slice(at * 10, at * 10 + 10),
      })),
    },
  }),
  ...Object.fromEntries(slugs.map(slug => [`${slug}.mdx`, page(titleOf(slug), 'Text.')])),
};

/**
 * Returns the positions of the entry under the pointer until the sidebar is stable. A single number means that the
 * entry never moved.
 */
async function placesUnderPointer(tab: Page): Promise<{readonly slug: string; readonly places: readonly number[]}> {
  return tab.evaluate(async () => {
    const nav = document.querySelector('.site-sidebar nav') as HTMLElement;
    const slug = nav.querySelector<HTMLElement>('.nav-link:hover')?.dataset.slug ?? '';
    const places: number[] = [];
    let [text, quiet] = ['', 0];
    while (quiet < 40) {
      await new Promise(requestAnimationFrame);
      const link = document.querySelector(`[data-slug="${slug}"]`) as HTMLElement;
      const place = Math.round(link.getBoundingClientRect().top);
      if (places.at(-1) !== place) places.push(place);
      quiet = nav.textContent === text ? quiet + 1 : 0;
      text = nav.textContent;
    }
    return {slug, places};
  });
}

/** Moves the pointer to the entry nearest to the middle of the sidebar. */
async function point(tab: Page): Promise<void> {
  const [x, y] = await tab.$eval('.site-sidebar', bar => {
    const places = [...bar.querySelectorAll('.nav-link[data-slug]')].map(link => link.getBoundingClientRect());
    const far = ({top}: DOMRect) => Math.abs(top - innerHeight / 2);
    const {left, top, height} = places.sort((a, b) => far(a) - far(b))[0] as DOMRect;
    return [left + 40, top + height / 2];
  });
  await tab.mouse.move(x, y);
}

for (const [slug, where] of [
  ['g0/p0', 'top'],
  ['g3/p5', 'middle'],
  ['g7/p9', 'end'],
] as const)
  test(`the entry under the pointer stays in place while titles arrive, at the ${where} of eight groups`, () => {
    let answer = () => {};
    const late = new Promise<void>(done => {
      answer = done;
    });
    const delays = new Map(slugs.filter(each => each !== slug).map(each => [`/${each}.mdx`, late]));
    return withSite(
      browser.open(),
      files,
      async ({page: tab, shows}) => {
        await shows(titleOf(slug));
        await point(tab);
        const placed = placesUnderPointer(tab);
        answer();
        const first = await placed;
        assert.match(first.slug, /^g\d\/p\d$/);
        assert.equal(first.places.length, 1, JSON.stringify(first));
        // All titles have arrived, and the long ones need two lines.
        const wrapped = await tab.$$eval('.nav-label', labels =>
          labels.filter(label => label.textContent?.endsWith('two lines')).map(label => label.clientHeight),
        );
        assert.ok(wrapped.length > 3 && wrapped.every(height => height === 40), JSON.stringify(wrapped));
        // The same after the reader scrolls to another part of the list.
        await tab.mouse.wheel(0, slug === 'g7/p9' ? -700 : 700);
        await tab.waitForTimeout(50);
        await point(tab);
        const next = await placesUnderPointer(tab);
        assert.equal(next.places.length, 1, JSON.stringify(next));
      },
      {path: `#/${slug}`, delays},
    );
  });

test('known titles wrap from the start in both kinds of site, and none is clipped', () =>
  inBoth(browser.open(), files, 'g0/p0', async ({page: tab, to}) => {
    const isWhole = () =>
      tab.$$eval('.nav-label', labels =>
        labels.every(
          label => label.scrollWidth <= label.clientWidth && getComputedStyle(label).whiteSpace === 'normal',
        ),
      );
    await tab.waitForFunction(() => document.querySelector('[data-slug="g0/p3"]')?.textContent?.endsWith('two lines'));
    assert.ok(await isWhole());
    await to('g0/p1');
    // The session has cached the titles. The first rendering already has both lines.
    assert.equal(await tab.$eval('[data-slug="g0/p3"] .nav-label', label => label.clientHeight), 40);
    assert.ok(await isWhole());
  }));

test("a tab's menu is only in the drawer, not in the sidebar", () => {
  const tools = {tab: 'Tools', menu: ['Hammer', 'Saw'].map(item => ({item, pages: [item.toLowerCase()]}))};
  const project = {
    'docs.json': docs({navigation: {tabs: [{tab: 'Guides', pages: ['index']}, tools]}}),
    'index.mdx': page('Index', 'Text.'),
    'hammer.mdx': page('The hammer', 'Text.'),
    'saw.mdx': page('The saw', 'Text.'),
  };
  return inBoth(browser.open(), project, 'saw', async ({page: tab}) => {
    const visible = (selector: string) =>
      tab.$$eval(selector, links => links.filter(link => link.checkVisibility()).map(link => link.textContent?.trim()));
    await tab.waitForFunction(() => document.querySelector('.site-sidebar .nav-link')?.textContent === 'The saw');
    assert.deepEqual(await visible('.site-sidebar a'), ['The saw']);
    assert.deepEqual(await texts(tab, '.tab-row .menu-link'), ['Hammer', 'Saw']);
    await tab.setViewportSize({width: 390, height: 800});
    await tab.click('[data-action=drawer]');
    const menu = '.site-sidebar .drawer-only .section-switch';
    await tab.click(`${menu} summary`);
    assert.deepEqual(await visible(`${menu} a .menu-words > :first-child`), ['Guides', 'Hammer', 'Saw']);
    assert.deepEqual(await texts(tab, `${menu} [aria-current] .menu-words > :first-child`), ['Saw']);
  });
});

test('another version opens at the same heading with the same query', () => {
  const guide = (version: string) =>
    page(`Guide ${version}`, `${'Words.\n\n'.repeat(60)}## Options\n\n${'Text.\n\n'.repeat(60)}`);
  const project = {
    'docs.json': docs({
      navigation: {versions: ['v2', 'v1'].map(version => ({version, pages: [`${version}/guide`, `${version}/other`]}))},
    }),
    'v1/guide.mdx': guide('v1'),
    'v2/guide.mdx': guide('v2'),
    'v1/other.mdx': page('Other', 'Text.'),
    'v2/other.mdx': page('Other', 'Text.'),
  };
  return inBoth(browser.open(), project, 'v2/guide?x=1#options', async ({page: tab, kind, url}) => {
    await tab.click('.header-selectors .menu-summary');
    await tab.click('.header-selectors .menu-link:has-text("v1")');
    await tab.waitForFunction(() => document.querySelector('h1')?.textContent === 'Guide v1');
    const path = kind === 'prerendered' ? 'v1/guide/?x=1#options' : '#/v1/guide?x=1#options';
    assert.equal(tab.url(), url + path);
    await tab.waitForFunction(() => {
      const top = document.querySelector('#options')?.getBoundingClientRect().top ?? -1;
      return top > 0 && top < 300;
    });
  });
});
