import assert from 'node:assert/strict';
import {test} from 'node:test';
import {locateChannel} from '../../src/asyncapi/locate-channel.js';
import type {AsyncView} from '../../src/asyncapi/model.js';
import {openChannel} from '../../src/asyncapi/open-channel.js';
import {open} from '../openapi/open.js';

/** Replaces the locations of schemas by their pointers, which distinguish them. */
function plain(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each) => (key === 'schema' && each?.pointer !== undefined ? each.pointer : each)),
  );
}

async function opened(document: object, name: string): Promise<AsyncView> {
  const documents = await open({info: {title: 'T', version: '1'}, ...document});
  return documents.settle(() => openChannel(documents, locateChannel(documents, 'CHANNEL', name)!));
}

const three = {
  asyncapi: '3.0.0',
  defaultContentType: 'application/xml',
  servers: {
    live: {
      host: 'broker.example.com:{port}',
      pathname: 'v1',
      protocol: 'mqtts',
      protocolVersion: '5',
      title: 'Live',
      description: 'The real one.',
      variables: {port: {default: '8883', enum: ['8883', '8884']}},
      security: [{$ref: '#/components/securitySchemes/user'}, {type: 'X509'}],
      tags: [{name: 'public', description: 'Everyone.'}],
      bindings: {mqtt: {clientId: 'guest', bindingVersion: '0.2.0'}},
    },
    other: {host: 'o.example.com', protocol: 'ws'},
  },
  channels: {
    orders: {
      address: 'orders/{id}',
      servers: [{$ref: '#/servers/live'}],
      description: 'All orders.',
      parameters: {id: {description: 'Which.', enum: ['a', 'b'], default: 'a', location: '$message.payload#/id'}},
      messages: {
        made: {
          name: 'OrderMade',
          title: 'Order made',
          contentType: 'application/json',
          correlationId: {location: '$message.header#/cid', description: 'Ties both.'},
          headers: {properties: {cid: {type: 'string'}}},
          payload: {properties: {id: {type: 'string'}}},
          examples: [{name: 'one', summary: 'The first', payload: {id: 'a'}, headers: {cid: '1'}}],
          tags: [{name: 'm'}],
          bindings: {kafka: {key: {type: 'string'}, schemaIdLocation: 'header'}, strange: {deep: {a: 1}}},
        },
        avro: {payload: {schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: {type: 'record'}}},
        yaml: {payload: {schemaFormat: 'application/schema+yaml;version=draft-07', schema: {type: 'string'}}},
      },
    },
    answers: {address: 'answers', description: 'Comes back.', messages: {ok: {payload: {type: 'boolean'}}}},
  },
  operations: {
    make: {
      action: 'receive',
      channel: {$ref: '#/channels/orders'},
      summary: 'Make an order.',
      security: [{$ref: '#/components/securitySchemes/oauth'}],
      messages: [{$ref: '#/channels/orders/messages/made'}],
      reply: {
        address: {location: '$message.header#/replyTo', description: 'Where you wait.'},
        channel: {$ref: '#/channels/answers'},
      },
      bindings: {amqp: {expiration: 100}},
    },
    all: {action: 'send', channel: {$ref: '#/channels/orders'}},
    none: {action: 'send', channel: {$ref: '#/channels/orders'}, messages: []},
  },
  components: {
    securitySchemes: {
      user: {type: 'userPassword', description: 'As in the shop.'},
      oauth: {
        type: 'oauth2',
        scopes: ['write'],
        flows: {clientCredentials: {tokenUrl: 'https://t.example.com', availableScopes: {write: 'May write.'}}},
      },
    },
  },
};

