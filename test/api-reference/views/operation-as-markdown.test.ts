import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nameOf, readerOf, sending, withOperation} from './draw.js';

const read = (operation: object, more: object = {}) =>
  readerOf(withOperation(operation, more)).markdown(nameOf('POST /a'), {});
const json = (media: object) => ({content: {'application/json': media}});

test('special characters in names and summaries are escaped', async () => {
  const text = await read({
    summary: 'Get *all* of [x](y) | <b>z</b> # `q`',
    parameters: [{name: 'a`b', in: 'query', schema: {type: 'string', enum: ['x`y']}}],
    responses: {200: {summary: 'An *answer*', description: ''}},
  });
  assert.ok(text.startsWith('# Get \\*all\\* of \\[x](y) | \\<b>z\\</b> # \\`q\\`\n'), text);
  assert.ok(text.includes('- ``a`b`` (`enum<string>`). Allowed values: ``x`y``'), text);
  assert.ok(text.includes('An \\*answer\\*'), text);
});

test('multi-line descriptions stay Markdown, below the surrounding headings', async () => {
  const about = 'First *line*.\n\n- one\n- two\n\n# Title\n\n```\n# code\n```';
  const schema = {type: 'object', properties: {a: {type: 'string', description: 'One.\n\n- two', enum: ['b']}}};
  const text = await read({description: about, requestBody: json({schema}), responses: {200: {description: about}}});
  assert.ok(text.includes('First *line*.\n\n- one\n- two\n\n## Title\n\n```\n# code\n```'), text);
  assert.ok(text.includes('#### Title'), text);
  assert.ok(text.includes('- `a` (`enum<string>`): One.\n\n  - two\n\n  Allowed values: `b`'), text);
});

test('the Markdown contains callbacks, links, examples, styles and encodings', async () => {
  const text = await read(
    {
      security: [{}, {k: []}],
      parameters: [
        {
          name: 'ids',
          in: 'query',
          explode: false,
          schema: {type: 'array', items: {type: 'integer'}},
          examples: {few: {summary: 'A few', value: [1, 2]}, none: {value: []}},
        },
      ],
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {type: 'object', properties: {meta: {type: 'object'}}},
            encoding: {meta: {contentType: 'application/json', headers: {'X-Part': {example: 1, schema: {}}}}},
          },
          'application/json': {
            examples: {small: {summary: 'Small', value: {a: 1}}, large: {description: 'All.', value: {a: 2}}},
          },
        },
      },
      callbacks: {
        done: {
          '{$request.body#/url}': {
            post: {
              summary: 'It is done',
              requestBody: json({schema: {type: 'object', properties: {at: {type: 'string'}}}}),
              responses: {204: {description: 'Taken'}},
            },
          },
        },
      },
      responses: {
        201: {
          description: 'Made',
          links: {
            next: {
              operationId: 'get',
              parameters: {id: '$response.body#/id'},
              requestBody: {b: 1},
              server: {url: 'https://b.example'},
            },
          },
          ...json({examples: {one: {value: {c: 3}}, two: {value: {c: 4}}}}),
        },
        400: {description: 'Bad', ...json({example: {error: 'no'}})},
      },
    },
    {
      components: {
        securitySchemes: {
          k: {
            type: 'oauth2',
            oauth2MetadataUrl: 'https://c.example/meta',
            flows: {clientCredentials: {tokenUrl: 'https://c.example/token', scopes: {read: 'Look'}}},
          },
        },
      },
    },
  );
  for (const part of [
    'Works without credentials too.',
    '<https://c.example/meta>',
    'Client credentials: Token URL <https://c.example/token>; Scopes `read` (Look)',
    '- `ids` (`integer[]`, comma-separated). Example: `[1,2]` (A few), `[]` (none)',
    '- `meta`: sent as application/json, with the headers `X-Part` any',
    'application/json: Small\n\n```json\n{\n  "a": 1\n}\n```',
    'application/json: large\n\nAll.\n\n```json\n{\n  "a": 2\n}\n```',
    '- `next` (`get`)\n  - `id` ← `$response.body#/id`\n  - `requestBody` ← `{"b":1}`\n  - `https://b.example`',
    '## Callbacks\n\nThe API sends this request to your endpoint.\n\n### done\n\n`POST {$request.body#/url}`\n\nIt is done',
    '#### Payload\n\n`application/json`: object\n\n- `at` (string)',
    '##### 204\n\nTaken',
    '201 application/json: one\n\n```json\n{\n  "c": 3\n}\n```',
    '400 application/json\n\n```json\n{\n  "error": "no"\n}\n```',
  ])
    assert.ok(text.includes(part), `${part}\n\n${text}`);
});

