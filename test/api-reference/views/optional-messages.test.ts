import assert from 'node:assert/strict';
import {test} from 'node:test';
import {describeEncoding, describeStyle} from '../../../src/api-reference/views/operation/parameter-style.js';
import {getStatusReason, getStatusTone} from '../../../src/api-reference/views/operation/status.js';
import {describeConstraints} from '../../../src/api-reference/views/schema/constraint-text.js';
import {formatFieldValue, isShownShort} from '../../../src/api-reference/views/schema/format-field-value.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {enApi} from '../../../src/messages/en-api.js';
import {enSchemaDetails} from '../../../src/messages/en-schema-details.js';
import {loadMessages} from '../../../src/messages/load-messages.js';
import {draw, withOperation} from './draw.js';

const limits: readonly (readonly [Record<string, unknown>, string])[] = [
  [{minimum: 1, maximum: 9}, '1 to 9'],
  [{minimum: 0}, 'at least 0'],
  [{maximum: 9}, 'at most 9'],
  [{exclusiveMinimum: 0, maximum: 9}, 'at most 9, more than 0'],
  [{exclusiveMinimum: 0, exclusiveMaximum: 1}, 'more than 0, less than 1'],
  [{minLength: 1}, 'at least 1 character'],
  [{minLength: 1, maxLength: 64}, '1 to 64 characters'],
  [{minLength: 2, maxLength: 2}, 'exactly 2 characters'],
  [{minLength: 0}, ''],
  [{minItems: 1, maxItems: 1}, 'exactly 1 item'],
  [{minProperties: 2}, 'at least 2 properties'],
  [{minContains: 2}, 'at least 2 items that match'],
  [{multipleOf: 0.5, uniqueItems: 'true'}, 'multiple of 0.5, unique items'],
  [{pattern: '^<a>$'}, 'matches <code>^&lt;a&gt;$</code>'],
  [
    {contentEncoding: 'base64', contentMediaType: 'image/png'},
    'encoded as <code>base64</code>, contains <code>image/png</code>',
  ],
];

test('limits have messages', () => {
  for (const [given, words] of limits) {
    const constraints = Object.entries(given).map(([word, value]) => ({word, value: String(value)}));
    assert.equal(describeConstraints(constraints, enApi).map(String).join(', '), words);
  }
});

test("a limit's unit and number have the locale's order", async () => {
  const limit = [{word: 'minLength', value: '3'}];
  const items = [
    {word: 'minItems', value: '1'},
    {word: 'maxItems', value: '12345'},
  ];
  const words = [
    ['ja', '3 文字以上', '1～12345 項目'],
    ['ko', '최소 3자', '1~12345개 항목'],
    ['ar', '3 أحرف على الأقل', 'من 1 إلى 12345 عنصرًا'],
    ['tr', 'en az 3 karakter', '1 ile 12345 öğe arası'],
  ] as const;
  for (const [locale, least, between] of words) {
    const say = (await loadMessages(locale))!.api;
    assert.equal(describeConstraints(limit, say).map(String).join(), least);
    assert.equal(describeConstraints(items, say).map(String).join(), between);
  }
});

const styles: readonly (readonly [
  string,
  style: string,
  explode: boolean,
  kind: 'list' | 'map' | 'one',
  words: string,
])[] = [
  ['query', 'form', true, 'list', ''],
  ['query', 'form', false, 'list', 'comma-separated'],
  ['query', 'form', false, 'map', 'comma-separated'],
  ['query', 'form', false, 'one', ''],
  ['query', 'spaceDelimited', false, 'list', 'space-separated'],
  ['query', 'pipeDelimited', false, 'list', 'separated by |'],
  ['query', 'deepObject', true, 'map', 'as q[key]=value'],
  ['path', 'simple', false, 'list', ''],
  ['path', 'simple', true, 'map', 'as key=value pairs'],
  ['path', 'label', false, 'one', 'with a dot before each value'],
  ['path', 'label', true, 'list', 'with a dot before each value'],
  ['path', 'label', false, 'list', 'sent as .a,b'],
  ['path', 'matrix', false, 'one', 'as ;q=value'],
  ['path', 'matrix', true, 'map', 'as ;key=value'],
];

test('only unusual parameter styles are mentioned', () => {
  for (const [place, style, explode, kind, words] of styles) {
    const parameter = {name: 'q', in: place as 'query', style, explode, allowReserved: false};
    assert.deepEqual(
      describeStyle(parameter, kind === 'list', kind === 'map', enSchemaDetails).join(),
      words,
      `${place} ${style}`,
    );
  }
  const reserved = {name: 'q', in: 'query', style: 'form', explode: true, allowReserved: true} as const;
  assert.deepEqual(describeStyle(reserved, false, false, enSchemaDetails), ['reserved characters stay as they are']);
  const empty = {...reserved, allowReserved: false, mayBeEmpty: true} as const;
  assert.deepEqual(describeStyle(empty, false, false, enSchemaDetails), ['may be empty']);
  assert.deepEqual(describeEncoding({name: 'a', contentType: 'a/b', headers: []}, enSchemaDetails), ['sent as a/b']);
  // A style overrides the media type.
  const styled = {name: 'a', contentType: 'a/b', explode: false, headers: []};
  assert.deepEqual(describeEncoding(styled, enSchemaDetails), ['comma-separated']);
});

test('values and statuses have familiar formats', () => {
  assert.deepEqual(
    ['', 'a', null, 1, {a: 1}, undefined].map(each => formatFieldValue(each)),
    ['""', 'a', 'null', '1', '{"a":1}', ''],
  );
  assert.ok(!isShownShort('a\nb') && !isShownShort('') && isShownShort('a'));
  assert.equal(fillMessage('{a} of {b} {toString}', {a: 1, b: '{a}'}), '1 of {a} {toString}');
  assert.deepEqual(['200', '3XX', '404', '500', '100', 'default', '20'].map(getStatusTone), [
    'success',
    'redirect',
    'client',
    'server',
    'other',
    'other',
    'other',
  ]);
  assert.deepEqual(['404', '299', 'constructor'].map(getStatusReason), ['Not Found', '', '']);
});

test("the page's code fences replace examples with their language and status", async () => {
  const responses = {
    200: {description: 'ok', content: {'application/json': {example: {ours: 1}}}},
    404: {description: 'no'},
  };
  const written = {
    request: [{label: 'Mine', language: 'python', code: 'mine()'}],
    response: [{label: '200 Fine', language: 'json', code: '{"theirs": 2}'}],
  };
  const {aside} = await draw(withOperation({responses}), 'POST /a', {languages: ['curl', 'python'], written});
  const tabs = [...aside.matchAll(/class="tab"[^>]*>([^<]*)/g)].map(([, label]) => label);
  assert.deepEqual(tabs, ['Mine', 'cURL']);
  assert.match(aside, /mine\(\)/);
  assert.doesNotMatch(aside, /import requests|ours/);
  assert.match(aside, /200 Fine/);
  assert.match(aside, /theirs/);
});

test('an API key without a name is reported and not sent', async () => {
  const {main, aside} = await draw(withOperation({responses: {}}), 'POST /a', {auth: {method: 'key'}});
  assert.match(main, /API key\. The document doesn’t state its name/);
  assert.doesNotMatch(aside, /YOUR_API_KEY/);
});
