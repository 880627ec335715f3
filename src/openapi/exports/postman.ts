import {given} from '../../base/given.js';
import {own} from '../../base/json.js';
import {documentInfo} from '../document/document-head.js';
import {documentServers, securityOf, securitySchemes, serverUrl} from '../document/document-info.js';
import type {DocumentSet} from '../document/document-set.js';
import type {OperationEntry} from '../operation/found-operation.js';
import {indexDocument} from '../operation/index-document.js';
import {openOperation} from '../operation/operation.js';
import {authOf, type PostmanAuth} from './postman-auth.js';
import {type ItemPlace, type PostmanRequest, type PostmanResponse, requestItem} from './postman-request.js';

/** Which format a collection is in: Postman knows it by this address. */
const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** A collection of Postman, version 2.1: folders by tag, requests with examples, variables in the place of credentials. */
export interface PostmanCollection {
  readonly info: {
    readonly name: string;
    readonly schema: string;
    readonly description?: string;
    readonly version?: string;
  };
  readonly item: readonly (PostmanFolder | PostmanItem)[];
  readonly auth?: PostmanAuth;
  readonly variable: readonly PostmanVariable[];
}

export interface PostmanFolder {
  readonly name: string;
  readonly description?: string;
  readonly item: readonly PostmanItem[];
}

export interface PostmanItem {
  readonly name: string;
  readonly request: PostmanRequest;
  readonly response: readonly PostmanResponse[];
}

export interface PostmanVariable {
  readonly key: string;
  readonly value: string;
  readonly type: 'string';
}

/**
 * The collection of a document. Operations that no list has are left out, and so is what the API calls itself: nobody sends
 * it. Parts in other files: run in `settle`.
 */
export function postmanCollection(documents: DocumentSet): PostmanCollection {
  const {root} = documents;
  const {title, version, description} = documentInfo(root);
  const index = indexDocument(documents);
  const schemes = securitySchemes(documents);
  const variables = new Map<string, string>();
  const addresses = new Map<string, string>();
  const [first] = documentServers(root.value);
  const place: ItemPlace = {
    documents,
    schemes,
    variable(name, value) {
      if (!variables.get(name)) variables.set(name, value);
      return `{{${name}}}`;
    },
    server(url) {
      const known = addresses.get(url) ?? (addresses.size === 0 ? 'baseUrl' : `baseUrl${addresses.size + 1}`);
      addresses.set(url, known);
      return place.variable(known, url);
    },
  };
  const securityOfRoot = securityOf(root.value);
  if (first) place.server(serverUrl(first).replace(/\/$/, ''));
  const shown = new Set(index.operations.filter(isSent));
  const itemsOf = (ids: readonly string[]) =>
    ids.flatMap(id => {
      const entry = index.byId.get(id);
      return entry && shown.has(entry) ? [itemOf(place, entry)] : [];
    });
  const item = index.tags.flatMap(({name, label, description: about, operations}): (PostmanFolder | PostmanItem)[] => {
    const items = itemsOf(operations);
    // What has no tag stands beside the folders.
    if (name === '') return items;
    return items.length > 0 ? [{name: label, ...given({description: about}), item: items}] : [];
  });
  const auth = securityOfRoot && authOf(securityOfRoot, place).auth;
  return {
    info: {name: title, schema: format, ...given({description, version})},
    item,
    ...given({auth}),
    variable: [...variables].map(([key, value]) => ({key, value, type: 'string'})),
  };
}

function isSent({kind, hidden, page}: OperationEntry): boolean {
  return kind === 'operation' && !hidden && !page?.isUnlisted;
}

function itemOf(place: ItemPlace, entry: OperationEntry): PostmanItem {
  const operation = openOperation(place.documents, entry);
  const isSaid = own(entry.node.value, 'security') !== undefined;
  return {name: operation.label, ...requestItem(place, operation, isSaid)};
}
