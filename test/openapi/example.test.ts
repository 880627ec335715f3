import assert from 'node:assert/strict';
import {test} from 'node:test';
import {formatJson} from '../../src/base/exact-json.js';
import {getChild} from '../../src/openapi/document/located.js';
import {buildExample, listMediaExamples} from '../../src/openapi/request/example.js';
import {open, withSchemas} from './open.js';

const ref = (name: string) => ({$ref: `#/components/schemas/${name}`});
const when = (holds: object, applies: object, otherwise: object = {}) =>
  Object.fromEntries([
    ['if', holds],
    ['then', applies],
    ['else', otherwise],
  ]);
const cases: readonly (readonly [says: string, schemas: Record<string, unknown>, value: unknown])[] = [
  ['an example that is written', {A: {type: 'object', example: {a: 1}, properties: {a: {}}}}, {a: 1}],
  [
    'the first of several, a constant, a default, the first of an enum',
    {A: {properties: {a: {examples: [1, 2]}, b: {const: null}, c: {default: 0}, d: {enum: ['x', 'y']}}}},
    {a: 1, b: null, c: 0, d: 'x'},
  ],
  [
    'examples with a neighboring type, which the API would reject',
    {
      A: {
        properties: {
          a: {type: 'string', example: 94103},
          b: {type: 'integer', default: '5'},
          c: {type: 'number', example: '1.5'},
          d: {type: ['boolean', 'null'], example: 'true'},
          e: {type: 'array', example: '["x"]'},
          f: {type: 'object', example: '{"x": 1}'},
        },
      },
    },
    {a: '94103', b: 5, c: 1.5, d: true, e: ['x'], f: {x: 1}},
  ],
  [
    'examples of other types, as written',
    {
      A: {
        properties: {
          a: {type: ['string', 'integer'], example: 5},
          b: {type: 'integer', example: '1.5'},
          c: {type: 'boolean', example: 'yes'},
          d: {type: 'array', example: '{"x": 1}'},
          e: {type: 'object', example: '[oops'},
          f: {example: 5},
          g: {type: 'string', enum: [1, 2]},
        },
      },
    },
    {a: 5, b: '1.5', c: 'yes', d: '{"x": 1}', e: '[oops', f: 5, g: 1},
  ],
  [
    'formats and limits',
    {
      A: {
        properties: {
          a: {type: 'string', format: 'email'},
          b: {type: 'string', minLength: 8},
          c: {type: 'string', maxLength: 2},
          d: {type: 'integer', minimum: 5, multipleOf: 3},
          e: {type: 'number', exclusiveMinimum: 0, maximum: 1},
          f: {type: 'integer', maximum: -2},
        },
      },
    },
    {a: 'user@example.com', b: 'texttext', c: 'te', d: 6, e: 0.5, f: -2},
  ],
  [
    'the usual value of a format that matches the pattern',
    {
      A: {
        properties: {
          a: {type: 'string', format: 'date', pattern: '^2'},
          b: {type: 'string', format: 'uri', pattern: '^https://'},
          c: {type: 'string', format: 'date', pattern: '^19'},
        },
      },
    },
    {a: '2026-01-15', b: 'https://example.com', c: '19'},
  ],
  [
    'the stricter of two limits, and a number between near ones',
    {
      A: {
        properties: {
          a: {type: 'integer', exclusiveMinimum: 0, minimum: 3, exclusiveMaximum: 9},
          b: {type: 'integer', minimum: -9, exclusiveMaximum: 0, maximum: -4},
          c: {type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.2},
        },
      },
    },
    {a: 3, b: -4, c: 0.1},
  ],
  [
    'what a list must contain, after its tuple',
    {
      A: {
        properties: {
          a: {type: 'array', contains: {type: 'integer', minimum: 3}, minContains: 2},
          b: {type: 'array', prefixItems: [{type: 'string'}], contains: {type: 'boolean'}, minContains: 0},
          c: {type: 'array', items: {type: 'integer', maximum: 9}, contains: {minimum: 5}},
          d: {type: 'array', unevaluatedItems: {type: 'boolean'}},
        },
      },
    },
    {a: [3, 3], b: ['text', true], c: [5], d: [true]},
  ],
  [
    'the word of a mapping, of a constant, else the name of the schema',
    {
      A: {
        properties: {
          name: {oneOf: [ref('Cat')], discriminator: {propertyName: 'k', mapping: {c: 'Cat'}}},
          both: {oneOf: [ref('Cat'), ref('Dog')], discriminator: {propertyName: 'k', mapping: {c: 'Cat'}}},
          said: {oneOf: [ref('Dog'), ref('Cat')], discriminator: {propertyName: 'k'}},
          plain: {oneOf: [ref('Cat'), ref('Dog')], discriminator: {propertyName: 'k'}},
        },
      },
      Cat: {type: 'object', properties: {k: {type: 'string'}}},
      Dog: {type: 'object', properties: {k: {enum: ['dog']}}},
    },
    {name: {k: 'c'}, both: {k: 'c'}, said: {k: 'dog'}, plain: {k: 'Cat'}},
  ],
  [
    'JSON that a text holds',
    {
      A: {
        properties: {
          a: {
            type: 'string',
            contentMediaType: 'application/json',
            contentSchema: {properties: {x: {type: 'integer'}}},
          },
          b: {type: 'string', contentMediaType: 'text/html', contentSchema: {type: 'integer'}},
          c: {type: 'string', contentMediaType: 'application/merge-patch+json'},
          d: {type: 'string', contentMediaType: 'application/json', maxLength: 1},
        },
      },
    },
    {a: '{"x":0}', b: 'text', c: '{}', d: 't'},
  ],
  [
    'lists, tuples and maps',
    {
      A: {
        properties: {
          a: {type: 'array', minItems: 2, items: {type: 'boolean'}},
          b: {prefixItems: [{type: 'string'}, {type: 'integer'}]},
          c: {additionalProperties: {type: 'integer'}},
        },
      },
    },
    {a: [true, true], b: ['text', 0], c: {key: 0}},
  ],
  [
    'references and what they extend',
    {A: {allOf: [ref('B'), {properties: {b: {type: 'integer'}}}]}, B: {properties: {a: {type: 'string'}}}},
    {a: 'text', b: 0},
  ],
  [
    'a schema that holds itself, cut',
    {
      A: {properties: {name: {type: 'string'}, next: ref('B')}},
      B: {properties: {back: ref('B'), id: {type: 'integer'}}},
    },
    {name: 'Willow', next: {id: 1024}},
  ],
  [
    'a schema in the fields of one that extends it',
    {A: {allOf: [ref('B'), {required: ['b'], properties: {b: ref('B')}}]}, B: {properties: {id: {type: 'integer'}}}},
    {id: 1024, b: {id: 1024}},
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.1.3.
    'one of properties that exclude each other, with what must be there beside it',
    {
      A: {
        properties: {
          a: {type: 'integer'},
          b: {type: 'integer'},
          c: {type: 'integer', deprecated: true},
          d: {type: 'integer'},
        },
        oneOf: [{required: ['a', 'c']}, {required: ['b', 'c']}],
      },
    },
    {a: 0, c: 0, d: 0},
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.1.4.
    'values that are not excluded',
    {
      A: {
        properties: {
          a: {type: 'integer', not: {const: 0}},
          b: {type: 'string', not: {enum: ['text', 'text2']}},
          c: {enum: ['x', 'y'], allOf: [{not: {const: 'x'}}]},
          d: {type: 'integer', not: {minimum: 0}},
        },
      },
    },
    {a: 1, b: 'text3', c: 'y', d: 0},
  ],
  [
    // JSON Schema 2020-12, Validation, section 6.5.3.
    'what is required and described nowhere, or beside a variant that requires it',
    {
      A: {
        properties: {
          a: {required: ['x', 'y'], properties: {x: {type: 'integer'}}},
          b: {required: ['z'], properties: {x: {type: 'integer'}}, additionalProperties: {type: 'boolean'}},
          c: {
            required: ['k'],
            properties: {n: {type: 'integer', deprecated: true}},
            anyOf: [{required: ['n', 'm'], properties: {k: {const: 1}}}],
            oneOf: [{required: ['n', 'm'], properties: {k: {const: 1}}}, {properties: {k: {const: 2}}}],
          },
        },
      },
    },
    {a: {x: 0, y: 'text'}, b: {x: 0, z: true}, c: {k: 1, n: 0}},
  ],
  [
    // JSON Schema 2020-12, Validation, section 6.4.
    'as many items as a list must have, each another one where it says so',
    {
      A: {
        properties: {
          a: {type: 'array', minItems: 7, items: {type: 'boolean'}},
          b: {type: 'array', minItems: 3, uniqueItems: true, items: {type: 'integer', minimum: 4, multipleOf: 2}},
          c: {type: 'array', minItems: 2, uniqueItems: true, items: {enum: ['x', 'y', 'z']}},
          d: {type: 'array', minItems: 2, uniqueItems: true, items: {type: 'string'}},
          e: {type: 'array', minItems: 2, uniqueItems: true, items: {type: 'string', pattern: '^[a-z]+$'}},
          f: {type: 'array', minItems: 2, uniqueItems: true, items: {type: 'boolean'}},
          g: {type: 'array', minItems: 9, uniqueItems: true, items: {type: 'integer', maximum: 1}},
        },
      },
    },
    {
      a: [true, true, true, true, true, true, true],
      b: [4, 6, 8],
      c: ['x', 'y'],
      d: ['text', 'text2'],
      e: ['a', 'aa'],
      f: [true, false],
      g: [0, 1],
    },
  ],
  [
    // OpenAPI 3.0.4, section 4.7.24.1.
    'any value of a schema that is only nullable',
    {
      A: {properties: {a: {nullable: true}, b: {nullable: true, anyOf: [ref('B'), {type: 'null'}]}}},
      B: {type: 'integer'},
    },
    {a: {}, b: 0},
  ],
  [
    'properties of which one must be there',
    {A: {type: 'object', properties: {a: {type: 'integer'}}, anyOf: [{required: ['a']}, {required: ['b']}]}},
    {a: 0},
  ],
  [
    'a variant, named by its discriminator',
    {
      A: {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: {propertyName: 'kind', mapping: {cat: '#/components/schemas/Cat'}},
      },
      Cat: {properties: {kind: {type: 'string'}}},
      Dog: {},
    },
    {kind: 'cat'},
  ],
  [
    'only what a request sends',
    {
      A: {
        properties: {
          id: {type: 'string', readOnly: true},
          old: {type: 'string', deprecated: true},
          a: {type: 'string'},
        },
      },
    },
    {a: 'text'},
  ],
  [
    'as many entries as an object must have, with names that patterns and propertyNames allow',
    {
      A: {
        properties: {
          a: {patternProperties: {'^x-[a-z]+$': {type: 'integer'}}, minProperties: 2},
          b: {additionalProperties: {type: 'boolean'}, minProperties: 2},
          c: {additionalProperties: {type: 'string'}, propertyNames: {enum: ['p', 'q', 'r']}, minProperties: 2},
          d: {additionalProperties: {type: 'string'}, propertyNames: {pattern: '^[A-Z]{2,}$'}, minProperties: 2},
        },
      },
    },
    {
      a: {'x-a': 0, 'x-aa': 0},
      b: {key: true, key2: true},
      c: {p: 'text', q: 'text'},
      d: {AA: 'text', AAA: 'text'},
    },
  ],
  [
    'null where it is the default of a value of any type',
    {A: {properties: {a: {default: null}, b: {type: 'string', default: null}}}},
    {a: null, b: 'text'},
  ],
  [
    'a text of a pattern that is as long as it must be',
    {A: {properties: {a: {type: 'string', pattern: '^[A-Z]+$', minLength: 5}}}},
    {a: 'AAAAA'},
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.2.
    'what conditions ask for, of all parts',
    {
      A: {
        required: ['k'],
        properties: {k: {enum: ['a', 'b']}, n: {type: 'integer'}, list: {type: 'array', items: ref('B')}},
        allOf: [
          when({properties: {k: {const: 'b'}}}, {properties: {y: {type: 'string'}}}, {required: ['z']}),
          when({properties: {k: {enum: ['a']}, n: {type: 'number'}}}, {properties: {x: {type: 'integer'}}}),
          when({required: ['x']}, {properties: {n: {minimum: 7}}}),
          when({properties: {k: {pattern: 'a'}}}, {properties: {unknown: {type: 'string'}}}),
          {dependentSchemas: {x: {properties: {w: {type: 'boolean'}}}, q: {properties: {p: {}}}}},
        ],
      },
      B: {properties: {k: {const: 1}}, ...when({properties: {k: {const: 2}}}, {}, {properties: {o: {const: 3}}})},
    },
    {k: 'a', n: 7, list: [{k: 1, o: 3}], x: 0, w: true},
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.1: all subschemas apply.
    'one variant of each of several choices, of the type around them',
    {
      A: {
        properties: {
          both: {
            allOf: [
              {oneOf: [{properties: {a: {type: 'integer'}}}, {properties: {b: {}}}]},
              {anyOf: [{properties: {c: {type: 'boolean'}}}, {properties: {d: {}}}]},
            ],
          },
          text: {type: 'string', anyOf: [{format: 'date'}, {format: 'uuid'}]},
          number: {type: 'integer', oneOf: [{minimum: 3.5}, {maximum: 1}]},
        },
      },
    },
    {both: {a: 0, c: true}, text: '2026-01-15', number: 4},
  ],
  [
    // OpenAPI 3.1, section 4.8.25.
    'a schema by the name that the discriminator of its parent has for it',
    {
      A: {properties: {lion: ref('Lion'), cub: ref('Cub'), bear: ref('Bear'), said: ref('Said')}},
      Animal: {
        required: ['t'],
        properties: {t: {type: 'string', example: 'lion'}},
        discriminator: {propertyName: 't', mapping: {l: '#/components/schemas/Lion'}},
      },
      Lion: {allOf: [ref('Animal'), {properties: {mane: {type: 'boolean'}}}]},
      Cub: {allOf: [ref('Lion'), {properties: {age: {type: 'integer'}}}]},
      Bear: {allOf: [ref('Animal'), {properties: {fur: {type: 'boolean'}}}]},
      Said: {allOf: [ref('Animal'), {properties: {t: {const: 'other'}}}]},
    },
    {
      lion: {t: 'l', mane: true},
      cub: {t: 'Cub', mane: true, age: 36},
      bear: {t: 'Bear', fur: true},
      said: {t: 'other'},
    },
  ],
  [
    // JSON Schema 2020-12, Core, section 10.2.1.1: one subschema restricts another one's example.
    'a value that all parts allow, not the example of one',
    {
      A: {allOf: [ref('B'), {properties: {a: {const: 'x'}, b: {enum: ['y', 'z']}, c: {enum: ['q']}, d: {enum: [5]}}}]},
      B: {
        properties: {
          a: {type: 'string', example: 'base'},
          b: {type: 'string', examples: ['base', 'z']},
          c: {type: 'string', default: 'base'},
          d: {type: 'integer', example: 5},
          e: {enum: ['a'], example: 'as written'},
        },
      },
    },
    {a: 'x', b: 'z', c: 'q', d: 5, e: 'as written'},
  ],
  [
    'a text that goes on behind a pattern without an end',
    {A: {properties: {a: {type: 'string', pattern: '^SP-', minLength: 9}}}},
    {a: 'SP-textte'},
  ],
  ['a file of bytes without a type', {A: {properties: {a: {contentMediaType: 'image/png'}}}}, {a: '<file>'}],
  ['an empty object where a schema only refers to itself', {A: ref('A')}, {}],
];

