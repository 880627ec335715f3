import {getOwn} from '../base/json.js';
import type {DocumentSet} from '../openapi/document/document-set.js';

export function isAsync({root}: Pick<DocumentSet, 'root'>): boolean {
  return getOwn(root.value, 'asyncapi') !== undefined;
}
