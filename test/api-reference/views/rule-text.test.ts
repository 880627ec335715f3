import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openReader} from '../../../src/api-reference/views/local-reader.js';
import {createMemoryFiles} from '../../../src/base/files.js';
import {draw, nameOf, readerOf, sending, wholeView, withOperation} from './draw.js';

const wordsOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,:.])/g, '$1')
    .trim();

/** Returns the text about the whole body, in the view and in Markdown. */
async function factsOf(schema: object): Promise<readonly [string, string]> {
  const document = sending(schema);
  const {main} = await draw(document, 'POST /a');
  const line =
    /<div class="media"[^>]*><div class="field-body"><div class="field-facts">(.*?)<\/div>/.exec(main)?.[1] ?? '';
  const markdown = await readerOf(document).markdown(nameOf('POST /a'), {});
  return [wordsOf(line), /^`application\/json`: (.*)$/m.exec(markdown)?.[1] ?? ''];
}

const properties = {a: {type: 'string'}, b: {type: 'string'}, c: {type: 'string'}};

const table: readonly (readonly [schema: object, html: string, markdown: string])[] = [
  [
    {type: 'object', properties, additionalProperties: false},
    'no additional properties',
    'object (no additional properties)',
  ],
  [
    {type: 'object', properties, unevaluatedProperties: false},
    'no additional properties',
    'object (no additional properties)',
  ],
  [
    {type: 'object', propertyNames: {pattern: '^[a-z]+$', maxLength: 9}},
    'property names: at most 9 characters, matches ^[a-z]+$',
    'object (property names: at most 9 characters, matches `^[a-z]+$`)',
  ],
  [
    {type: 'object', propertyNames: {maxLength: 9, description: 'A *code*\nof two letters'}},
    'property names: at most 9 characters, A *code* of two letters',
    'object (property names: at most 9 characters, A *code* of two letters)',
  ],
  [
    // All subschemas apply (JSON Schema 2020-12, Core, section 10.2.1.1).
    {
      type: 'object',
      allOf: [
        {propertyNames: {maxLength: 9}, dependentRequired: {a: ['b']}},
        {propertyNames: {pattern: '^a'}, dependentRequired: {b: ['c']}},
      ],
    },
    'property names: at most 9 characters · property names: matches ^a · a requires b · b requires c',
    'object (property names: at most 9 characters, property names: matches `^a`, `a` requires `b`, `b` requires `c`)',
  ],
  [
    {type: 'array', allOf: [{contains: {const: 1}}, {contains: {const: 2}}]},
    'contains: integer, 1 · contains: integer, 2',
    'array (contains: `integer`, `1`, contains: `integer`, `2`)',
  ],
  [
    {type: 'array', maxItems: 4, items: {type: 'array', minItems: 2, items: {type: 'string', maxLength: 5}}},
    'at most 4 items · each item: at least 2 items · each item: at most 5 characters',
    '`string[][]` (at most 4 items, each item: at least 2 items, each item: at most 5 characters)',
  ],
  [{type: 'object', propertyNames: {format: 'uuid'}}, 'property names: uuid', 'object (property names: `uuid`)'],
  [{type: 'object', propertyNames: {enum: ['x', 'y']}}, 'property names: x, y', 'object (property names: `x`, `y`)'],
  [
    {type: 'object', properties, dependentRequired: {a: ['b', 'c'], ['__proto__']: 'x', b: []}},
    'a requires b, c',
    'object (`a` requires `b`, `c`)',
  ],
  [{type: 'object', properties, dependencies: {a: ['b']}}, 'a requires b', 'object (`a` requires `b`)'],
  [
    {type: 'array', items: {type: 'string'}, contains: {type: 'string', pattern: '^x'}, minContains: 2},
    'at least 2 items that match · contains: string, matches ^x',
    '`string[]` (at least 2 items that match, contains: `string`, matches `^x`)',
  ],
  [
    {type: 'array', prefixItems: [{type: 'number', title: 'Latitude'}, {type: 'number'}], items: false},
    'no additional items',
    '`[number, number]` (no additional items)',
  ],
  [
    {type: 'object', properties, anyOf: [{required: ['a']}, {required: ['b', 'c']}]},
    'at least one of a, ( b and c )',
    'object (at least one of `a`, (`b` and `c`))',
  ],
  [
    {type: 'object', properties, oneOf: [{required: ['a']}, {required: ['b']}]},
    'exactly one of a, b',
    'object (exactly one of `a`, `b`)',
  ],
  [
    {type: 'array', items: {type: 'object', properties, additionalProperties: false}},
    'no additional properties',
    '`object[]` (no additional properties)',
  ],
  [{type: 'object', properties, additionalProperties: true, propertyNames: {}, contains: 1}, '', 'object'],
];

