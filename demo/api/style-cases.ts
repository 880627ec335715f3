import {cookieCases} from './style-cases-cookie.js';
import {headerCases} from './style-cases-header.js';
import {pathCases} from './style-cases-path.js';
import {queryCases} from './style-cases-query.js';

/**
 * A parameter's value and its expected text, from the style examples of the OpenAPI specification and RFC 6570.
 * `raw` is hand-written, because generated text could not test the generator.
 */
export interface StyleCase {
  /** Also the `operationId`. */
  readonly id: string;
  readonly location: 'path' | 'query' | 'header' | 'cookie';
  /** Undefined if the parameter has a media type instead. */
  readonly style?: string;
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
  readonly allowEmptyValue?: boolean;
  /** For example `application/json`. */
  readonly content?: string;
  readonly type: 'string' | 'number' | 'boolean' | 'array' | 'object';
  readonly value: unknown;
  /** The path segment, the whole query, the header's value or the whole Cookie header. Undefined if nothing is sent. */
  readonly raw: string;
  /** Reason for the text, if the specification's table does not contain it. */
  readonly note?: string;
}

/**
 * Returns the name of a case's parameter. The specification's table calls all parameters `color`. Header parameters are
 * called `X-Color`.
 */
export const parameterName = (each: StyleCase): string => (each.location === 'header' ? 'X-Color' : 'color');

/**
 * Returns the operation's path. A letter precedes a value that could be `.`, because URL parsers remove such a segment.
 */
export function stylePath({id, location}: StyleCase): string {
  return location === 'path' ? `/echo/${id}/v{color}` : `/echo/${id}`;
}

export const styleCases: readonly StyleCase[] = [...pathCases, ...queryCases, ...headerCases, ...cookieCases];
