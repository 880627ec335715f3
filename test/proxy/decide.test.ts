import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decideRequest} from '../../src/proxy/decide.js';
import type {HeaderList} from '../../src/proxy/headers.js';
import {type ProxyOptions, readSettings} from '../../src/proxy/settings.js';

const options: ProxyOptions = {
  origins: [
    'https://api.example.com/v1',
    'http://api.example.com:8080',
    'http://127.0.0.1:3000',
    'http://localhost:3000',
    'http://[::ffff:10.0.0.1]',
    'ftp://files.example',
    'no address',
  ],
  allowOrigins: ['https://docs.example.org/'],
};
const own: HeaderList = [['Sec-Fetch-Site', 'same-origin']];

function ask(target: string, headers: HeaderList = own, changes: Partial<ProxyOptions> & {method?: string} = {}) {
  const {method = 'GET', ...rest} = changes;
  const address = `/docs/_proxy?url=${encodeURIComponent(target)}`;
  return decideRequest({method, address, headers, host: 'docs.example.com'}, readSettings({...options, ...rest}));
}

function codeOf(decision: ReturnType<typeof decideRequest>): string {
  return decision.kind === 'refuse' ? decision.refusal.code : decision.kind;
}

test("only the project's origins are requested, in any notation", () => {
  const targets: Readonly<Record<string, string>> = {
    'https://api.example.com/users?x=1': 'send',
    'HTTPS://API.EXAMPLE.COM:443/users': 'send',
    'http://api.example.com:8080': 'send',
    'https://api.example.com/a@b': 'send',
    'http://api.example.com/': 'target-origin',
    'https://api.example.com:8443/': 'target-origin',
    'https://api.example.com.canary.invalid/': 'target-origin',
    'https://api.example.com./': 'target-origin',
    'https://canary.invalid/?https://api.example.com/': 'target-origin',
    'https://canary.invalid/#https://api.example.com/': 'target-origin',
    'https://canary.invalid#@api.example.com/': 'target-origin',
    'https://api.example.com@canary.invalid/': 'target-address',
    'https://canary.invalid@api.example.com/': 'target-address',
    'https://@api.example.com/': 'target-address',
    'https://a:b@api.example.com/': 'target-address',
    'https://canary.invalid\\@api.example.com/': 'target-address',
    'https:\\\\api.example.com/': 'target-address',
    'https:/api.example.com/': 'target-address',
    'https:api.example.com': 'target-address',
    '//api.example.com/': 'target-address',
    '/users': 'target-address',
    'ht\ttps://api.example.com/': 'target-address',
    'https://api.example\n.com/': 'target-address',
    ' https://api.example.com/': 'target-address',
    'https://api.example.com/\u0000': 'target-address',
    'https://': 'target-address',
    'https://[::1': 'target-address',
    'file:///etc/passwd': 'target-address',
    'ftp://files.example/': 'target-address',
    'javascript:alert(1)': 'target-address',
    'blob:https://api.example.com/1': 'target-address',
    'view-source:https://api.example.com/': 'target-address',
    '': 'target-address',
  };
  for (const [target, code] of Object.entries(targets)) assert.equal(codeOf(ask(target)), code, target);
});

test('an origin on this computer needs the option for private addresses', () => {
  for (const target of [
    'http://127.0.0.1:3000/',
    'http://127.1:3000',
    'http://2130706433:3000/',
    'http://0x7f.1:3000/',
    'http://0177.0.0.1:3000/',
    'http://localhost:3000/',
    'http://[::ffff:a00:1]/',
    'http://127。0。0。1:3000/',
  ]) {
    assert.equal(codeOf(ask(target)), 'target-private', target);
    assert.equal(codeOf(ask(target, own, {allowPrivate: true})), 'send', target);
  }
});

test('a request needs exactly one target', () => {
  for (const address of [
    '/_proxy',
    '/_proxy?',
    '/_proxy?uri=x',
    '/_proxy?url=https://api.example.com/&url=https://api.example.com/',
  ]) {
    const decision = decideRequest({method: 'GET', address, headers: own, host: 'd'}, readSettings(options));
    assert.equal(codeOf(decision), 'target-missing', address);
  }
});

test("the target's fragment is removed, and its query is unchanged", () => {
  const decision = ask('https://api.example.com/users?q=a%26b+c&url=x#part');
  assert.ok(decision.kind === 'send');
  assert.equal(decision.outgoing.url.href, 'https://api.example.com/users?q=a%26b+c&url=x');
});

