import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readerOf, viewOf} from '../draw.js';

// Security rules A1 to A5, B1, B3, B4, B7: a hostile document produces a page with messages, never its own markup or an
// exception.

const text = '"><img src=x onerror=alert(1)><script>alert(1)</script>[a](javascript:alert(1))';
const docs = {url: 'javascript:alert(1)', description: text};
const schema = {type: 'object', title: text, description: text, properties: {[text]: {type: text, default: text}}};
const message = {
  name: text,
  title: text,
  summary: text,
  description: text,
  contentType: text,
  headers: schema,
  payload: schema,
  correlationId: {location: text, description: text},
  tags: [{name: text, description: text, externalDocs: docs}],
  externalDocs: docs,
  bindings: {[text]: {[text]: text, deep: {[text]: [text]}}, kafka: {key: schema}},
  examples: [{name: text, summary: text, payload: {[text]: text}, headers: {[text]: text}}],
};
const channel = {
  title: text,
  summary: text,
  description: text,
  parameters: {[text]: {description: text, location: text, default: text, enum: [text]}},
  tags: [{name: text}],
  externalDocs: docs,
  bindings: {ws: {query: schema, method: text}},
};
const server = {
  host: text,
  protocol: text,
  protocolVersion: text,
  description: text,
  variables: {[text]: {default: text, description: text}},
  security: [{type: text, description: text}],
  tags: [{name: text, description: text}],
  bindings: {[text]: {a: text}},
};
const document = {
  asyncapi: '3.0.0',
  info: {title: text, version: text, description: text, externalDocs: docs, tags: [{name: text, description: text}]},
  servers: {[text]: server},
  channels: {[text]: {...channel, address: text, messages: {[text]: message}}},
  operations: {
    [text]: {
      action: 'receive',
      title: text,
      summary: text,
      description: text,
      channel: {$ref: `#/channels/${text.replaceAll('~', '~0').replaceAll('/', '~1')}`},
      security: [{type: 'oauth2', description: text, scopes: [text], flows: {[text]: {tokenUrl: docs.url}}}],
      externalDocs: docs,
      reply: {address: {location: text, description: text}, messages: [message]},
      tags: [{name: text}],
    },
  },
};

test('document text never becomes markup or a script URL', async () => {
  const reader = readerOf(document);
  const view = viewOf(await reader.operation({method: 'CHANNEL', path: text}, {}));
  const overview = viewOf(await reader.overview({}));
  for (const {main, aside = ''} of [view, overview]) {
    const markup = main + aside;
    const tags = markup.match(/<[a-z][^>]*>/gi) ?? [];
    assert.deepEqual(
      tags.filter(tag =>
        /^<(?:script|img)|\son\w+\s*=|href="\s*javascript/i.test(
          tag.replace(/="[^"]*"/g, match =>
            /javascript/i.test(match) && /^="\s*javascript/i.test(match) ? match : '=""',
          ),
        ),
      ),
      [],
    );
    assert.ok(!/href="\s*javascript:/i.test(markup));
  }
});

test('inherited property names are ordinary names', async () => {
  const channels = JSON.parse(
    '{"__proto__": {"publish": {"message": {"payload": {"type": "string"}}}}, "constructor": {"subscribe": {}}}',
  );
  const reader = readerOf(JSON.stringify({asyncapi: '2.6.0', info: {title: 'T', version: '1'}, channels}));
  const {index} = await reader.index();
  assert.deepEqual(
    index?.operations.map(({path, method}) => `${method} ${path}`),
    ['SEND __proto__', 'RECEIVE constructor'],
  );
  assert.ok(viewOf(await reader.operation({method: 'CHANNEL', path: '__proto__'}, {})).main.includes('>string<'));
  const absent = await reader.operation({method: 'CHANNEL', path: 'toString'}, {});
  assert.equal(absent.state, 'failed');
});

