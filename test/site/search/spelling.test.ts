import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findClosestWords} from '../../../src/site/search/spelling.js';

const known = ['webhook', 'theme', 'redirect', 'authentication', '404', 'get', 'zap', 'kebab', 'cells', 'numbers'];

const cases: readonly (readonly [asked: readonly string[], meant: string | undefined])[] = [
  [['wehbok'], 'webhook'],
  [['redirektion'], 'redirect'],
  [['autentikasion'], 'authentication'],
  [['qqqq', 'temes'], 'theme'],
  [['xylophone'], undefined],
  [['zxqwy'], undefined],
  [['kubernetes'], undefined],
  [['kube'], undefined],
  [['hello'], undefined],
  [['numbrer'], 'numbers'],
  [['405'], undefined],
  [['ge'], undefined],
  [[], undefined],
];
for (const [asked, meant] of cases)
  test(`the correction of "${asked.join(' ')}" is ${meant ?? 'nothing that is there'}`, () => {
    assert.equal(findClosestWords(asked, known)[0], meant);
  });

test('up to three corrections are suggested, nearest first', () => {
  assert.deepEqual(findClosestWords(['tehme'], ['themed', 'theme', 'temper', 'themes', 'thesis', 'zap']), [
    'theme',
    'themed',
    'themes',
  ]);
});
