import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readRequest, type SentRequest} from '../../../src/api-reference/form/read-request.js';
import {formOf} from './form-of.js';

const texts = {type: 'array', items: {type: 'string'}};
const color = {type: 'object', properties: {R: {type: 'integer'}, G: {type: 'integer'}}};

async function read(parameter: object, url: string, headers: SentRequest['headers'] = []) {
  const form = await formOf({parameters: [{name: 'p', ...parameter}]});
  const {values} = readRequest(form, {method: 'POST', url, headers});
  return [...values.parameters.values()][0]?.value;
}

const written: readonly (readonly [name: string, parameter: object, url: string, value: unknown])[] = [
  ['a text', {in: 'query', schema: {type: 'string'}}, '/a?p=a%20b+c', 'a b c'],
  ['a number', {in: 'query', schema: {type: 'integer'}}, '/a?p=12', 12],
  ['a number that is none', {in: 'query', schema: {type: 'integer'}}, '/a?p=x', 'x'],
  ['a flag', {in: 'query', schema: {type: 'boolean'}}, '/a?p=true', true],
  ['an allowed value', {in: 'query', schema: {enum: [1, 2]}}, '/a?p=2', 2],
  ['an exploded list', {in: 'query', schema: texts}, '/a?p=a&p=b%2Cc', ['a', 'b,c']],
  ['a joined list', {in: 'query', explode: false, schema: texts}, '/a?p=a,b%2Cc', ['a', 'b,c']],
  [
    'a list by pipes',
    {in: 'query', style: 'pipeDelimited', explode: false, schema: texts},
    '/a?p=a%7Cb|c',
    ['a', 'b', 'c'],
  ],
  ['a list by spaces', {in: 'query', style: 'spaceDelimited', explode: false, schema: texts}, '/a?p=a%20b', ['a', 'b']],
  ['an exploded object', {in: 'query', schema: color}, '/a?R=1&G=2&x=3', {R: 1, G: 2}],
  ['an exploded object with names of its own', {in: 'query', schema: {type: 'object'}}, '/a?R=1&x=3', {R: 1, x: 3}],
  [
    'an object by spaces',
    {in: 'query', style: 'spaceDelimited', explode: false, schema: color},
    '/a?p=R%201%20G%202',
    {R: 1, G: 2},
  ],
  ['a joined object', {in: 'query', explode: false, schema: color}, '/a?p=R,1,G,2', {R: 1, G: 2}],
  [
    'a deep object',
    {in: 'query', style: 'deepObject', explode: true, schema: color},
    '/a?p%5BR%5D=1&p[G]=2',
    {R: 1, G: 2},
  ],
  ['JSON', {in: 'query', content: {'application/json': {schema: color}}}, '/a?p=%7B%22R%22%3A1%7D', {R: 1}],
  ['nothing', {in: 'query', schema: texts}, '/a?q=1', undefined],
];
for (const [name, parameter, url, value] of written)
  test(`query parameters are read: ${name}`, async () => assert.deepEqual(await read(parameter, url), value));

const styles: readonly (readonly [style: string, explode: boolean, text: string])[] = [
  ['simple', false, 'a,b'],
  ['label', false, '.a,b'],
  ['label', true, '.a.b'],
  ['matrix', false, ';p=a,b'],
  ['matrix', true, ';p=a;p=b'],
];
for (const [style, explode, text] of styles)
  test(`path lists are read: ${style}${explode ? ', exploded' : ''}`, async () => {
    const parameters = [{name: 'p', in: 'path', style, explode, schema: texts}];
    const form = {...(await formOf({parameters})), path: '/b/{p}/c'};
    const {values} = readRequest(form, {method: 'POST', url: `https://h.test/v1/b/${text}/c?x=1`, headers: []});
    assert.deepEqual(values.parameters.get('path p'), {isSent: true, value: ['a', 'b']});
  });

test('headers and cookies are read', async () => {
  assert.deepEqual(await read({in: 'header', schema: texts}, '/a', [['P', 'a, b']]), ['a', 'b']);
  assert.equal(await read({in: 'cookie', schema: {type: 'integer'}}, '/a', [['Cookie', 'o=1; p=2']]), 2);
});

const body = (type: string, schema: object) => formOf({requestBody: {content: {[type]: {schema}}}});

test('a body is read by its media type', async () => {
  const send = async (type: string, schema: object, sent: SentRequest['body'], header = type) => {
    const request = {
      method: 'POST',
      url: '/a',
      headers: [['content-type', header] as const],
      ...(sent && {body: sent}),
    };
    return readRequest(await body(type, schema), request);
  };
  const json = await send('application/json', color, {text: '{"R":1.10}'}, 'application/json; charset=utf-8');
  assert.equal(JSON.stringify([...json.values.bodies]), '[["application/json",{"value":{"R":"1.10"}}]]');
  const broken = await send('application/json', color, {text: '{'});
  assert.deepEqual([broken.isBroken, broken.values.bodies.get('application/json')], [true, {text: '{'}]);
  const form = await send('application/x-www-form-urlencoded', color, {text: 'R=1&G=2'});
  assert.deepEqual(form.values.bodies.get('application/x-www-form-urlencoded'), {value: {R: 1, G: 2}});
  const parts = [
    {name: 'R', value: '1', isFile: false},
    {name: 'f', value: 'a.png', isFile: true},
  ];
  const multipart = await send('multipart/form-data', color, {parts}, 'multipart/form-data; boundary=x');
  const file = {$file: 'a.png', type: '', size: 0, id: 0};
  assert.deepEqual(multipart.values.bodies.get('multipart/form-data'), {value: {R: 1, f: file}});
  const other = await send('application/json', color, {text: 'a'}, 'text/csv');
  assert.deepEqual([other.unknown, other.values.mediaType], [['body text/csv'], undefined]);
});

test('undocumented query parameters are listed', async () => {
  const form = await formOf({parameters: [{name: 'p', in: 'query', schema: {type: 'string'}}]});
  assert.deepEqual(readRequest(form, {method: 'POST', url: '/a?p=1&q=2', headers: []}).unknown, ['query q']);
  const parameters = [{name: 'p', in: 'query', schema: {type: 'object', additionalProperties: {type: 'string'}}}];
  const open = await formOf({parameters: [...parameters, {name: 'z', in: 'query', schema: {type: 'integer'}}]});
  const {unknown, values} = readRequest(open, {method: 'POST', url: '/a?x=1&z=2', headers: []});
  assert.deepEqual(unknown, []);
  assert.deepEqual(values.parameters.get('query p')?.value, {x: '1'});
});
