import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {test} from 'node:test';
import {parseNumber} from '../../src/base/written-number.js';
import {readSecuritySchemes} from '../../src/openapi/document/document-info.js';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openOperation} from '../../src/openapi/operation/operation.js';
import {loadLanguages} from '../../src/openapi/request/load-languages.js';
import type {RequestValues} from '../../src/openapi/request/request.js';
import {buildRequest} from '../../src/openapi/request/request.js';
import {buildSamples} from '../../src/openapi/request/samples.js';
import {open} from './open.js';

await loadLanguages(undefined);

async function opened(operation: object, components: object = {}) {
  const documents = await open({
    openapi: '3.1.0',
    servers: [{url: 'https://{env}.example.com/v1/', variables: {env: {default: 'api', enum: ['api', 'test']}}}],
    paths: {
      '/users/{id}': {
        post: {parameters: [{in: 'path', name: 'id', schema: {type: 'integer'}, example: 7}], ...operation},
      },
    },
    components,
  });
  const [entry] = indexDocument(documents).operations;
  return {documents, operation: openOperation(documents, entry!), schemes: readSecuritySchemes(documents)};
}

async function sample(language: string, operation: object, values: RequestValues = {}, components: object = {}) {
  const found = await opened(operation, components);
  return buildSamples(found.documents, found.operation, found.schemes, values, [language])[0]?.text ?? '';
}

const body = (type: string, value: unknown) => ({requestBody: {content: {[type]: {example: value}}}});
const json = body('application/json', {name: "O'Hara", ok: true, none: null});

const golden: readonly (readonly [language: string, text: string])[] = [
  [
    'curl',
    `curl --request POST \\\n  --url 'https://api.example.com/v1/users/7' \\\n  --header 'Content-Type: application/json' \\\n  --data-raw '{\n  "name": "O'\\''Hara",\n  "ok": true,\n  "none": null\n}'`,
  ],
  [
    'js',
    `const response = await fetch("https://api.example.com/v1/users/7", {\n  method: "POST",\n  headers: {\n    "Content-Type": "application/json",\n  },\n  body: JSON.stringify({\n    "name": "O'Hara",\n    "ok": true,\n    "none": null\n  }),\n});\nconsole.log(response.status, await response.text());`,
  ],
  [
    'python',
    `import requests\n\nresponse = requests.request(\n    "POST",\n    "https://api.example.com/v1/users/7",\n    headers={\n        "Content-Type": "application/json",\n    },\n    json={\n        "name": "O'Hara",\n        "ok": True,\n        "none": None,\n    },\n)\nprint(response.status_code, response.text)`,
  ],
  [
    'go',
    `package main\n\nimport (\n\t"fmt"\n\t"io"\n\t"net/http"\n\t"strings"\n)\n\nfunc main() {\n\trequest, _ := http.NewRequest("POST", "https://api.example.com/v1/users/7", strings.NewReader("{\\n  \\"name\\": \\"O'Hara\\",\\n  \\"ok\\": true,\\n  \\"none\\": null\\n}"))\n\trequest.Header.Set("Content-Type", "application/json")\n\tresponse, err := http.DefaultClient.Do(request)\n\tif err != nil {\n\t\tpanic(err)\n\t}\n\tdefer response.Body.Close()\n\ttext, _ := io.ReadAll(response.Body)\n\tfmt.Println(response.StatusCode, string(text))\n}`,
  ],
  [
    'java',
    `import java.net.URI;\nimport java.net.http.*;\n\nvar request = HttpRequest.newBuilder()\n    .uri(URI.create("https://api.example.com/v1/users/7"))\n    .header("Content-Type", "application/json")\n    .method("POST", HttpRequest.BodyPublishers.ofString("{\\n  \\"name\\": \\"O'Hara\\",\\n  \\"ok\\": true,\\n  \\"none\\": null\\n}"))\n    .build();\nvar response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());\nSystem.out.println(response.statusCode() + " " + response.body());`,
  ],
  [
    'php',
    `<?php\n$curl = curl_init('https://api.example.com/v1/users/7');\ncurl_setopt_array($curl, [\n    CURLOPT_CUSTOMREQUEST => 'POST',\n    CURLOPT_RETURNTRANSFER => true,\n    CURLOPT_HTTPHEADER => [\n        'Content-Type: application/json',\n    ],\n    CURLOPT_POSTFIELDS => '{\n  "name": "O\\'Hara",\n  "ok": true,\n  "none": null\n}',\n]);\n$response = curl_exec($curl);\necho curl_getinfo($curl, CURLINFO_HTTP_CODE), ' ', $response;`,
  ],
  [
    'ruby',
    `require 'net/http'\n\nuri = URI('https://api.example.com/v1/users/7')\nrequest = Net::HTTPGenericRequest.new('POST', true, true, uri)\nrequest['Content-Type'] = 'application/json'\nrequest.body = '{\n  "name": "O\\'Hara",\n  "ok": true,\n  "none": null\n}'\nresponse = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|\n  http.request(request)\nend\nputs "#{response.code} #{response.body}"`,
  ],
  [
    'c#',
    `using var client = new HttpClient();\nusing var request = new HttpRequestMessage(new HttpMethod("POST"), "https://api.example.com/v1/users/7");\nrequest.Content = new StringContent("{\\n  \\"name\\": \\"O'Hara\\",\\n  \\"ok\\": true,\\n  \\"none\\": null\\n}");\nrequest.Content.Headers.ContentType = System.Net.Http.Headers.MediaTypeHeaderValue.Parse("application/json");\nusing var response = await client.SendAsync(request);\nConsole.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");`,
  ],
];

