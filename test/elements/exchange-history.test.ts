import {expect, waitUntil} from '@open-wc/testing';
import {ExchangeHistory} from '../../elements/api-reference/form/history.js';
import {Exchange} from '../../elements/api-reference/response/exchange.js';
import {userSession} from '../../elements/base/user-session.js';
import {parseUserInfo} from '../../src/site/user-info.js';

describe('the last requests of a page', () => {
  it('give up what they were sent with when the session of the reader ends, also those that still run', async () => {
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
    const history = new ExchangeHistory();
    history.add(exchange, 'curl');
    const read = parseUserInfo('{}', Date.now());
    if (read.state === 'session') userSession.start(read.info);
    expect(exchange.outgoing.signed.cookies).to.have.length(1);
    userSession.end();
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
