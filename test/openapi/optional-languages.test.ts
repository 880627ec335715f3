import assert from 'node:assert/strict';
import {test} from 'node:test';
import {indexDocument} from '../../src/openapi/operation/index-document.js';
import {openOperation} from '../../src/openapi/operation/operation.js';
import {optionalLanguages} from '../../src/openapi/request/languages/optional-languages.js';
import {loadLanguages} from '../../src/openapi/request/load-languages.js';
import type {ApiRequest} from '../../src/openapi/request/request.js';
import {buildSamples} from '../../src/openapi/request/samples.js';
import {open} from './open.js';

const url = 'https://api.example.com/v1/a?b=1';
const hostile = `{"a": "$x \\"q\\" 'it' #{y} \\(z) ??/"}`;
const text: ApiRequest = {
  method: 'POST',
  url,
  headers: [
    ['Content-Type', 'application/json'],
    ['X-Key', 'k'],
  ],
  body: {kind: 'text', text: hostile},
};
const form: ApiRequest = {
  method: 'PUT',
  url,
  headers: [],
  body: {
    kind: 'multipart',
    type: 'multipart/form-data',
    fields: [
      {name: 'note', value: 'n', isFile: false},
      {name: 'file', value: 'a.png', isFile: true},
    ],
  },
};
const binary: ApiRequest = {method: 'POST', url, headers: [], body: {kind: 'binary', file: 'a.bin'}};

