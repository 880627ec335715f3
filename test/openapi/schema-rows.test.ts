import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {DocumentSet} from '../../src/openapi/document/document-set.js';
import {getChild, type Located} from '../../src/openapi/document/located.js';
import {buildExample} from '../../src/openapi/request/example.js';
import {
  buildSchemaRows,
  openRow,
  type SchemaLevel,
  type SchemaRow,
  type SchemaSide,
} from '../../src/openapi/schema/build-schema-rows.js';
import {costOf} from '../cost.js';
import {open, withSchemas} from './open.js';

const schemaOf = (documents: DocumentSet, name: string): Located =>
  ['components', 'schemas', name].reduce((node, key) => getChild(node, key)!, documents.root);

async function rows(schemas: Readonly<Record<string, unknown>>, side: SchemaSide = 'response', budget = 60) {
  const documents = await open(withSchemas(schemas));
  const name = Object.keys(schemas)[0]!;
  return {documents, row: buildSchemaRows(documents, schemaOf(documents, name), {side, budget})};
}

const line = (row: SchemaRow): string =>
  [
    row.kind === 'property' ? row.name : `${row.kind}${row.name && ` ${row.name}`}`,
    row.type,
    row.required && 'required',
    row.recursive && 'recursive',
    row.title && row.kind === 'variant' && `(${row.title})`,
    ...row.constraints.map(({word, value}) => `${word}=${value}`),
    ...(row.itemFacts ?? []).map(
      ({constraints}) => `[${constraints.map(({word, value}) => `${word}=${value}`).join(' ')}]`,
    ),
    row.isDefault && 'else',
  ]
    .filter(Boolean)
    .join(' ');
const lines = (below: SchemaLevel | undefined, indent = ''): readonly string[] =>
  [...(below?.rows ?? []), ...(below?.choices.flatMap(({variants}) => variants) ?? [])].flatMap(row => [
    indent + line(row),
    ...lines(row.below, `${indent}  `),
  ]);

