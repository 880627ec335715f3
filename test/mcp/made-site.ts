import {createMemoryFiles} from '../../src/base/files.js';
import {openProject} from '../../src/prerender/open-project.js';
import {prerender} from '../../src/prerender/prerender.js';
import {createMemoryProject} from '../../src/site/project/project-files.js';
import {optionsInMemory} from '../prerender/options-in-memory.js';

/** Prerenders a project in memory, and returns its output by path. */
export async function madeSite(
  files: Readonly<Record<string, string>> = project,
  siteUrl?: string,
): Promise<Readonly<Record<string, string>>> {
  const opened = await openProject(createMemoryProject(files), async path => ({
    path,
    missing: 'failed',
    reason: 'no.',
  }));
  const out = new Map<string, string>();
  await prerender(opened, {
    ...optionsInMemory(out),
    ...(siteUrl !== undefined && {siteUrl}),
  });
  return Object.fromEntries(out);
}

export async function madeFiles(siteUrl?: string) {
  return createMemoryFiles(await madeSite(project, siteUrl));
}

const operation = (operationId: string, summary: string, tags: readonly string[]) => ({
  operationId,
  summary,
  tags,
  responses: {200: {description: 'Done.'}},
});
const id = {name: 'id', in: 'path', required: true, schema: {type: 'string'}};

/** Two languages, two documents that share an operationId, a page with a binding, a redirect and a long page. */
export const project: Readonly<Record<string, string>> = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    description: 'Parts for orchards.',
    markdown: {instructions: 'Prices are in euros.'},
    navigation: {
      languages: [
        {
          language: 'en',
          tabs: [
            {tab: 'Guide', groups: [{group: 'Start', pages: ['index', 'guide/intro', 'guide/long', 'guide/orders']}]},
            {tab: 'Shop', openapi: 'shop.json'},
            {tab: 'Stock', openapi: 'specs/stock.json'},
          ],
        },
        {language: 'de', pages: ['de/start']},
      ],
    },
    redirects: [
      {source: '/old/:page', destination: '/guide/:page'},
      {source: '/away', destination: 'https://elsewhere.example/x'},
    ],
  }),
  'index.mdx': '---\ntitle: Welcome\n---\n\nAll about apples.',
  'guide/intro.mdx':
    '---\ntitle: Introduction\n---\n\nHow to begin.\n\n## Install the tool\n\nRun `npm`.\n\n```sh\n## Install\n```\n\n## Install\n\nOnce more, with pears.',
  'guide/long.mdx': `---\ntitle: Long\n---\n\n${Array.from({length: 200}, (_, at) => `Line ${at} about quinces.`).join('\n\n')}`,
  'guide/orders.mdx': '---\ntitle: Your first order\nopenapi: shop.json POST /orders\n---\n\nRead this first.',
  'de/start.mdx': '---\ntitle: Anfang\n---\n\nAlles über Birnen.',
  'shop.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop API', version: '1'},
    servers: [{url: 'https://api.acme.example/v1'}],
    paths: {
      '/orders': {
        get: operation('listOrders', 'List orders', ['Orders']),
        post: operation('createOrder', 'Create an order', ['Orders']),
      },
      '/orders/{id}': {get: {...operation('getItem', 'Get an order', ['Orders']), parameters: [id]}},
    },
    webhooks: {orderSent: {post: operation('orderSent', 'An order was sent', [])}},
  }),
  'specs/stock.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Stock API', version: '1'},
    paths: {'/stock/{id}': {get: {...operation('getItem', 'Count what is there', ['Stock']), parameters: [id]}}},
  }),
};