test('rules for keys and items appear beside limits, on a page and in Markdown', async () => {
  for (const [schema, html, markdown] of table)
    assert.deepEqual(await factsOf(schema), [html, markdown], JSON.stringify(schema));
});

test('a rule for required properties creates no variants and no empty section', async () => {
  const rule = {type: 'object', anyOf: [{required: ['a']}, {required: ['b']}]};
  const document = sending({type: 'object', properties: {rule}});
  const {main} = await draw(document, 'POST /a');
  assert.doesNotMatch(main, /class="variants"|<details class="expandable"/);
  assert.match(wordsOf(main), /rule object at least one of a, b/);
  const markdown = await readerOf(document).markdown(nameOf('POST /a'), {});
  assert.match(markdown, /- `rule` \(object, at least one of `a`, `b`\)\n/);
  assert.doesNotMatch(markdown, /Any of/);
});

test('tuple items have their titles', async () => {
  const point = {type: 'array', prefixItems: [{type: 'number', title: 'Latitude'}, {type: 'number'}]};
  const document = sending({type: 'object', properties: {point}});
  const {main} = await draw(document, 'POST /a');
  assert.match(wordsOf(main), /item 1 Latitude number item 2 number/);
  assert.match(await readerOf(document).markdown(nameOf('POST /a'), {}), /- item 1 Latitude \(number\)/);
});

test('rules appear in multi-file documents, in YAML, and in rows that load later', async () => {
  const files = {
    'api.yaml': `openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /a:
    post:
      requestBody: {content: {application/json: {schema: {$ref: './schemas.yaml#/Order'}}}}
      responses: {}
`,
    'schemas.yaml': 'Order:\n  type: object\n  additionalProperties: false\n  properties: {a: {type: string}}\n',
  };
  const {main} = await wholeView(openReader('api.yaml', createMemoryFiles(files)), nameOf('POST /a'));
  assert.match(main, /no additional properties/);
});

test('fields of an XML body show their names, attributes and wrappers', async () => {
  const xml = (said: object, rest: object = {type: 'string'}) => ({...rest, xml: said});
  const tags = {type: 'array', items: xml({name: 'tag'})};
  const schema = xml(
    {name: 'book', prefix: 'b', namespace: 'urn:b'},
    {
      type: 'object',
      properties: {
        id: xml({attribute: true}),
        lang: xml({nodeType: 'attribute', name: 'xml:lang'}),
        title: xml({name: 'Title'}),
        same: xml({name: 'same'}),
        text: xml({nodeType: 'cdata'}),
        part: xml({nodeType: 'none'}, {type: 'object', properties: {a: {}}}),
        tags: xml({wrapped: true}, tags),
        flat: tags,
        named: xml({name: 'other'}, tags),
      },
    },
  );
  const bodyOf = (type: string) =>
    withOperation({requestBody: {content: {[type]: {schema}}}, responses: {}}, {components: {}});
  const {main} = await draw(bodyOf('application/xml'), 'POST /a');
  const words = wordsOf(main);
  for (const said of [
    'XML element b:book · XML namespace urn:b',
    'id string XML attribute id',
    'lang string XML attribute xml:lang',
    'title string XML element Title',
    'same string text string XML text',
    'part object its content is in the enclosing XML element',
    'tags string[] in the XML element tags · each item: XML element tag',
    'flat string[] each item: XML element tag',
    'named string[] each item: XML element tag',
  ])
    assert.ok(words.includes(said), `${said}\n${words}`);
  assert.doesNotMatch(wordsOf((await draw(bodyOf('application/json'), 'POST /a')).main), /XML/);
});