test('a 3.x operation has its channel, messages, reply, servers and authentication', async () => {
  const view = await opened(three, 'make');
  const [operation] = view.operations;
  assert.equal(view.address, 'orders/{id}');
  assert.deepEqual(plain(view.parameters), [
    {
      name: 'id',
      description: 'Which.',
      location: '$message.payload#/id',
      schema: {index: 0, schema: '/channels/orders/parameters/id#text', side: 'request'},
    },
  ]);
  assert.deepEqual(view.schemas[0]?.schema.value, {type: 'string', enum: ['a', 'b'], default: 'a'});
  assert.deepEqual(plain(operation?.messages), [
    {
      name: 'OrderMade',
      title: 'Order made',
      contentType: 'application/json',
      deprecated: false,
      tags: [{name: 'm'}],
      examples: [{name: 'one', summary: 'The first', payload: {id: 'a'}, headers: {cid: '1'}}],
      headers: {index: 1, schema: '/channels/orders/messages/made/headers', side: 'request'},
      correlationId: {location: '$message.header#/cid', description: 'Ties both.'},
      payload: {index: 2, schema: '/channels/orders/messages/made/payload', side: 'request'},
      bindings: [
        {
          protocol: 'kafka',
          schemas: [['key', {index: 3, schema: '/channels/orders/messages/made/bindings/kafka/key', side: 'request'}]],
          data: [['schemaIdLocation', 'header']],
        },
        {protocol: 'strange', schemas: [], data: [['deep', {a: 1}]]},
      ],
    },
  ]);
  const {reply} = operation!;
  assert.deepEqual(
    {...reply, messages: reply?.messages.map(({name, payload}) => [name, payload?.side])},
    {
      location: '$message.header#/replyTo',
      description: 'Where you wait.',
      address: 'answers',
      channel: {name: 'answers', description: 'Comes back.'},
      messages: [['ok', 'response']],
    },
  );
  assert.deepEqual(operation?.security, [[{key: 'oauth', scopes: ['write']}]]);
  const oauth = operation?.schemes.find(({key}) => key === 'oauth');
  assert.deepEqual(oauth?.flows[0]?.scopes, [{name: 'write', description: 'May write.'}]);
  assert.deepEqual(operation?.bindings, [{protocol: 'amqp', schemas: [], data: [['expiration', 100]]}]);
  const [server, ...others] = view.servers;
  assert.equal(others.length, 0, 'the channel is on one server');
  const {schemes: _, ...said} = server!;
  assert.deepEqual(said, {
    url: 'mqtts://broker.example.com:{port}/v1',
    name: 'live',
    protocol: 'mqtts',
    protocolVersion: '5',
    description: 'Live\n\nThe real one.',
    variables: [{name: 'port', default: '8883', enum: ['8883', '8884']}],
    security: [[{key: 'user', scopes: []}], [{key: 'X509', scopes: []}]],
    tags: [{name: 'public', description: 'Everyone.'}],
    bindings: [{protocol: 'mqtt', schemas: [], data: [['clientId', 'guest']]}],
  });
});

test("an operation without messages has all of its channel's, and an empty list none", async () => {
  const names = async (name: string) => (await opened(three, name)).operations[0]?.messages.map(each => each.name);
  assert.deepEqual(await names('all'), ['OrderMade', 'avro', 'yaml']);
  assert.deepEqual(await names('none'), []);
});

test('payloads in other schema languages remain data, and aliases of JSON Schema render', async () => {
  const [, avro, yaml] = (await opened(three, 'all')).operations[0]!.messages;
  assert.deepEqual(
    {payload: avro?.payload, foreign: avro?.foreignPayload, type: avro?.contentType},
    {
      payload: undefined,
      foreign: {format: 'application/vnd.apache.avro;version=1.9.0', value: {type: 'record'}},
      type: 'application/xml',
    },
  );
  assert.equal(yaml?.payload?.schema.pointer, '/channels/orders/messages/yaml/payload/schema');
});

const two = {
  asyncapi: '2.6.0',
  servers: {
    live: {url: 'kafka://{host}', protocol: 'kafka', variables: {host: {default: 'h'}}, security: [{k: []}]},
    other: {url: 'o', protocol: 'kafka'},
  },
  channels: {
    a: {
      servers: ['live', 'nothing'],
      parameters: {p: {schema: {type: 'integer'}, location: '$message.header#/p'}},
      publish: {
        operationId: 'pub',
        security: [{k: ['s']}],
        message: {oneOf: [{$ref: '#/components/messages/M'}, {name: 'N', payload: true}]},
      },
    },
    b: {subscribe: {message: {payload: 'text'}}},
  },
  components: {
    messages: {M: {payload: {type: 'string'}, schemaFormat: 'application/vnd.aai.asyncapi;version=2.6.0'}},
    securitySchemes: {k: {type: 'plain'}},
  },
};

test('a 2.x channel has its messages, named servers, and parameter schemas', async () => {
  const view = await opened(two, 'a');
  const [operation] = view.operations;
  assert.deepEqual(
    operation?.messages.map(({name, payload}) => [name, payload?.schema.value]),
    [
      ['M', {type: 'string'}],
      ['N', true],
    ],
  );
  assert.equal(operation?.name, 'pub');
  assert.deepEqual(operation?.security, [[{key: 'k', scopes: ['s']}]]);
  assert.deepEqual(
    view.servers.map(({name, url, security}) => [name, url, security]),
    [['live', 'kafka://{host}', [[{key: 'k', scopes: []}]]]],
  );
  assert.deepEqual(view.parameters[0]?.schema?.schema.value, {type: 'integer'});
});

test('an invalid payload is reported, and its message remains', async () => {
  const {operations, problems, servers} = await opened(two, 'b');
  assert.equal(operations[0]?.messages.length, 1);
  assert.deepEqual(
    problems.map(({message, fix}) => `${message} ${fix}`),
    ['The payload of a message is "text", not a schema. write an object, such as {"type": "object"}.'],
  );
  assert.equal(servers.length, 2, 'a channel that names no server is on all of them');
});
