import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findHelpLink} from '../../../src/site/search/help-link.js';

const cases: readonly (readonly [
  links: readonly (readonly [label: string, href: string])[],
  label: string | undefined,
])[] = [
  [
    [
      ['Blog', '/blog'],
      ['Support', '/support'],
    ],
    'Support',
  ],
  [
    [
      ['Community', 'https://discord.gg/x'],
      ['Contact us', 'mailto:a@b.example'],
    ],
    'Contact us',
  ],
  [[['Hilfe', '/hilfe']], 'Hilfe'],
  [[['サポート', 'https://example.com/support']], 'サポート'],
  [[['Write to us', 'mailto:a@b.example']], 'Write to us'],
  [[['Join', 'https://discord.gg/x']], 'Join'],
  [
    [
      ['Blog', '/blog'],
      ['', '/support'],
    ],
    undefined,
  ],
  [[], undefined],
];
for (const [links, label] of cases)
  test(`of ${links.map(([each]) => each || 'a link without a label').join(', ') || 'no links'}, the help link is ${label ?? 'none'}`, () => {
    assert.equal(findHelpLink(links.map(([each, href]) => ({label: each, href})))?.label, label);
  });
