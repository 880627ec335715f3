import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findAnchors} from '../../../src/openapi/document/anchors.js';
import {getRef} from '../../../src/openapi/document/document-set.js';
import {open} from '../open.js';

const schemas = {
  Game: {
    $id: 'https://x.test/game.json',
    properties: {
      byPointer: {$ref: '#/components/schemas/Slot'},
      byName: {$ref: 'slot.json'},
      byAddress: {$ref: 'https://x.test/slot.json'},
      deep: {$ref: 'slot.json#/properties/cards'},
      anchor: {$ref: '#loc'},
      own: {$ref: '#/$defs/L'},
      absent: {$ref: 'other.json'},
    },
    $defs: {L: {$anchor: 'loc', description: 'of the game'}},
  },
  Slot: {
    $id: 'https://x.test/slot.json',
    properties: {cards: {type: 'integer'}, anchor: {$ref: '#loc'}},
    $defs: {L: {$anchor: 'loc', description: 'of the slot'}},
  },
};

/** Returns the target of a reference, or the code of its problem. */
async function targetOf(schema: keyof typeof schemas, property: string): Promise<string> {
  const documents = await open({openapi: '3.1.0', info: {title: 'T', version: '1'}, paths: {}, components: {schemas}});
  const pointer = `/components/schemas/${schema}/properties/${property}`;
  const value = (schemas[schema].properties as Record<string, unknown>)[property];
  return documents.settle(() => {
    const target = documents.follow(getRef(value) ?? '', {file: documents.root.file, pointer});
    return 'node' in target ? target.node.pointer : 'problem' in target ? target.problem.code : 'unread';
  });
}

test('references resolve against $id, and document pointers still work', async () => {
  const table = {
    byPointer: '/components/schemas/Slot',
    byName: '/components/schemas/Slot',
    byAddress: '/components/schemas/Slot',
    deep: '/components/schemas/Slot/properties/cards',
    anchor: '/components/schemas/Game/$defs/L',
    own: '/components/schemas/Game/$defs/L',
    absent: 'spec-ref-missing',
  };
  for (const [property, pointer] of Object.entries(table))
    assert.equal(await targetOf('Game', property), pointer, property);
});

test('an anchor belongs to its own schema', async () => {
  assert.equal(await targetOf('Slot', 'anchor'), '/components/schemas/Slot/$defs/L');
});

test('the nearest schema with an $id is found from any position', () => {
  const anchors = findAnchors({a: {$id: 'https://x.test/a', b: {c: {}}}, d: {}});
  assert.equal(anchors.resourceOf('/a/b/c'), '/a');
  assert.equal(anchors.resourceOf('/a'), '/a');
  assert.equal(anchors.resourceOf('/d'), undefined);
});

test('shared and circular values are read once', () => {
  const shared: Record<string, unknown> = {$anchor: 'one'};
  shared.self = shared;
  assert.equal(findAnchors({x: shared, y: shared}).find('#one', ''), '/x');
});
