import {decodeBase64Url} from '../../base/base64.js';
import type {SecurityScheme} from '../../openapi/document/document-info.js';
import type {ApiRequest} from '../../openapi/request/request.js';
import type {Credential} from './credential.js';
import type {RequestForm} from './request-form.js';
import type {FormValues} from './values.js';

/** Request values from the session of a reader who is signed in to the site, by location and name. */
export interface UserInputs {
  readonly header: UserTexts;
  readonly query: UserTexts;
  readonly cookie: UserTexts;
  /** Values for server variables, by name. */
  readonly server: UserTexts;
}

/** Texts by name. A map, because with an object a name such as `__proto__` would be unsafe. */
export type UserTexts = ReadonlyMap<string, string>;

/** Returns whether the operation needs no authentication. The session's values are then not used. */
export function needsNoCredentials({ways}: Pick<RequestForm, 'ways'>): boolean {
  return ways.every(signIn => signIn.length === 0);
}

/** Returns the session's credential for a security scheme. */
export function findUserCredential(scheme: SecurityScheme, inputs: UserInputs): Credential | undefined {
  if (scheme.type === 'mutualTLS' || scheme.type === '') return undefined;
  if (scheme.type === 'apiKey') {
    const value = scheme.name === undefined ? undefined : findInput(inputs, scheme.in ?? 'header', scheme.name);
    return value ? {kind: 'secret', value} : undefined;
  }
  const written = findInput(inputs, 'header', 'Authorization');
  if (!written) return undefined;
  const wanted = scheme.type === 'http' ? (scheme.scheme ?? 'bearer') : 'bearer';
  const [, word = '', secret = written] = /^([a-z][a-z\d-]*) +(\S.*)$/i.exec(written) ?? [];
  if (word && word.toLowerCase() !== wanted) return undefined;
  return wanted === 'basic' ? readBasic(secret) : {kind: 'secret', value: secret};
}

/** Returns the session's values for form parameters, by parameter key. */
export function findUserParameters({parameters}: RequestForm, inputs: UserInputs): UserTexts {
  return new Map(
    parameters.flatMap(({key, in: place, name}) => {
      const value = findInput(inputs, place, name);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/**
 * Returns the texts of the session that links must not contain: each value, and the token after a word such as
 * `Bearer`.
 */
export function listUserSecrets({header, query, cookie}: UserInputs): readonly string[] {
  const texts = [header, query, cookie].flatMap(each => [...each.values()]);
  return texts.flatMap(text => [text, text.replace(/^[a-z][a-z\d-]* +/i, '')]).filter(Boolean);
}

/** Replaces the parameters with these keys by placeholders, for code samples. */
export function hideParameters(values: FormValues, keys: readonly string[]): FormValues {
  const hidden = keys.map(key => [key, {isSent: true, value: `<${nameOfKey(key)}>`}] as const);
  return {...values, parameters: new Map([...values.parameters, ...hidden])};
}

/** Returns a request without the header, query, and cookie parameters with these keys. */
export function withoutParameters(request: ApiRequest, keys: readonly string[]): ApiRequest {
  if (keys.length === 0) return request;
  const isRemoved = (place: string, name: string) =>
    keys.some(key => key.startsWith(`${place} `) && nameOfKey(key).toLowerCase() === name.toLowerCase());
  const url = new URL(request.url);
  for (const name of [...url.searchParams.keys()]) if (isRemoved('query', name)) url.searchParams.delete(name);
  const hasCookie = keys.some(key => key.startsWith('cookie '));
  const headers = request.headers.filter(
    ([name]) => !isRemoved('header', name) && !(hasCookie && name.toLowerCase() === 'cookie'),
  );
  return {...request, url: url.href, headers};
}

function nameOfKey(key: string): string {
  return key.slice(key.indexOf(' ') + 1);
}

function findInput(inputs: UserInputs, place: string, name: string): string | undefined {
  if (place === 'header') {
    const lower = name.toLowerCase();
    return [...inputs.header].find(([each]) => each.toLowerCase() === lower)?.[1];
  }
  return place === 'query' || place === 'cookie' ? inputs[place].get(name) : undefined;
}

/** Decodes user and password of `Basic …` credentials (RFC 7617). Undefined for other text. */
function readBasic(encoded: string): Credential | undefined {
  try {
    // `decodeBase64Url` also reads the standard base64 alphabet.
    const [, user, password] = /^([^:]*):(.*)$/s.exec(new TextDecoder().decode(decodeBase64Url(encoded))) ?? [];
    return user === undefined || password === undefined ? undefined : {kind: 'basic', user, password};
  } catch {
    return undefined;
  }
}
