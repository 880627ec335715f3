import assert from 'node:assert/strict';
import {test} from 'node:test';
import {parseUserInfo} from '../../src/site/user-info.js';

const now = Date.parse('2026-03-01T00:00:00Z');
const seconds = now / 1000;
const parse = (value: unknown) => parseUserInfo(JSON.stringify(value), now);
const empty = {header: new Map(), query: new Map(), cookie: new Map(), server: new Map()};

test("sessions have the hosted platforms' format", () => {
  assert.deepEqual(
    parse({
      expiresAt: seconds + 60,
      groups: ['admin'],
      content: {firstName: 'Ada', team: {name: 'Core'}},
      apiPlaygroundInputs: {
        header: {Authorization: 'Bearer t', 'X-Limit': 7, 'X-Flag': true, 'X-Object': {}, 'X-Null': null},
        server: {subdomain: 'acme'},
      },
      other: 1,
    }),
    {
      state: 'session',
      info: {
        expires: now + 60_000,
        groups: ['admin'],
        user: {firstName: 'Ada', team: {name: 'Core'}},
        inputs: {
          ...empty,
          header: new Map([
            ['Authorization', 'Bearer t'],
            ['X-Limit', '7'],
            ['X-Flag', 'true'],
          ]),
          server: new Map([['subdomain', 'acme']]),
        },
      },
    },
  );
  assert.deepEqual(parse({}), {state: 'session', info: {user: {}, inputs: empty}});
  assert.deepEqual(parse({content: null, apiPlaygroundInputs: {header: null}}), parse({}));
});

test('expiresAt is in seconds or milliseconds, and an expired session is none', () => {
  const expires = (expiresAt: number) => {
    const read = parse({expiresAt});
    return read.state === 'session' ? read.info.expires : read.state;
  };
  assert.equal(expires(seconds + 60), now + 60_000);
  assert.equal(expires(now + 60_000), now + 60_000);
  assert.equal(expires(seconds), 'none');
  assert.equal(expires(seconds - 1), 'none');
  assert.equal(expires(now - 1), 'none');
  assert.deepEqual(parse(null), {state: 'none'});
});

test('an invalid field rejects the whole response by name', () => {
  const cases: readonly (readonly [value: unknown, field: string])[] = [
    [[], 'JSON'],
    ['text', 'JSON'],
    [{expiresAt: '2026-03-01'}, 'expiresAt'],
    [{expiresAt: 0}, 'expiresAt'],
    [{groups: 'admin'}, 'groups'],
    [{groups: [1]}, 'groups'],
    [{content: 'Ada'}, 'content'],
    [{content: []}, 'content'],
    [{apiPlaygroundInputs: []}, 'apiPlaygroundInputs'],
    [{apiPlaygroundInputs: {header: 'Bearer t'}}, 'apiPlaygroundInputs.header'],
    [{apiPlaygroundInputs: {server: []}}, 'apiPlaygroundInputs.server'],
  ];
  for (const [value, field] of cases) assert.deepEqual(parse(value), {state: 'wrong', field});
  assert.deepEqual(parseUserInfo('<!doctype html>', now), {state: 'wrong', field: 'JSON'});
});

test('response keys never reach a prototype', () => {
  const read = parseUserInfo(
    '{"__proto__": {"groups": ["x"]}, "apiPlaygroundInputs": {"header": {"__proto__": "v"}}}',
    now,
  );
  assert.equal(read.state, 'session');
  assert.equal(read.state === 'session' && read.info.groups, undefined);
  assert.deepEqual(read.state === 'session' && [...read.info.inputs.header], [['__proto__', 'v']]);
});
