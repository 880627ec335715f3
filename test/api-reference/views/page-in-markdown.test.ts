import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sharedPath, withoutShared} from '../../shared.js';
import {nameOf, readerOf, withOperation} from './draw.js';
import {findMissing, missingInDocuments, openPage} from './page-in-markdown.js';

const skip = withoutShared('specs');

test("an operation's Markdown contains all of its page under the same headings", {skip}, async () => {
  const {count, missing} = await missingInDocuments(sharedPath('specs'), 20);
  assert.deepEqual(missing, []);
  assert.ok(count > 300, `${count} operations`);
});

test("a channel's Markdown contains all of its page", {skip: withoutShared('asyncapi')}, async () => {
  const {count, missing} = await missingInDocuments(sharedPath('asyncapi'), 100);
  assert.deepEqual(missing, []);
  assert.ok(count > 50, `${count} channels`);
});

test("a channel's Markdown has links, tags with descriptions, bindings and all examples", async () => {
  const docs = (name: string) => ({url: `https://docs.example.com/${name}`, description: `More about ${name}`});
  const tags = (name: string) => [{name, description: `Tag of ${name}`, externalDocs: docs(`the tag of ${name}`)}];
  const about = (name: string) => ({
    title: `Title of ${name}`,
    summary: `Summary of ${name}`,
    description: `Description of ${name}`,
    externalDocs: docs(name),
    tags: tags(name),
  });
  const bindings = {ws: {method: 'GET', query: {type: 'object', properties: {token: {type: 'string', maxLength: 9}}}}};
  const reader = readerOf({
    asyncapi: '3.0.0',
    info: {title: 'T', version: '1'},
    servers: {
      main: {host: 'h.example.com', protocol: 'wss', ...about('the server'), bindings: {ws: {bindingVersion: '0.1.0'}}},
    },
    channels: {
      one: {
        address: '/one',
        ...about('the channel'),
        bindings,
        messages: {
          m: {
            ...about('the message'),
            name: 'm',
            deprecated: true,
            payload: {type: 'object', properties: {a: {type: 'integer'}}},
            headers: {type: 'object', properties: {h: {type: 'string'}}},
            bindings: {http: {headers: {type: 'object', properties: {x: {type: 'string', description: 'Binding'}}}}},
            examples: [
              {name: 'first', summary: 'The first', payload: {a: 11}, headers: {h: 'one'}},
              {name: 'second', payload: {a: 22}},
            ],
          },
        },
      },
    },
    operations: {
      get: {
        action: 'send',
        channel: {$ref: '#/channels/one'},
        ...about('the operation'),
        bindings: {http: {method: 'POST'}},
      },
    },
  });
  const {index} = await reader.index();
  const [channel] = index?.operations ?? [];
  assert.ok(channel);
  const {method, path} = channel;
  const page = await openPage(reader, {method, path}, 50);
  const written = await reader.markdown({method, path}, {});
  assert.deepEqual(findMissing(page, written, true), []);
  assert.deepEqual(findMissing(page, written.replaceAll('22', ''), true).length, 1);
});

test('the comparison detects missing text and wrong headings', async () => {
  const reader = readerOf(
    withOperation({
      parameters: [{name: 'a', in: 'query', schema: {type: 'string', enum: ['x', 'y']}}],
      responses: {200: {description: 'Fine.'}, 400: {description: 'Bad.'}},
    }),
  );
  const name = nameOf('POST /a');
  const written = await reader.markdown(name, {});
  const page = await openPage(reader, name, 20);
  assert.deepEqual(findMissing(page, written), []);
  assert.deepEqual(findMissing(page, written.replace(', `y`', '')), ['Query parameters: a | enum<string> | x | y']);
  const swapped = written.replace('Fine.', '…').replace('Bad.', 'Fine.').replace('…', 'Bad.');
  assert.deepEqual(findMissing(page, swapped), ['Responses > 200: Fine.', 'Responses > 400: Bad.']);
});