for (const [says, schemas, expected] of cases)
  test(`generates ${says}`, async () => {
    const documents = await open(withSchemas(schemas));
    const schema = ['components', 'schemas', 'A'].reduce((node, key) => getChild(node, key)!, documents.root);
    assert.deepEqual(await documents.settle(() => buildExample(documents, schema, {side: 'request'})), expected);
  });

test('a property called __proto__ is kept', async () => {
  const documents = await open(withSchemas({A: JSON.parse('{"properties": {"__proto__": {"type": "string"}}}')}));
  const schema = ['components', 'schemas', 'A'].reduce((node, key) => getChild(node, key)!, documents.root);
  assert.equal(JSON.stringify(buildExample(documents, schema, {side: 'request'})), '{"__proto__":"text"}');
});

test('an unsatisfiable schema has no example (JSON Schema 2020-12, Core, section 4.3.2)', async () => {
  const documents = await open(withSchemas({A: {}}));
  const schema = {value: false, file: 'api.json', pointer: '/never'};
  const media = {type: 'application/json', examples: [], encoding: [], schema};
  assert.deepEqual(listMediaExamples(documents, media, {side: 'request'}), []);
});

test('a file in a response has no JSON or XML, which Swagger 2.0 declares for all operations', async () => {
  const documents = await open(withSchemas({File: {type: 'string', format: 'binary'}}));
  const schema = ['components', 'schemas', 'File'].reduce((node, key) => getChild(node, key)!, documents.root);
  const shown = (type: string) =>
    listMediaExamples(documents, {type, schema, examples: [], encoding: []}, {side: 'response'}).length;
  assert.deepEqual(['application/json', 'application/xml', 'application/pdf'].map(shown), [0, 0, 1]);
});

