import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findRejectedValues} from '../../../src/api-reference/form/response-faults.js';
import {buildInitialValues} from '../../../src/api-reference/form/values.js';
import {formOf} from './form-of.js';

const string = {type: 'string'};
const form = await formOf({
  parameters: [
    {in: 'query', name: 'limit', schema: {type: 'integer'}},
    {in: 'header', name: 'X-Key', schema: string},
  ],
  requestBody: {
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: {
            email: string,
            limit: string,
            address: {type: 'object', properties: {city: string}},
            items: {type: 'array', items: {type: 'object', properties: {sku: string}}},
          },
        },
        example: {email: 'x', items: [{sku: 'a'}]},
      },
    },
  },
});
const find = (body: unknown, status = 422) =>
  findRejectedValues(
    {status, body: new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body))},
    form,
    buildInitialValues(form),
  ).map(({at, path, text, value}) => [at, path.join('.'), text, value]);

test('a response names fields as a list, by pointer, name, or location', () => {
  const email = [['body', 'email', 'Not an email.', 'x']];
  assert.deepEqual(find({errors: [{pointer: '#/email', detail: 'Not an email.'}]}), email);
  assert.deepEqual(find({errors: [{field: 'email', message: 'Not an email.'}]}, 400), email);
  assert.deepEqual(find({errors: [{name: 'email', reason: 'Not an email.'}]}), email);
  assert.deepEqual(find({detail: [{loc: ['body', 'email'], msg: 'Not an email.', type: 'value_error'}]}), email);
  assert.deepEqual(find({errors: {Email: ['Not an', 'email.']}}), email);
  assert.deepEqual(
    find({
      errors: [
        {pointer: '/items/0/sku', detail: 'Sold out.'},
        {field: 'items[0].sku', detail: 'Sold out.'},
        {field: 'address.city', detail: 'Unknown.'},
      ],
    }),
    [
      ['body', 'items.0.sku', 'Sold out.', 'a'],
      ['body', 'items.0.sku', 'Sold out.', 'a'],
      ['body', 'address.city', 'Unknown.', undefined],
    ],
  );
});

test('a location of a parameter finds the parameter', () => {
  const faults = find({
    detail: [
      {loc: ['query', 'limit'], msg: 'Too many.'},
      {loc: ['X-Key'], msg: 'Unknown.'},
    ],
  });
  assert.deepEqual(faults, [
    ['query limit', '', 'Too many.', undefined],
    ['header X-Key', '', 'Unknown.', undefined],
  ]);
});

test('other responses, unknown fields, and hostile shapes have no faults', () => {
  assert.deepEqual(find({errors: {email: 'No.'}}, 500), []);
  for (const body of [
    '{',
    'null',
    '[]',
    {errors: null, detail: 'No.'},
    {errors: [null, 1, {}, {field: 'unknown', detail: 'x'}, {field: 'email'}, {field: {}, detail: 'x'}]},
    {errors: {__proto__: 'x', constructor: 'x', 'items.99999.sku': 'x'}},
    `${' '.repeat(200_001)}{"errors": {"email": "No."}}`,
  ])
    assert.deepEqual(find(body), [], JSON.stringify(body).slice(0, 80));
  const many = Array.from({length: 100}, () => ({field: 'email', detail: 'x'.repeat(1000)}));
  assert.deepEqual([find({errors: many}).length, find({errors: many})[0]?.[2]], [20, 'x'.repeat(300)]);
});
