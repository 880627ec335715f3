import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {viewOf} from './draw.js';

const ref = (name: string) => `#/components/schemas/${name}`;
const document = {
  openapi: '3.1.0',
  info: {title: 'T', version: '1'},
  paths: {
    '/roles': {
      post: {
        parameters: [
          {
            name: 'r',
            in: 'query',
            description: 'Asked for',
            schema: {type: 'array', items: {type: 'string', description: 'One role'}},
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  roles: {type: 'array', description: 'All', items: {type: 'string', description: 'One of them'}},
                  same: {type: 'array', description: 'Both', items: {type: 'string', description: 'Both'}},
                  pet: {
                    oneOf: [{$ref: ref('Dog')}, {$ref: ref('Cat')}],
                    discriminator: {propertyName: 'k', mapping: {dog: ref('Dog'), hound: ref('Dog'), cat: ref('Cat')}},
                  },
                },
              },
            },
          },
        },
        responses: {'200': {description: 'ok'}},
      },
    },
  },
  components: {
    schemas: {
      Dog: {type: 'object', properties: {k: {type: 'string'}, bark: {type: 'string'}}},
      Cat: {type: 'object', properties: {k: {type: 'string'}, purr: {type: 'string'}}},
    },
  },
};
const reader = openReader('api.json', createMemoryFiles({'api.json': JSON.stringify(document)}));
const name = {method: 'POST', path: '/roles'};

test("a list shows its description and its items', once if they are equal", async () => {
  const text = viewOf(await reader.operation(name, {})).main;
  for (const said of ['Asked for', 'One role', 'All', 'One of them']) assert.ok(text.includes(`<p>${said}</p>`), said);
  assert.equal(text.split('<p>Both</p>').length, 2);
});

test('all discriminator values of one schema are shown', async () => {
  assert.match(
    viewOf(await reader.operation(name, {})).main,
    /<code>k<\/code>.*<code>dog<\/code>, <code>hound<\/code>/s,
  );
  const text = await reader.markdown(name, {});
  assert.match(text, /- Dog \(`dog`, `hound`\)/);
  assert.match(text, /`roles` \(`string\[\]`\): All\. One of them/);
});