const around = (more: object) => ({asyncapi: '3.0.0', info: {title: 'T', version: '1'}, ...more});
const broken: readonly (readonly [what: string, document: unknown])[] = [
  [
    'a channel that refers to itself',
    around({channels: {a: {$ref: '#/channels/a'}}, operations: {o: {action: 'send', channel: {$ref: '#/channels/a'}}}}),
  ],
  [
    'a message that refers to itself',
    around({
      channels: {a: {messages: {m: {$ref: '#/channels/a/messages/m'}}}},
      operations: {o: {action: 'send', channel: {$ref: '#/channels/a'}}},
    }),
  ],
  [
    'traits that hold each other',
    around({
      channels: {a: {messages: {m: {traits: [{$ref: '#/channels/a/messages/m'}], payload: {}}}}},
      operations: {o: {action: 'send', channel: {$ref: '#/channels/a'}}},
    }),
  ],
  [
    'a reply on the same operation',
    around({
      channels: {a: {}},
      operations: {o: {action: 'send', channel: {$ref: '#/channels/a'}, reply: {$ref: '#/operations/o'}}},
    }),
  ],
  [
    'a schema that holds itself',
    around({
      channels: {a: {messages: {m: {payload: {$ref: '#/components/schemas/S'}}}}},
      operations: {o: {action: 'send', channel: {$ref: '#/channels/a'}}},
      components: {
        schemas: {S: {allOf: [{$ref: '#/components/schemas/S'}], properties: {s: {$ref: '#/components/schemas/S'}}}},
      },
    }),
  ],
  [
    'files that are not there, or outside',
    around({
      servers: {s: {$ref: '../../etc/passwd'}},
      channels: {a: {$ref: 'gone.yaml#/a'}},
      operations: {
        o: {action: 'send', channel: {$ref: 'file:///etc/passwd'}, messages: [{$ref: 'http://127.0.0.1/x'}]},
      },
    }),
  ],
  [
    'wrong types everywhere',
    around({
      servers: [],
      channels: {
        a: {
          address: 1,
          parameters: [1, null],
          messages: [null, 'x'],
          servers: 'x',
          tags: {},
          bindings: [],
          description: {},
        },
      },
      operations: {o: {action: {}, channel: 'a', messages: {}, traits: 'x', security: {}, tags: [1], reply: []}},
      components: null,
    }),
  ],
  ['nothing', {asyncapi: '3.0.0'}],
  ['a version of no kind', {asyncapi: {}, channels: {o: {publish: null, subscribe: 1}}}],
  [
    '2.x of wrong types',
    {
      asyncapi: '2.6.0',
      info: 1,
      channels: {o: {publish: {message: {oneOf: {}}, security: 'x'}, subscribe: {message: [1]}, servers: [1, {}]}},
      servers: {s: {url: 1, variables: []}},
    },
  ],
];

test('any document structure gives results, never an exception', async () => {
  for (const [what, each] of broken) {
    const reader = readerOf(each);
    const {index} = await reader.index();
    assert.ok(index, what);
    for (const path of ['o', 'a', ...index.operations.map(operation => operation.path)]) {
      const name = {method: 'CHANNEL', path};
      const answer = await reader.operation(name, {});
      if (answer.state === 'failed') assert.ok(answer.problems.length > 0, what);
      assert.equal(typeof (await reader.markdown(name, {})), 'string', what);
      for (const row of ['a0/', 'a1/', 'm0.e0']) assert.equal(typeof (await reader.rows(name, row, 0, {})), 'string');
    }
    assert.equal((await reader.overview({})).state, 'ready', what);
  }
});

test('the view reports missing parts', async () => {
  const [, document] = broken[5]!;
  const answer = await readerOf(document).operation({method: 'CHANNEL', path: 'o'}, {});
  const view = viewOf(answer);
  assert.ok(view.problems.length > 0);
  assert.ok(view.main.includes('api-problems'));
  assert.ok(!view.main.includes('root:'), 'nothing outside the project is read');
});