test('only pages of the own site and of allowed sites can send', () => {
  const site = (value: string): readonly [string, string] => ['sec-fetch-site', value];
  const cases: readonly (readonly [HeaderList, string])[] = [
    [[site('same-origin')], 'send'],
    [[site('same-origin'), ['sec-fetch-dest', 'empty'], ['sec-fetch-mode', 'cors']], 'send'],
    [[['origin', 'https://docs.example.com']], 'send'],
    [[['origin', 'http://docs.example.com']], 'send'],
    [[['origin', 'https://docs.example.org'], site('cross-site')], 'send'],
    [[], 'caller-unknown'],
    [[site('cross-site')], 'caller-foreign'],
    [[site('same-site')], 'caller-foreign'],
    [[site('none')], 'caller-foreign'],
    [[['origin', 'https://docs.example.com'], site('cross-site')], 'caller-foreign'],
    [[['origin', 'null']], 'caller-foreign'],
    [[['origin', 'https://evil.example']], 'caller-foreign'],
    [[['origin', 'https://docs.example.com.evil.example']], 'caller-foreign'],
    [[['origin', 'https://docs.example.com:8443']], 'caller-foreign'],
    [[['origin', 'https://sub.docs.example.org']], 'caller-foreign'],
    [[['origin', 'chrome-extension://docs.example.com']], 'caller-foreign'],
    [[site('same-origin'), ['sec-fetch-mode', 'navigate'], ['sec-fetch-dest', 'document']], 'caller-not-script'],
    [[site('same-origin'), ['sec-fetch-mode', 'no-cors'], ['sec-fetch-dest', 'image']], 'caller-not-script'],
    [
      [site('same-origin'), ['sec-fetch-mode', 'same-origin'], ['sec-fetch-dest', 'serviceworker']],
      'caller-not-script',
    ],
  ];
  for (const [headers, code] of cases)
    assert.equal(codeOf(ask('https://api.example.com/', headers)), code, JSON.stringify(headers));
  const tool = (headers: HeaderList) => codeOf(ask('https://api.example.com/', headers, {anyCaller: true}));
  assert.equal(tool([]), 'send');
  assert.equal(tool([['origin', 'https://evil.example']]), 'caller-foreign');
  const usualPort = decideRequest(
    {
      method: 'GET',
      address: '/_proxy?url=https://api.example.com/',
      headers: [['origin', 'https://docs.example.com']],
      host: 'docs.example.com:443',
    },
    readSettings(options),
  );
  assert.equal(usualPort.kind, 'send');
});

test('an allowed site gets a CORS preflight response', () => {
  const headers: HeaderList = [
    ['origin', 'https://docs.example.org'],
    ['access-control-request-method', 'PUT'],
    ['access-control-request-headers', 'authorization, x-lectern-cookie, b@d'],
  ];
  const decision = ask('https://api.example.com/', headers, {method: 'OPTIONS'});
  assert.ok(decision.kind === 'preflight');
  assert.deepEqual(Object.fromEntries(decision.headers), {
    'access-control-allow-origin': 'https://docs.example.org',
    'access-control-expose-headers': '*',
    vary: 'origin',
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS, QUERY',
    'access-control-allow-headers': 'authorization, x-lectern-cookie',
    'access-control-max-age': '600',
  });
  const foreign: HeaderList = [
    ['origin', 'https://evil.example'],
    ['access-control-request-method', 'GET'],
  ];
  assert.equal(codeOf(ask('https://api.example.com/', foreign, {method: 'OPTIONS'})), 'caller-foreign');
});

test('only configured methods are allowed, and never TRACE or CONNECT', () => {
  const code = (method: string, methods?: readonly string[]) =>
    codeOf(ask('https://api.example.com/', own, {method, ...(methods && {methods})}));
  assert.equal(code('DELETE'), 'send');
  assert.equal(code('OPTIONS'), 'send');
  assert.equal(code('TRACE', ['GET', 'TRACE']), 'method');
  assert.equal(code('CONNECT', ['CONNECT']), 'method');
  assert.equal(code('POST', ['GET']), 'method');
  assert.equal(code('get'), 'method');
});

test('a body with an excessive length is rejected before reading', () => {
  const headers: HeaderList = [...own, ['content-length', '10000001']];
  assert.equal(codeOf(ask('https://api.example.com/', headers, {method: 'POST'})), 'body-size');
});