const cases: readonly (readonly [says: string, schemas: Record<string, unknown>, lines: readonly string[]])[] = [
  [
    'names that are required around a choice, in the variants that describe them',
    {
      A: {
        required: ['a', 'c'],
        oneOf: [{properties: {a: {type: 'string'}}}, {required: ['c'], properties: {a: {type: 'integer'}, c: {}}}],
      },
    },
    [
      'variant object (object)',
      '  a string required',
      'variant object (object 2)',
      '  a integer required',
      '  c any required',
    ],
  ],
  [
    'types, formats and limits',
    {
      A: {
        required: ['id'],
        properties: {
          id: {type: 'integer', format: 'int64', minimum: 1, exclusiveMaximum: 9},
          old: {type: 'number', minimum: 0, exclusiveMinimum: true},
          tags: {type: 'array', items: {type: 'string'}, uniqueItems: true, maxItems: 3},
          name: {type: ['string', 'null'], minLength: 1, pattern: '^a'},
          note: {type: 'string', nullable: true},
          kind: {type: 'string', enum: ['a', 'b']},
          maybe: {anyOf: [{type: 'string', format: 'uuid'}, {type: 'null'}]},
          any: true,
          pair: {prefixItems: [{type: 'string'}, {type: 'number'}]},
          by: {type: 'object', additionalProperties: {type: 'integer'}},
        },
      },
    },
    [
      'id integer<int64> required minimum=1 exclusiveMaximum=9',
      'old number exclusiveMinimum=0',
      'tags string[] maxItems=3 uniqueItems=true',
      'name string | null minLength=1 pattern=^a',
      'note string | null',
      'kind enum<string>',
      'maybe string<uuid> | null',
      'any any',
      'pair [string, number]',
      '  tuple 0 string',
      '  tuple 1 number',
      'by map<integer>',
      '  additional integer',
    ],
  ],
  [
    'allOf as one, the narrower limit and the nearer word',
    {
      A: {
        allOf: [
          {$ref: '#/components/schemas/Base'},
          {required: ['b'], properties: {a: {maxLength: 5, description: 'near'}, b: {type: 'boolean'}}},
        ],
      },
      Base: {type: 'object', required: ['a'], properties: {a: {type: 'string', maxLength: 9, description: 'far'}}},
    },
    ['a string required maxLength=5', 'b boolean required'],
  ],
  [
    'variants by title, mapping and name',
    {
      A: {
        oneOf: [
          {$ref: '#/components/schemas/Cat'},
          {$ref: '#/components/schemas/Dog'},
          {title: 'Bird', type: 'object'},
        ],
        discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
      },
      Cat: {type: 'object', properties: {purrs: {type: 'boolean'}}},
      Dog: {type: 'object', properties: {barks: {type: 'boolean'}}},
    },
    ['variant cat Cat (cat)', '  purrs boolean', 'variant Dog Dog (Dog)', '  barks boolean', 'variant object (Bird)'],
  ],
  [
    'variants by what their schemas say of the property, and the one for all other values',
    {
      A: {
        oneOf: ['Cat', 'Dog', 'Other'].map(name => ({$ref: `#/components/schemas/${name}`})),
        discriminator: {propertyName: 'kind', defaultMapping: 'Other'},
      },
      Cat: {type: 'object', properties: {kind: {const: 'cat'}}},
      Dog: {type: 'object', properties: {kind: {enum: ['dog', 'hound']}}},
      Other: {type: 'object', properties: {kind: {type: 'string'}}},
    },
    [
      'variant cat Cat (cat)',
      '  kind string',
      'variant dog Dog (dog)',
      '  kind enum<string>',
      'variant Other Other (Other) else',
      '  kind string',
    ],
  ],
  [
    'items that nothing else describes',
    {
      A: {
        properties: {
          all: {type: 'array', unevaluatedItems: {type: 'integer'}},
          rest: {type: 'array', prefixItems: [{type: 'string'}], unevaluatedItems: {type: 'integer'}},
          map: {type: 'object', unevaluatedProperties: {type: 'integer'}},
          none: {type: 'array', unevaluatedItems: false},
        },
      },
    },
    [
      'all integer[]',
      'rest [string]',
      '  tuple 0 string',
      '  item integer',
      'map object',
      '  additional integer',
      'none array',
    ],
  ],
  [
    'variants without names by the word that one of their properties must have',
    {
      A: {
        oneOf: ['ping', 'stop'].map(method => ({
          type: 'object',
          required: ['id', 'method'],
          properties: {id: {type: 'integer'}, method: {enum: [method]}},
        })),
      },
    },
    [
      'variant object (ping)',
      '  id integer required',
      '  method enum<string> required',
      'variant object (stop)',
      '  id integer required',
      '  method enum<string> required',
    ],
  ],
  [
    'recursion, marked and closed',
    {
      Tree: {
        type: 'object',
        properties: {value: {type: 'string'}, children: {type: 'array', items: {$ref: '#/components/schemas/Tree'}}},
      },
    },
    ['value string', 'children Tree[] recursive'],
  ],
  [
    'a schema in the fields of one that extends it, which is no circle, and one that is',
    {
      A: {
        allOf: [
          {$ref: '#/components/schemas/Node'},
          {
            properties: {
              other: {$ref: '#/components/schemas/Node'},
              more: {allOf: [{$ref: '#/components/schemas/Node'}, {properties: {n: {type: 'integer'}}}]},
            },
          },
        ],
      },
      Node: {
        properties: {
          id: {type: 'string'},
          next: {allOf: [{$ref: '#/components/schemas/Node'}, {description: 'The next one.'}]},
        },
      },
    },
    [
      'id string',
      'next Node recursive',
      'other Node',
      '  id string',
      '  next Node recursive',
      'more object',
      '  id string',
      '  next Node recursive',
      '  n integer',
    ],
  ],
  [
    'schemas that are parts of each other, which end',
    {
      A: {allOf: [{$ref: '#/components/schemas/B'}, {properties: {a: {type: 'string'}}}]},
      B: {properties: {c: {allOf: [{$ref: '#/components/schemas/C'}, {properties: {x: {type: 'string'}}}]}}},
      C: {properties: {b: {allOf: [{$ref: '#/components/schemas/B'}, {properties: {y: {type: 'string'}}}]}}},
    },
    [
      'c object',
      '  b object',
      '    c object',
      '      b object recursive',
      '      x string',
      '    y string',
      '  x string',
      'a string',
    ],
  ],
  [
    'what a list says of its items',
    {
      A: {
        properties: {
          codes: {type: 'array', maxItems: 3, items: {type: 'string', pattern: '^a', maxLength: 5}},
          ratios: {
            type: 'array',
            minItems: 1,
            items: {type: 'array', maxItems: 2, items: {type: 'number', minimum: 0, maximum: 1}},
          },
          owners: {type: 'array', items: {type: 'object', minProperties: 1, properties: {id: {type: 'string'}}}},
        },
      },
    },
    [
      'codes string[] maxItems=3 [maxLength=5 pattern=^a]',
      'ratios number[][] minItems=1 [maxItems=2] [minimum=0 maximum=1]',
      'owners object[] [minProperties=1]',
      '  id string',
    ],
  ],
  [
    'rules for what must be there, beside the properties',
    {
      A: {
        properties: {
          by: {
            type: 'object',
            properties: {id: {type: 'string'}, mail: {type: 'string'}},
            anyOf: [{required: ['id']}, {required: ['mail']}],
          },
        },
      },
    },
    ['by object', '  id string', '  mail string', '  variant {id} ({id})', '  variant {mail} ({mail})'],
  ],
  [
    'patterns, not and conditions',
    {
      A: {
        patternProperties: {'^x-': {type: 'string'}},
        not: {required: ['z']},
        if: {properties: {a: {const: 1}}},
        ...JSON.parse('{"then": {"properties": {"b": {"type": "string"}}}, "else": false}'),
      },
    },
    ['pattern ^x- string', 'not {z}', 'if object', '  a integer', 'then object', '  b string'],
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.1.1: all subschemas apply.
    'the conditions and patterns of all parts of a schema',
    {
      A: {
        properties: {k: {enum: ['a', 'b']}, code: {allOf: [{pattern: '^a'}, {pattern: 'b$'}]}},
        allOf: [
          JSON.parse('{"if": {"properties": {"k": {"const": "a"}}}, "then": {"required": ["x"]}}'),
          JSON.parse('{"if": {"properties": {"k": {"const": "b"}}}, "else": {"required": ["y"]}}'),
          {patternProperties: {'^x-': {type: 'string'}}, not: {required: ['z']}},
          {patternProperties: {'^y-': {type: 'integer'}}, not: {required: ['w']}},
          {dependentSchemas: {k: {required: ['m']}}},
          {dependentSchemas: {code: {required: ['n']}}},
        ],
      },
    },
    [
      'k enum<string>',
      'code string pattern=^a pattern=b$',
      'pattern ^x- string',
      'pattern ^y- integer',
      'not {z}',
      'not {w}',
      'if object',
      '  k string',
      'then {x}',
      'if object',
      '  k string',
      'else {y}',
      'dependent k {m}',
      'dependent code {n}',
    ],
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.1: the type around a choice applies to each variant.
    'variants without a type of their own with the type around them',
    {
      A: {
        properties: {
          a: {type: 'string', anyOf: [{format: 'email'}, {format: 'uuid'}]},
          b: {type: ['integer', 'null'], oneOf: [{minimum: 5}, {title: 'Small', maximum: -5}]},
          c: {type: 'object', oneOf: [{title: 'One', properties: {x: {}}}, {title: 'Other'}]},
          d: {type: ['integer', 'string'], oneOf: [{minimum: 5}, {minLength: 5}]},
        },
      },
    },
    [
      'a string',
      '  variant string<email> (string<email>)',
      '  variant string<uuid> (string<uuid>)',
      'b integer | null',
      '  variant integer (integer) minimum=5',
      '  variant integer (Small) maximum=-5',
      'c object',
      '  variant object (One)',
      '    x any',
      '  variant object (Other)',
      'd integer | string',
      '  variant number (number) minimum=5',
      '  variant string (string) minLength=5',
    ],
  ],
  [
    // JSON Schema 2020-12, Validation, section 6.5.3.
    'required properties that nothing describes, without a type if a schema around can describe them',
    {
      A: {
        required: ['a', 'b'],
        properties: {
          a: {type: 'string'},
          only: {required: ['x']},
          map: {required: ['y'], properties: {z: {}}, additionalProperties: {type: 'integer'}},
          one: {required: ['k'], oneOf: [{required: ['m'], properties: {k: {}}}, {title: 'B'}], properties: {m: {}}},
          any: {nullable: true},
        },
        ...JSON.parse('{"if": {"required": ["c"], "properties": {"a": {}}}}'),
      },
    },
    [
      'a string required',
      'only {x}',
      'map object',
      '  z any',
      '  additional integer',
      '  y integer required',
      'one object | any',
      '  m any',
      '  variant object (object)',
      '    k any required',
      '    m required',
      '  variant any (B)',
      'any any',
      'if object',
      '  a any',
      '  c required',
      'b any required',
    ],
  ],
  [
    'properties with the names of inherited keys',
    {
      A: JSON.parse(
        '{"properties": {"__proto__": {"type": "string"}, "constructor": {"type": "number"}, "$ref": {"type": "boolean"}}}',
      ),
    },
    ['__proto__ string', 'constructor number', '$ref boolean'],
  ],
];

