import type {Credential} from '../../../src/api-reference/form/credential.js';
import {givenCredentials} from '../endpoint/given-credentials.js';

/**
 * Returns a function that finds the page's own credential for a scheme. The page sets them on an element:
 * `{value: 'token'}`, with `scheme` for one of several schemes, or a list. Basic authentication uses `{user, password}`.
 */
export function findGivenCredentials(element: Element): (scheme: string) => Credential | undefined {
  return scheme => {
    const given = givenCredentials.get(element);
    for (const each of Array.isArray(given) ? given : [given]) {
      const {scheme: wanted, value, user, password} = Object(each) as Readonly<Record<string, unknown>>;
      if (wanted !== undefined && wanted !== scheme) continue;
      if (typeof value === 'string' && value) return {kind: 'secret', value};
      if (typeof user === 'string' && typeof password === 'string') return {kind: 'basic', user, password};
    }
    return undefined;
  };
}
