import {everything} from './everything.js';
import {docs, page} from './site.js';

// A page of every type, each one click away from the home page.

/** Slugs and titles. The first page is the home page. */
export const pageTypes: readonly (readonly [slug: string, title: string])[] = [
  ['index', 'Welcome'],
  ['long', 'Long'],
  ['api', 'Users'],
  ['order', 'Change an order'],
  ['reference', 'Shop'],
  ['changes', 'Changes'],
  ['live', 'Live'],
  ['nowhere', 'Page not found'],
];

const ways = pageTypes.map(([slug]) => `[go to ${slug}](/${slug})`).join('\n\n');

export const siteOfTypes = {
  ...everything,
  'docs.json': docs({
    banner: {content: 'News with a [link](/long).', dismissible: true},
    navbar: {primary: {type: 'button', label: 'Go', href: '/long'}},
    footer: {socials: {github: 'https://github.com/acme'}},
    navigation: {
      tabs: [
        {tab: 'Guides', groups: [{group: 'Start', icon: 'star', pages: ['index', 'long', 'changes', 'live', 'x']}]},
        {tab: 'API', pages: ['api', 'order']},
        {tab: 'Reference', openapi: {source: 'shop.json', directory: 'reference'}},
      ],
    },
  }),
  'index.mdx': page('Welcome', `Hello.\n\n${ways}`, 'description: What this is.\n'),
  'snippets/counter.jsx': [
    "import {useState} from 'react';",
    'export const Counter = () => {',
    '  const [n, set] = useState(0);',
    '  return <button className="rounded border p-4" onClick={() => set(n + 1)}>Clicked {n}</button>;',
    '};',
  ].join('\n'),
  'live.mdx': page(
    'Live',
    "import {Counter} from '/snippets/counter.jsx';\n\nText above.\n\n<Counter />\n\nText below.\n\n## Part\n\nMore text.",
  ),
};
