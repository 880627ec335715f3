import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {OperationReference, View} from '../../../../src/api-reference/views/reader.js';
import {readerOf, viewOf} from '../draw.js';

const plain = (markup: string) =>
  markup
    .replace(/(?<=\/)<wbr>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const channel = (path: string, method = 'CHANNEL'): OperationReference => ({method, path});
const outlineOf = ({outline}: View) => outline.map(({text}) => text);

const document = {
  asyncapi: '3.0.0',
  info: {
    title: 'Events',
    version: '1',
    description: 'About **all**.',
    tags: [{name: 'Orders', description: 'Of the shop.'}],
  },
  servers: {
    live: {
      host: '{name}.example.com',
      protocol: 'kafka',
      variables: {name: {default: 'broker', description: 'Which one.'}},
      security: [{$ref: '#/components/securitySchemes/login'}],
    },
  },
  channels: {
    orders: {
      address: 'orders/{id}',
      description: 'All orders.',
      parameters: {id: {description: 'Which order.', location: '$message.payload#/id'}},
      messages: {made: {$ref: '#/components/messages/made'}, gone: {payload: {type: 'string'}}},
      bindings: {mqtt: {qos: 1, lastWill: {topic: 'bye'}}},
    },
    late: {
      address: null,
      messages: {any: {payload: {schemaFormat: 'application/vnd.apache.avro', schema: 'record R'}}},
    },
  },
  operations: {
    onOrder: {action: 'send', channel: {$ref: '#/channels/orders'}, tags: [{name: 'Orders'}]},
    order: {
      action: 'receive',
      title: 'Order',
      channel: {$ref: '#/channels/orders'},
      messages: [{$ref: '#/channels/orders/messages/made'}],
      security: [{$ref: '#/components/securitySchemes/login'}],
      reply: {channel: {$ref: '#/channels/late'}, address: {location: '$message.header#/to'}},
    },
  },
  components: {
    securitySchemes: {login: {type: 'scramSha256', description: 'Ask us.'}},
    messages: {
      made: {
        name: 'Made',
        title: 'Order made',
        summary: 'It was *made*.',
        contentType: 'application/json',
        correlationId: {location: '$message.header#/cid'},
        headers: {type: 'object', properties: {cid: {type: 'string'}}},
        payload: {type: 'object', properties: {id: {type: 'string'}, deep: {$ref: '#/components/schemas/Deep'}}},
        bindings: {kafka: {key: {type: 'object', properties: {part: {type: 'integer'}}}}},
        examples: [
          {name: 'first', payload: {id: 'a'}, headers: {cid: 'c'}},
          {summary: 'The second', payload: {id: 'b'}},
        ],
      },
    },
    schemas: {Deep: {type: 'object', properties: {deep: {$ref: '#/components/schemas/Deep'}, end: {type: 'string'}}}},
  },
};
const reader = readerOf(document);

test('an operation shows its direction, channel, messages and authentication', async () => {
  const view = viewOf(await reader.operation(channel('order'), {}));
  const text = plain(view.main);
  assert.equal(view.title, 'Order');
  assert.deepEqual(outlineOf(view), [
    'Address parameters',
    'Authorization',
    'Order made',
    'Reply',
    'any',
    'Channel',
    'Servers',
  ]);
  for (const words of [
    'SEND orders/ {id}',
    'You send this message to the application. order',
    'id string required Which order. in the message at $message.payload#/id',
    'login User name and password (SASL SCRAM-SHA-256) Ask us.',
    'Order made Made It was made . Correlation ID $message.header#/cid Payload application/json object id string',
    'Headers cid string',
    'Bindings kafka key object',
    'Reply The application replies. The reply arrives on late . The message contains the reply address at $message.header#/to .',
    'Schema ( application/vnd.apache.avro ) record R',
    'Channel orders All orders. Bindings mqtt qos 1 lastWill',
    'Servers live kafka kafka://{name}.example.com name default broker Which one. Authorization login User name and password',
  ])
    assert.ok(text.includes(words), `${words}\n${text}`);
  assert.match(view.main, /data-kind="channel" data-method="SEND" data-path="order" data-address="orders\/\{id\}"/);
});

test('a channel with two directions shows each with its own messages', async () => {
  const view = viewOf(await reader.operation(channel('orders'), {}));
  assert.deepEqual(outlineOf(view), [
    'Address parameters',
    'You receive',
    'Order made',
    'gone',
    'You send',
    'Authorization',
    'Order made',
    'Reply',
    'any',
    'Channel',
    'Servers',
  ]);
  const text = plain(view.main);
  assert.ok(text.includes('RECEIVE · SEND orders/ {id}'), text);
  assert.ok(text.includes('The application sends you one of these messages. onOrder'), text);
});

test('the page around a view has its title, and unknown names are reported', async () => {
  const bound = viewOf(await reader.operation(channel('order'), {isBound: true}));
  assert.ok(!bound.main.includes('operation-title') && bound.main.includes('<h2 id="servers"'));
  const {main} = viewOf(await reader.operation(channel('late'), {}));
  assert.ok(plain(main).includes('The address is not known in advance. The application provides it at run time.'));
});

test('examples come from the document with headers, otherwise from the schema', async () => {
  const {aside = ''} = viewOf(await reader.operation(channel('orders'), {}));
  const text = plain(aside);
  assert.ok(text.startsWith('RECEIVE Order made first The second first · Headers'), text);
  for (const words of [
    '"id": "a"',
    '"id": "b"',
    '"cid": "c"',
    'RECEIVE gone application/json "text"',
    'SEND Order made',
  ])
    assert.ok(text.replaceAll('&quot;', '"').includes(words), `${words}\n${text}`);
});

test('closed rows of payloads and bindings open by their paths', async () => {
  const {main} = viewOf(await reader.operation(channel('order'), {}));
  const paths = [...main.matchAll(/data-row="([^"]+)"/g)].map(match => match[1] as string);
  assert.ok(paths.length > 0, 'a schema that holds itself is left closed');
  for (const path of paths) {
    const rows = await reader.rows(channel('order'), path, 0, {});
    assert.ok(rows.includes('data-name="end"'), path);
  }
  assert.match(await reader.rows(channel('order'), 'a3/', 0, {}), /data-name="part"/);
  for (const nowhere of ['a99/', 'a0/9', 'b0/', 'm9.e0', '__proto__', 'a0/../..'])
    assert.equal(await reader.rows(channel('order'), nowhere, 0, {}), '', nowhere);
  assert.equal(await reader.rows(channel('nothing'), 'a0/', 0, {}), '');
});

test('an example too large for the view loads on demand', async () => {
  const long = (text: string) => ({payload: {text: text.repeat(30_000)}});
  const big = readerOf({
    asyncapi: '2.6.0',
    info: {},
    channels: {a: {publish: {message: {name: 'm', payload: {}, examples: [long('a'), long('b'), long('c')]}}}},
  });
  const {aside = ''} = viewOf(await big.operation(channel('a'), {}));
  assert.ok(aside.includes('data-row="m0.e1"') && !aside.includes('bbbb'));
  assert.ok((await big.rows(channel('a'), 'm0.e1', 0, {})).includes('bbbb'));
});

test('the overview shows servers, all schemes, and tags with descriptions and links', async () => {
  const view = viewOf(
    await reader.overview({
      site: {base: '/', router: 'history', partHref: (file, written) => `/${file}/${written.slice(1)}`},
    }),
  );
  const text = plain(view.main);
  assert.deepEqual(outlineOf(view), ['Servers', 'Authorization', 'Operations']);
  for (const words of ['About all .', 'live kafka', 'login User name and password (SASL SCRAM-SHA-256) Ask us.'])
    assert.ok(text.includes(words), `${words}\n${text}`);
  assert.ok(
    text.includes('Orders Of the shop. RECEIVE on Order orders/{id} Other operations SEND Order orders/{id}'),
    text,
  );
  assert.ok(view.main.includes('href="/api.json/operation/order"'), view.main);
});

test('an unknown name suggests the nearest one', async () => {
  const answer = await reader.operation(channel('onOrdre'), {});
  assert.ok(answer.state === 'failed');
  assert.equal(
    answer.problems[0]?.message,
    'This page references the operation or channel "onOrdre", which does not exist in api.json.',
  );
  assert.equal(answer.problems[0]?.fix, 'write "onOrder", which exists.');
});

test('the Markdown has the same content, with every schema once', async () => {
  assert.equal(
    await reader.markdown(channel('order'), {}),
    `# Order

\`SEND orders/{id}\`

- live: <kafka://{name}.example.com> (kafka)
  - \`name\` (default \`broker\`): Which one.
  - \`login\` (scramSha256): Ask us.

You send this message to the application. \`order\`

## Authorization

- \`login\` (scramSha256): Ask us.

## Order made (\`Made\`)

It was \\*made\\*.

Correlation ID: \`$message.header#/cid\`

Payload: \`application/json\`: object

- \`id\` (string)
- \`deep\` (Deep)

Headers: object

- \`cid\` (string)

### Bindings

- kafka
  - \`key\` (object)
    - \`part\` (integer)

## Reply

The application replies. The reply arrives on \`late\`. The message contains the reply address at \`$message.header#/to\`.

## any

Payload: \`application/json\`

Schema (application/vnd.apache.avro)

\`\`\`
record R
\`\`\`

## Address parameters

- \`id\` (string, required): Which order. in the message at \`$message.payload#/id\`

## Channel: \`orders\`

All orders.

### Bindings

- mqtt: qos \`1\`, lastWill \`{"topic":"bye"}\`

## Deep

- \`deep\` (Deep, recursive)
- \`end\` (string)

## Example: Order made

first

\`\`\`json
{
  "id": "a"
}
\`\`\`

The second

\`\`\`json
{
  "id": "b"
}
\`\`\`

first · Headers:

\`\`\`json
{
  "cid": "c"
}
\`\`\`
`,
  );
});
