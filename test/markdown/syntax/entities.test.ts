import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decodeEntities} from '../../../src/markdown/syntax/entities.js';
import {splitReferences} from '../../../src/markdown/syntax/split-references.js';

const cases: readonly (readonly [written: string, decoded: string])[] = [
  ['a & b', 'a & b'],
  ['&amp;&lt;&gt;&quot;&apos;', '&<>"\''],
  ['&nbsp;', '\u00a0'],
  ['&lbrace;&rbrace;&lowbar;&ast;', '{}_*'],
  ['&#65;&#x42;&#X43;', 'ABC'],
  ['&#128512;', '😀'],
  ['&#0;&#xD800;&#x110000;', '\ufffd\ufffd\ufffd'],
  ['&amp;lt;', '&lt;'],
  ['&nosuch; &amp &;', '&nosuch; &amp &;'],
  ['&constructor; &__proto__;', '&constructor; &__proto__;'],
];

for (const [written, decoded] of cases)
  test(`decodes ${written}`, () => assert.equal(decodeEntities(written), decoded));

for (const name of ['&notanentity;', '&copyright;', '&ampersand;', '&GTA;'])
  test(`a browser would decode a part of ${name}, which is text`, () =>
    assert.deepEqual(splitReferences(name), [{value: name, reference: false}]));

for (const name of ['&notin;', '&gtrsim;', '&REG;', '&nosuch;'])
  test(`${name} is left to the browser`, () =>
    assert.deepEqual(splitReferences(name), [{value: name, reference: true}]));

test('a reference that only browsers know is a separate node', () => {
  assert.deepEqual(splitReferences('a&amp;&thinsp;b'), [
    {value: 'a&', reference: false},
    {value: '&thinsp;', reference: true},
    {value: 'b', reference: false},
  ]);
});
