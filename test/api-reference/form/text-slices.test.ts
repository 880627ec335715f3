import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decodeSlice, findSliceEnd} from '../../../src/api-reference/form/text-slices.js';

function slices(bytes: Uint8Array): string[] {
  const found: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = findSliceEnd(bytes, at);
    assert.ok(end > at && end - at <= 32_000);
    found.push(decodeSlice(bytes, at, end));
    at = end;
  }
  return found;
}

test('slices end at line breaks', () => {
  const text = 'a line of text\n'.repeat(10_000);
  const found = slices(new TextEncoder().encode(text));
  assert.equal(found.join(''), text);
  assert.ok(found.length > 4 && found.every(slice => slice.endsWith('\n')));
});

test('slices without line breaks end between characters', () => {
  const text = '日😀'.repeat(20_000);
  assert.equal(slices(new TextEncoder().encode(text)).join(''), text);
});

test('invalid bytes are replacement characters, in slices and in one piece', () => {
  const bytes = new Uint8Array(100_000).fill(0x80);
  assert.equal(slices(bytes).join(''), '\uFFFD'.repeat(100_000));
});
