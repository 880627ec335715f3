import {expect, waitUntil} from '@open-wc/testing';
import {type PastRequest, PastRequests} from '../../elements/api-reference/past-requests/past-requests.js';
import {Exchange} from '../../elements/api-reference/response/exchange.js';
import {userSession} from '../../elements/base/user-session.js';
import {parseUserInfo} from '../../src/site/user-info.js';

describe('the last requests of a page', () => {
  it("lose the session's values when it ends, even pending ones", async () => {
    let answer = (_: Response) => {};
    const response = new Promise<Response>(done => (answer = done));
    const exchange = new Exchange({
      signed: {
        request: {method: 'GET', url: 'https://api.example/a?key=k#x', headers: [['Authorization', 'Bearer t']]},
        cookies: [['sid', 's']],
        isSigned: true,
      },
      files: new Map(),
      timeoutMs: 1000,
      mock: async () => ({response: await response, reasons: []}),
    });
    const requests = new PastRequests();
    const before = {exchange: {dropBody: () => {}}, when: 0} as unknown as PastRequest;
    requests.add(before);
    const read = parseUserInfo('{}', Date.now());
    if (read.state === 'session') userSession.start(read.info);
    requests.add({exchange, when: 1} as unknown as PastRequest);
    expect(exchange.outgoing.signed.cookies).to.have.length(1);
    userSession.end();
    expect(requests.entries).to.deep.equal([before]);
    answer(new Response('{}'));
    await waitUntil(() => exchange.state.phase === 'done');
    await waitUntil(() => exchange.outgoing.signed.cookies.length === 0);
    const {signed} = exchange.outgoing;
    expect(signed).to.deep.equal({
      request: {method: 'GET', url: 'https://api.example/a', headers: []},
      cookies: [],
      isSigned: true,
    });
  });
});

describe('the requests of a visit', () => {
  it('are at most fifty, and only the newest has a large body', () => {
    const dropped: [number, number][] = [];
    const past = (at: number) =>
      ({exchange: {dropBody: (above: number) => dropped.push([at, above])}, when: at}) as unknown as PastRequest;
    const requests = new PastRequests();
    let changes = 0;
    requests.addEventListener('change', () => changes++);
    requests.add(past(0));
    requests.add(past(1));
    expect(dropped).to.deep.equal([[0, 2_000_000]]);
    for (let at = 2; at < 60; at++) requests.add(past(at));
    expect(requests.entries.map(({when}) => when)).to.deep.equal(Array.from({length: 50}, (_, index) => 59 - index));
    requests.clear();
    expect(requests.entries).to.deep.equal([]);
    expect(changes).to.equal(61);
  });
});
