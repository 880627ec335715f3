import assert from 'node:assert/strict';
import {hosts} from '../../src/hosts/host.js';
import {morePages as files, Rows, sees} from './row.js';

const rows = new Rows('2.6');
const navigation = {pages: ['index', 'a']};
rows.row(
  'a source leads to its destination',
  {docs: {navigation, redirects: [{source: '/old', destination: '/a'}]}, files, at: 'old'},
  ({page}) => sees(page, 'h1', 'Alpha'),
);
rows.row(
  'a placeholder is used again in the destination',
  {docs: {navigation, redirects: [{source: '/old/:slug', destination: '/:slug'}]}, files, at: 'old/a'},
  ({page}) => sees(page, 'h1', 'Alpha'),
  {kinds: ['script tag']},
);
rows.other('every host adapter writes redirects', 'hosts', () => assert.ok(Object.keys(hosts).length >= 5));
