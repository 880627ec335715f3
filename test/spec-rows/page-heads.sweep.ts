import assert from 'node:assert/strict';
import {page as pageOf} from '../e2e/site.js';
import {apiDocument, Rows, responses, sees, seesNot} from './row.js';

const rows = new Rows('page heads');
const three = {docs: {navigation: {pages: ['a', 'index', 'b']}}};
const others = {'a.mdx': pageOf('Alpha', 'First.'), 'b.mdx': pageOf('Beta', 'Last.')};

rows.row(
  'hideFooterPagination',
  {...three, files: others, head: 'hideFooterPagination: true\n'},
  async ({page, to}) => {
    await seesNot(page, '.pager');
    await to('a');
    await sees(page, '.pager', 'Home');
  },
);
rows.row(
  'hideApiMarker',
  {
    docs: {api: {openapi: 'api.json'}, navigation: {pages: ['index', 'a']}},
    files: {
      'api.json': apiDocument({get: {responses}, post: {responses}}),
      'a.mdx': pageOf('Alpha', 'x', 'openapi: POST /things\n'),
    },
    head: 'openapi: GET /things\nhideApiMarker: true\n',
  },
  async ({page}) => {
    await sees(page, '.nav-link[data-slug=index]', 'Home');
    await seesNot(page, '.nav-link[data-slug=index] .method');
  },
);
rows.row('timestamp and lastUpdatedDate', {head: 'timestamp: true\nlastUpdatedDate: "2024-05-06"\n'}, ({page}) =>
  sees(page, '.last-updated time', '2024-05-06'),
);
rows.row(
  'timestamp: false',
  {docs: {footer: {lastUpdated: true}}, head: 'timestamp: false\nlastUpdatedDate: "2024-05-06"\n'},
  async ({page}) => {
    await sees(page, '.page-title', 'Home');
    await seesNot(page, '.last-updated');
  },
);
rows.row('deprecated', {head: 'deprecated: true\n'}, ({page}) => sees(page, 'h1 .page-label', 'deprecated'));
rows.row('mode: center', {...three, files: others, head: 'mode: center\n'}, async ({page, to}) => {
  await sees(page, '.page-title', 'Home');
  await seesNot(page, '.site-sidebar');
  const [left, right] = await page.$eval('.page-title', title => {
    const main = (title.closest('.site-main') as HTMLElement).getBoundingClientRect();
    const article = (title.closest('.page-head') as HTMLElement).getBoundingClientRect();
    return [article.left - main.left, main.right - article.right];
  });
  assert.ok(Math.abs((left ?? 0) - (right ?? 0)) < 2, `${left} left, ${right} right`);
  await to('a');
  await sees(page, '.site-sidebar .nav-link', 'Home');
});
rows.row('mode: frame', {...three, files: others, body: '<div>Own</div>', head: 'mode: frame\n'}, async ({page}) => {
  await sees(page, '.site-article', 'Own');
  await sees(page, '.site-sidebar .nav-link', 'Alpha');
  for (const part of ['.page-title', '.page-actions', '.pager']) await seesNot(page, part);
});
rows.checked(
  'all of it is known to the check',
  {
    head: 'hideFooterPagination: true\nhideApiMarker: true\ntimestamp: true\nlastUpdatedDate: "2024-05-06"\niconType: solid\nicon: star\n',
  },
  said => assert.equal(said, '1 page: 0 errors, 0 warnings, 0 notes\nexit 0'),
);