for (const [language, text] of golden)
  test(`${language} sends a JSON request`, async () => assert.equal(await sample(language, json), text));

const hostile = `'; $(id) \`id\` "\\ #{1} $x \u2028 @file \n end`;

test('a shell passes exactly the text to curl', async () => {
  const text = await sample('curl', body('text/plain', hostile));
  const script = `curl() { printf '%s\\0' "$@"; }\n${text}`;
  const given = execFileSync('bash', ['-c', script], {encoding: 'utf8'}).split('\0');
  assert.equal(given[given.indexOf('--data-raw') + 1], hostile);
});

test('JavaScript passes exactly the text and value to fetch', async () => {
  for (const [type, value] of [
    ['text/plain', hostile],
    ['application/json', JSON.parse('{"__proto__": {"a": "x"}, "b": "\\u2028</script>"}')],
  ] as const) {
    const text = await sample('javascript', body(type, value));
    const script = `globalThis.fetch = async (url, {body}) => { process.stdout.write(body); process.exit(); };\n${text}`;
    const given = execFileSync(process.execPath, ['--input-type=module', '-e', script], {encoding: 'utf8'});
    assert.deepEqual(type === 'text/plain' ? given : JSON.parse(given), value);
  }
});

test('PHP and Ruby execute nothing inside a string', async () => {
  for (const language of ['php', 'ruby']) {
    const text = await sample(language, body('text/plain', hostile));
    assert.ok(text.includes(`'\\'; $(id) \`id\` "\\\\ #{1} $x \u2028 @file \n end'`), text);
  }
});

const request = async (operation: object, values?: RequestValues, components?: object) => {
  const found = await opened(operation, components);
  return buildRequest(found.documents, found.operation, found.schemes, values);
};

test('samples send required and typed values', async () => {
  const parameters = [
    {in: 'path', name: 'id', schema: {type: 'string'}},
    {in: 'query', name: 'limit', schema: {type: 'integer'}},
    {in: 'query', name: 'must', required: true, schema: {enum: ['a b']}},
    {in: 'header', name: 'X-Trace', required: true, example: 'a\r\nEvil: 1'},
    {in: 'header', name: 'Bad Name', required: true, example: 'x'},
    {in: 'cookie', name: 'c', required: true, example: 1},
  ];
  const found = await request(
    {parameters},
    {
      parameters: new Map<string, unknown>([
        ['path id', 'x/y'],
        ['query limit', 5],
      ]),
      variables: {env: 'test'},
    },
  );
  assert.equal(found.url, 'https://test.example.com/v1/users/x%2Fy?limit=5&must=a%20b');
  assert.deepEqual(found.headers, [
    ['X-Trace', 'a Evil: 1'],
    ['Cookie', 'c=1'],
  ]);
});

