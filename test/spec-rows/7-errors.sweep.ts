import assert from 'node:assert/strict';
import {apiDocument, Rows, responses, sees} from './row.js';

const rows = new Rows('7');
const docs = {navigation: {tabs: [{tab: 'API', openapi: 'api.json'}]}};
const answer = (schema: object) => ({200: {description: 'Fine.', content: {'application/json': {schema}}}});

rows.checked(
  'a $ref to what is missing names both files',
  {
    docs,
    files: {
      'api.json': apiDocument({get: {responses: answer({$ref: 'models.json#/No'})}}),
      'models.json': '{"Yes": {}}',
    },
  },
  said => {
    assert.match(said, /error {2}spec-ref-missing/);
    assert.match(said, /api\.json[\s\S]*models\.json/);
  },
);
rows.checked(
  'circular references are flagged',
  {
    docs,
    files: {
      'api.json': apiDocument(
        {get: {responses: answer({$ref: '#/components/schemas/Node'})}},
        {components: {schemas: {Node: {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}}}}},
      ),
    },
  },
  said => assert.match(said, /info {2}spec-ref-c(?:ycle|ircular)\n {2}Node holds itself/),
);
rows.row(
  'circular references are resolved',
  {
    docs,
    files: {
      'api.json': apiDocument(
        {get: {responses: answer({$ref: '#/components/schemas/Node'})}},
        {components: {schemas: {Node: {type: 'object', properties: {next: {$ref: '#/components/schemas/Node'}}}}}},
      ),
    },
    at: 'api/get-things',
  },
  ({page}) => sees(page, 'openapi-endpoint', 'next'),
);
rows.checked(
  'an operation without summary is no error',
  {docs, files: {'api.json': apiDocument({get: {responses}})}},
  said => assert.match(said, /exit 0$/),
);
rows.checked('an invalid color', {docs: {colors: {primary: 'blue'}}}, said => assert.match(said, /config-color/));
