import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  EventReader,
  formatEventData,
  JsonLineReader,
  type StreamReader,
} from '../../../src/api-reference/form/stream-items.js';

/** Returns the items that a stream reader finds, for every length of chunks. */
function readAll(make: () => StreamReader, text: string) {
  const bytes = new TextEncoder().encode(text);
  const run = (size: number) => {
    const reader = make();
    const found = [];
    for (let at = 0; at < bytes.length; at += size) found.push(...reader.add(bytes.subarray(at, at + size), 5));
    return [...found, ...reader.end(5)];
  };
  const whole = run(bytes.length);
  for (let size = 1; size < bytes.length; size++) assert.deepEqual(run(size), whole, `pieces of ${size} bytes`);
  return whole.map(({number, event, id, data}) => [number, event, id, data]);
}

test('events are read from any chunks, with every kind of line break', () => {
  const text =
    ': comment\n\nid: 1\nevent: reading\ndata: {"ä":1}\n\r\ndata:one\r\ndata: two\r\n\r\ndata\r\rretry: 5\n\nid\ndata:  x\n\ndata: not complete\n';
  assert.deepEqual(
    readAll(() => new EventReader(), text),
    [
      [1, 'reading', '1', '{"ä":1}'],
      [2, undefined, '1', 'one\ntwo'],
      [3, undefined, '1', ''],
      [4, undefined, '', ' x'],
    ],
  );
});

test('lines are read from any chunks, including an unfinished last line', () => {
  assert.deepEqual(
    readAll(() => new JsonLineReader(), '{"a":1}\r\n\n\u001e{"b":"ä"}\n3'),
    [
      [1, undefined, undefined, '{"a":1}'],
      [2, undefined, undefined, '{"b":"ä"}'],
      [3, undefined, undefined, '3'],
    ],
  );
});

test('an endless line does not fill the memory', () => {
  const reader = new JsonLineReader();
  const piece = new TextEncoder().encode('a'.repeat(300_000));
  for (let count = 0; count < 10; count++) reader.add(piece, 0);
  assert.equal(reader.end(0)[0]?.data.length, 1_000_000);
});

test('data that is long JSON is shown on several lines', () => {
  const long = {name: 'a'.repeat(80)};
  assert.equal(formatEventData(JSON.stringify(long)), JSON.stringify(long, null, 2));
  assert.equal(formatEventData('{"a":1}'), '{"a":1}');
  assert.equal(formatEventData('{"a":\n1}'), '{\n  "a": 1\n}');
  assert.equal(formatEventData(`{${'x'.repeat(90)}`), `{${'x'.repeat(90)}`);
});
