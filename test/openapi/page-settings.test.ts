import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withInfo} from '../../src/openapi/operation/info-settings.js';
import {readPageSettings} from '../../src/openapi/operation/read-page-settings.js';
import {buildTagSections} from '../../src/openapi/operation/tags.js';

test("x-mint sets a page's URL, metadata and text, and x-hidden unlists it", () => {
  const operation = {
    'x-mint': {
      href: ' /guide/orders ',
      content: '## Before\n',
      metadata: {
        title: 'Orders',
        sidebarTitle: 'All',
        noindex: true,
        boost: 2,
        list: ['x'],
        openapi: 'GET /evil',
        'a b': 'x',
      },
    },
  };
  assert.deepEqual(readPageSettings(operation, {}), {
    href: '/guide/orders',
    content: '## Before',
    metadata: {title: 'Orders', sidebarTitle: 'All', noindex: true, boost: 2},
  });
  assert.deepEqual(readPageSettings({}, {'x-hidden': true}), {isUnlisted: true});
});

test('values of other types are ignored', () => {
  for (const written of [undefined, null, 1, 'x', [], {href: 1, content: {}, metadata: []}, {metadata: {a: {}}}])
    assert.equal(readPageSettings({'x-mint': written}, {}), undefined, JSON.stringify(written));
});

test("x-mint of info applies to all pages, and an operation's overrides it", () => {
  const document = {info: {'x-mint': {href: '/no', content: 'All.', metadata: {tag: 'beta', noindex: true}}}};
  assert.deepEqual(withInfo(undefined, document), {content: 'All.', metadata: {tag: 'beta', noindex: true}});
  assert.deepEqual(withInfo({href: '/own', content: 'Own.', metadata: {tag: 'new'}}, document), {
    href: '/own',
    content: 'Own.',
    metadata: {tag: 'new', noindex: true},
  });
  assert.equal(withInfo(undefined, {info: {}}), undefined);
});

test('x-group of a tag names its group', () => {
  const tags = [
    {name: 'a', 'x-group': 'Orders', summary: 'S'},
    {name: 'b', summary: 'T'},
  ];
  const sections = buildTagSections({tags}, [
    {id: '1', tags: ['a']},
    {id: '2', tags: ['b']},
  ]);
  assert.deepEqual(
    sections.map(({label}) => label),
    ['Orders', 'T'],
  );
});