test('a server variable only accepts values of its enum', async () =>
  assert.equal((await request({}, {variables: {env: 'evil.example/'}})).url, 'https://api.example.com/v1/users/7'));

test('a server relative to the document gets a host (OpenAPI 3.1, section 4.8.5)', async () => {
  const address = async (url: string) =>
    /--url '([^']*)'/.exec(await sample('curl', {servers: [{url}]}))?.[1]?.replace('/users/7', '');
  const host = 'https://your-server.example.com';
  assert.deepEqual(await Promise.all(['/v1', 'v1', './v1', '../v1/', '/'].map(address)), [
    `${host}/v1`,
    `${host}/v1`,
    `${host}/v1`,
    `${host}/v1`,
    host,
  ]);
  assert.equal(await address('//cdn.example.com/a'), 'https://cdn.example.com/a');
  assert.equal(await address('{scheme}://b.example.com'), '{scheme}://b.example.com');
});

test('credentials are placeholders in their location', async () => {
  const security = (key: string) => ({security: [{[key]: []}]});
  const components = {
    securitySchemes: {
      b: {type: 'http', scheme: 'Bearer'},
      basic: {type: 'http', scheme: 'basic'},
      h: {type: 'apiKey', in: 'header', name: 'X-Key'},
      q: {type: 'apiKey', in: 'query', name: 'k'},
      c: {type: 'apiKey', in: 'cookie', name: 's'},
      o: {type: 'oauth2', flows: {}},
    },
  };
  const headers = async (key: string) => (await request(security(key), {}, components)).headers;
  assert.deepEqual(await headers('b'), [['Authorization', 'Bearer YOUR_TOKEN']]);
  assert.deepEqual(await headers('o'), [['Authorization', 'Bearer YOUR_TOKEN']]);
  assert.deepEqual(await headers('basic'), [['Authorization', 'Basic YOUR_CREDENTIALS']]);
  const both = (await request({security: [{o: [], b: [], h: []}]}, {}, components)).headers;
  assert.deepEqual(both, [
    ['Authorization', 'Bearer YOUR_TOKEN'],
    ['X-Key', 'YOUR_API_KEY'],
  ]);
  assert.deepEqual(await headers('h'), [['X-Key', 'YOUR_API_KEY']]);
  assert.deepEqual(await headers('c'), [['Cookie', 's=YOUR_API_KEY']]);
  assert.match((await request(security('q'), {}, components)).url, /\?k=YOUR_API_KEY$/);
});

test('samples support bodies of the usual media types', async () => {
  const schema = {
    type: 'object',
    properties: {
      file: {type: 'string', format: 'binary'},
      note: {type: 'string', example: 'a b&c'},
      tags: {type: 'array', items: {type: 'string'}, example: ['x', 'y']},
    },
  };
  const of = async (type: string, media: object = {schema}) =>
    (await request({requestBody: {content: {[type]: media}}})).body;
  assert.deepEqual(await of('multipart/form-data'), {
    kind: 'multipart',
    type: 'multipart/form-data',
    fields: [
      {name: 'file', isFile: true, value: 'file.bin'},
      {name: 'note', isFile: false, value: 'a b&c'},
      {name: 'tags', isFile: false, value: 'x'},
      {name: 'tags', isFile: false, value: 'y'},
    ],
  });
  const form = await of('application/x-www-form-urlencoded');
  assert.equal(form?.kind === 'form' && form.text, 'file=%3Cfile%3E&note=a%20b%26c&tags=x&tags=y');
  assert.deepEqual(await of('application/octet-stream'), {kind: 'binary', file: 'file.bin'});
  const written = await of('application/json', {example: '{"a":1}'});
  assert.deepEqual(written, {kind: 'json', value: {a: 1}, text: '{\n  "a": 1\n}'});
  assert.deepEqual(await of('application/json', {example: '{a:1}'}), {kind: 'text', text: '{a:1}'});
  assert.deepEqual(await of('text/csv', {example: 'a,b'}), {kind: 'text', text: 'a,b'});
  const xml = {
    schema: {
      type: 'object',
      xml: {name: 'pet'},
      properties: {
        id: {type: 'integer', example: 1, xml: {attribute: true}},
        // An XML attribute cannot contain elements, even if the document says so.
        owner: {type: 'object', xml: {attribute: true}, properties: {name: {type: 'string', example: 'Jo'}}},
        tags: {type: 'array', xml: {wrapped: true}, items: {type: 'string', example: '<a>', xml: {name: 'tag'}}},
      },
    },
  };
  assert.deepEqual(await of('application/xml', xml), {
    kind: 'text',
    text: '<?xml version="1.0" encoding="UTF-8"?>\n<pet id="1">\n  <owner>\n    <name>Jo</name>\n  </owner>\n  <tags>\n    <tag>&lt;a&gt;</tag>\n  </tags>\n</pet>',
  });
});

