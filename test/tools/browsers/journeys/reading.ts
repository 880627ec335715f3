import assert from 'node:assert/strict';
import {docs, page} from '../../../e2e/site.js';
import type {Journey} from '../journey.js';
import {demoFiles} from '../projects.js';

const components = Object.keys(demoFiles())
  .filter(path => path.startsWith('components/'))
  .map(path => path.replace(/\.mdx$/, ''));

const parts = `
<Tabs>
<Tab title="One">

First panel.

</Tab>
<Tab title="Two">

Second panel.

</Tab>
</Tabs>

<Accordion title="More">

## Inside

Folded words.

</Accordion>

<CodeGroup>
\`\`\`js One
const a = 1;
\`\`\`
\`\`\`python Two
a = 1
\`\`\`
</CodeGroup>

A <Tooltip tip="What is said">word</Tooltip>, and $x_1 + x_2$.

\`\`\`mermaid
flowchart LR
  A --> B
\`\`\`

![Picture](/wide.svg)
`;
const files = {
  'docs.json': docs({navigation: {pages: ['index', 'parts']}}),
  'index.mdx': page('Home', 'Go to [the fold](/parts#inside).'),
  'parts.mdx': page('Parts', parts),
  'wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="400"><rect width="1600" height="400" fill="teal"/></svg>',
};

export const reading: readonly Journey[] = [
  {
    name: 'reading: the home page of the demo is there with its frame',
    isGate: true,
    async go(trip) {
      await trip.open(demoFiles(), 'Your docs folder is the website');
      await trip.see('.tab-link');
      await trip.says('.site-header', 'Quickstart');
    },
  },
  {
    name: 'reading: every page of components of the demo',
    async go(trip) {
      const {url} = await trip.serve(demoFiles());
      assert.ok(components.length > 15, `${components.length} pages`);
      for (const slug of components) {
        await trip.tab.go(`${url}#/${slug}`);
        await trip.until(
          slug =>
            location.hash === `#/${slug}` &&
            document.querySelector(`.site-sidebar [aria-current][href$="${slug}"]`) !== null,
          slug,
        );
        await trip.see('.site-article h1, .page-head h1');
        await trip.screenshot(slug.replace('/', '-'));
      }
    },
  },
  {
    name: 'reading: tabs by mouse and by arrow keys, remembered on the next visit',
    async go(trip) {
      const {url} = await trip.open(files, 'Parts', {path: '#/parts'});
      await trip.click('[role=tab]', 'Two');
      await trip.see('.tab-panel p', 'Second panel.');
      await trip.tab.press('ArrowLeft');
      await trip.see('.tab-panel p', 'First panel.');
      await trip.tab.press('ArrowRight');
      await trip.see('.tab-panel p', 'Second panel.');
      await trip.tab.go('about:blank');
      await trip.tab.go(`${url}#/parts`);
      await trip.until(() =>
        ['First panel.', 'Second panel.'].every((text, index) => {
          const panel = [...document.querySelectorAll('.tab-panel p')].find(({textContent}) => textContent === text);
          return panel !== undefined && panel.getClientRects().length === index;
        }),
      );
    },
  },
  {
    name: 'reading: a link into a closed accordion opens it and brings the heading into view',
    async go(trip) {
      await trip.open(files, 'Home');
      await trip.click('.site-article a', 'the fold');
      await trip.title('Parts');
      await trip.until(() => {
        const heading = document.querySelector('#inside');
        const top = heading?.getBoundingClientRect().top ?? -1;
        return heading?.closest('details')?.open && top > 0 && top < innerHeight;
      });
    },
  },
  {
    name: 'reading: code is colored, a formula and a diagram are drawn',
    async go(trip) {
      await trip.open(files, 'Parts', {path: '#/parts'});
      await trip.see('.code-group [class^=hljs-]');
      await trip.see('docs-latex .katex');
      await trip.tab.run(() => document.querySelector('docs-mermaid')?.scrollIntoView());
      await trip.see('docs-mermaid svg');
    },
  },
  {
    name: 'reading: a picture is enlarged by a click, and Escape puts it back',
    async go(trip) {
      await trip.open(files, 'Parts', {path: '#/parts'});
      await trip.until(() => document.querySelector<HTMLImageElement>('.site-article img')?.complete === true);
      await trip.tab.run(() => document.querySelector('.site-article img')?.scrollIntoView({block: 'center'}));
      await trip.click('.site-article img');
      await trip.until(() => document.querySelector('dialog[open] img') !== null);
      await trip.tab.press('Escape');
      await trip.until(() => document.querySelector('dialog[open]') === null);
    },
  },
  {
    name: 'reading: a tooltip is said to whoever reaches it by keyboard',
    async go(trip) {
      await trip.open(files, 'Parts', {path: '#/parts'});
      await trip.until(() => customElements.get('docs-tooltip') !== undefined);
      await trip.tab.run(() =>
        document.querySelector<HTMLElement>('docs-tooltip [tabindex], docs-tooltip button')?.focus(),
      );
      await trip.see('docs-tooltip [role=tooltip]', 'What is said');
    },
  },
];
