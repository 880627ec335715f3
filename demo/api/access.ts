import {
  basic,
  bearer,
  both,
  type Check,
  either,
  granted,
  keyInCookie,
  keyInHeader,
  keyInQuery,
  ticketScheme,
} from './credentials.js';
import {type Route, route} from './exchange.js';
import type {Tokens} from './oauth-tokens.js';
import {sendJson, sendProblem} from './respond.js';

/** Returns one operation for each authentication scheme. Each responds with the identity that the server recognized. */
export function accessRoutes(tokens: Tokens): readonly Route[] {
  return [
    guarded('whoWithBearer', '/access/bearer', bearer),
    guarded('whoWithBasic', '/access/basic', basic),
    guarded('whoWithKeyInHeader', '/access/key-in-header', keyInHeader),
    guarded('whoWithKeyInQuery', '/access/key-in-query', keyInQuery),
    guarded('whoWithKeyInCookie', '/access/key-in-cookie', keyInCookie),
    guarded('whoWithTicket', '/access/ticket', ticketScheme),
    guarded('whoWithCode', '/access/code', granted(tokens, 'trees:read')),
    guarded('whoWithClient', '/access/client', granted(tokens, 'trees:write')),
    guarded('whoWithOpenId', '/access/openid', granted(tokens, 'openid')),
    guarded('whoWithBoth', '/access/key-and-bearer', both(keyInHeader, bearer)),
    guarded('whoWithEither', '/access/key-or-bearer', either(keyInHeader, bearer)),
    route('whoIfKnown', 'GET', '/access/optional', exchange =>
      sendJson(exchange, bearer.identify(exchange) ?? {user: 'nobody', scheme: 'none'}),
    ),
    route('whoWithCertificate', 'GET', '/access/certificate', exchange =>
      sendProblem(exchange, {
        status: 403,
        title: 'Forbidden',
        detail: 'This server speaks plain HTTP, so that nobody can show it a certificate.',
      }),
    ),
  ];
}

function guarded(id: string, path: string, check: Check): Route {
  return route(id, 'GET', path, exchange => {
    const identity = check.identify(exchange);
    if (identity) return sendJson(exchange, identity);
    exchange.response.setHeader('www-authenticate', check.challenge);
    const detail = 'The credentials are missing or wrong. Those that work stand in the description of the API.';
    sendProblem(exchange, {status: 401, title: 'Unauthorized', detail});
  });
}
