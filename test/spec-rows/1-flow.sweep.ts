import assert from 'node:assert/strict';
import {page} from '../e2e/site.js';
import {openForm} from '../e2e/try-it-page.js';
import {apiDocument, Rows, responses, sees} from './row.js';

const rows = new Rows('1 flow:');
const shop = apiDocument({
  get: {summary: 'List things', tags: ['Things'], description: 'All **of** them.', responses},
  post: {summary: 'Make a thing', tags: ['Making'], responses},
});

rows.row('page files and docs.json are a site', {}, async ({page: tab}) => {
  await sees(tab, '.site-article', 'Text of the page.');
  await sees(tab, '.site-header', 'Acme');
});
rows.row(
  'an OpenAPI document gives one page per operation, grouped by tag',
  {docs: {navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}}, files: {'api.json': shop}, at: 'api/get-things'},
  async ({page: tab}) => {
    await sees(tab, '.operation-path', '/things');
    await sees(tab, '.nav-title', 'Things');
    await sees(tab, '.nav-title', 'Making');
    await sees(tab, '.site-sidebar .nav-link', 'Make a thing');
  },
);
rows.row(
  'a document in YAML gives the same',
  {
    docs: {navigation: {tabs: [{tab: 'API', openapi: 'api.yaml'}]}},
    files: {
      'api.yaml':
        'openapi: 3.0.3\ninfo: {title: T, version: "1"}\npaths:\n  /things:\n    get:\n      summary: List things\n      responses: {}\n',
    },
    at: 'api/get-things',
  },
  ({page: tab}) => sees(tab, 'h1', 'List things'),
);
rows.row(
  'each generated page has a form to try it out',
  {docs: {navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}}, files: {'api.json': shop}, at: 'api/get-things'},
  async ({page: tab}) => {
    await openForm(tab);
  },
);
rows.row(
  'a page may be bound to an operation, its text stands around it',
  {
    docs: {api: {openapi: 'api.json'}, navigation: {pages: ['index', 'bound']}},
    files: {'api.json': shop, 'bound.mdx': page('Bound', 'Prose of the author.', 'openapi: GET /things\n')},
    at: 'bound',
  },
  async ({page: tab}) => {
    await sees(tab, '.site-article', 'Prose of the author.');
    await sees(tab, '.operation-head', '/things');
    await sees(tab, 'openapi-endpoint', 'Fine.');
  },
);
rows.row(
  'Markdown of descriptions is kept',
  {docs: {navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}}, files: {'api.json': shop}, at: 'api/get-things'},
  ({page: tab}) => sees(tab, '.operation-about strong', 'of'),
);
rows.checked(
  'errors of a document appear in the check',
  {docs: {navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}}, files: {'api.json': '{"openapi": "3.1.0",'}},
  said => assert.match(said, /api\.json:1:\d+ {2}error {2}spec-/),
);
