import assert from 'node:assert/strict';
import {test} from 'node:test';
import {addToList} from '../../src/config/add-to-list.js';

test('an entry is added to a list, and the other text is unchanged', async t => {
  const cases: readonly (readonly [name: string, before: string, keys: string[], after: string])[] = [
    [
      'a list of lines',
      '{\r\n    // Old URLs.\r\n    "redirects": [\r\n        {"source": "/x",   "destination": "/y"} // kept\r\n    ],\r\n    "name":   "Shop"\r\n}\r\n',
      ['redirects'],
      '{\r\n    // Old URLs.\r\n    "redirects": [\r\n        {"source": "/x",   "destination": "/y"}, // kept\r\n        {"source": "/a", "destination": "/b"}\r\n    ],\r\n    "name":   "Shop"\r\n}\r\n',
    ],
    [
      'a list on one line',
      '{"redirects": [{}], "a": 1}',
      ['redirects'],
      '{"redirects": [{}, {"source": "/a", "destination": "/b"}], "a": 1}',
    ],
    [
      'no list',
      '{\n\t"name":  "Shop" // kept\n}\n',
      ['redirects'],
      '{\n\t"name":  "Shop", // kept\n\t"redirects": [\n\t\t{"source": "/a", "destination": "/b"}\n\t]\n}\n',
    ],
    ['a file of its own', '[]', [], '[\n  {"source": "/a", "destination": "/b"}\n]'],
  ];
  for (const [name, before, keys, after] of cases)
    await t.test(name, () => assert.equal(addToList(before, keys, ['{"source": "/a", "destination": "/b"}']), after));
});
