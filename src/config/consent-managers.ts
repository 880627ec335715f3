import {isObject, type JsonObject} from '../base/json.js';
import {readOwn} from '../base/read-own.js';

/** Consent managers by their key in docs.json. Lectern does not load them. */
const managers = [
  'transcend',
  'onetrust',
  'osano',
  'cookiebot',
  'cookieyes',
  'usercentrics',
  'didomi',
  'iubenda',
  'ketch',
  'termly',
];

/** Finds the consent managers that docs.json names under `integrations` or `analytics`. */
export function findConsentManagers(docs: JsonObject): readonly (readonly ['integrations' | 'analytics', string])[] {
  return (['integrations', 'analytics'] as const).flatMap(section => {
    const named = readOwn(docs, section);
    if (!isObject(named)) return [];
    return managers.filter(name => isSet(readOwn(named, name))).map(name => [section, name] as const);
  });
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== '';
}
