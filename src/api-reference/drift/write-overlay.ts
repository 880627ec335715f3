import {formatJson} from '../../base/exact-json.js';
import {createObject, getOwn, getOwnList, type JsonObject} from '../../base/json.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import {splitPointer, step} from '../../openapi/document/pointer.js';
import type {DocumentPosition} from '../../openapi/document/spec-problem.js';
import {getStatusReason} from '../views/operation/status.js';
import type {Drift} from './drift.js';

type Action = Readonly<Record<string, unknown>>;

/**
 * Writes an overlay (OpenAPI Overlay 1.0) that makes the document describe the response. It contains names, types, and
 * status codes, but no response values. Undefined if a difference is in another file, which an overlay cannot change.
 */
export function writeOverlay(documents: DocumentSet, name: string, drifts: readonly Drift[]): string | undefined {
  const {root} = documents;
  if (drifts.some(({places}) => places.some(({file}) => file !== root.file))) return undefined;
  const writer = new OverlayWriter(root.value, /^3\.[12]/.test(documents.version));
  const actions = [
    ...drifts.filter(({kind}) => kind !== 'missing').flatMap(each => each.places.flatMap(at => writer.write(each, at))),
    ...writer.dropRequired(drifts.filter(({kind}) => kind === 'missing')),
  ];
  const overlay = {overlay: '1.0.0', info: {title: `Responses of ${name}`, version: '1.0.0'}, actions};
  return formatJson(overlay, 2);
}

class OverlayWriter {
  readonly #document: unknown;
  /** True from OpenAPI 3.1: a schema can have several types. */
  readonly #hasTypeLists: boolean;

  constructor(document: unknown, hasTypeLists: boolean) {
    this.#document = document;
    this.#hasTypeLists = hasTypeLists;
  }

  write(drift: Drift, at: DocumentPosition): readonly Action[] {
    const {kind, name, property = ''} = drift;
    const target = this.#pathTo(at.pointer);
    const update = (change: object) => [{target, update: change}];
    if (kind === 'field') return update({properties: createObject([[property, this.#schemaOf(drift.types)]])});
    if (kind === 'header') return update({required: false});
    if (kind === 'media') return update({content: this.#content(drift)});
    if (kind === 'type') return this.#otherType(drift, at, target);
    const content = drift.media === undefined ? {} : {content: this.#content(drift)};
    const response = {description: getStatusReason(name) || `Status ${name}`, ...content};
    return update({responses: createObject([[name, response]])});
  }

  /** Removes the names of missing fields from `required` lists. Removes an empty list, which OpenAPI 3.0 forbids. */
  dropRequired(drifts: readonly Drift[]): readonly Action[] {
    const names = new Map<string, Set<string>>();
    for (const {places, property} of drifts)
      for (const {pointer} of places)
        names.set(pointer, new Set([...(names.get(pointer) ?? []), ...(property === undefined ? [] : [property])]));
    return [...names].flatMap(([pointer, missing]) => {
      const target = `${this.#pathTo(pointer)}.required`;
      const list = getOwnList(this.#valueAt(pointer), 'required');
      if (list.every(each => missing.has(String(each)))) return [{target, remove: true}];
      return [...missing].map(each => ({target: `${target}[?@ == ${quote(each)}]`, remove: true}));
    });
  }

  #content({media = '', types}: Drift): JsonObject {
    return createObject([[media, types.length > 0 ? {schema: this.#schemaOf(types)} : {}]]);
  }

  #otherType({types, documented}: Drift, {pointer}: DocumentPosition, target: string): readonly Action[] {
    const schema = this.#valueAt(pointer);
    const update = (change: object) => ({target, update: change});
    const written = getOwn(schema, 'type');
    // Add a variant if the document defines the type by `oneOf` or `anyOf`.
    if (written === undefined) {
      const word = getOwn(schema, 'oneOf') === undefined ? 'anyOf' : 'oneOf';
      return [update({[word]: [this.#schemaOf(types)]})];
    }
    const others = types.filter(each => each !== 'null');
    if (this.#hasTypeLists) {
      if (Array.isArray(written)) return [update({type: types})];
      return [{target: `${target}.type`, remove: true}, update({type: widen([...documented, ...types])})];
    }
    const nullable = types.includes('null') ? [update({nullable: true})] : [];
    if (others.length === 0) return nullable;
    const all = widen([...documented.filter(each => each !== 'null'), ...others]);
    const [only] = all;
    if (all.length === 1) return [...nullable, update({type: only})];
    const isFree = getOwn(schema, 'anyOf') === undefined;
    const anyOf = isFree ? [update({anyOf: all.map(each => this.#schemaOf([each]))})] : [];
    return [...nullable, {target: `${target}.type`, remove: true}, ...anyOf];
  }

  /** Returns a schema with nothing but a type. */
  #schemaOf(types: readonly string[]): JsonObject {
    const named = widen(types).filter(each => each !== 'null');
    const isNullable = types.includes('null');
    const [only] = named;
    const nullable = isNullable && !this.#hasTypeLists ? {nullable: true} : {};
    if (only === undefined) return nullable;
    // In OpenAPI 3.0, write a single type, and `items` for an array.
    const items = only === 'array' && named.length === 1 ? {items: {}} : {};
    if (!this.#hasTypeLists) return named.length === 1 ? {type: only, ...items, ...nullable} : nullable;
    const all = isNullable ? [...named, 'null'] : named;
    return {type: all.length === 1 ? only : all, ...items};
  }

  #valueAt(pointer: string): unknown {
    return splitPointer(pointer).reduce<unknown>((value, key) => step(value, key)?.value, this.#document);
  }

  /** Returns the JSONPath (RFC 9535) for a JSON pointer. */
  #pathTo(pointer: string): string {
    let value = this.#document;
    return splitPointer(pointer).reduce((path, key) => {
      const isItem = Array.isArray(value);
      value = step(value, key)?.value;
      if (isItem) return `${path}[${key}]`;
      return /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${quote(key)}]`;
    }, '$');
  }
}

/** Removes `integer` from types that include `number`. */
function widen(types: readonly string[]): readonly string[] {
  return [...new Set(types)].filter(each => each !== 'integer' || !types.includes('number'));
}

/** Writes a JSONPath string literal in single quotes (RFC 9535, section 2.3.1.1). */
function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