/** The expected body text of each language, then its expected code for a form and for a file. */
const expected: Readonly<Record<string, readonly [body: string, form: RegExp, file: RegExp]>> = {
  typescript: [JSON.stringify(hostile), /form: FormData = [\s\S]*form\.append\("note", "n"\)/, /body: file/],
  powershell: [`$body = '${hostile.replaceAll("'", "''")}'`, /'file' = Get-Item 'a\.png'/, /-InFile 'a\.bin'/],
  swift: [
    `Data(${JSON.stringify(hostile)}.utf8)`,
    /filename=\\"a\.png\\"/,
    /contentsOf: URL\(fileURLWithPath: "a\.bin"\)/,
  ],
  c: [
    `CURLOPT_POSTFIELDS, ${JSON.stringify(hostile).replace('??', '?\\?')}`,
    /curl_mime_filedata\(part, "a\.png"\)/,
    /fopen\("a\.bin", "rb"\)/,
  ],
  cpp: [
    `cpr::Body{${JSON.stringify(hostile).replace('??', '?\\?')}}`,
    /cpr::File\{"a\.png"\}/,
    /std::ifstream file\("a\.bin"/,
  ],
  kotlin: [
    `${JSON.stringify(hostile).replace('$', '\\$')}.toRequestBody("application/json".toMediaType())`,
    /addFormDataPart\("file", "a\.png", File\("a\.png"\)/,
    /File\("a\.bin"\)\.asRequestBody/,
  ],
  rust: [`.body(${JSON.stringify(hostile)})`, /\.file\("file", "a\.png"\)\?/, /File::open\("a\.bin"\)\?/],
  dart: [
    `request.body = ${JSON.stringify(hostile).replace('$', '\\$')};`,
    /MultipartFile\.fromPath\("file", "a\.png"\)/,
    /File\("a\.bin"\)\.readAsBytes\(\)/,
  ],
};

for (const {id, label, render} of optionalLanguages) {
  test(`${label} samples escape text, and send forms and files`, () => {
    const [body, parts, file] = expected[id] as (typeof expected)[string];
    const written = render(text);
    assert.ok(written.includes(body), written);
    assert.ok(written.includes(url) && /POST|Post/.test(written) && written.includes('X-Key'), written);
    assert.match(render(form), parts);
    assert.match(render(form), /PUT|Put/);
    assert.match(render(binary), file);
    assert.ok(render({method: 'GET', url, headers: []}).includes(url));
  });
}

test("special characters are escaped by number in each language's syntax", () => {
  const odd: ApiRequest = {method: 'POST', url, headers: [], body: {kind: 'text', text: '\u0007\f\\u0041'}};
  const of = (id: string) => optionalLanguages.find(each => each.id === id)?.render(odd) ?? '';
  assert.ok(of('swift').includes('"\\u{0007}\\u{c}\\\\u0041"'));
  assert.ok(of('rust').includes('"\\u{0007}\\u{c}\\\\u0041"'));
  assert.ok(of('c').includes('"\\007\\f\\\\u0041"'));
  assert.ok(of('kotlin').includes('"\\u0007\\u000c\\\\u0041"'));
});

test('eighteen names are sample languages, most of them loaded on demand', async () => {
  const names =
    'bash javascript python php go java ruby csharp node dotnet powershell swift typescript c c++ kotlin rust dart'.split(
      ' ',
    );
  const documents = await open({openapi: '3.1.0', paths: {'/a': {get: {}}}});
  const operation = openOperation(documents, indexDocument(documents).operations[0]!);
  assert.deepEqual(buildSamples(documents, operation, [], {}, ['rust']), []);
  await loadLanguages(names);
  for (const name of names) assert.equal(buildSamples(documents, operation, [], {}, [name]).length, 1, name);
  assert.equal(buildSamples(documents, operation, []).length, 8);
});

const mixed: ApiRequest = {
  method: 'POST',
  url,
  headers: [],
  body: {
    kind: 'multipart',
    type: 'multipart/mixed',
    fields: [
      {name: '', value: '{"n":1}', isFile: false, contentType: 'application/json', headers: [['X-Id', '7']]},
      {name: '', value: 'a.png', isFile: true, contentType: 'image/png'},
    ],
  },
};

/** Media type of a body with unnamed parts, and the expected parts. */
const mixedParts: Readonly<Record<string, readonly RegExp[]>> = {
  typescript: [/"multipart\/mixed; boundary=/, /"X-Id: 7\\r\\n"/, /openAsBlob\("a\.png"\)/],
  powershell: [
    /MultipartContent\]::new\('mixed'\)/,
    /Parse\('application\/json'\)\n\[void\]\$part\.Headers\.TryAddWithoutValidation\('X-Id', '7'\)/,
    /Resolve-Path 'a\.png'[\s\S]*Parse\('image\/png'\)[\s\S]*-Body \$form/,
  ],
  swift: [
    /"multipart\/mixed; boundary=/,
    /Content-Type: application\/json\\r\\nX-Id: 7\\r\\n/,
    /fileURLWithPath: "a\.png"/,
  ],
  c: [
    /curl_slist_append\(headers, "Content-Type: multipart\/mixed"\)/,
    /curl_mime_type\(part, "application\/json"\);\n {2}curl_mime_headers\(part, curl_slist_append\(NULL, "X-Id: 7"\), 1\);/,
    /curl_mime_filedata\(part, "a\.png"\);\n {2}curl_mime_type\(part, "image\/png"\);/,
  ],
  cpp: [/\{"Content-Type", "multipart\/mixed; boundary=/, /X-Id: 7\\r\\n/, /file1\("a\.png"[\s\S]*cpr::Body\{form\}/],
  kotlin: [
    /setType\("multipart\/mixed"\.toMediaType\(\)\)/,
    /addPart\(Headers\.headersOf\("X-Id", "7"\), "\{\\"n\\":1\}"\.toRequestBody\("application\/json"\.toMediaType\(\)\)\)/,
    /File\("a\.png"\)\.asRequestBody\("image\/png"\.toMediaType\(\)\)/,
  ],
  rust: [
    /header\("Content-Type", "multipart\/mixed; boundary=/,
    /X-Id: 7\\r\\n/,
    /std::fs::read\("a\.png"\)\?[\s\S]*\.body\(form\)/,
  ],
  dart: [
    /headers\["Content-Type"\] = "multipart\/mixed; boundary=/,
    /X-Id: 7\\r\\n/,
    /await File\("a\.png"\)\.readAsBytes\(\)/,
  ],
};

for (const {id, render} of optionalLanguages)
  test(`${id} sends unnamed parts with their media types and headers`, () => {
    const written = render(mixed);
    for (const part of mixedParts[id] ?? []) assert.match(written, part);
    assert.doesNotMatch(written, /[; ]name=|curl_mime_name|form-data/);
  });
