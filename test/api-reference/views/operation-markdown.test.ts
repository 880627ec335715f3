import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {nameOf, readerOf, sending, wholeView, withOperation} from './draw.js';

const golden = fileURLToPath(new URL('../../../../test/api-reference/views/golden-markdown.md', import.meta.url));

const schemas = {
  Order: {
    type: 'object',
    description: 'What somebody wants.',
    required: ['items'],
    properties: {
      items: {type: 'array', minItems: 1, items: {$ref: '#/components/schemas/Item'}},
      address: {type: 'object', properties: {street: {type: 'string', maxLength: 80}}},
      state: {type: 'string', enum: ['new', 'paid'], default: 'new'},
      by: {oneOf: [{$ref: '#/components/schemas/Card'}, {type: 'object', properties: {iban: {}}}]},
    },
  },
  Item: {
    type: 'object',
    properties: {name: {type: 'string', description: 'Its\nname.'}, parent: {$ref: '#/components/schemas/Order'}},
  },
  Card: {type: 'object', properties: {number: {type: 'string'}}},
};
const content = {'application/json': {schema: {$ref: '#/components/schemas/Order'}}};
const document = withOperation(
  {
    summary: 'Place an order',
    description: 'Only **once**.',
    deprecated: true,
    parameters: [{in: 'query', name: 'dry', description: 'Try it.', required: true, schema: {type: 'boolean'}}],
    requestBody: {required: true, content},
    responses: {201: {description: 'Placed', headers: {Location: {schema: {type: 'string'}}}, content}, 400: {}},
    security: [{key: []}],
    servers: [{url: 'https://example.com', description: 'The one'}],
  },
  {components: {schemas, securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}}}},
);

test("an operation's Markdown contains every schema once, and a runnable request", async () => {
  const text = await readerOf(document).markdown(nameOf('POST /a'), {});
  assert.equal(text, readFileSync(golden, 'utf8'));
});

test('the text of densely connected schemas is limited', async () => {
  const many = Object.fromEntries(
    Array.from({length: 800}, (_, at) => {
      const links = Array.from({length: 20}, (_, link) => [
        `l${link}`,
        {$ref: `#/components/schemas/S${(at * 7 + link) % 800}`},
      ]);
      return [`S${at}`, {type: 'object', properties: Object.fromEntries(links)}];
    }),
  );
  const text = await readerOf(sending({$ref: '#/components/schemas/S0'}, many)).markdown(nameOf('POST /a'), {});
  assert.ok(text.length > 10_000 && text.length < 200_000);
});

test('a webhook has no URL and no credentials of the API', async () => {
  const webhooks = {born: {post: {description: 'A pet was born.', responses: {200: {description: 'Thanks'}}}}};
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    security: [{key: []}],
    webhooks,
    components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
  };
  const options = {baseUrls: ['https://base.example.com'], auth: {method: 'bearer'}} as const;
  assert.equal(
    await readerOf(document).markdown({method: 'WEBHOOK', path: 'born'}, options),
    '# born\n\n`WEBHOOK born`\n\nA pet was born.\n\nThe API sends this POST request to your endpoint.\n\n## Your response\n\n### 200\n\nThanks\n',
  );
});

test('a webhook shows how it authenticates to the reader (OpenAPI 3.1, section 4.8.30)', async () => {
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', version: '1'},
    security: [{key: []}],
    webhooks: {born: {post: {security: [{signature: []}], responses: {}}}},
    components: {
      securitySchemes: {
        key: {type: 'apiKey', in: 'header', name: 'X-Key'},
        signature: {type: 'apiKey', in: 'header', name: 'X-Signature', description: 'Signed by the API.'},
      },
    },
  };
  const reader = readerOf(document);
  const name = {method: 'WEBHOOK', path: 'born'};
  const options = {auth: {method: 'bearer'}} as const;
  assert.match(
    await reader.markdown(name, options),
    /## Authorization\n\n- `signature` \(apiKey header X-Signature\): Signed by the API\.\n$/,
  );
  const {main} = await wholeView(reader, name, options);
  assert.match(main, /data-scheme="signature"/);
  assert.doesNotMatch(main, /X-Key|Bearer/);
});

