import {cookieCases} from './style-cases-cookie.js';
import {headerCases} from './style-cases-header.js';
import {pathCases} from './style-cases-path.js';
import {queryCases} from './style-cases-query.js';

/**
 * A value of a parameter and the text that must arrive, by the table of style examples in the OpenAPI specification
 * and by RFC 6570. `raw` was written by hand: it judges code, so no code may write it.
 */
export interface StyleCase {
  /** Also the operation's id. */
  readonly id: string;
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  /** Absent where the parameter has a media type instead. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly allowEmptyValue?: boolean;
  /** Such as `application/json`. */
  readonly content?: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object';
  readonly value: unknown;
  /** The part of the path, the whole query, the header's value or the whole Cookie header; nothing: it is not sent. */
  readonly raw: string;
  /** Why the text is so, where the table of the specification does not say it. */
  readonly note?: string;
}

/** The name of every parameter of the table but headers, which are called `X-Color`. */
export const parameterName = (each: StyleCase): string => (each.location === 'header' ? 'X-Color' : 'color');

/** The path of the operation. The value follows a letter where it could be `.`, which addresses drop as a segment. */
export function stylePath({id, location}: StyleCase): string {
  return location === 'path' ? `/echo/${id}/v{color}` : `/echo/${id}`;
}

export const styleCases: readonly StyleCase[] = [...pathCases, ...queryCases, ...headerCases, ...cookieCases];