test('a null example of a non-nullable schema is ignored', async () => {
  const documents = await open(withSchemas({Text: {type: 'string'}, Maybe: {type: ['string', 'null']}}));
  const schemas = getChild(getChild(documents.root, 'components')!, 'schemas')!;
  const shown = (name: string) =>
    listMediaExamples(
      documents,
      {type: 'application/json', schema: getChild(schemas, name)!, examples: [{name: '', value: null}], encoding: []},
      {side: 'response'},
    ).map(({value}) => value);
  assert.deepEqual(shown('Text'), ['text']);
  assert.deepEqual(shown('Maybe'), [null]);
});

test('a generated number is a valid limit with all of its digits', async () => {
  const properties =
    '{"a":{"type":"integer","minimum":9223372036854775807},"b":{"type":"integer","exclusiveMinimum":9007199254740993},' +
    '"c":{"type":"integer","maximum":-9223372036854775807,"minimum":-9223372036854775808},"d":{"type":"number","minimum":1.50},' +
    '"e":{"type":"integer","minimum":1234567890123456,"multipleOf":2},"f":{"type":"integer","minimum":1.50}}';
  const text = JSON.stringify(withSchemas({A: {type: 'object'}})).replace(
    '"type":"object"',
    `"properties":${properties}`,
  );
  const documents = await open(text);
  const schema = ['components', 'schemas', 'A'].reduce(
    (node, key) => getChild(node, key) ?? assert.fail(),
    documents.root,
  );
  assert.equal(
    formatJson(buildExample(documents, schema, {side: 'request'})),
    '{"a":9223372036854775807,"b":9007199254740994,"c":-9223372036854775807,"d":1.50,"e":1234567890123456,"f":2}',
  );
});

test("a stream's example is one JSON item, even in text formats", async () => {
  const documents = await open(withSchemas({A: {type: 'string'}}));
  const itemSchema = ['components', 'schemas', 'A'].reduce((node, key) => getChild(node, key)!, documents.root);
  const media = {type: 'application/jsonl', itemSchema, examples: [], encoding: []};
  assert.deepEqual(
    listMediaExamples(documents, media, {side: 'response'}).map(({value}) => value),
    [['text']],
  );
});
