import assert from 'node:assert/strict';
import {docs, page} from '../../../e2e/site.js';
import type {Journey, Trip} from '../journey.js';

const long = Array.from({length: 50}, (_, index) => `## Part ${index}\n\nWords of part ${index}.`).join('\n\n');
const files = {
  'docs.json': docs({
    navigation: {pages: ['index', 'guide/long', 'guide/short']},
    redirects: [{source: '/old/:page', destination: '/guide/:page'}],
  }),
  'index.mdx': page('Home', 'To [the long page](/guide/long).'),
  'guide/long.mdx': page('Long', long),
  'guide/short.mdx': page('Short', 'To [part 20](/guide/long#part-20).'),
};
const top = (id: string) => Math.round(document.querySelector(`#${id}`)?.getBoundingClientRect().top ?? -1);

/** Scrolls down a long page, opens a short page, and goes back to the old scroll position and forward. */
async function backAndForward(trip: Trip): Promise<void> {
  await trip.click('.site-article a', 'the long page');
  await trip.title('Long');
  await trip.tab.run(() => scrollTo(0, 1500));
  await trip.until(() => Math.round(scrollY) === 1500);
  await new Promise(done => setTimeout(done, 300));
  await trip.click('.site-sidebar a', 'Short');
  await trip.title('Short');
  await trip.until(() => scrollY === 0);
  await trip.tab.back();
  await trip.title('Long');
  await trip.until(() => Math.abs(scrollY - 1500) < 4);
  await trip.tab.forward();
  await trip.title('Short');
}

export const routes: readonly Journey[] = [
  {
    name: 'routes: by hash, back and forward, the place on the page is kept',
    async go(trip) {
      await trip.open(files, 'Home');
      await backAndForward(trip);
    },
  },
  {
    name: 'routes: by history, back and forward, the place on the page is kept',
    isGate: true,
    async go(trip) {
      const {url} = await trip.open(files, 'Home', {attributes: 'router="history" base="/"', rewrites: true});
      await backAndForward(trip);
      assert.equal(await trip.tab.run(() => location.href), `${url}guide/short`);
    },
  },
  {
    name: 'routes: a link to a part of another page ends there',
    async go(trip) {
      await trip.open(files, 'Short', {path: '#/guide/short'});
      await trip.click('.site-article a', 'part 20');
      await trip.title('Long');
      await trip.until(top => Math.abs(top - 100) < 100, await trip.tab.run(top, 'part-20'));
      const at = await trip.tab.run(top, 'part-20');
      assert.ok(at >= 0 && at < 200, `It stands at ${at} px.`);
    },
  },
  {
    name: 'routes: a redirect with a name in it, and an address that leads nowhere',
    async go(trip) {
      const {url} = await trip.open(files, 'Short', {path: '#/old/short'});
      await trip.until(() => location.hash === '#/guide/short');
      await trip.tab.go(`${url}#/nowhere/at-all`);
      await trip.until(() => document.querySelector('h1')?.textContent?.includes('not found'));
      await trip.screenshot('not-found');
    },
    expects: /did not load/,
  },
];
