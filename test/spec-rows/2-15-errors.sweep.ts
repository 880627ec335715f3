import assert from 'node:assert/strict';
import {page} from '../e2e/site.js';
import {morePages as files, Rows, sees} from './row.js';

const rows = new Rows('2.15');
const navigation = {pages: ['index', 'a', 'b']};
const tag = {kinds: ['script tag']} as const;
rows.row(
  'a missing page shows the 404 template',
  {docs: {navigation}, files, at: 'nowhere'},
  ({page: tab}) => sees(tab, '.message-code', '404'),
  tag,
);
rows.row(
  'redirect leads to the closest page',
  {docs: {navigation, errors: {'404': {redirect: true}}}, files, at: 'A.html'},
  ({page: tab}) => sees(tab, 'h1', 'Alpha'),
  tag,
);
rows.row(
  '404.mdx replaces the template',
  {docs: {navigation}, files: {...files, '404.mdx': page('Lost', 'Own words.')}, at: 'nowhere'},
  ({page: tab}) => sees(tab, '.site-article', 'Own words.'),
  tag,
);
rows.row(
  '404.html is written, as the template or the own page',
  {docs: {navigation}, files: {...files, '404.mdx': page('Lost', 'Own words.')}},
  async ({file}) => assert.match(file('404.html'), /Own words\./),
  {kinds: ['prerendered']},
);
