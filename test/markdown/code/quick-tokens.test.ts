import assert from 'node:assert/strict';
import {test} from 'node:test';
import {highlight} from '../../../elements/content/code-block/highlight.js';
import {readQuickTokens} from '../../../src/markdown/code/quick-tokens.js';
import {curl} from '../../../src/openapi/request/languages/curl.js';
import type {ApiRequest} from '../../../src/openapi/request/request.js';

const url = 'https://api.example.com/v1/a?b=[c]&d={e}';
const requests: readonly ApiRequest[] = [
  {method: 'GET', url, headers: []},
  {method: 'x-odd', url, headers: [['Authorization', "Bearer $TOKEN 'it'"]]},
  {method: 'POST', url, headers: [], body: {kind: 'text', text: '{"a": "if [ 1 ]; then `b` # c\\n"}\n'}},
  {method: 'POST', url, headers: [], body: {kind: 'text', text: '{\n  "a": [1, true, "b"],\n  "c": {}\n}'}},
  {method: 'POST', url, headers: [], body: {kind: 'text', text: '[{"a": 1}]'}},
  {method: 'POST', url, headers: [], body: {kind: 'text', text: "it's {not} JSON"}},
  {method: 'PUT', url, headers: [], body: {kind: 'binary', file: 'a.bin'}},
  {
    method: 'PATCH',
    url,
    headers: [],
    body: {
      kind: 'multipart',
      type: 'multipart/form-data',
      fields: [
        {name: 'file', value: 'a.png', isFile: true, contentType: 'image/png'},
        {name: 'b', value: "@'c'", isFile: false},
      ],
    },
  },
];
const json = [
  '{"a": [1, -2.5e+3, 0, true, null, "x\\"y"], "b c": {}, "d" : false}\n',
  '"x"',
  '[]',
  '12',
  '{\n  "\\u00e9": "{"\n}',
  '',
];

test("JSON and our curl samples have the highlighter's tokens", async () => {
  for (const [language, code] of [
    ...json.map(text => ['json', text] as const),
    ...requests.map(request => ['bash', curl(request)] as const),
  ])
    assert.deepEqual(readQuickTokens(code, language), await highlight(code, language), code);
});

test('other code is left to the highlighter', () => {
  for (const code of ['{a: 1}', '{"a": tru}', '// c\n{}', "{'a': 1}", '{"a": 01x}'])
    assert.equal(readQuickTokens(code, 'json'), undefined, code);
  for (const code of [
    'ls',
    'curl https://a.example',
    "curl --request GET \\\n  --url 'a' | jq .",
    "curl --request GET 'a",
    `curl --request POST \\\n  --data-raw '{"a": "it'\\''s"}'`,
  ])
    assert.equal(readQuickTokens(code, 'bash'), undefined, code);
  assert.equal(readQuickTokens('{}', 'yaml'), undefined);
  assert.equal(readQuickTokens(`"${'a'.repeat(200_000)}"`, 'json'), undefined);
});
