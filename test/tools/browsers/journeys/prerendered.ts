import assert from 'node:assert/strict';
import {shopText, yaml} from '../../../e2e/endpoint-page.js';
import {docs, page} from '../../../e2e/site.js';
import type {Journey} from '../journey.js';
import {servePrerendered} from '../projects.js';

const files = {
  'docs.json': docs({
    appearance: {default: 'dark'},
    navigation: {
      tabs: [
        {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'guide/parts', 'guide/other']}]},
        {tab: 'Shop', openapi: 'shop.json'},
        {tab: 'Yaml', openapi: 'a.yaml'},
      ],
    },
  }),
  'shop.json': shopText,
  'a.yaml': yaml,
  'index.mdx': page('Home', 'To [the second part](/guide/parts#second).'),
  'guide/parts.mdx': page(
    'Parts',
    `## First\n\n<Tabs>\n<Tab title="One">\n\nFirst panel.\n\n</Tab>\n<Tab title="Two">\n\nSecond panel.\n\n</Tab>\n</Tabs>\n\n${'Words.\n\n'.repeat(60)}## Second\n\n\`\`\`js\nconst a = 1;\n\`\`\`\n\n${'More words.\n\n'.repeat(40)}`,
  ),
  'guide/other.mdx': page('Other', 'Unicorns live here.'),
};

export const prerendered: readonly Journey[] = [
  {
    name: 'prerendered: pages are swapped in by a click, without loading, and back again with the place kept',
    isGate: true,
    async go(trip) {
      const url = await servePrerendered(trip, files);
      await trip.tab.go(url);
      await trip.title('Home');
      await trip.until(
        () => document.querySelector('[data-mode]') !== null && customElements.get('site-theme') !== undefined,
      );
      await trip.tab.run(() => {
        Object.assign(globalThis, {stays: true});
      });
      await trip.click('.site-article a', 'the second part');
      await trip.title('Parts');
      await trip.until(() => {
        const {top = -1} = document.querySelector('#second')?.getBoundingClientRect() ?? {};
        return top >= 0 && top < 300;
      });
      await trip.click('.site-sidebar a', 'Other');
      await trip.title('Other');
      await trip.tab.back();
      await trip.title('Parts');
      await trip.until(() => scrollY > 500);
      await trip.tab.forward();
      await trip.title('Other');
      assert.equal(
        await trip.tab.run(() => (globalThis as {stays?: boolean}).stays),
        true,
        'the document was loaded anew',
      );
      assert.equal(await trip.tab.run(() => document.documentElement.dataset.mode), 'dark');
    },
  },
  {
    name: 'prerendered: a page that is reloaded, or that the reader returns to, stays where it was left',
    isGate: true,
    async go(trip) {
      const url = await servePrerendered(trip, files);
      const other = await servePrerendered(trip, files);
      await trip.tab.go(`${url}guide/parts/`);
      await trip.title('Parts');
      await trip.until(() => history.scrollRestoration === 'manual');
      await trip.tab.run(() => scrollTo(0, 600));
      await trip.until(() => (history.state as {scroll?: number} | null)?.scroll === 600);
      await trip.tab.run(() => void setTimeout(() => location.reload()));
      await new Promise(done => setTimeout(done, 300));
      await trip.title('Parts');
      await trip.until(() => history.scrollRestoration === 'manual');
      await trip.until(() => Math.round(scrollY) === 600);
      await trip.tab.go(other);
      await trip.title('Home');
      await trip.tab.back();
      await trip.title('Parts');
      await trip.until(() => Math.round(scrollY) === 600);
    },
  },
  {
    name: 'prerendered: search, tabs and the forwarding of #/slug',
    async go(trip) {
      const url = await servePrerendered(trip, files);
      await trip.tab.go(`${url}#/guide/parts`);
      await trip.title('Parts');
      await trip.click('[role=tab]', 'Two');
      await trip.see('.tab-panel p', 'Second panel.');
      await trip.tab.press('Control+k');
      await trip.until(() => document.querySelector('site-search')?.shadowRoot?.querySelector('dialog')?.open);
      await trip.tab.type('unicorns');
      await trip.says('[role=option]', 'Unicorns live here.');
      await trip.tab.press('Enter');
      await trip.title('Other');
    },
  },
  {
    name: 'prerendered: operations of JSON and YAML are there, and their forms open',
    async go(trip) {
      const url = await servePrerendered(trip, files);
      for (const [path, title] of [
        ['shop/get-order/', 'Get an order'],
        ['yaml/get-a/', 'Get an A'],
      ] as const) {
        await trip.tab.go(url + path);
        await trip.title(title);
        await trip.click('.try-button');
        await trip.see('try-it dialog[open], dialog[open] header');
        await trip.see('.sent-to code');
        await trip.screenshot(`prerendered-${title.toLowerCase().replaceAll(' ', '-')}`);
        await trip.tab.press('Escape');
      }
    },
  },
];
