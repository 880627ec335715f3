import {encodeBase64} from '../../base/base64.js';
import {capitalize} from '../../base/capitalize.js';
import type {SecurityScheme} from '../../openapi/document/document-info.js';
import {type EncodedPair, encodeQuery} from '../../openapi/operation/parameter-style.js';
import type {ApiRequest} from '../../openapi/request/request.js';

/** A credential for one security scheme at one origin, entered by the reader or issued by a token endpoint. */
export type Credential =
  | {readonly kind: 'secret'; readonly value: string}
  | {readonly kind: 'basic'; readonly user: string; readonly password: string}
  | {
      readonly kind: 'oauth';
      readonly accessToken: string;
      /** Token type from the token response, or else `Bearer`. */
      readonly tokenType: string;
      readonly refreshToken?: string;
      /** Expiry in milliseconds since the Unix epoch. */
      readonly expires?: number;
      readonly clientId?: string;
      readonly scopes: readonly string[];
    };

export interface Signature {
  readonly scheme: SecurityScheme;
  readonly credential: Credential;
}

/** A request with its credentials. `cookies` are separate: pages cannot set cookies, but Lectern's proxy can. */
export interface SignedRequest {
  readonly request: ApiRequest;
  readonly cookies: readonly EncodedPair[];
  /** True if the request contains credentials. The browser must then not follow a redirect. */
  readonly isSigned: boolean;
}

/** Adds the credentials that the security schemes require (OpenAPI 3.1, section 4.8.27). */
export function signRequest(request: ApiRequest, signatures: readonly Signature[]): SignedRequest {
  const cookies: EncodedPair[] = [];
  const query: EncodedPair[] = [];
  const headers = new Map(request.headers.map(pair => [pair[0].toLowerCase(), pair]));
  const written = headers.get('cookie');
  headers.delete('cookie');
  if (written) for (const pair of written[1].split('; ')) cookies.push(split(pair));
  const setHeader = (name: string, value: string) => headers.set(name.toLowerCase(), [name, value]);
  for (const {scheme, credential} of signatures) {
    const secret = getSecret(credential);
    if (scheme.type === 'apiKey') {
      if (scheme.name === undefined) continue;
      if (scheme.in === 'query') query.push([encodeQuery(scheme.name, false), encodeQuery(secret, false)]);
      else if (scheme.in === 'cookie') cookies.push([scheme.name, secret]);
      else setHeader(scheme.name, secret);
    } else if (credential.kind === 'basic') setHeader('Authorization', `Basic ${encodeText(secret)}`);
    else if (credential.kind === 'oauth') setHeader('Authorization', `${credential.tokenType} ${secret}`);
    else setHeader('Authorization', formatAuthorization(formatSchemeType(scheme), secret));
  }
  const added = query.map(pair => pair.join('=')).join('&');
  const url = added ? request.url + (request.url.includes('?') ? '&' : '?') + added : request.url;
  return {request: {...request, url, headers: [...headers.values()]}, cookies, isSigned: signatures.length > 0};
}

/** Returns whether a credential has all values that a request needs. */
export function isFilled(credential: Credential | undefined): boolean {
  if (!credential) return false;
  return credential.kind === 'basic' ? credential.user + credential.password !== '' : getSecret(credential) !== '';
}

/** Returns every secret text of a credential, also in its header's encoding. */
export function listCredentialSecrets(credential: Credential): readonly string[] {
  if (credential.kind === 'secret') return [credential.value];
  if (credential.kind === 'basic') return [credential.password, encodeText(getSecret(credential))];
  return [credential.accessToken, ...(credential.refreshToken === undefined ? [] : [credential.refreshToken])];
}

function getSecret(credential: Credential): string {
  if (credential.kind === 'basic') return `${credential.user}:${credential.password}`;
  return credential.kind === 'oauth' ? credential.accessToken : credential.value;
}

/** Returns the value of an `Authorization` header. Removes the scheme from the secret: readers sometimes paste both. */
function formatAuthorization(word: string, secret: string): string {
  const begins = secret.trimStart().toLowerCase().startsWith(`${word.toLowerCase()} `);
  return `${word} ${begins ? secret.trimStart().slice(word.length).trimStart() : secret}`;
}

function formatSchemeType({type, scheme}: SecurityScheme): string {
  const word = type === 'http' ? (scheme ?? 'bearer') : 'bearer';
  return capitalize(word);
}

/** Encodes a text as base64 over UTF-8 (RFC 7617, section 2.1). */
function encodeText(text: string): string {
  return encodeBase64(new TextEncoder().encode(text));
}

function split(pair: string): EncodedPair {
  const at = pair.indexOf('=');
  return [pair.slice(0, at), pair.slice(at + 1)];
}
