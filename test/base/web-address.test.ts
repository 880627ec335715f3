import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isWebAddress} from '../../src/base/web-address.js';

test('tells addresses of the web from paths of the project', () => {
  const texts = [
    'https://a.example/x',
    'HTTP://a.example',
    'https:relative',
    '//a.example',
    'ftp://a.example',
    'a/b.yaml',
    '',
  ];
  assert.deepEqual(texts.filter(isWebAddress), ['https://a.example/x', 'HTTP://a.example']);
});
