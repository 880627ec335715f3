import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';
import {type OpenReader, openReader} from '../../src/api-reference/views/local-reader.js';
import type {OperationReference} from '../../src/api-reference/views/reader.js';
import {sharedPath, withoutShared} from '../shared.js';

// Cases from public bug reports about other viewers of API documents. Each test has the report's words as its title.
// Tests of the form cover the browser's part, such as file selection and sending.

const reports = 'reports/api';
const skip = withoutShared(reports);

interface Case {
  readonly reader: OpenReader;
  /** Returns the operation as Markdown. Another test compares all documents' Markdown with the pages. */
  markdown(operation: string): Promise<string>;
  form(operation: string): Promise<RequestForm>;
  /** Returns the operation's page, including parts that load later. */
  page(operation: string): Promise<string>;
}

function nameOf(operation: string): OperationReference {
  const [method = '', path = ''] = operation.split(' ');
  return {method, path};
}

function report(name: string, check: (opened: Case) => Promise<void>): void {
  test(name, {skip}, () => {
    const folder = sharedPath(`${reports}/${name}`);
    const read = async (path: string) => ({path, text: readFileSync(`${folder}/${path}`, 'utf8')});
    const reader = openReader('openapi.yaml', {read});
    return check({
      reader,
      markdown: operation => reader.markdown(nameOf(operation), {}),
      async form(operation) {
        const form = await reader.form(nameOf(operation), {});
        assert.ok(form);
        return form;
      },
      async page(operation) {
        const answer = await reader.operation(nameOf(operation), {});
        assert.ok(answer.state === 'ready');
        const rest = await reader.rest(nameOf(operation), {});
        return answer.view.main + rest.main + rest.aside;
      },
    });
  });
}

