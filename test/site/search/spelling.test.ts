import assert from 'node:assert/strict';
import {test} from 'node:test';
import {closestWord} from '../../../src/site/search/spelling.js';

const known = ['webhook', 'theme', 'redirect', 'authentication', '404', 'get', 'zap', 'kebab'];

const cases: readonly (readonly [asked: readonly string[], meant: string | undefined])[] = [
  [['wehbok'], 'webhook'],
  [['redirektion'], 'redirect'],
  [['autentikasion'], 'authentication'],
  [['qqqq', 'temes'], 'theme'],
  [['xylophone'], undefined],
  [['zxqwy'], undefined],
  [['kubernetes'], undefined],
  [['405'], undefined],
  [['ge'], undefined],
  [[], undefined],
];
for (const [asked, meant] of cases)
  test(`who asks for "${asked.join(' ')}" may mean ${meant ?? 'nothing that is there'}`, () => {
    assert.equal(closestWord(asked, known), meant);
  });
