import assert from 'node:assert/strict';
import {docs, page, pages} from '../../../e2e/site.js';
import type {Journey, Trip} from '../journey.js';

const many = Array.from({length: 60}, (_, index) => `group/page-${index}`);
const files = {
  'docs.json': docs({
    banner: {content: 'News for **you**', dismissible: true, id: 'n1'},
    navigation: {
      groups: [
        {group: 'Start', pages: ['index', 'other']},
        {group: 'Long', pages: many},
      ],
    },
  }),
  'index.mdx': page('Home', Array.from({length: 40}, (_, index) => `## Part ${index}\n\nWords.`).join('\n\n')),
  ...pages('other', ...many),
};
const variants = (kind: 'version' | 'language', first: string, second: string) => ({
  'docs.json': docs({
    navigation: {
      [`${kind}s`]: [
        {[kind]: first, default: true, groups: [{group: 'A', pages: ['index', 'shared']}]},
        {[kind]: second, groups: [{group: 'B', pages: [`${second}/index`, `${second}/shared`]}]},
      ],
    },
  }),
  ...pages('shared', `${second}/index`, `${second}/shared`),
  'index.mdx': page('Home', 'The first.'),
});

const mode = (trip: Trip) => trip.tab.run(() => document.documentElement.dataset.mode ?? '');

export const frame: readonly Journey[] = [
  {
    name: 'frame: the drawer of a narrow screen opens, takes the focus, and closes by Escape and by the page beside it',
    isGate: true,
    async go(trip) {
      await trip.tab.resize(390, 844);
      await trip.open(files, 'Home');
      const opens = async () => {
        await trip.click('[data-action=drawer]');
        await trip.until(() => document.querySelector('.site-sidebar')?.contains(document.activeElement));
      };
      await opens();
      await trip.until(() => (document.querySelector('.site-sidebar')?.getBoundingClientRect().left ?? -1) >= 0);
      await trip.screenshot('drawer');
      await trip.tab.press('Escape');
      await trip.until(() => !document.querySelector('.site')?.hasAttribute('data-drawer'));
      await opens();
      await trip.click('.site-sidebar a', 'Other');
      await trip.title('Other');
      await trip.until(() => !document.querySelector('.site')?.hasAttribute('data-drawer'));
      const overflow = await trip.tab.run(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(overflow <= 0, `The page is ${overflow} px too wide.`);
    },
  },
  {
    name: 'frame: light and dark are switched and remembered',
    async go(trip) {
      const {url} = await trip.open(files, 'Home');
      const before = await mode(trip);
      await trip.click('site-theme button');
      await trip.until(before => document.documentElement.dataset.mode !== before, before);
      const after = await mode(trip);
      await trip.screenshot('dark');
      await trip.tab.go('about:blank');
      await trip.tab.go(url);
      await trip.title('Home');
      assert.equal(await mode(trip), after);
    },
  },
  {
    name: 'frame: a banner that was dismissed stays away',
    async go(trip) {
      const {url} = await trip.open(files, 'Home');
      await trip.click('[data-action=dismiss]');
      await trip.until(() => document.querySelector('.banner') === null);
      await trip.tab.go('about:blank');
      await trip.tab.go(url);
      await trip.title('Home');
      assert.equal(await trip.tab.run(() => document.querySelector('.banner') === null), true);
    },
  },
  {
    name: 'frame: another version is chosen and remembered',
    async go(trip) {
      await trip.open(variants('version', 'v2', 'v1'), 'Shared', {path: '#/shared'});
      await trip.click('.site-header summary, .site-header .menu-button', 'v2');
      await trip.click('a', 'v1');
      await trip.title('Shared');
      await trip.until(() => location.hash.includes('v1/shared'));
    },
  },
  {
    name: 'frame: another language is chosen',
    async go(trip) {
      await trip.open(variants('language', 'en', 'de'), 'Shared', {path: '#/shared'});
      await trip.click('.site-header summary, .site-header .menu-button', 'English');
      await trip.click('a', 'Deutsch');
      await trip.until(() => location.hash.includes('de/shared') && document.documentElement.lang === 'de');
    },
  },
  {
    name: 'frame: the open page of a long section is in view in the sidebar, whose place stays on a click',
    async go(trip) {
      await trip.open(files, 'Page-40', {path: '#/group/page-40'});
      await trip.until(() => {
        const entry = document.querySelector('.site-sidebar [aria-current=page]');
        const {top = 0, bottom = 0} = entry?.getBoundingClientRect() ?? {};
        return top > 0 && bottom < innerHeight;
      });
      const place = () => Math.round(document.querySelector('.site-sidebar')?.scrollTop ?? 0);
      const before = await trip.tab.run(place);
      await trip.click('.site-sidebar a', 'Page-41');
      await trip.title('Page-41');
      assert.ok(Math.abs((await trip.tab.run(place)) - before) < 40);
    },
  },
  {
    name: 'frame: "On this page" follows the reader, and leads to parts',
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.click('.contents a, .site-contents a', 'Part 30');
      await trip.until(() => {
        const {top = -1} = document.querySelector('#part-30')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < 300;
      });
      await trip.until(() => document.querySelector('[href$="#part-30"][aria-current]') !== null);
    },
  },
];
