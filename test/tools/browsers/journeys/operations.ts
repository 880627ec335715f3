import {readFileSync} from 'node:fs';
import {githubDocument} from '../../../../scripts/package-file.js';
import {foreign, order, shopText, yaml} from '../../../e2e/endpoint-page.js';
import {docs, type ProjectFiles, page, type ServeOptions} from '../../../e2e/site.js';
import {type Journey, recorderTag, type Trip} from '../journey.js';

/** Opens a host page with elements. */
export async function openForeign(
  trip: Trip,
  body: string,
  files: ProjectFiles,
  options: ServeOptions & {scripts?: string[]; style?: string} = {},
): Promise<string> {
  const {scripts = ['/_lectern/elements/openapi-endpoint.js'], style = ''} = options;
  const html = foreign({body, scripts, style}).replace('<head>', `<head>${recorderTag}`);
  const site = await trip.serve({...files, 'page.html': html}, options);
  await trip.tab.go(`${site.url}page.html`);
  return site.url;
}

export const operations: readonly Journey[] = [
  {
    name: 'operations: JSON, with its folds and its examples colored',
    async go(trip) {
      await openForeign(trip, `<openapi-endpoint ${order}></openapi-endpoint>`, {'shop.json': shopText});
      await trip.says('.operation-title', 'Get an order');
      await trip.click('details summary');
      await trip.see('.operation-aside [class^=hljs-]');
    },
  },
  {
    name: 'operations: YAML, read by the worker',
    isGate: true,
    async go(trip) {
      await openForeign(trip, '<openapi-endpoint spec="a.yaml" path="/a"></openapi-endpoint>', {'a.yaml': yaml});
      await trip.says('.operation-title', 'Get an A');
      await trip.says('.operation-aside', 'Request example');
    },
  },
  {
    name: 'operations: one of 1,100 in a document of 13 MB',
    async go(trip) {
      await openForeign(
        trip,
        '<openapi-endpoint spec="github.json" method="get" path="/repos/{owner}/{repo}"></openapi-endpoint>',
        {'github.json': readFileSync(githubDocument())},
      );
      await trip.says('.operation-title', 'Get a repository');
    },
  },
  {
    name: 'operations: pages of a site from YAML, in its sidebar and by click',
    async go(trip) {
      await trip.open(
        {
          'docs.json': docs({
            navigation: {
              tabs: [
                {tab: 'Guide', pages: ['index']},
                {tab: 'API', openapi: 'a.yaml'},
              ],
            },
          }),
          'index.mdx': page('Home', 'Words.'),
          'a.yaml': yaml,
        },
        'Home',
      );
      await trip.click('.site-header a, .site-tabs a', 'API');
      await trip.click('.site-sidebar a[href$=get-an-a]');
      await trip.title('Get an A');
      await trip.says('.operation-aside', 'Request example');
    },
  },
  {
    name: 'operations: a document that is not there is said, and read when it has come',
    expects: /did not load/,
    async go(trip) {
      const files: Record<string, string> = {};
      await openForeign(trip, '<openapi-endpoint spec="a.yaml" path="/a"></openapi-endpoint>', files);
      await trip.see('.operation-failed');
      await trip.screenshot('operation-failed');
    },
  },
];
