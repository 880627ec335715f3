import {createHash} from 'node:crypto';
import type {Exchange} from './exchange.js';
import type {OpenIdKeys} from './id-token.js';
import {type Grant, type Tokens, tokenLife} from './oauth-tokens.js';
import {sendJson} from './respond.js';

type Outcome = {readonly grant: Grant; readonly isRenewable: boolean} | {readonly error: string; readonly why: string};

const confidential = {id: 'greenhouse', secret: 'glass-and-light'};

/** Issues tokens for a code, for a refresh token, or for client credentials (RFC 6749, section 3.2). */
export function answerToken(exchange: Exchange, tokens: Tokens, keys: OpenIdKeys): void {
  const form = new URLSearchParams(exchange.body.toString());
  const outcome = outcomeOf(exchange, form, tokens);
  if ('error' in outcome) {
    const isClient = outcome.error === 'invalid_client';
    if (isClient) exchange.response.setHeader('www-authenticate', 'Basic realm="orchard"');
    sendJson(exchange, {error: outcome.error, error_description: outcome.why}, isClient ? 401 : 400);
    return;
  }
  const {grant, isRenewable} = outcome;
  sendJson(exchange, {
    access_token: tokens.addAccess(grant),
    token_type: 'Bearer',
    expires_in: tokenLife,
    scope: grant.scopes.join(' '),
    ...(isRenewable && {refresh_token: tokens.addRefresh(grant)}),
    ...(isRenewable && grant.scopes.includes('openid') && {id_token: keys.sign(exchange.origin, grant)}),
  });
}

function outcomeOf(exchange: Exchange, form: URLSearchParams, tokens: Tokens): Outcome {
  switch (form.get('grant_type')) {
    case 'authorization_code':
      return forCode(form, tokens);
    case 'refresh_token': {
      const grant = tokens.redeemRefresh(form.get('refresh_token') ?? '');
      if (!grant || grant.client !== form.get('client_id')) return invalid('the refresh token is unknown or was used');
      return {grant, isRenewable: true};
    }
    case 'client_credentials':
      return forClient(exchange, form);
    default:
      return {error: 'unsupported_grant_type', why: 'use authorization_code, refresh_token or client_credentials'};
  }
}

function forCode(form: URLSearchParams, tokens: Tokens): Outcome {
  const asked = tokens.redeemCode(form.get('code') ?? '');
  if (!asked) return invalid('the code is unknown, too old or was used');
  if (form.get('client_id') !== asked.client) return invalid('the code was given to another client');
  if (form.get('redirect_uri') !== asked.redirectUri) return invalid('redirect_uri differs from the one before');
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (challenge !== asked.challenge) return invalid('code_verifier does not fit the challenge');
  const {client, scopes, nonce} = asked;
  return {grant: {user: 'ada', client, scopes, ...(nonce !== undefined && {nonce})}, isRenewable: true};
}

function forClient({request}: Exchange, form: URLSearchParams): Outcome {
  const header = /^basic +(.+)$/i.exec(request.headers.authorization ?? '');
  const [id, secret] = header
    ? Buffer.from(header[1]!, 'base64').toString().split(':')
    : [form.get('client_id'), form.get('client_secret')];
  if (id !== confidential.id || secret !== confidential.secret)
    return {error: 'invalid_client', why: 'the client or its secret is wrong'};
  const scopes = (form.get('scope') || 'trees:write').split(' ');
  if (scopes.some(scope => !scope.startsWith('trees:')))
    return {error: 'invalid_scope', why: 'a client may have trees:read and trees:write'};
  return {grant: {user: confidential.id, client: confidential.id, scopes}, isRenewable: false};
}

function invalid(why: string): Outcome {
  return {error: 'invalid_grant', why};
}
