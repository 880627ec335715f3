import assert from 'node:assert/strict';
import {test} from 'node:test';
import {indexRedirects} from '../../src/hosts/index-redirects.js';

test('the folder of an index page leads to it, where no page has that address', () => {
  const found = indexRedirects(['index', 'sdk/index', 'guide', 'guide/index', 'über/x y/index', 'plain']);
  assert.deepEqual(found, [
    {source: '/sdk', destination: '/sdk/index', permanent: false},
    {source: '/%C3%BCber/x%20y', destination: '/%C3%BCber/x%20y/index', permanent: false},
  ]);
});
