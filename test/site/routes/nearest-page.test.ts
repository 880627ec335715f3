import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  findNearestPage,
  findRelatedPages,
  findRelatedSlugs,
  findSimilarSlugs,
} from '../../../src/site/routes/nearest-page.js';
import {navigationOf} from '../navigation/outline.js';

const navigation = navigationOf({
  versions: [
    {
      version: '2',
      pages: [
        'index',
        'guide/install',
        'guide/instance',
        'guide/deep/one',
        'api/users/create',
        'api/users/delete',
        'api/orders',
      ],
      groups: [{group: 'Draft', hidden: true, pages: ['guide/instal']}],
    },
    {version: '1', pages: ['v1/guide/install', 'v1/start']},
  ],
});

describe('finds the nearest page', () => {
  const rows: readonly (readonly [path: string, expected: string])[] = [
    ['/Guide/Install.html', 'guide/install'],
    ['/guide/install/index', 'guide/install'],
    ['/guide/instll', 'guide/install'],
    ['/guide/instances', 'guide/instance'],
    ['/guide/deep/two', 'guide/deep/one'],
    ['/api/users', 'api/users/create'],
    ['/api/order', 'api/orders'],
    ['/api/users/creat', 'api/users/create'],
    ['/api/users/xxxxxx', 'api/users/create'],
    ['/nothing/like/it', 'index'],
    ['/giude/instal', 'guide/install'],
    // An entry under the URL itself is the missing page.
    ['/guide/install', 'guide/instance'],
    ['/v1/guide/install', 'guide/install'],
    ['/V1/guide/install', 'v1/guide/install'],
    ['/v1/guide/other', 'index'],
    ['/../x', 'index'],
    ['//canary.invalid', 'index'],
  ];
  for (const [path, expected] of rows) {
    test(path, () => assert.equal(findNearestPage(navigation, path, navigation.defaultVariant), expected));
  }
});

test('suggestions stay within the variant', () => {
  assert.equal(findNearestPage(navigation, '/v1/guide/other', navigation.variants[1]!), 'v1/guide/install');
});

test('at most three similar pages are suggested', () => {
  const slugs = ['guide/setup', 'guide/setups', 'guide/set-up', 'guide/intro', 'api/setup'];
  assert.deepEqual(findSimilarSlugs(slugs, 'guide/setpu'), ['guide/setup', 'api/setup']);
  assert.deepEqual(findSimilarSlugs(slugs, 'guide/setup'), ['guide/setups', 'guide/set-up', 'api/setup']);
  assert.deepEqual(findSimilarSlugs(slugs, 'nowhere'), []);
  const around = navigationOf({pages: slugs});
  const found = findRelatedPages('/guide/setpu', around.defaultVariant);
  assert.deepEqual(found, ['guide/setup', 'api/setup']);
});

describe('suggests only pages that the reader may have meant', () => {
  const slugs = ['index', 'quickstart', 'guide/hosts', 'guide/pages', 'guide/no-build', 'api/users/create', 'api/ab'];
  const rows: readonly (readonly [slug: string, expected: readonly string[]])[] = [
    ['quickstrat', ['quickstart']],
    ['Quickstart', ['quickstart']],
    ['guide/quickstart', ['quickstart']],
    ['docs/quick-start', ['quickstart']],
    ['giude/hosts', ['guide/hosts']],
    ['guide/page', ['guide/pages']],
    ['api/users', ['api/users/create']],
    ['guide/hosts/netlify', ['guide/hosts']],
    // The same folder or letters alone say nothing.
    ['guide/webhooks', []],
    ['guide/host-names', []],
    ['api/xy', []],
    ['pricing', []],
    ['start', []],
  ];
  for (const [slug, expected] of rows) test(slug, () => assert.deepEqual(findRelatedSlugs(slugs, slug), expected));
});
