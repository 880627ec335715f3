import assert from 'node:assert/strict';
import {test} from 'node:test';
import {indexAnyDocument} from '../../src/asyncapi/index-channels.js';
import {buildApiIndex} from '../../src/openapi/operation/api-index.js';
import {open} from '../openapi/open.js';

test('ids derive from names, and tags come from operations, channels and the document', async () => {
  const documents = await open({
    asyncapi: '3.0.0',
    info: {
      title: 'T',
      version: '1',
      tags: [{name: 'empty', description: 'Nothing yet.'}, {$ref: '#/components/tags/b'}],
    },
    channels: {
      x: {address: 'x', tags: [{name: 'a', description: 'Of the channel.'}]},
      y: {address: 'y'},
    },
    operations: {
      'on/X': {action: 'send', channel: {$ref: '#/channels/x'}},
      on_x: {action: 'send', channel: {$ref: '#/channels/x'}, tags: [{name: 'b'}, {name: 'a'}]},
      onY: {action: 'send', channel: {$ref: '#/channels/y'}},
    },
    components: {tags: {b: {name: 'b', description: 'Named once.'}}},
  });
  const index = buildApiIndex(indexAnyDocument(documents), {title: 'T'});
  assert.deepEqual(
    index.operations.map(({path, address, channel}) => [path, address, channel]),
    [
      ['on/X', 'x', 'x'],
      ['on_x', 'x', 'x'],
      ['onY', 'y', 'y'],
    ],
  );
  assert.equal(new Set(index.operations.map(({id}) => id)).size, 3);
  assert.equal(index.operations[2]?.id, 'on-y');
  const [first, second] = index.operations.map(({id}) => id);
  assert.deepEqual(
    index.tags.map(({name, description, operations, listed}) => ({name, description, operations, listed})),
    [
      {name: 'empty', description: 'Nothing yet.', operations: [], listed: []},
      {name: 'b', description: 'Named once.', operations: [second], listed: []},
      {name: 'a', description: 'Of the channel.', operations: [first], listed: [second]},
      {name: '', description: undefined, operations: ['on-y'], listed: []},
    ],
  );
});

test("a channel's first operation has the channel's slug, and others their own", async () => {
  const documents = await open({
    asyncapi: '3.0.0',
    info: {title: 'T', version: '1'},
    channels: {userSignedUp: {address: 'user/signedup'}, orders: {address: 'orders', title: 'Order events'}},
    operations: {
      onSignUp: {action: 'send', channel: {$ref: '#/channels/userSignedUp'}},
      sendSignUp: {action: 'receive', channel: {$ref: '#/channels/userSignedUp'}, summary: 'Sends one.'},
      onOrder: {action: 'send', channel: {$ref: '#/channels/orders'}},
    },
  });
  assert.deepEqual(
    indexAnyDocument(documents).operations.map(({route}) => route.slug),
    ['usersignedup', 'sendsignup', 'order-events'],
  );
});

test('OpenAPI documents are indexed unchanged', async () => {
  const index = indexAnyDocument(await open({openapi: '3.1.0', info: {}, paths: {'/a': {get: {}}}}));
  assert.deepEqual(
    index.operations.map(({id}) => id),
    ['get-a'],
  );
});

test('two thousand channels are indexed in less than two seconds, each with its own slug', async () => {
  const channels = Object.fromEntries(
    Array.from({length: 2000}, (_, at) => [
      `c${at}`,
      {address: `events/${at}/{id}`, messages: {m: {$ref: `#/components/messages/M${at % 50}`}}},
    ]),
  );
  const operations = Object.fromEntries(
    Array.from({length: 2000}, (_, at) => [
      `on${at}`,
      {action: at % 2 ? 'send' : 'receive', channel: {$ref: `#/channels/c${at}`}, tags: [{name: `t${at % 40}`}]},
    ]),
  );
  const messages = Object.fromEntries(
    Array.from({length: 50}, (_, at) => [`M${at}`, {payload: {properties: {id: {type: 'string'}}}}]),
  );
  const documents = await open({asyncapi: '3.0.0', info: {}, channels, operations, components: {messages}});
  const start = performance.now();
  const index = indexAnyDocument(documents);
  assert.ok(performance.now() - start < 2000);
  assert.equal(new Set(index.operations.map(({id}) => id)).size, 2000);
  assert.equal(index.tags.length, 40);
});
