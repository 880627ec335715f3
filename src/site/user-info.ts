import type {UserInputs, UserTexts} from '../api-reference/form/user-inputs.js';
import {getOwn, isObject} from '../base/json.js';
import type {LiteralValue} from '../tree/literal.js';

/** Session of a signed-in reader, parsed from the response of `userInfo`. */
export interface UserInfo {
  /** Expiry in milliseconds since 1970. Without it, the session ends when the page is closed. */
  readonly expires?: number;
  /** Groups of the reader. Absent if the response has none. */
  readonly groups?: readonly string[];
  readonly user: {readonly [key: string]: LiteralValue};
  readonly inputs: UserInputs;
}

/** Result of parsing a response: a session, no session, or the name of the invalid field. */
type ReadUserInfo =
  | {readonly state: 'session'; readonly info: UserInfo}
  | {readonly state: 'none'}
  | {readonly state: 'wrong'; readonly field: string};

/** Larger numbers are milliseconds. As seconds, they would be after the year 5000. */
const MIN_MILLISECONDS = 1e11;

/**
 * Parses the response of the `userInfo` URL. `expiresAt` is in seconds since 1970, and milliseconds are accepted, too.
 * `null` and an expired session count as no session. A field of the wrong type makes the whole response invalid.
 */
export function parseUserInfo(text: string, now: number): ReadUserInfo {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return {state: 'wrong', field: 'JSON'};
  }
  if (data === null) return {state: 'none'};
  if (!isObject(data)) return {state: 'wrong', field: 'JSON'};
  const [expiresAt, groups, content, given] = ['expiresAt', 'groups', 'content', 'apiPlaygroundInputs'].map(
    key => getOwn(data, key) ?? undefined,
  );
  if (expiresAt !== undefined && !(typeof expiresAt === 'number' && expiresAt > 0))
    return {state: 'wrong', field: 'expiresAt'};
  if (groups !== undefined && !(Array.isArray(groups) && groups.every(each => typeof each === 'string')))
    return {state: 'wrong', field: 'groups'};
  if (content !== undefined && !isObject(content)) return {state: 'wrong', field: 'content'};
  if (given !== undefined && !isObject(given)) return {state: 'wrong', field: 'apiPlaygroundInputs'};
  const maps = (['header', 'query', 'cookie', 'server'] as const).map(place => [place, getOwn(given, place)] as const);
  const wrong = maps.find(([, map]) => map !== undefined && map !== null && !isObject(map));
  if (wrong) return {state: 'wrong', field: `apiPlaygroundInputs.${wrong[0]}`};
  const expires = typeof expiresAt === 'number' ? expiresAt * (expiresAt < MIN_MILLISECONDS ? 1000 : 1) : undefined;
  if (expires !== undefined && expires <= now) return {state: 'none'};
  return {
    state: 'session',
    info: {
      ...(expires !== undefined && {expires}),
      ...(groups !== undefined && {groups: groups as readonly string[]}),
      user: (content ?? {}) as UserInfo['user'],
      inputs: Object.fromEntries(maps.map(([place, map]) => [place, readTexts(map)])) as unknown as UserInputs,
    },
  };
}

/**
 * Parses a map of texts. Converts numbers and booleans to text. Drops other values, which cannot be part of a request.
 */
function readTexts(map: unknown): UserTexts {
  const entries = isObject(map) ? Object.entries(map) : [];
  return new Map(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, String(value)] as const]
        : [],
    ),
  );
}
