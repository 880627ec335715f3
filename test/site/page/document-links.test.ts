import assert from 'node:assert/strict';
import {test} from 'node:test';
import {resolveDocumentLinks} from '../../../src/site/page/document-links.js';

const href = (written: string) => ({href: `https://docs.test${written}/`, external: false});

const cases: readonly (readonly [name: string, markdown: string, resolved: string])[] = [
  ['a link', 'See [a](/a) and [b](/b "B").', 'See [a](https://docs.test/a/) and [b](https://docs.test/b/ "B").'],
  ['a picture', '![a](/a)', '![a](https://docs.test/a/)'],
  [
    'links to elsewhere',
    '[a](https://x.test/a) [b](//x.test/b) [c](#c)',
    '[a](https://x.test/a) [b](//x.test/b) [c](#c)',
  ],
  ['code', '`[a](/a)` ``[b](/`b`)`` [c](/c)', '`[a](/a)` ``[b](/`b`)`` [c](https://docs.test/c/)'],
  ['a code block', '```md\n[a](/a)\n```\n\n[b](/b)', '```md\n[a](/a)\n```\n\n[b](https://docs.test/b/)'],
];

for (const [name, markdown, resolved] of cases)
  test(`links of a document in Markdown resolve: ${name}`, () =>
    assert.equal(resolveDocumentLinks(markdown, {href}), resolved));
