import {isContainer} from '../../base/written-number.js';
import {splitPointer, step} from '../../openapi/document/pointer.js';
import type {EncodedPair} from '../../openapi/operation/parameter-style.js';

/** A request and its response, for evaluating runtime expressions. Contains no credentials. */
export interface ExchangeFacts {
  readonly url: string;
  readonly method: string;
  readonly statusCode: number;
  readonly request: MessageFacts & {readonly path: Pairs; readonly query: Pairs};
  readonly response: MessageFacts;
}

type Pairs = readonly EncodedPair[];

interface MessageFacts {
  readonly headers: Pairs;
  /** Body of the message: parsed JSON, or else text. */
  readonly body?: {readonly value: unknown};
}

/** Result of an expression, wrapped because it can be `null`. Undefined if the expression has no value. */
export type ExpressionValue = {readonly value: unknown} | undefined;

/**
 * Evaluates a value in a link: a runtime expression, a text with expressions in braces, or a constant (OpenAPI 3.1,
 * section 4.8.20.4). Undefined if an expression finds no value.
 */
export function evaluateConstant(constant: unknown, facts: ExchangeFacts): ExpressionValue {
  if (typeof constant !== 'string') return {value: constant};
  if (constant.startsWith('$')) return evaluateExpression(constant, facts);
  let isFound = true;
  const text = constant.replace(/\{(\$[^{}]*)\}/g, (_, expression: string) => {
    const found = evaluateExpression(expression, facts);
    if (!found || !isScalar(found.value)) isFound = false;
    return String(found?.value);
  });
  return isFound ? {value: text} : undefined;
}

function evaluateExpression(expression: string, facts: ExchangeFacts): ExpressionValue {
  if (expression === '$url') return {value: facts.url};
  if (expression === '$method') return {value: facts.method};
  if (expression === '$statusCode') return {value: facts.statusCode};
  const [, side, source = ''] = /^\$(request|response)\.(.+)$/s.exec(expression) ?? [];
  if (side !== 'request' && side !== 'response') return undefined;
  const [, place = '', name = ''] = /^(header|query|path)\.(.+)$/s.exec(source) ?? [];
  const {headers, body} = facts[side];
  // Ignore the case of header names, but not of parameter names.
  if (place === 'header') return find(headers, each => each.toLowerCase() === name.toLowerCase());
  if (side === 'request' && (place === 'query' || place === 'path'))
    return find(facts.request[place], each => each === name);
  if (source === 'body') return body;
  return body && source.startsWith('body#') ? resolvePointer(body.value, source.slice('body#'.length)) : undefined;
}

function find(pairs: Pairs, isNamed: (name: string) => boolean): ExpressionValue {
  const found = pairs.find(([name]) => isNamed(name));
  return found && {value: found[1]};
}

/** Resolves a JSON pointer (RFC 6901). Follows only own properties. */
function resolvePointer(body: unknown, pointer: string): ExpressionValue {
  if (pointer !== '' && !pointer.startsWith('/')) return undefined;
  let value = body;
  for (const key of splitPointer(pointer)) {
    const next = step(value, key);
    if (!next) return undefined;
    ({value} = next);
  }
  return {value};
}

/** Returns whether a value is a text, a number, or a boolean. */
export function isScalar(value: unknown): boolean {
  return value !== null && value !== undefined && !isContainer(value);
}
