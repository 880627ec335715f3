import {accessRoutes} from './access.js';
import {answerRoutes} from './answers.js';
import {bodyRoutes} from './bodies.js';
import {documentRoutes} from './documents.js';
import {echoRoutes} from './echo.js';
import type {Route} from './exchange.js';
import {mediaRoutes} from './media.js';
import {oauthRoutes} from './oauth.js';
import {openTokens} from './oauth-tokens.js';
import {streamRoutes} from './streams.js';
import {treeRoutes} from './trees.js';

/** Builds all operations with new data, which the next server does not share. */
export function buildRoutes(): readonly Route[] {
  const tokens = openTokens();
  return [
    ...documentRoutes,
    ...treeRoutes(),
    ...echoRoutes,
    ...bodyRoutes,
    ...accessRoutes(tokens),
    ...oauthRoutes(tokens),
    ...streamRoutes,
    ...mediaRoutes,
    ...answerRoutes,
  ];
}