for (const [says, schemas, expected] of cases)
  test(`shows ${says}`, async () => {
    const {row} = await rows(schemas);
    assert.deepEqual(lines(row.below), expected);
  });

test('recursive schemas open on demand without limit', async () => {
  const documents = await open(withSchemas({Tree: {properties: {next: {$ref: '#/components/schemas/Tree'}}}}));
  const content = getChild(documents.root, 'paths')!;
  const schema = ['/a', 'post', 'requestBody', 'content', 'application/json', 'schema'].reduce(
    (node, key) => getChild(node, key)!,
    content,
  );
  let row = buildSchemaRows(documents, schema, {side: 'request'}).below!.rows[0]!;
  assert.deepEqual([row.name, row.recursive, row.openable, row.below], ['next', true, true, undefined]);
  for (let depth = 0; depth < 30; depth++) row = openRow(documents, row, 'request').rows[0]!;
  assert.equal(row.name, 'next');
});

test('read-only and write-only properties show on their side only', async () => {
  const schemas = {
    A: {properties: {id: {type: 'string', readOnly: true}, secret: {$ref: '#/components/schemas/S'}}},
    S: {type: 'string', writeOnly: true},
  };
  assert.deepEqual(lines((await rows(schemas, 'response')).row.below), ['id string']);
  assert.deepEqual(lines((await rows(schemas, 'request')).row.below), ['secret string']);
});

