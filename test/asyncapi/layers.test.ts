import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildLayers, findSchemaUnder, readLayerMembers, readLayerText} from '../../src/asyncapi/layers.js';
import {startReading} from '../../src/asyncapi/reading.js';
import {getChild} from '../../src/openapi/document/located.js';
import {flattenSchema} from '../../src/openapi/schema/flatten-schema.js';
import {open} from '../openapi/open.js';

const message = {
  description: 'own',
  bindings: {kafka: {key: 1}, ws: {}},
  headers: {type: 'object', properties: {own: {$ref: '#/components/schemas/Id'}}},
  traits: [{description: 'first', title: 'first', bindings: {mqtt: {qos: 1}}}, {$ref: 'traits.json#/common'}],
};
const others = {
  'traits.json': {
    common: {title: 'second', headers: {properties: {theirs: {$ref: '#/text'}}}, bindings: {kafka: {key: 2}}},
    text: {type: 'string', description: 'from the other file'},
  },
};

async function opened(asyncapi: string) {
  const documents = await open({asyncapi, message, components: {schemas: {Id: {type: 'integer'}}}}, others);
  return documents.settle(() => {
    const reading = startReading(documents);
    const layers = buildLayers(reading, getChild(documents.root, 'message')!);
    const headers = findSchemaUnder(reading, layers, 'headers')!;
    const {properties} = flattenSchema(documents, [headers]);
    return {
      description: readLayerText(layers, 'description'),
      title: readLayerText(layers, 'title'),
      kafka: readLayerMembers(reading, layers, 'bindings').get('kafka')?.value,
      bindings: [...readLayerMembers(reading, layers, 'bindings').keys()].sort(),
      headers: [...properties].map(([name, parts]) => [name, flattenSchema(documents, parts).types[0]]),
    };
  });
}

test('in 3.x, the message overrides its traits, and the last trait wins', async () => {
  assert.deepEqual(await opened('3.0.0'), {
    description: 'own',
    title: 'second',
    kafka: {key: 1},
    bindings: ['kafka', 'mqtt', 'ws'],
    headers: [
      ['theirs', 'string'],
      ['own', 'integer'],
    ],
  });
});

test('in 2.x, traits override the message', async () => {
  const {description, title, kafka} = await opened('2.6.0');
  assert.deepEqual({description, title, kafka}, {description: 'first', title: 'second', kafka: {key: 2}});
});
