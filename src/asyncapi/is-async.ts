import {own} from '../base/json.js';
import type {DocumentSet} from '../openapi/document/document-set.js';

/** A document of AsyncAPI: it says so itself. */
export function isAsync({root}: Pick<DocumentSet, 'root'>): boolean {
  return own(root.value, 'asyncapi') !== undefined;
}
