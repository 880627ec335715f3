import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createMemoryFiles} from '../../src/base/files.js';
import {listMissingPages} from '../../src/prerender/missing-pages.js';
import {openSite} from '../../src/site/site.js';

test('each variant has a 404 page in its own folder, or in one of ours', async () => {
  const languages = [
    {language: 'en', pages: ['index', 'a']},
    {language: 'de', pages: ['de/index', 'de/a']},
    // These pages have no common folder.
    {language: 'fr', pages: ['bonjour', 'x/a']},
  ];
  const text = JSON.stringify({name: 'S', navigation: {languages}});
  const {navigation} = await openSite(createMemoryFiles({'docs.json': text}), {base: '/', router: 'history'});
  assert.deepEqual(
    listMissingPages(navigation).map(({id, file}) => [id, file]),
    [
      ['language=en', '404.html'],
      ['language=de', 'de/404.html'],
      ['language=fr', '_lectern/404/2.html'],
    ],
  );
});