test("the document's samples come first and replace generated ones", async () => {
  const found = await opened({
    'x-codeSamples': [
      {lang: 'Shell', label: 'CLI', source: 'users make'},
      {lang: 'python', source: 'users.make()'},
      {lang: 'elixir', source: 'x'},
      null,
    ],
  });
  const all = buildSamples(found.documents, found.operation, found.schemes);
  assert.deepEqual(
    all.map(({id, label}) => `${id} ${label}`),
    [
      // A shell sample of another program does not replace the curl sample.
      'shell CLI',
      'python Python',
      'elixir Elixir',
      'bash cURL',
      'javascript JavaScript',
      'go Go',
      'java Java',
      'php PHP',
      'ruby Ruby',
      'csharp C#',
    ],
  );
});

test("the document's own curl sample replaces ours", async () => {
  const found = await opened({'x-codeSamples': [{lang: 'shell', source: 'curl https://a.example'}]});
  const bash = buildSamples(found.documents, found.operation, found.schemes).filter(({id}) => id === 'bash');
  assert.deepEqual(bash, [{id: 'bash', label: 'cURL', text: 'curl https://a.example', isWritten: true}]);
});

test("bytes in 3.1 are form files, by their or their part's media type", async () => {
  const schema = {
    type: 'object',
    properties: {
      raw: {type: 'string', contentMediaType: 'application/octet-stream'},
      text: {type: 'string', contentMediaType: 'text/html'},
      picture: {type: 'string'},
    },
  };
  const content = {'multipart/form-data': {schema, encoding: {picture: {contentType: 'image/png'}}}};
  const text = await sample('curl', {requestBody: {content}, parameters: []});
  assert.match(text, /--form 'raw=@file\.bin'/);
  assert.match(text, /--form-string 'text=A few words.'/);
  assert.match(text, /--form 'picture=@file\.bin;type=image\/png'/);
});

test('curl treats a URL with brackets literally, and reads no file for a form field', async () => {
  const text = await sample('curl', {...body('multipart/form-data', {a: '@/etc/passwd'}), parameters: []});
  assert.match(text, /--globoff/);
  assert.match(text, /--form-string 'a=@\/etc\/passwd'/);
});

test('JavaScript sends a number beyond double precision as written', async () => {
  const text = `{"id":9007199254740993,"s":"\`\${1}\\\\"}`;
  const script = await sample('js', {...body('application/json', text), parameters: []});
  const sent = `globalThis.fetch = async (url, {body}) => { process.stdout.write(body); process.exit(); };\n${script}`;
  const given = execFileSync(process.execPath, ['--input-type=module', '-e', sent], {encoding: 'utf8'});
  assert.equal(given.replaceAll(/\s/g, ''), text);
  // A trailing zero does not change a number.
  assert.match(await sample('js', body('application/json', {price: parseNumber('1.10')})), /JSON\.stringify\(/);
});
