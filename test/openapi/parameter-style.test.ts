import assert from 'node:assert/strict';
import {test} from 'node:test';
import {buildQueryPairs, formatHeaderValue, formatPathValue} from '../../src/openapi/operation/parameter-style.js';

const list = ['blue', 'black'];
const object = {R: 100, G: 200};

// The table of OpenAPI 3.1, section 4.8.12.5, with additional cases.
const cases: readonly (readonly [
  place: 'path' | 'query',
  style: string,
  explode: boolean,
  value: unknown,
  text: string,
])[] = [
  ['path', 'matrix', false, 'blue', ';color=blue'],
  ['path', 'matrix', false, list, ';color=blue,black'],
  ['path', 'matrix', false, object, ';color=R,100,G,200'],
  ['path', 'matrix', true, list, ';color=blue;color=black'],
  ['path', 'matrix', true, object, ';R=100;G=200'],
  ['path', 'label', false, 'blue', '.blue'],
  ['path', 'label', false, list, '.blue,black'],
  ['path', 'label', true, list, '.blue.black'],
  ['path', 'label', true, object, '.R=100.G=200'],
  ['path', 'simple', false, list, 'blue,black'],
  ['path', 'simple', false, object, 'R,100,G,200'],
  ['path', 'simple', true, object, 'R=100,G=200'],
  ['path', 'simple', false, 'a/b?c#d e', 'a%2Fb%3Fc%23d%20e'],
  ['path', 'simple', false, '..', '%252E%252E'],
  ['query', 'form', true, 'blue', 'color=blue'],
  ['query', 'form', true, list, 'color=blue&color=black'],
  ['query', 'form', false, list, 'color=blue,black'],
  ['query', 'form', true, object, 'R=100&G=200'],
  ['query', 'form', false, object, 'color=R,100,G,200'],
  ['query', 'form', true, 'a&b=c+d', 'color=a%26b%3Dc%2Bd'],
  ['query', 'spaceDelimited', false, list, 'color=blue%20black'],
  ['query', 'spaceDelimited', false, object, 'color=R%20100%20G%20200'],
  ['query', 'pipeDelimited', false, list, 'color=blue%7Cblack'],
  ['query', 'pipeDelimited', false, object, 'color=R%7C100%7CG%7C200'],
  // Null members are undefined, and so is an object with only null members (RFC 6570, section 2.3).
  ['query', 'form', true, ['a', null, 'b'], 'color=a&color=b'],
  ['query', 'form', false, ['a', null, 'b'], 'color=a,b'],
  ['query', 'form', true, {R: null, G: 1}, 'G=1'],
  ['query', 'form', false, {R: null}, ''],
  ['query', 'deepObject', true, {R: null, G: [null, 2]}, 'color%5BG%5D%5B%5D=2'],
  ['path', 'simple', false, ['a', null, 'b'], 'a,b'],
  ['path', 'matrix', true, {R: null, G: 1}, ';G=1'],
  ['query', 'deepObject', true, object, 'color%5BR%5D=100&color%5BG%5D=200'],
  ['query', 'deepObject', true, {a: {b: 1}, c: [2]}, 'color%5Ba%5D%5Bb%5D=1&color%5Bc%5D%5B%5D=2'],
];

for (const [place, style, explode, value, text] of cases)
  test(`${style}${explode ? ' exploded' : ''} of ${JSON.stringify(value)} is ${text}`, () => {
    const parameter = {name: 'color', style, explode, allowReserved: false};
    const found =
      place === 'path'
        ? formatPathValue(parameter, value)
        : buildQueryPairs(parameter, value)
            .map(pair => pair.join('='))
            .join('&');
    assert.equal(found, text);
  });

test('allowReserved keeps reserved characters except delimiters of the value', () => {
  const parameter = {name: 'q', style: 'form', explode: true, allowReserved: true};
  assert.deepEqual(buildQueryPairs(parameter, 'a/b:c?d&e#f+g'), [['q', 'a/b:c?d%26e%23f%2Bg']]);
});

test('header values are not encoded', () =>
  assert.equal(formatHeaderValue({explode: true, style: 'simple'}, {a: 'b c', d: 1}), 'a=b c,d=1'));
