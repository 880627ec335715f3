import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pageSettings} from '../../src/openapi/operation/page-settings.js';

test('x-mint gives address, head and text of a page; x-hidden keeps it out of lists', () => {
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
  assert.deepEqual(pageSettings(operation, {}), {
    href: '/guide/orders',
    content: '## Before',
    metadata: {title: 'Orders', sidebarTitle: 'All', noindex: true, boost: 2},
  });
  assert.deepEqual(pageSettings({}, {'x-hidden': true}), {isUnlisted: true});
});

test('values of another kind are none', () => {
  for (const written of [undefined, null, 1, 'x', [], {href: 1, content: {}, metadata: []}, {metadata: {a: {}}}])
    assert.equal(pageSettings({'x-mint': written}, {}), undefined, JSON.stringify(written));
});
