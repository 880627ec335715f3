import {getOwn, getOwnText, isObject} from '../../base/json.js';
import {isContainer, isNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {getChild, getChildren, type Located} from '../document/located.js';
import type {FoundOperation} from './create-found-operation.js';
import type {Parameter} from './media.js';
import {openOperation} from './operation.js';

/** Searchable text of an operation. Plain data, because it can come from a worker. */
export interface OperationText {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** Names and values by location: `header`, `body`, `422`, `422 header`, `security`. */
  readonly places: readonly PlaceText[];
}

/** Names and values at one location of an operation, with the fields that a search result can list. */
interface PlaceText {
  readonly place: string;
  readonly words: readonly string[];
  readonly fields: readonly FieldText[];
}

/** A parameter or field with its description. A tuple instead of an object, because an index contains thousands. */
export type FieldText = readonly [name: string, type: string, description: string, values: string];

/** Maximum number of characters in a description or value list in a search result. */
const FIELD_TEXT_SIZE = 160;

/** Maximum number of schemas to read per location, because nested schemas can be endless. */
const MAX_PARTS = 4000;

/**
 * Collects the searchable text of an operation: names of parameters and of fields at all depths, enum values, example
 * keys, and scopes. Call within `DocumentSet.settle`.
 */
export function buildOperationText(documents: DocumentSet, entry: FoundOperation): OperationText {
  const operation = openOperation(documents, {...entry, kind: entry.kind});
  const places = new Map<string, Place>();
  const at = (place: string) => places.get(place) ?? places.set(place, createPlace()).get(place)!;
  for (const each of operation.parameters) addParameter(at(each.in), documents, each);
  for (const {content} of operation.requestBody ? [operation.requestBody] : [])
    for (const media of content) {
      at('body').words.add(media.type);
      addMedia(at('body'), documents, media);
    }
  for (const {status, headers, content, description} of operation.responses) {
    at(status).words.add(status);
    addField(at(status), status, {description});
    for (const header of headers) addParameter(at(`${status} header`), documents, header);
    for (const media of content) addMedia(at(status), documents, media);
  }
  for (const {key, scopes} of operation.security.flat())
    for (const word of [key, ...scopes]) at('security').words.add(word);
  for (const {name} of operation.callbacks) at('callback').words.add(name);
  return {
    method: operation.method,
    path: operation.path,
    tags: operation.tags,
    ...(operation.operationId !== undefined && {operationId: operation.operationId}),
    ...(operation.description !== undefined && {description: operation.description}),
    places: toPlaceList(places),
  };
}

/** Collects the searchable text of an AsyncAPI operation and its messages. Call within `DocumentSet.settle`. */
export function buildChannelText(documents: DocumentSet, entry: FoundOperation): OperationText {
  const message = createPlace();
  addSchema(message, documents, {node: entry.node});
  const description = getOwnText(entry.node.value, 'description');
  return {
    method: entry.method,
    path: entry.path,
    tags: entry.tags,
    ...(description !== undefined && {description}),
    places: toPlaceList(new Map([['message', message]])),
  };
}

interface Place {
  readonly words: Set<string>;
  readonly fields: Map<string, FieldText>;
}

function createPlace(): Place {
  return {words: new Set(), fields: new Map()};
}

function toPlaceList(places: ReadonlyMap<string, Place>): OperationText['places'] {
  return [...places].flatMap(([place, {words, fields}]) =>
    words.size > 0 ? [{place, words: [...words], fields: [...fields.values()]}] : [],
  );
}

/**
 * Adds a field to a location. Fields with the same name, and the variants and items of a field, share one entry. Later
 * ones only fill in missing values.
 */
function addField({fields}: Place, name: string, schema: unknown): void {
  const known = fields.get(name);
  const type = [getOwn(schema, 'type')].flat().filter(each => typeof each === 'string' && each !== 'null');
  const values = [getOwn(schema, 'enum') ?? getOwn(schema, 'const') ?? []].flat().filter(isFixed).map(String);
  const description = getOwnText(schema, 'description') ?? '';
  fields.set(name, [
    name,
    known?.[1] || type.join(' | '),
    known?.[2] || cutText(description),
    known?.[3] || cutText(values.join(', ')),
  ]);
}

function cutText(text: string): string {
  const line = text
    .trim()
    .split(/\n\s*\n/, 1)[0]!
    .replace(/\s+/g, ' ');
  return line.length <= FIELD_TEXT_SIZE ? line : `${line.slice(0, line.lastIndexOf(' ', FIELD_TEXT_SIZE))} …`;
}

function addParameter(
  place: Place,
  documents: DocumentSet,
  {name, schema, content, examples, description}: Parameter,
): void {
  place.words.add(name);
  addField(place, name, {description});
  if (schema) addSchema(place, documents, {name, node: schema});
  if (content) addMedia(place, documents, content);
  for (const {value} of examples) addKeys(place.words, value);
}

interface Holder {
  readonly schema?: Located;
  readonly itemSchema?: Located;
  readonly examples: readonly {readonly value?: unknown}[];
}

function addMedia(place: Place, documents: DocumentSet, {schema, itemSchema, examples}: Holder): void {
  for (const node of [schema, itemSchema]) if (node) addSchema(place, documents, {node});
  for (const {value} of examples) addKeys(place.words, value);
}

/** A schema to read, with its field's name. */
interface NamedSchema {
  readonly name?: string;
  readonly node: Located;
}

function addSchema(place: Place, documents: DocumentSet, schema: NamedSchema): void {
  const {words} = place;
  const seen = new Set<unknown>();
  const open = [schema];
  for (let next = open.shift(); next && seen.size < MAX_PARTS; next = open.shift()) {
    const found = documents.resolve(next.node);
    if (found.state !== 'found') continue;
    const {node} = found;
    const {value} = node;
    if (next.name !== undefined) addField(place, next.name, value);
    if (seen.has(value) || !isContainer(value)) continue;
    seen.add(value);
    for (const [name, each] of getChildren(node, 'properties')) {
      words.add(name);
      open.push({name, node: each});
    }
    for (const fixed of [getOwn(value, 'enum'), [getOwn(value, 'const')]].flat())
      if (isFixed(fixed)) words.add(String(fixed));
    for (const key of ['example', 'examples', 'default']) addKeys(words, getOwn(value, key));
    for (const [key, child] of Object.entries(value))
      if (!['properties', 'enum', 'const', 'example', 'examples', 'default'].includes(key) && isOpen(child))
        open.push({...next, node: getChild(node, key)!});
  }
}

function isFixed(value: unknown): boolean {
  return typeof value === 'string' || isNumber(value);
}

function isOpen(value: unknown): boolean {
  return isObject(value) || Array.isArray(value);
}

function addKeys(words: Set<string>, value: unknown, depth = 0): void {
  if (depth > 8) return;
  if (Array.isArray(value)) for (const each of value.slice(0, 20)) addKeys(words, each, depth + 1);
  else if (isObject(value))
    for (const [key, each] of Object.entries(value).slice(0, 200)) {
      words.add(key);
      addKeys(words, each, depth + 1);
    }
}
