import {getOwn} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {type DocumentSet, getRef} from '../../openapi/document/document-set.js';
import {getChild, getPositionKey, type Located} from '../../openapi/document/located.js';
import {getLastKey} from '../../openapi/document/pointer.js';
import {isDataKey} from '../../openapi/references/data-keys.js';
import type {ValidationSide} from '../../openapi/validation/validator.js';

export interface Visitor {
  /** Called once for each schema. */
  schema?(schema: Located, side: ValidationSide): void;
  /** Called for an object that contains a schema: a parameter, a header, or the content of a media type. */
  holder?(holder: Located, side: ValidationSide, mediaType: string | undefined): void;
}

type Kind = 'other' | 'schema' | 'schemas' | 'content';

interface Step {
  readonly node: Located;
  readonly kind: Kind;
  readonly side: ValidationSide;
}

const schemaMaps = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const schemaLists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const schemaKeys = new Set(
  (
    'items additionalProperties not if then else contains propertyNames unevaluatedItems unevaluatedProperties ' +
    'contentSchema'
  ).split(' '),
);

/** Walks an OpenAPI document and its files, and calls the visitor for each schema. Call within `DocumentSet.settle`. */
export function walkDocument(documents: DocumentSet, visitor: Visitor): void {
  const seen = new Set<string>();
  const open: Step[] = [{node: documents.root, kind: 'other', side: undefined}];
  const isSwagger = getOwn(documents.root.value, 'swagger') !== undefined;
  for (let step = open.pop(); step; step = open.pop()) {
    const {node, kind, side} = step;
    const {value} = node;
    if (!isContainer(value)) continue;
    // Visit a schema once. Visit other objects once per direction, because a message can be sent and received.
    const key = `${kind} ${kind === 'schema' ? '' : side} ${getPositionKey(node)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const ref = kind === 'schemas' || kind === 'content' ? undefined : getRef(value);
    if (ref !== undefined) {
      const target = documents.follow(ref, node);
      if ('node' in target) open.push({...step, node: target.node});
      if (kind !== 'schema') continue;
    }
    if (kind === 'schema' && !Array.isArray(value)) visitor.schema?.(node, side);
    if (kind === 'other' && getOwn(value, 'schema') !== undefined) visitor.holder?.(node, side, findMediaType(node));
    for (const name of Object.keys(value).reverse()) {
      const next = findKindBelow(kind, name, Array.isArray(value));
      const child = getChild(node, name);
      // A converted Swagger 2.0 document has the same schemas at their original positions.
      if (isSwagger && child?.pointer === '/components') continue;
      if (!child || next === undefined || isDataBelow(kind, name, node, child.value)) continue;
      open.push({node: child, kind: next, side: getSideBelow(side, name)});
    }
  }
}

function findKindBelow(kind: Kind, key: string, isList: boolean): Kind | undefined {
  if (kind === 'schemas') return 'schema';
  if (kind === 'content') return 'other';
  if (isList) return kind;
  if (kind === 'schema') {
    if (schemaMaps.has(key)) return 'schemas';
    return schemaLists.has(key) || schemaKeys.has(key) ? 'schema' : undefined;
  }
  if (key === 'schema' || key === 'itemSchema') return 'schema';
  if (key === 'schemas' || key === 'definitions') return 'schemas';
  return key === 'content' ? 'content' : 'other';
}

function isDataBelow(kind: Kind, key: string, holder: Located, value: unknown): boolean {
  return kind === 'other' && isDataKey(key, getLastKey(holder.pointer), value);
}

function getSideBelow(side: ValidationSide, key: string): ValidationSide {
  if (key === 'requestBody' || key === 'requestBodies' || key === 'parameters') return 'request';
  return key === 'responses' || key === 'headers' ? 'response' : side;
}

function findMediaType({pointer}: Located): string | undefined {
  const above = pointer.slice(0, pointer.lastIndexOf('/'));
  return getLastKey(above) === 'content' ? getLastKey(pointer) : undefined;
}
