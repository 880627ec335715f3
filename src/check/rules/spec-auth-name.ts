import {getOwn, getOwnText} from '../../base/json.js';
import {readOwn} from '../../base/read-own.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {getChild, getChildren} from '../../openapi/document/located.js';
import {getLastKey} from '../../openapi/document/pointer.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {DocumentIndex} from '../../openapi/operation/index-document.js';

/** Locations of an API key, by the value of `in`. */
const places = {
  header: {label: 'header', example: 'X-API-Key'},
  query: {label: 'query parameter', example: 'api_key'},
  cookie: {label: 'cookie', example: 'session'},
} as const;

/** Finds API keys without the name of their header, query parameter, or cookie. */
export function checkSpecAuthName(documents: DocumentSet, _index: DocumentIndex): readonly SpecProblem[] {
  const components = getChild(documents.root, 'components');
  if (!components) return [];
  return getChildren(components, 'securitySchemes').flatMap(([name, written]) => {
    const found = documents.resolve(written);
    if (found.state !== 'found' || getOwn(found.node.value, 'type') !== 'apiKey') return [];
    if (getOwnText(found.node.value, 'name')?.trim()) return [];
    const kind = readOwn(places, getOwnText(found.node.value, 'in')) ?? places.header;
    return [
      {
        code: 'spec-auth-name',
        level: 'error',
        message: `The apiKey scheme "${getLastKey(found.node.pointer) || name}" has no "name". Readers do not know which ${kind.label} to send.`,
        fix: `Add "name": "${kind.example}" to the scheme, with the name that your API expects.`,
        at: found.node,
      },
    ];
  });
}
