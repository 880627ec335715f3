import assert from 'node:assert/strict';
import {docs, page} from '../../../e2e/site.js';
import type {Journey, Trip} from '../journey.js';

const words = ['apples', 'pears', 'plums', 'quinces', 'cherries', 'medlars'];
const files = {
  'docs.json': docs({navigation: {groups: [{group: 'Fruit', pages: ['index', ...words]}]}}),
  'index.mdx': page('Home', 'An orchard.'),
  ...Object.fromEntries(
    words.map(word => [
      `${word}.mdx`,
      page(
        word.replace(/^./, first => first.toUpperCase()),
        `## Care\n\nPrune the ${word} in winter.`,
      ),
    ]),
  ),
};

/** Returns the visible height of the list of results. */
const listHeight = (trip: Trip) =>
  trip.tab.run(() => {
    const results = document.querySelector('site-search')?.shadowRoot?.querySelector('.results');
    return Math.round(results?.getBoundingClientRect().height ?? 0);
  });
const isOpen = () => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open === true;

export const search: readonly Journey[] = [
  {
    name: 'search: Control+K opens it, words find pages that are seen, arrows and Enter go there',
    isGate: true,
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.tab.press('Control+k');
      await trip.until(isOpen);
      await trip.says('[role=option]', 'Apples');
      await trip.tab.type('prune winter');
      await trip.says('[role=option]', 'Prune the pears in winter.');
      const height = await listHeight(trip);
      assert.ok(height > 200, `The list of results is ${height} px high.`);
      await trip.see('[role=option][aria-selected=true]');
      await trip.screenshot('search-results');
      await trip.tab.press('ArrowDown');
      await trip.tab.press('ArrowDown');
      await trip.tab.press('ArrowUp');
      const chosen = await trip.tab.run(
        () =>
          document
            .querySelector('site-search')
            ?.shadowRoot?.querySelector('[aria-selected=true] .title')
            ?.textContent?.trim() ?? '',
      );
      await trip.tab.press('Enter');
      await trip.title(chosen);
    },
  },
  {
    name: 'search: Escape closes it at once, from words and from none, and the focus returns',
    async go(trip) {
      await trip.open(files, 'Home');
      for (const text of ['', 'plums']) {
        await trip.click('[data-action=search]');
        await trip.until(isOpen);
        if (text) await trip.tab.type(text);
        await trip.tab.press('Escape');
        await trip.until(
          () => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open === false,
        );
        await trip.until(() => document.activeElement?.getAttribute('data-action') === 'search');
      }
    },
  },
  {
    name: 'search: a slash opens it, a click on a result goes there, nothing found is said',
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.tab.press('/');
      await trip.until(isOpen);
      await trip.tab.type('zzzzqqq');
      await trip.says('.empty', 'zzzzqqq');
      await trip.screenshot('search-nothing');
      for (let count = 0; count < 7; count++) await trip.tab.press('Backspace');
      await trip.tab.type('quinces');
      await trip.says('[role=option]', 'Quinces');
      await trip.click('[role=option]');
      await trip.title('Quinces');
    },
  },
];
