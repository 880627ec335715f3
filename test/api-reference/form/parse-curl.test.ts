import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isCurl} from '../../../src/api-reference/form/is-curl.js';
import {type CurlRequest, parseCurl} from '../../../src/api-reference/form/parse-curl.js';

const url = 'https://api.test/a';
const form = ['Content-Type', 'application/x-www-form-urlencoded'] as const;

const commands: readonly (readonly [command: string, request: Partial<CurlRequest>])[] = [
  [`curl ${url}`, {method: 'GET', headers: []}],
  [`$ curl -sSL '${url}'`, {method: 'GET'}],
  [`curl --request PUT --url "${url}"`, {method: 'PUT'}],
  [`curl -XDELETE ${url}`, {method: 'DELETE'}],
  [`curl --request=PATCH ${url}`, {method: 'PATCH'}],
  [`curl -I ${url}`, {method: 'HEAD'}],
  [
    `curl ${url} -H 'X-A: b: c' -H "X-B;" --header=X-C:d`,
    {
      headers: [
        ['X-A', 'b: c'],
        ['X-B', ''],
        ['X-C', 'd'],
      ],
    },
  ],
  [`curl ${url} -d a=1 -d 'b=2 3'`, {method: 'POST', headers: [form], body: {text: 'a=1&b=2 3'}}],
  [
    `curl ${url} --data-urlencode 'a=b c' --data-urlencode '=d&' --data-urlencode 'e f'`,
    {body: {text: 'a=b%20c&d%26&e%20f'}},
  ],
  [`curl -G ${url}?x=1#f -d a=1 --data-urlencode 'q=b c'`, {method: 'GET', url: `${url}?x=1&a=1&q=b%20c#f`}],
  [`curl ${url} --json '{"a": 1}'`, {headers: [['Content-Type', 'application/json']], body: {text: '{"a": 1}'}}],
  [
    `curl ${url} -H 'content-type: application/json' --data-raw '{"a": "it'\\''s @b"}'`,
    {method: 'POST', headers: [['content-type', 'application/json']], body: {text: '{"a": "it\'s @b"}'}},
  ],
  [`curl ${url} --data-raw "{\\"a\\": \\"\\$1 \\n\\"}"`, {body: {text: '{"a": "$1 \\n"}'}}],
  [`curl ${url} --data-raw $'a\\nb\\'c\\u00e9\\x41'`, {body: {text: "a\nb'cé" + 'A'}}],
  [`curl \\\n  -X POST \\\n  ${url} \\\r\n  -d a`, {method: 'POST', body: {text: 'a'}}],
  [`curl ^\n -X POST ^\r\n "${url}"`, {method: 'POST'}],
  [`curl \`\n -X POST \`\n '${url}'`, {method: 'POST'}],
  [
    `curl ${url} -F title=A -F 'file=@/tmp/a b.png;type=image/png' --form 'note="x";type=text/plain' --form-string 'raw=@x'`,
    {
      method: 'POST',
      body: {
        parts: [
          {name: 'title', value: 'A', isFile: false},
          {name: 'file', value: 'a b.png', isFile: true},
          {name: 'note', value: 'x', isFile: false},
          {name: 'raw', value: '@x', isFile: false},
        ],
      },
    },
  ],
  [`curl ${url} --data-binary @/tmp/file.bin`, {method: 'POST', body: {file: 'file.bin'}}],
  [`curl -T /tmp/file.bin ${url}`, {method: 'PUT', body: {file: 'file.bin'}}],
  [`curl -X POST ${url} --data-binary '@file.bin'`, {method: 'POST', body: {file: 'file.bin'}}],
  [`curl -u ana:secret ${url} -H 'Authorization: Bearer x'`, {headers: [], credentials: ['Authorization']}],
  [
    `curl -b 'a=1; b=2' -A me ${url}`,
    {
      headers: [
        ['Cookie', 'a=1; b=2'],
        ['User-Agent', 'me'],
      ],
    },
  ],
  [`curl -o out.json -m 5 --connect-timeout 3 --retry 2 -k --compressed ${url} | jq .`, {method: 'GET', url}],
  [`curl https://ana:x@api.test/a`, {url, credentials: ['Authorization']}],
  [`curl api.test/a`, {url: 'http://api.test/a'}],
];
for (const [command, wanted] of commands)
  test(`reads ${command.slice(0, 70)}`, () => {
    const request = parseCurl(command) ?? assert.fail('no request');
    const found = Object.fromEntries(Object.keys(wanted).map(key => [key, request[key as keyof CurlRequest]]));
    assert.deepEqual(found, wanted);
    if (!('url' in wanted)) assert.equal(request.url, url);
  });

test('parsed commands contain no credentials', () => {
  const command = `curl -u ana:canary --oauth2-bearer canary -H 'authorization: canary' -H 'Proxy-Authorization: canary' ${url}`;
  assert.ok(!JSON.stringify(parseCurl(command)).includes('canary'));
});

test('other text is not a command', () => {
  for (const text of ['', 'curly', 'wget https://a.test', '{"curl": 1}', 'curl', 'a curl b']) {
    assert.equal(isCurl(text) && text !== 'curl', false, text);
    assert.equal(parseCurl(text), undefined, text);
  }
  assert.equal(parseCurl('curl -X GET'), undefined);
});

test('long and unfinished commands are parsed in limited time', () => {
  const start = performance.now();
  for (const part of ["'", '"', '\\', '-H ', '$(', ' -X', '^\n']) parseCurl(`curl ${url} ${part.repeat(50_000)}`);
  assert.ok(performance.now() - start < 3000, `${performance.now() - start} ms`);
});
