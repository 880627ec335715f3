import type {SecurityRequirement, SecurityScheme} from '../document/document-info.js';

/** How Postman signs a request; the parts stand under the name of the kind. */
export type PostmanAuth = {readonly type: string} & Readonly<Record<string, string | readonly AuthPart[]>>;

export interface AuthPart {
  readonly key: string;
  readonly value: string;
  readonly type: 'string';
}

/** What an API key is, where Postman's own way is taken already or has no place for it. */
export interface KeyPair {
  readonly in: 'header' | 'query' | 'cookie';
  readonly name: string;
  readonly value: string;
}

export interface SignedWith {
  readonly auth?: PostmanAuth;
  readonly besides: readonly KeyPair[];
}

interface SchemePlace {
  readonly schemes: readonly SecurityScheme[];
  /** Makes a variable of the collection, and says how it is written. */
  variable(name: string, value: string): string;
}

/**
 * The first way to sign in that a document asks for, with variables where credentials go. Postman has one kind at a time: keys
 * beyond the first are headers and the like.
 */
export function authOf(security: readonly SecurityRequirement[], place: SchemePlace): SignedWith {
  const [way] = security;
  if (!way || way.length === 0) return {auth: {type: 'noauth'}, besides: []};
  const found = way.flatMap(({key, scopes}) => {
    const scheme = place.schemes.find(each => each.key === key);
    return scheme ? [{scheme, scopes}] : [];
  });
  let auth: PostmanAuth | undefined;
  const besides: KeyPair[] = [];
  for (const {scheme, scopes} of found) {
    const key = keyPair(scheme, place);
    if (key && (auth || key.in === 'cookie')) besides.push(key);
    else auth ??= key ? keyAuth(key) : schemeAuth(scheme, scopes, place);
  }
  return {...(auth && {auth}), besides};
}

function keyPair({type, name, in: where, key}: SecurityScheme, place: SchemePlace): KeyPair | undefined {
  if (type !== 'apiKey' || name === undefined) return undefined;
  const at = where === 'query' || where === 'cookie' ? where : 'header';
  return {in: at, name, value: place.variable(variableName(key), '')};
}

function keyAuth({name, value, in: where}: KeyPair): PostmanAuth {
  return {type: 'apikey', apikey: parts({key: name, value, in: where})};
}

function schemeAuth(scheme: SecurityScheme, scopes: readonly string[], place: SchemePlace): PostmanAuth | undefined {
  const {type, key, scheme: kind} = scheme;
  const token = () => place.variable(variableName(key), '');
  if (type === 'http' && (kind === 'basic' || kind === 'digest')) {
    const username = place.variable('username', '');
    return {type: kind, [kind]: parts({username, password: place.variable('password', '')})};
  }
  if (type === 'http' && kind === 'bearer') return {type: 'bearer', bearer: parts({token: token()})};
  if (type === 'openIdConnect') return {type: 'bearer', bearer: parts({token: token()})};
  if (type !== 'oauth2') return undefined;
  const [flow] = scheme.flows;
  const kinds = new Map([
    ['authorizationCode', 'authorization_code'],
    ['implicit', 'implicit'],
    ['password', 'password_credentials'],
    ['clientCredentials', 'client_credentials'],
  ]);
  const said = {
    grant_type: kinds.get(flow?.kind ?? '') ?? '',
    authUrl: flow?.authorizationUrl ?? '',
    accessTokenUrl: flow?.tokenUrl ?? '',
    scope: scopes.join(' '),
  };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''));
  return {type: 'oauth2', oauth2: parts({accessToken: token(), addTokenTo: 'header', ...given})};
}

function parts(values: Readonly<Record<string, string>>): readonly AuthPart[] {
  return Object.entries(values).map(([key, value]) => ({key, value, type: 'string'}));
}

/** Variables are written between braces. */
function variableName(key: string): string {
  return key.replace(/[{}\s]+/g, '_');
}
