import assert from 'node:assert/strict';
import {test} from 'node:test';
import {JsonScan} from '../../../src/api-reference/form/json-scan.js';
import {
  canOpen,
  findNode,
  type JsonNode,
  listMembers,
  openMembers,
  splitLongText,
  unescapeStart,
} from '../../../src/api-reference/form/json-tree.js';

function open(text: string) {
  const bytes = new TextEncoder().encode(text);
  const scan = new JsonScan(bytes);
  scan.run(1e9);
  const root = findNode(bytes, 0, bytes.length) as Extract<JsonNode, {start: number}>;
  return {bytes, root, members: listMembers(scan, root)};
}

test('members have their keys and their exact bytes', () => {
  const text = '{ "a" : [1, 2] , "b\\u0041": "x,y" ,"c":{}, "__proto__":null\n}';
  const {bytes, members} = open(text);
  const found = Array.from(
    {length: members.count},
    (_, index) => members.at(index) as Extract<JsonNode, {start: number}>,
  );
  assert.deepEqual(
    found.map(node => [node.key, node.kind, new TextDecoder().decode(bytes.subarray(node.start, node.end))]),
    [
      ['a', 'array', '[1, 2]'],
      ['bA', 'string', '"x,y"'],
      ['c', 'object', '{}'],
      ['__proto__', 'word', 'null'],
    ],
  );
});

test('list items are named by their index', () => {
  const {members} = open('[ 1 ,-2.5, true ]');
  const found = [0, 1, 2].map(index => members.at(index) as Extract<JsonNode, {start: number}>);
  assert.deepEqual(
    found.map(({key, kind}) => [key, kind]),
    [
      ['0', 'number'],
      ['1', 'number'],
      ['2', 'word'],
    ],
  );
});

test('long lists open as ranges, and very long ones as nested ranges', () => {
  const members = (count: number) => ({count, at: (index: number): JsonNode => ({kind: 'piece', text: String(index)})});
  assert.equal(openMembers(members(1000)).length, 1000);
  const ranges = openMembers(members(2500));
  assert.deepEqual(
    ranges.map(node => node.kind === 'range' && [node.from, node.to]),
    [
      [0, 1000],
      [1000, 2000],
      [2000, 2500],
    ],
  );
  assert.equal(openMembers(members(2500), 2000, 2500).length, 500);
  const outer = openMembers(members(3_000_000));
  assert.equal(outer.length, 3);
  assert.equal(openMembers(members(3_000_000), 0, 1_000_000).length, 1000);
});

test('empty and short values cannot be opened', () => {
  for (const [text, expected] of [
    ['{}', false],
    ['[ \n]', false],
    ['[1]', true],
    ['"short"', false],
    [`"${'a'.repeat(200)}"`, true],
    ['12', false],
  ] as const) {
    const {bytes, root} = open(text);
    assert.equal(canOpen(bytes, root), expected, text);
  }
});

test('a truncated text never ends within an escape or a character', () => {
  const {bytes, root} = open('"a\\u00e4\\n日\\ud83d\\ude00b"');
  for (let most = 0; most < 40; most++) {
    const {text, isWhole} = unescapeStart(bytes, root.start, root.end, most);
    assert.ok('aä\n日😀b'.startsWith(text), JSON.stringify(text));
    assert.ok(!text.includes('\uFFFD'));
    assert.equal(isWhole, text === 'aä\n日😀b' && most >= 25, String(most));
  }
});

test('a long text opens into its lines without loss', () => {
  const text = `one\ntwo\n${'😀'.repeat(200)}\n\nend`;
  const pieces = splitLongText(text);
  const found = Array.from({length: pieces.count}, (_, index) => (pieces.at(index) as {text: string}).text);
  assert.equal(found.join(''), text);
  assert.deepEqual(found.slice(0, 2), ['one\n', 'two\n']);
  assert.ok(found.every(piece => piece.length <= 121 && !/^[\uDC00-\uDFFF]/.test(piece)));
});
