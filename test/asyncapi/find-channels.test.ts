import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findChannels} from '../../src/asyncapi/find-channels.js';
import {locateChannel} from '../../src/asyncapi/locate-channel.js';
import {startReading} from '../../src/asyncapi/reading.js';
import {open} from '../openapi/open.js';

const two = {
  asyncapi: '2.6.0',
  info: {title: 'T', version: '1'},
  channels: {
    'user/signedup': {
      publish: {operationId: 'sendSignedUp', message: {}},
      subscribe: {operationId: 'onSignedUp', summary: 'A user signed up.', message: {}},
    },
    'user/{id}': {subscribe: {summary: 'A user signed up.', tags: [{name: 'users'}], message: {}}},
    'x-note': 'not a channel',
  },
};

const three = {
  asyncapi: '3.0.0',
  info: {title: 'T', version: '1'},
  channels: {
    signedUp: {address: 'user/signedup', title: 'Signed up', tags: [{name: 'users'}], messages: {a: {}}},
    idle: {address: null, messages: {b: {}}},
    hidden: {address: 'h', 'x-internal': true},
  },
  operations: {
    onSignedUp: {action: 'send', channel: {$ref: '#/channels/signedUp'}},
    signUp: {action: 'receive', title: 'Sign up', channel: {$ref: '#/channels/signedUp'}, tags: [{name: 'own'}]},
    quiet: {action: 'receive', channel: {$ref: '#/channels/hidden'}},
  },
};

async function listed(document: object) {
  const documents = await open(document);
  return findChannels(startReading(documents)).map(({method, path, label, address, tags, hidden}) => ({
    method,
    path,
    label,
    address,
    tags,
    hidden,
  }));
}

test("a 2.x channel is one entry, and publish and subscribe are the reader's directions", async () => {
  assert.deepEqual(await listed(two), [
    {
      method: 'CHANNEL',
      path: 'user/signedup',
      label: 'user/signedup',
      address: 'user/signedup',
      tags: [],
      hidden: false,
    },
    {
      method: 'RECEIVE',
      path: 'user/{id}',
      label: 'A user signed up',
      address: 'user/{id}',
      tags: ['users'],
      hidden: false,
    },
  ]);
  const {parts} = locateChannel(await open(two), 'CHANNEL', 'user/signedup')!;
  assert.deepEqual(
    parts.map(({direction, node}) => [direction, node.pointer]),
    [
      ['send', '/channels/user~1signedup/publish'],
      ['receive', '/channels/user~1signedup/subscribe'],
    ],
  );
});

test("a 3.x operation has the application's direction, which is the reader's opposite", async () => {
  assert.deepEqual(await listed(three), [
    {
      method: 'RECEIVE',
      path: 'onSignedUp',
      label: 'Signed up',
      address: 'user/signedup',
      tags: ['users'],
      hidden: false,
    },
    {method: 'SEND', path: 'signUp', label: 'Sign up', address: 'user/signedup', tags: ['own'], hidden: false},
    {method: 'SEND', path: 'quiet', label: 'quiet', address: 'h', tags: [], hidden: true},
    {method: 'CHANNEL', path: 'idle', label: 'idle', address: undefined, tags: [], hidden: false},
  ]);
});

const named: readonly (readonly [document: object, method: string, path: string, found: string | undefined])[] = [
  [three, 'CHANNEL', 'signUp', 'SEND signUp'],
  [three, 'CHANNEL', 'signedUp', 'CHANNEL signedUp'],
  [three, 'CHANNEL', 'user/signedup', 'CHANNEL user/signedup'],
  [three, 'send', 'signedUp', 'SEND signedUp'],
  [three, 'RECEIVE', 'signedUp', 'RECEIVE signedUp'],
  [three, 'CHANNEL', 'idle', 'CHANNEL idle'],
  [three, 'CHANNEL', '__proto__', undefined],
  [three, 'CHANNEL', 'nothing', undefined],
  [two, 'CHANNEL', 'onSignedUp', 'RECEIVE user/signedup'],
  [two, 'PUBLISH', 'user/signedup', 'SEND user/signedup'],
  [two, 'SUBSCRIBE', 'user/signedup', 'RECEIVE user/signedup'],
  [two, 'SEND', 'user/{id}', 'RECEIVE user/{id}'],
  [two, 'CHANNEL', 'x-note', undefined],
];

test('a page can name an operation, a channel, its address, or one direction', async () => {
  for (const [document, method, path, expected] of named) {
    const found = locateChannel(await open(document), method, path);
    assert.equal(found && `${found.method} ${found.path}`, expected, `${method} ${path}`);
  }
});

test('an invalid entry is reported with its position, and the others are listed', async () => {
  const documents = await open({
    asyncapi: '3.0.0',
    channels: {a: 1, b: {messages: {}}},
    operations: {c: null, d: {action: 'send', channel: {$ref: '#/channels/b'}}, e: {$ref: '#/nothing'}},
  });
  const reading = startReading(documents);
  assert.deepEqual(
    findChannels(reading).map(({path}) => path),
    ['d'],
  );
  assert.deepEqual(
    reading.problems.map(({code, at, message}) => `${at.pointer} ${code} ${message}`),
    [
      '/channels/a spec-shape channels.a is 1, not an object.',
      '/operations/c spec-shape operations.c is empty, not an object.',
      '/operations/e spec-ref-missing $ref in api.json references the value "#/nothing", which does not exist.',
    ],
  );
});