report('01-pattern-properties', async ({markdown, page}) => {
  const data = await markdown('POST /data');
  assert.match(data, /- properties matching `\^x-\[a-z\]\+\$` \(object\)\n {2}- `link` \(string, required\)/);
  assert.match(data, /"x-a": \{\n {4}"link": /);
  const names = await markdown('POST /names');
  assert.match(names, /property names: `red`, `blue`/);
  assert.match(names, /\{\n {2}"red": 0\n\}/);
  assert.match(await page('POST /data'), /\^x-\[a-z\]\+\$/);
});

report('13-form-encoding', async ({markdown}) => {
  const text = await markdown('POST /f');
  // A query by its style, reserved characters, and JSON by its content type.
  assert.match(
    text,
    /'data%5Bfoo%5D=123&url=http:\/\/a\/b\?c=d,e&list=a%7Cb%20c&obj=%7B%22k%22%3A%22v%22%7D&jlist=%5B%22x/,
  );
  assert.match(text, /- `url`: reserved characters stay as they are/);
});

report('14-allow-reserved', async ({markdown}) => {
  assert.match(
    await markdown('GET /docs/{p}/{q}'),
    /\/docs\/a\/b:c\/a%2Fb%20c%25\?r=\/x:y\?z=\[1\],2%263%2B4%235&s=2%2B3%2Asqrt%284%29&t=a%2Fb'/,
  );
});

report('16-header-accept', async ({markdown, form, page}) => {
  const text = await markdown('GET /tags');
  assert.doesNotMatch(text + (await page('GET /tags')), /Bearer mine|text\/odd|application\/vnd\.x/);
  assert.equal(text.match(/--header 'Authorization/g)?.length, 1);
  const {parameters, accepts} = await form('GET /tags');
  assert.deepEqual([parameters, accepts], [[], ['application/json', 'text/csv']]);
  assert.equal((await markdown('POST /tags')).match(/--header 'Content-Type/g)?.length, 1);
});

report('21-discriminator-n-1', async ({markdown, form, page}) => {
  assert.match(await markdown('PUT /pet'), /Dog \(`dog`, `cachorro`\)/);
  assert.match(await markdown('PUT /pet2'), /A \(`one`, `uno`\)\n {2}- B \(`two`\)/);
  assert.match(await page('PUT /pet'), /cachorro/);
  // The form offers both names for one schema.
  assert.match(JSON.stringify((await form('PUT /pet')).bodies), /"also":\{"name":"type","values":\["cachorro"\]\}/);
  assert.match(JSON.stringify((await form('PUT /pet2')).bodies), /"also":\{"name":"k","values":\["uno"\]\}/);
});

report('23-oneof-const', async ({markdown, form}) => {
  const text = await markdown('GET /state');
  assert.match(text, /Allowed values: `1` \(Low: Can wait\), `2` \(High: Today\)/);
  assert.match(text, /\?s=1&u=a'/);
  assert.match(text, /"level": "x"/);
  const fields = (await form('GET /state')).parameters.map(({field}) => field);
  assert.deepEqual(
    fields.map(field => field.kind === 'enum' && [field.values, field.titles]),
    [
      [
        [1, 2],
        ['Low', 'High'],
      ],
      [['a', 'b'], undefined],
    ],
  );
});

report('26-dynamic-ref', async ({markdown}) => {
  const users = await markdown('GET /users');
  assert.match(users, /- `items` \(`U2\[\]`\)[\s\S]*- `email` \(string\)/);
  assert.match(users, /"items": \[\n {4}\{\n {6}"email":/);
  assert.match(await markdown('GET /tree'), /- `children` \(`StrictTree\[\]`, recursive\)\n- `extra` \(integer\)/);
});

report('27-id-and-ref', async ({reader, markdown}) => {
  const text = await markdown('GET /g');
  assert.match(text, /- `slot` \(Slot\)\n- `rel` \(Slot\)\n- `anch` \(string\): Local anchor/);
  assert.deepEqual((await reader.index()).problems, []);
});

report('32-no-servers', async ({markdown, form, page}) => {
  const text = await markdown('GET /octocat');
  assert.match(text, /--url 'https:\/\/your-server\.example\.com\/octocat'/);
  // The base URL is the document's location. A site or page provides its own host.
  assert.deepEqual(
    (await form('GET /octocat')).servers.map(({url}) => url),
    ['/'],
  );
  assert.match(await page('GET /octocat'), /base-url/);
});

report('34-oauth', async ({markdown, page}) => {
  const [text, view] = [await markdown('GET /o'), await page('GET /o')];
  for (const shown of [
    'oauth-authorization-server',
    'http://127.0.0.1:43127/device',
    'http://127.0.0.1:43127/auth',
    '/refresh',
  ])
    assert.ok(text.includes(shown) && view.includes(shown), shown);
  assert.match(text, /`o` \(oauth2\): `write`/);
  assert.match(text, /`read` \(Look\), `write` \(Change \*all\*\)/);
});

report('37-xml-nodetype', async ({markdown}) => {
  const text = await markdown('POST /x');
  assert.ok(text.includes('<doc lang="en"><![CDATA[a<b]]></doc>'));
  assert.ok(text.includes('<p unit="kg">3</p>'));
});

report('44-links-callbacks', async ({markdown, page}) => {
  const [text, view] = [await markdown('POST /sub'), await page('POST /sub')];
  for (const shown of [
    'onEvent',
    '{$request.body#/url}/x?y={$response.header.Id}',
    '$response.body#/id',
    'http://b',
    'http://a/1',
    'evt',
    'Event',
    'taken',
    'problem+json',
  ])
    assert.ok(text.includes(shown) && view.replaceAll(/<[^>]+>/g, '').includes(shown), shown);
  assert.match(text, /`requestBody` ← `\{"a":1\}`/);
  // The view omits a response header named Content-Type (OpenAPI 3.1.1, section 4.8.17).
  assert.doesNotMatch(text, /- `Content-Type`/);
});

report('48-octet-body', async ({reader, markdown, form}) => {
  const {bodies} = await form('PUT /bin');
  assert.deepEqual(
    bodies.map(({type, kind}) => [type, kind]),
    [
      ['application/octet-stream', 'binary'],
      ['image/png', 'binary'],
      ['application/json', 'json'],
    ],
  );
  const prepared = await reader.request(nameOf('PUT /bin'), {}, {
    mediaType: 'image/png',
    body: {file: 'pic.png'},
  } as never);
  const curl = prepared?.samples.find(({id}) => id === 'bash')?.text ?? '';
  assert.match(curl, /--header 'Content-Type: image\/png'[\s\S]*--data-binary '?@/);
  assert.match(await markdown('PUT /bin'), /--data-raw '"ZXhhbXBsZQ=="'/);
});

report('52-enum-large', async ({markdown, page}) => {
  const text = await markdown('GET /en');
  for (const value of ['V000', 'V150', 'V299']) assert.ok(text.includes(`\`${value}\``), value);
  assert.match(text, /`0` \(NEW: Just made\)/);
  assert.match(await page('GET /en'), /enum-more/);
});

report('53-anyof-enums', async ({markdown, form}) => {
  const text = await markdown('GET /ev');
  assert.match(text, /`enum<integer> \| enum<string> \| null`, required, default `null`/);
  assert.match(text, /Allowed values: `5`, `10`, `15`, `today`, `this_week`/);
  // A query cannot contain null.
  assert.match(text, /\/ev\?status=active&status=inactive'/);
  const [minutes] = (await form('GET /ev')).parameters;
  assert.deepEqual([minutes?.field.nullable, minutes?.proposed], [true, {value: null}]);
});

report('54-items-description', async ({markdown, page}) => {
  const [text, view] = [await markdown('POST /roles'), (await page('POST /roles')).replaceAll(/<[^>]+>/g, '')];
  for (const shown of ['Roles of the user', 'may all', 'One role of it', 'DEV', 'MAN'])
    assert.ok(text.includes(shown) && view.includes(shown), shown);
  assert.match(text, /at most 3 items/);
});

report('55-null-in-union', async ({markdown, form}) => {
  const text = await markdown('POST /items');
  for (const type of [
    'number | string | null',
    'X | Y | null',
    '`string<date> | string<date-time> | null`',
    '`(string | integer | null)[]`',
  ])
    assert.ok(text.includes(type), type);
  assert.match(text, /`application\/json`: X \| Y \| null/);
  const [body] = (await form('POST /items')).bodies;
  const properties = (body?.field.kind === 'object' && body.field.properties) || [];
  assert.deepEqual(
    properties.map(({name, field}) => [name, field.nullable || (field.kind === 'array' && field.items?.nullable)]),
    ['price', 'ref', 'when', 'list'].map(name => [name, true]),
  );
});
