import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkValues} from '../../../src/api-reference/form/check-values.js';
import {findMissingValues} from '../../../src/api-reference/form/missing-values.js';
import type {RequestForm} from '../../../src/api-reference/form/request-form.js';
import type {FormValues} from '../../../src/api-reference/form/values.js';

const text = {kind: 'text', type: 'string', nullable: false, constraints: []} as const;
const number = {...text, kind: 'number', type: 'integer'} as const;
const parameter = (name: string, place: string, required: boolean) => ({
  key: `${place} ${name}`,
  name,
  in: place,
  required,
  deprecated: false,
  field: text,
});
const form = {
  parameters: [parameter('id', 'path', true), parameter('limit', 'query', false)],
  bodies: [
    {
      type: 'application/json',
      kind: 'json',
      examples: [],
      field: {
        ...text,
        kind: 'object',
        properties: [
          {name: 'customer', required: true, field: text},
          {name: 'count', required: false, field: number},
          {
            name: 'to',
            required: true,
            field: {...text, kind: 'object', properties: [{name: 'city', required: true, field: text}]},
          },
        ],
      },
    },
  ],
  bodyRequired: true,
} as unknown as RequestForm;

const values = (id: unknown, body: unknown): FormValues => ({
  parameters: new Map([['path id', {isSent: true, value: id}]]),
  mediaType: 'application/json',
  bodies: new Map([['application/json', {value: body}]]),
  isWithoutBody: false,
  signInIndex: 0,
});

const missing = (id: unknown, body: unknown) =>
  findMissingValues(form, checkValues(form, values(id, body))).map(({at, path, name}) => [at, path.join('.'), name]);

test('empty required values are listed in form order, without other problems', () => {
  assert.deepEqual(missing('', {count: 'x', to: {}}), [
    ['path id', '', 'id'],
    ['body', 'customer', 'customer'],
    ['body', 'to.city', 'to.city'],
  ]);
  assert.deepEqual(missing('7', {customer: 'c', to: {city: 'Rome'}}), []);
  assert.deepEqual(missing('7', undefined), [['body', '', 'body']]);
});

test('a form sends nothing of an empty list, so a required list needs an item there', () => {
  const list = (items: object) => ({...text, kind: 'array', items});
  const field = {
    ...text,
    kind: 'object',
    properties: [
      {name: 'photos', required: true, field: list({...text, kind: 'file'})},
      {name: 'tags', required: true, field: list(text)},
      {name: 'notes', required: false, field: list(text)},
    ],
  };
  const warned = (kind: string) => {
    const media = {...form, parameters: [], bodies: [{type: 'application/json', kind, examples: [], field}]};
    const found = checkValues(media as unknown as RequestForm, values('', {photos: [], tags: [], notes: []}));
    return found.map(({path, word}) => [path.join('.'), word]);
  };
  const empty = [
    ['photos', 'file'],
    ['tags', 'required'],
  ];
  assert.deepEqual(warned('multipart'), empty);
  assert.deepEqual(warned('form'), empty);
  assert.deepEqual(warned('json'), []);
});