test("servers are listed with their variables' defaults and values", async () => {
  const region = {default: 'eu', enum: ['us', 'eu'], description: 'Where\nit is'};
  const servers = [{url: 'https://{region}.example.com', description: 'Live', variables: {region}}];
  const text = await readerOf(withOperation({responses: {}, servers})).markdown(nameOf('POST /a'), {});
  assert.match(
    text,
    /^- <https:\/\/\{region\}\.example\.com>: Live\n {2}- `region` \(default `eu`\): Where it is\. Allowed values: `us`, `eu`$/m,
  );
});

test('a body of any media type is shown as JSON', async () => {
  const responses = {200: {description: 'Found', content: {'*/*': {schema: {type: 'object', example: {a: 1}}}}}};
  const text = await readerOf(withOperation({responses})).markdown(nameOf('POST /a'), {});
  assert.match(text, /200 \\\*\/\\\*\n\n```json\n\{\n {2}"a": 1\n\}\n```/);
});

test('a code fence in an example does not end its block', async () => {
  const responses = {200: {description: 'ok', content: {'text/markdown': {example: '```js\na\n```'}}}};
  assert.match(await readerOf(withOperation({responses})).markdown(nameOf('POST /a'), {}), /````\n```js\na\n```\n````/);
});

test('another body type that is a form is a request with its encoding', async () => {
  const example = {a: 'x y', l: [1, 2]};
  const content = {
    'application/json': {example},
    'application/x-www-form-urlencoded': {example},
    'multipart/form-data': {example: {a: 'x'}},
  };
  const text = await readerOf(withOperation({requestBody: {content}})).markdown(nameOf('POST /a'), {});
  assert.match(text, /application\/x-www-form-urlencoded\n\n```bash\ncurl [^`]*--data-raw 'a=x%20y&l=1&l=2'\n```/);
  assert.match(text, /multipart\/form-data\n\n```bash\ncurl [^`]*--form-string 'a=x'\n```/);
});

test('values of different types differ (JSON Schema 2020-12, Validation, section 6.1.2)', async () => {
  const properties = {
    m: {enum: ['1', 1, 'true', true, 'null', null, 'a']},
    v: {type: ['string', 'integer'], default: '5', examples: ['5', 5]},
    w: {type: 'string', default: '5', enum: ['5', '6']},
  };
  const text = await readerOf(sending({type: 'object', properties})).markdown(nameOf('POST /a'), {});
  assert.match(text, /Allowed values: `"1"`, `1`, `"true"`, `true`, `"null"`, `null`, `a`/);
  assert.match(text, /`v` \(string \| integer, default `"5"`\)\. Example: `5`/);
  assert.match(text, /`w` \(`enum<string>`, default `5`\)\. Allowed values: `5`, `6`/);
});

test('names that only a condition requires are in its list (JSON Schema 2020-12, Core, section 10.2.2.4)', async () => {
  const vat = {required: ['addr', 'card'], properties: {addr: {minLength: 5}}};
  const schema = {type: 'object', properties: {card: {}, addr: {}, vat: {}}, dependentSchemas: {vat}};
  const text = await readerOf(sending(schema)).markdown(nameOf('POST /a'), {});
  assert.match(text, /- `addr` \(string, required, at least 5 characters\)\n {2}- `card` \(required\)/);
});

test('a deprecated schema deprecates its parameter (JSON Schema 2020-12, Validation, section 9.3)', async () => {
  const schema = {type: 'string', deprecated: true};
  const parameters = [{name: 'q', in: 'query', schema}];
  const text = await readerOf(withOperation({parameters})).markdown(nameOf('POST /a'), {});
  assert.match(text, /- `q` \(string, deprecated\)/);
});

test('a set of required names is one alternative', async () => {
  const oneOf = [{required: ['email']}, {required: ['phone', 'name']}];
  const schema = {type: 'object', properties: {email: {}, phone: {}, name: {}}, oneOf};
  const text = await readerOf(sending(schema)).markdown(nameOf('POST /a'), {});
  assert.match(text, /exactly one of `email`, \(`phone` and `name`\)/);
});

test('a schema name with special characters is not repeated', async () => {
  const schema = {$ref: '#/components/schemas/Page<Pet>'};
  const text = await readerOf(sending(schema, {'Page<Pet>': {type: 'object', properties: {a: {}}}})).markdown(
    nameOf('POST /a'),
    {},
  );
  assert.match(text, /`application\/json`: `Page<Pet>`\n/);
});