test('no heading is empty, and long lists have all values', async () => {
  const values = Array.from({length: 300}, (_, at) => `V${at}`);
  const text = await read({
    parameters: [{name: 'cc', in: 'query', schema: {type: 'string', enum: values}}],
    requestBody: {content: {}},
    responses: {},
  });
  assert.ok(text.includes('`V299`'), text);
  assert.doesNotMatch(text, /^## Body/m);
  assert.doesNotMatch(text, /^#+ [^\n]*\n\n#+ (?!#)/m);
});

test('examples of properties, other media types and errors appear once each', async () => {
  const error = json({schema: {type: 'object', properties: {code: {type: 'integer', examples: [7, 7, 8]}}}});
  const text = await read({
    requestBody: {
      content: {
        'application/json': {schema: {type: 'object', properties: {a: {enum: ['x'], examples: ['x', 'y']}}}},
        'application/xml': {schema: {type: 'object'}, example: '<a/>'},
      },
    },
    responses: {200: {description: '', content: {'text/csv': {schema: {type: 'string'}}}}, 400: error, 404: error},
  });
  assert.ok(text.includes('- `a` (`enum<string>`). Allowed values: `x`. Example: `y`'), text);
  assert.ok(text.includes('application/xml\n\n```xml\n<a/>\n```'), text);
  assert.ok(text.includes('200 text/csv\n\n```csv\ntext\n```'), text);
  assert.ok(text.includes('400 application/json, 404 application/json\n\n```json\n{\n  "code": 7\n}\n```'), text);
  assert.ok(text.includes('- `code` (integer). Example: `7`, `8`'), text);
});

test('external examples are links', async () => {
  const url = 'https://api.example.com/large.json';
  const text = await read({
    parameters: [{name: 'a', in: 'query', schema: {type: 'string'}, examples: {b: {externalValue: url}}}],
    responses: {
      200: {description: 'Fine.', ...json({examples: {large: {summary: 'A large one', externalValue: url}}})},
    },
  });
  assert.ok(text.includes(`- \`a\` (string). Example: <${url}>`), text);
  assert.ok(text.includes(`200 application/json: A large one\n\n<${url}>`), text);
});

test('rows of conditions are labeled, and variants name their discriminator', async () => {
  const schema = {
    type: 'object',
    properties: {
      pet: {
        oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Any'}],
        discriminator: {propertyName: 'k', mapping: {c: 'Cat'}, defaultMapping: 'Any'},
      },
    },
    dependentSchemas: {pet: {properties: {vet: {type: 'string'}}}},
    additionalProperties: {type: 'string'},
  };
  const components = {schemas: {Cat: {type: 'object', title: ''}, Any: {type: 'object', title: 'Any pet'}}};
  const text = await read({requestBody: json({schema}), responses: {}}, {components});
  assert.ok(text.includes('- additional properties (string)\n- if `pet` (object)\n  - `vet` (string)'), text);
  assert.ok(text.includes('- Cat (`c`)\n'), text);
  assert.ok(text.includes('- Any pet (Any; `Any`; if `k` is missing or has another value)'), text);
});

test('the Markdown contains marks, links, servers, schemes and broken references', async () => {
  const more = {
    servers: [{url: 'https://a.example', name: 'live', description: 'For all'}],
    components: {
      securitySchemes: {
        k: {type: 'http', scheme: 'bearer', bearerFormat: 'JWT', deprecated: true},
        o: {type: 'oauth2', flows: {clientCredentials: {tokenUrl: 'https://c.example/token', scopes: {}}}},
      },
    },
  };
  const docs = (url: string, description?: string) => ({externalDocs: {url, description}});
  const schema = {
    type: 'object',
    description: 'Top words',
    properties: {
      id: {type: 'string', writeOnly: true, ...docs('https://d.example', 'Guide')},
      gone: {$ref: '#/components/schemas/Nothing'},
    },
  };
  const text = await read(
    {
      ...docs('https://e.example'),
      security: [{o: [], k: []}, {k: []}],
      requestBody: json({schema}),
      responses: {200: {description: 'ok', ...json({schema: {type: 'string', readOnly: true, description: 'A word'}})}},
    },
    more,
  );
  for (const part of [
    '- <https://a.example>: live: For all',
    '[Read more](<https://e.example>)',
    'Use one of these:\n\n- `o` (oauth2) and `k` (http bearer, `JWT`, deprecated)\n  - Client credentials:',
    '`application/json`: object\n\nTop words\n\n- `id` (string, write-only). [Guide](<https://d.example>)',
    'Unresolved reference: `#/components/schemas/Nothing`',
    '`application/json`: string (read-only)\n\nA word',
  ])
    assert.ok(text.includes(part), `${part}\n\n${text}`);
  const open = await read({security: [], responses: {}}, more);
  assert.ok(open.includes('## Authorization\n\nNo credentials required.'), open);
});

test('all samples of the document appear with labels, and one runnable request', async () => {
  const text = await read({
    responses: {},
    'x-codeSamples': [
      {lang: 'js', label: 'Our client', source: 'client.send()'},
      {lang: 'php', source: '$a->send();'},
    ],
  });
  assert.ok(
    text.includes('Our client\n\n```javascript\nclient.send()\n```\n\nPHP\n\n```php\n$a->send();\n```\n\ncURL\n'),
    text,
  );
});

test('nested callbacks appear, and recursive ones end', async () => {
  const inner = {post: {summary: 'Seen', callbacks: {again: {$ref: '#/components/callbacks/again'}}, responses: {}}};
  const text = await read(
    {callbacks: {made: {'{$url}': {post: {callbacks: {again: {'{$next}': inner}}, responses: {}}}}}, responses: {}},
    {components: {callbacks: {again: {'{$next}': inner}}}},
  );
  const headings = text.split('\n').filter(line => /^#{2,} (?!Request)/.test(line));
  assert.deepEqual(headings, [
    '## Callbacks',
    '### made',
    '#### Callbacks',
    '##### again',
    '###### Callbacks',
    '###### again',
  ]);
  assert.ok(text.includes('`POST {$next}`\n\nSeen'), text);
});

test('a reference has its own description (JSON Schema 2020-12, Core, section 7.7.1)', async () => {
  const user = {$ref: '#/components/schemas/User'};
  const document = sending(
    {
      properties: {
        users: {type: 'array', description: 'All users.', items: user},
        owner: {...user, description: 'The owner.'},
        more: {...user, properties: {extra: {type: 'string'}}},
      },
    },
    {User: {type: 'object', description: 'A user.', properties: {id: {type: 'integer'}}}},
  );
  const text = await readerOf(document).markdown(nameOf('POST /a'), {});
  assert.match(text, /^- `users` \(`User\[\]`\): All users\. A user\.\n- `owner` \(User\): The owner\.$/m);
  assert.match(text, /^- `more` \(User\): A user\.\n {2}- `id` \(integer\)\n {2}- `extra` \(string\)$/m);
  assert.match(text, /^## User\n\nA user\.\n\n- `id` \(integer\)\n\n## Request/m);
  const listed = await readerOf(
    sending({type: 'array', description: 'A list.', items: user}, {User: {properties: {a: {}}}}),
  ).markdown(nameOf('POST /a'), {});
  assert.match(listed, /`application\/json`: `User\[\]`\n\nA list\.\n\n## User\n\n- `a` \(any\)/);
});

test('unnamed variants keep their descriptions', async () => {
  const oneOf = [
    {type: 'string', enum: ['all'], description: 'Turns *all* on.'},
    {type: 'array', description: 'Some', items: {type: 'string', description: 'One of them', enum: ['a']}},
  ];
  const text = await read({requestBody: json({schema: {oneOf}}), responses: {}});
  assert.ok(
    text.includes(
      '- One of:\n  - `enum<string>`: Turns *all* on. Allowed values: `all`\n  - `enum<string>[]`: Some. One of them. Allowed values: `a`',
    ),
    text,
  );
});

test('badges, field pills and unsupported parts appear', async () => {
  const text = await read({
    deprecated: true,
    'x-badges': [{name: 'Beta', color: 'red'}, 'R&D *x*'],
    parameters: [
      {name: 'a', in: 'query', description: 'Ends. ', example: 5, schema: {type: 'integer', 'x-mint': {pre: ['paid']}}},
      {$ref: '#/components/parameters/Gone'},
    ],
    responses: {},
  });
  assert.ok(text.includes('`POST /a` (deprecated, Beta, R&D \\*x\\*)'), text);
  assert.ok(text.includes('- `a` (integer, paid): Ends. Example: `5`'), text);
  assert.match(text, /Some parts of this operation can’t be shown:\n\n- [^\n]*Gone/);
});

test('deep schemas are complete, and oversized ones are marked as truncated', async () => {
  const nest = (depth: number): object =>
    depth === 0 ? {type: 'string'} : {type: 'object', properties: {[`p${depth}`]: nest(depth - 1)}};
  const body = (schema: object) => read({requestBody: json({schema}), responses: {}});
  assert.match(await body(nest(30)), /^ {58}- `p1` \(string\)$/m);
  assert.match(await body(nest(60)), /^ +- …$/m);
  const wide = Object.fromEntries(Array.from({length: 20}, (_, at) => [`w${at}`, nest(90)]));
  assert.match(await body({type: 'object', properties: wide}), /^ +- …$/m);
});
