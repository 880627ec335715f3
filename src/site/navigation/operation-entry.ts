import {omitUndefined} from '../../base/omit-undefined.js';

/** Parts of an entry such as `shop.yaml POST /orders`. */
export interface OperationName {
  readonly method: string;
  readonly target: string;
  readonly document?: string;
}

const operation = /^(?:(\S.*?)\s+)?(get|put|post|delete|options|head|patch|trace|query)\s+(\/\S*)$/i;
const webhook = /^(?:(\S+\.(?:json|ya?ml))\s+)?webhook\s+((?:[a-z]+\s)?\S+)$/i;

/** Parses an entry of `pages` that names an operation. Undefined for an ordinary page. */
export function parseOperationName(text: string): OperationName | undefined {
  // Return early: most entries are slugs without a space.
  if (!text.includes(' ') && !text.includes('\t')) return undefined;
  const entry = text.trim();
  const [, document, method, target] = operation.exec(entry) ?? [];
  if (method && target) return {method: method.toUpperCase(), target, ...omitUndefined({document})};
  const [, file, name] = webhook.exec(entry) ?? [];
  return name ? {method: 'WEBHOOK', target: name, ...omitUndefined({document: file})} : undefined;
}
