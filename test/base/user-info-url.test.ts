import assert from 'node:assert/strict';
import {test} from 'node:test';
import {isUserInfoUrl, resolveUserInfoUrl} from '../../src/base/user-info-url.js';

test("the session URL must use https or the page's origin", () => {
  const allowed = ['https://api.example.com/session', '/api/session', '/session?docs=1', 'https://localhost:8443/me'];
  const refused = [
    'http://api.example.com/session',
    '//canary.invalid/session',
    '/\\canary.invalid/session',
    'api/session',
    'https://user:password@api.example.com/',
    'https://',
    'javascript:alert(1)',
    'data:application/json,{}',
    '/a\tb',
    '',
  ];
  assert.deepEqual(
    allowed.filter(each => !isUserInfoUrl(each)),
    [],
  );
  assert.deepEqual(refused.filter(isUserInfoUrl), []);
});

test("a path uses the page's origin, and a page without origin sends no request", () => {
  const origin = 'https://docs.example.com';
  assert.equal(resolveUserInfoUrl('/session', origin)?.href, 'https://docs.example.com/session');
  assert.equal(resolveUserInfoUrl('https://api.example.com/me', origin)?.href, 'https://api.example.com/me');
  assert.equal(resolveUserInfoUrl('http://docs.example.com/me', origin), undefined);
  assert.equal(resolveUserInfoUrl('/session', 'null'), undefined);
  assert.equal(resolveUserInfoUrl('https://api.example.com/me', 'null'), undefined);
});
