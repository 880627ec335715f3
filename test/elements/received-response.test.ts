import {expect} from '@open-wc/testing';
import {collectRequestFacts} from '../../elements/api-reference/remarks/request-facts.js';
import {toReceivedResponse} from '../../elements/api-reference/remarks/to-received-response.js';
import type {ApiResponse} from '../../elements/api-reference/response/exchange-state.js';
import type {RequestForm} from '../../src/api-reference/form/request-form.js';

const body = new TextEncoder().encode('{"a":1}');
const answer = {
  status: 200,
  contentType: 'application/json',
  headers: [['X-A', '1']],
  bytes: body.length,
  body,
  isProxied: false,
} as unknown as ApiResponse;
const request = {method: 'GET', url: 'https://api.test/a?b=1', headers: []};

describe('a response that is compared with its documentation', () => {
  const received = (change: object = {}, sent: object = {}) =>
    toReceivedResponse({...answer, ...change}, request, {...request, ...sent});

  it('has a copy of its body, and all headers only on its own origin', () => {
    const found = received();
    expect(found?.hasBody).to.equal(true);
    expect([...(found?.body ?? [])]).to.deep.equal([...body]);
    expect(found?.body?.buffer).not.to.equal(body.buffer);
    expect(found?.hasAllHeaders).to.equal(false);
    const own = {method: 'GET', url: `${location.origin}/a`, headers: []};
    expect(toReceivedResponse(answer, own, own)?.hasAllHeaders).to.equal(true);
    expect(toReceivedResponse({...answer, isProxied: true}, own, own)?.hasAllHeaders).to.equal(false);
  });

  it('is never redirected, stopped, or sent elsewhere by the page', () => {
    for (const change of [{status: 0}, {followedTo: 'https://api.test/login'}, {redirect: {}}, {isStopped: true}])
      expect(received(change), JSON.stringify(change)).to.equal(undefined);
    for (const sent of [{method: 'POST'}, {url: 'https://other.test/a'}, {url: 'https://api.test/b'}])
      expect(received({}, sent), JSON.stringify(sent)).to.equal(undefined);
    expect(received({}, {url: 'https://api.test/a?key=secret'})).not.to.equal(undefined);
  });

  it('has no body if that is truncated, too large, or absent', () => {
    for (const change of [{isCut: true}, {isDropped: true}, {bytes: 11_000_000}])
      expect(received(change)?.body, JSON.stringify(change)).to.equal(undefined);
    const head = {...request, method: 'HEAD'};
    expect(toReceivedResponse({...answer, bytes: 0}, head, head)?.hasBody).to.equal(false);
  });
});

describe('the request that links of a response read', () => {
  it('has decoded path and query values, headers and text', () => {
    const form = {path: '/users/{id}/posts'} as RequestForm;
    const url = 'https://api.test/v1/users/a%2Fb/posts?sort=a+b';
    const headers = [['content-type', 'text/plain']] as const;
    const facts = collectRequestFacts(form, {method: 'POST', url, headers, body: {kind: 'text', text: 'x'}});
    expect(facts).to.deep.equal({
      url,
      method: 'POST',
      path: [['id', 'a/b']],
      query: [['sort', 'a b']],
      headers,
      contentType: 'text/plain',
      body: 'x',
    });
  });
});
