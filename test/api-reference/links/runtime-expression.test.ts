import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type ExchangeFacts, evaluateConstant} from '../../../src/api-reference/links/runtime-expression.js';

const facts: ExchangeFacts = {
  url: 'https://api.test/users/7?sort=name',
  method: 'POST',
  statusCode: 201,
  request: {
    headers: [['X-Trace', 't1']],
    path: [['id', '7']],
    query: [['sort', 'name']],
    body: {value: {user: {uuid: 'u1'}, 'a/b': 1}},
  },
  response: {
    headers: [['Location', '/orders/9']],
    body: {value: {id: 9, list: ['x', 'y'], no: null, deep: JSON.parse('{"__proto__": "own"}')}},
  },
};

const cases: readonly (readonly [constant: unknown, value: unknown])[] = [
  ['$url', facts.url],
  ['$method', 'POST'],
  ['$statusCode', 201],
  ['$request.path.id', '7'],
  ['$request.query.sort', 'name'],
  ['$request.query.Sort', undefined],
  ['$request.header.x-trace', 't1'],
  ['$request.body', {user: {uuid: 'u1'}, 'a/b': 1}],
  ['$request.body#/user/uuid', 'u1'],
  ['$request.body#/a~1b', 1],
  ['$response.body#/id', 9],
  ['$response.body#/list/1', 'y'],
  ['$response.body#/no', null],
  ['$response.body#/deep/__proto__', 'own'],
  ['$response.body#/constructor', undefined],
  ['$response.body#id', undefined],
  ['$response.header.LOCATION', '/orders/9'],
  ['$response.query.sort', undefined],
  ['$response.path.id', undefined],
  ['$other', undefined],
  ['order-{$response.body#/id}-{$method}', 'order-9-POST'],
  ['order-{$response.body#/missing}', undefined],
  ['order-{$response.body#/list}', undefined],
  ['{id} stays', '{id} stays'],
  ['plain', 'plain'],
  [5, 5],
];

for (const [constant, value] of cases)
  test(`${JSON.stringify(constant)} is ${JSON.stringify(value)}`, () => {
    assert.deepEqual(evaluateConstant(constant, facts)?.value, value);
  });

test('a message without a body has no values', () => {
  assert.equal(
    evaluateConstant('$request.body#/x', {...facts, request: {headers: [], path: [], query: []}}),
    undefined,
  );
});