test('five hundred interconnected schemas stay within the row limit', async () => {
  const names = Array.from({length: 500}, (_, at) => `S${at}`);
  const schemas = Object.fromEntries(
    names.map((name, at) => [
      name,
      {
        properties: Object.fromEntries(
          Array.from({length: 20}, (_, to) => [
            `p${to}`,
            {$ref: `#/components/schemas/S${(at * 7 + to * 13 + 1) % 500}`},
          ]),
        ),
      },
    ]),
  );
  const cost = await costOf(async () => {
    const {row, documents} = await rows(schemas);
    const count = lines(row.below).length;
    assert.ok(count >= 60 && count <= 80, String(count));
    assert.ok(JSON.stringify(buildExample(documents, schemaOf(documents, 'S0'), {side: 'request'})).length < 20_000);
  });
  assert.ok(cost < 20, `${cost}`);
});

test('a long list of properties loads in parts', async () => {
  const properties = Object.fromEntries(Array.from({length: 5000}, (_, at) => [`p${at}`, {type: 'string'}]));
  const {row, documents} = await rows({A: {properties}}, 'response', 100);
  assert.deepEqual([row.below?.rows.length, row.below?.rest], [100, 4900]);
  assert.equal(openRow(documents, row, 'response', 4900).rows.length, 100);
});

test('a broken reference is named in its row', async () => {
  const {row} = await rows({A: {properties: {a: {$ref: '#/components/schemas/Gone'}}}});
  assert.deepEqual(row.below?.rows[0]?.broken, ['#/components/schemas/Gone']);
});

test('examples and defaults that another subschema forbids are hidden (JSON Schema 2020-12, Core, section 10.2.1.1)', async () => {
  const {row} = await rows({
    A: {allOf: [{$ref: '#/components/schemas/B'}, {properties: {a: {const: 'x'}, b: {enum: ['y', 'z']}}}]},
    B: {properties: {a: {type: 'string', example: 'old', default: 'old'}, b: {examples: ['old', 'z'], default: 'y'}}},
  });
  const [a, b] = row.below!.rows;
  assert.deepEqual([a?.examples, a?.default, b?.examples, b?.default], [[], undefined, ['z'], {value: 'y'}]);
});

test('enum values have their descriptions', async () => {
  const {row} = await rows({A: {enum: ['a', 2], 'x-enumDescriptions': {a: 'First.'}, default: null}});
  assert.deepEqual(row.enum, [{value: 'a', description: 'First.'}, {value: 2}]);
  assert.deepEqual(row.default, {value: null});
});

test('a constant hides the allowed values of another part', async () => {
  const {row} = await rows({A: {allOf: [{enum: ['a', 'b']}, {const: 'b'}]}});
  assert.deepEqual([row.const, row.enum], [{value: 'b'}, []]);
});

test('a list shows the values and examples of its items', async () => {
  const kind = {type: 'string', enum: ['one', 'two'], 'x-enumDescriptions': {one: 'The first.'}};
  const {row} = await rows({
    A: {
      properties: {
        kinds: {type: 'array', items: {$ref: '#/components/schemas/Kind'}},
        only: {type: 'array', items: {const: 'main'}},
        codes: {type: 'array', items: {type: 'string', examples: ['a1']}},
      },
    },
    Kind: kind,
  });
  const [kinds, only, codes] = row.below?.rows ?? [];
  assert.deepEqual(kinds?.enum, [{value: 'one', description: 'The first.'}, {value: 'two'}]);
  assert.deepEqual(only?.enum, [{value: 'main'}]);
  assert.deepEqual(codes?.examples, [['a1']]);
});

test('a schema with unnamed variants keeps its own name', async () => {
  const variant = (name: string) => ({type: 'object', properties: {[name]: {type: 'string'}}});
  const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const {row} = await rows({
    Top: {properties: {a: ref('A'), b: ref('B')}},
    A: {oneOf: [variant('a'), variant('b')], properties: {c: {}}},
    B: {oneOf: [ref('A'), variant('b')]},
  });
  assert.deepEqual(
    row.below?.rows.map(({type}) => type),
    ['A', 'A | object'],
  );
});
