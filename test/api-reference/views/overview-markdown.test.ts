import assert from 'node:assert/strict';
import {test} from 'node:test';
import {exportDocument} from '../../../src/api-reference/views/exports/export-document.js';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import type {ViewOptions} from '../../../src/api-reference/views/reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {readerOf, viewOf} from './draw.js';

async function markdown(document: unknown, options: ViewOptions): Promise<string> {
  const reader = openReader('api.json', createMemoryFiles({'api.json': JSON.stringify(document)}));
  return (await exportDocument(reader, 'markdown', options)).text;
}

const flows = {clientCredentials: {tokenUrl: 'https://id.example.com', scopes: {read: 'Read it', write: ''}}};
const sky = {
  openapi: '3.1.0',
  info: {
    title: 'Observatory',
    version: '2',
    summary: 'Looks up.',
    contact: {name: 'Sky [desk]', email: 'desk@example.com'},
    license: {name: 'MIT', url: 'javascript:alert(1)'},
    termsOfService: 'https://example.com/terms',
  },
  externalDocs: {url: 'https://example.com/more', description: 'The manual'},
  servers: [
    {url: 'https://first.example.com'},
    {url: 'https://{region}.example.com', variables: {region: {default: 'eu', enum: ['eu', 'us']}}},
  ],
  security: [{key: []}],
  tags: [{name: 'Planets', description: 'They wander.'}, {name: 'Stars'}],
  paths: {
    '/misc': {get: {summary: 'Misc', responses: {}}},
    '/stars': {get: {summary: 'List stars', tags: ['Stars', 'Planets'], deprecated: true, responses: {}}},
    '/planets': {patch: {tags: ['Planets'], responses: {}}},
  },
  webhooks: {born: {post: {summary: 'Born', responses: {}}}, died: {post: {tags: ['Stars'], responses: {}}}},
  components: {
    securitySchemes: {
      key: {type: 'apiKey', in: 'header', name: 'X-Key', description: 'Yours,\nalone'},
      token: {type: 'http', scheme: 'bearer'},
      login: {type: 'oauth2', flows},
    },
  },
};

const skyText = `# Observatory

Looks up.

- Version: 2
- Contact: [Sky \\[desk\\]](<mailto:desk@example.com>)
- License: MIT
- Terms of service: <https://example.com/terms>
- Read more: [The manual](<https://example.com/more>)

## Servers

- <https://base.example.com>
- <https://{region}.example.com>
  - \`region\` (default \`eu\`). Allowed values: \`eu\`, \`us\`

## Authorization

- \`key\` (apiKey header X-Key): Yours, alone
- \`token\` (http bearer)
- \`login\` (oauth2)
  - Client credentials: Token URL <https://id.example.com>; Scopes \`read\` (Read it), \`write\`

## Operations

### Planets

They wander.

- \`GET /stars\`: List stars (deprecated)
- \`PATCH /planets\`

### Stars

- \`GET /stars\`: List stars (deprecated)
- \`WEBHOOK died\`

### Other operations

- \`GET /misc\`: Misc

### Webhooks

- \`WEBHOOK born\`: Born
`;

test("an overview's Markdown contains all text of its page", async () => {
  const options = {baseUrls: ['https://base.example.com'], auth: {method: 'key', name: 'X-Key'}} as const;
  assert.equal(await markdown(sky, options), skyText);
});

test("an overview's page and Markdown list operations in the same order and groups", async () => {
  const {main} = viewOf(await readerOf(sky).overview({isBound: true}));
  const [, list = ''] = main.split('part-operations');
  const drawn = [...list.matchAll(/<h3[^>]*>([^<]+)|operation-name[^>]*>([^<]+)/g)].map(each => each[1] ?? each[2]);
  // Without a summary, the label is the method and path of an operation, or the name of a webhook.
  const lines = (skyText.split('## Operations')[1] ?? '').matchAll(
    /^### (.+)|^- `(?:WEBHOOK )?((?:[A-Z]+ )?[^`]+)`(?:: ([^(\n]+))?/gm,
  );
  const written = [...lines].map(each => each[1] ?? each[3] ?? each[2]);
  assert.deepEqual(
    drawn,
    written.map(each => each?.trim()),
  );
  assert.equal(drawn.length, 10);
});

const broker = {
  asyncapi: '3.0.0',
  info: {title: 'Sky events', version: '1'},
  servers: {
    main: {
      host: '{region}.example.com',
      protocol: 'amqp',
      description: 'Broker',
      variables: {region: {default: 'eu'}},
      security: [{$ref: '#/components/securitySchemes/sasl'}],
    },
  },
  channels: {flares: {address: 'flares', messages: {}}},
  operations: {seen: {action: 'send', title: 'Flare seen', channel: {$ref: '#/channels/flares'}}},
  components: {securitySchemes: {sasl: {type: 'scramSha256', description: 'Ask us.'}}},
};

test("an AsyncAPI overview's Markdown has servers and authentication", async () => {
  const options = {baseUrls: ['https://base.example.com'], auth: {method: 'key', name: 'X-Key'}} as const;
  assert.equal(
    await markdown(broker, options),
    `# Sky events

- Version: 1

## Servers

- main: <amqp://{region}.example.com> (amqp, \`sasl\`): Broker
  - \`region\` (default \`eu\`)

## Authorization

- \`sasl\` (scramSha256): Ask us.

## Operations

### Other operations

- \`RECEIVE flares\`: Flare seen
`,
  );
});

test('an AsyncAPI overview describes a scheme once, and names it at servers', async () => {
  const {main} = viewOf(await readerOf(broker).overview({isBound: true}));
  assert.equal(main.match(/SASL SCRAM-SHA-256/g)?.length, 1);
  assert.match(main, /data-server="main"[\s\S]*<code>sasl<\/code>[\s\S]*part-security/);
});

test('tags are below their parents, even without operations, on page and in Markdown', async () => {
  const document = {
    openapi: '3.2.0',
    info: {title: 'T', version: '1'},
    tags: [
      {name: 'books', summary: 'Books', parent: 'shop'},
      {name: 'shop', summary: 'Shop'},
      {name: 'old', parent: 'books'},
    ],
    paths: {'/a': {get: {tags: ['books'], summary: 'List'}}, '/b': {get: {tags: ['old'], summary: 'Search'}}},
  };
  const text = await markdown(document, {});
  assert.match(text, /### Shop\n\n#### Books\n\n- `GET \/a`: List\n\n##### old\n\n- `GET \/b`: Search/);
  const {main} = viewOf(await readerOf(document).overview({isBound: true}));
  const parts = [...main.matchAll(/<(h[3-6]|\/?section)(?: class="overview-tag"| id="tag[^>]*)?>([^<]*)/g)];
  const marks = parts
    .map(([, tag, words]) => (tag === 'section' ? '(' : tag === '/section' ? ')' : `${tag} ${words}`))
    .join('');
  assert.ok(marks.includes('(h3 Shop(h4 Books(h5 old)))'), marks);
});

test('on a site, links to parts of the document open their pages', async () => {
  const document = {
    openapi: '3.1.0',
    info: {title: 'T', description: 'See [list](#operation/list).'},
    paths: {'/a': {get: {operationId: 'list', summary: 'List *all*', responses: {}}}},
  };
  const site = {base: '/', partHref: (_: string, written: string) => `/api${written.replace(/.*[/~]/, '/')}`};
  const text = await markdown(document, {site: site as never});
  assert.ok(text.includes('See [list](/api/list).'), text);
});
