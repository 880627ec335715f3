import {isObject, own, ownText} from '../../base/json.js';
import {isContainer, isNumber} from '../../base/written-number.js';
import type {DocumentSet} from '../document/document-set.js';
import {childOf, childrenOf, type Located} from '../document/located.js';
import type {FoundOperation} from './found-operation.js';
import type {Parameter} from './media.js';
import {openOperation} from './operation.js';

/** What somebody may look for of an operation. Plain data: it may come from another thread. */
export interface OperationText {
  readonly method: string;
  readonly path: string;
  readonly operationId?: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** Names and values by the place where they stand: `header`, `body`, `422`, `422 header`, `security`. */
  readonly places: readonly {readonly place: string; readonly words: readonly string[]}[];
}

/** Schemas may be endless: beyond so many parts of one place nothing is looked at. */
const mostParts = 4000;

/** Names of parameters and of fields at all depths, values of enumerations, keys of examples, scopes. Run in `settle`. */
export function operationText(documents: DocumentSet, entry: FoundOperation): OperationText {
  const operation = openOperation(documents, {...entry, kind: entry.kind});
  const places = new Map<string, Set<string>>();
  const at = (place: string) => places.get(place) ?? places.set(place, new Set()).get(place)!;
  for (const each of operation.parameters) addParameter(at(each.in), documents, each);
  for (const {content} of operation.requestBody ? [operation.requestBody] : [])
    for (const media of content) {
      at('body').add(media.type);
      addMedia(at('body'), documents, media);
    }
  for (const {status, headers, content} of operation.responses) {
    at(status).add(status);
    for (const header of headers) addParameter(at(`${status} header`), documents, header);
    for (const media of content) addMedia(at(status), documents, media);
  }
  for (const {key, scopes} of operation.security.flat()) for (const word of [key, ...scopes]) at('security').add(word);
  for (const {name} of operation.callbacks) at('callback').add(name);
  return {
    method: operation.method,
    path: operation.path,
    tags: operation.tags,
    ...(operation.operationId !== undefined && {operationId: operation.operationId}),
    ...(operation.description !== undefined && {description: operation.description}),
    places: listed(places),
  };
}

/** The same of an operation of AsyncAPI: its messages say what it carries. Run in `settle`. */
export function channelText(documents: DocumentSet, entry: FoundOperation): OperationText {
  const words = new Set<string>();
  addSchema(words, documents, entry.node);
  const description = ownText(entry.node.value, 'description');
  return {
    method: entry.method,
    path: entry.path,
    tags: entry.tags,
    ...(description !== undefined && {description}),
    places: listed(new Map([['message', words]])),
  };
}

function listed(places: ReadonlyMap<string, ReadonlySet<string>>): OperationText['places'] {
  return [...places].flatMap(([place, words]) => (words.size > 0 ? [{place, words: [...words]}] : []));
}

function addParameter(words: Set<string>, documents: DocumentSet, {name, schema, content, examples}: Parameter): void {
  words.add(name);
  if (schema) addSchema(words, documents, schema);
  if (content) addMedia(words, documents, content);
  for (const {value} of examples) addKeys(words, value);
}

interface Holder {
  readonly schema?: Located;
  readonly itemSchema?: Located;
  readonly examples: readonly {readonly value?: unknown}[];
}

function addMedia(words: Set<string>, documents: DocumentSet, {schema, itemSchema, examples}: Holder): void {
  for (const each of [schema, itemSchema]) if (each) addSchema(words, documents, each);
  for (const {value} of examples) addKeys(words, value);
}

function addSchema(words: Set<string>, documents: DocumentSet, schema: Located): void {
  const seen = new Set<unknown>();
  const open = [schema];
  for (let next = open.shift(); next && seen.size < mostParts; next = open.shift()) {
    const found = documents.resolve(next);
    if (found.state !== 'found' || seen.has(found.node.value)) continue;
    const {node} = found;
    const {value} = node;
    if (!isContainer(value)) continue;
    seen.add(value);
    for (const [name, each] of childrenOf(node, 'properties')) {
      words.add(name);
      open.push(each);
    }
    for (const fixed of [own(value, 'enum'), [own(value, 'const')]].flat())
      if (typeof fixed === 'string' || isNumber(fixed)) words.add(String(fixed));
    for (const key of ['example', 'examples', 'default']) addKeys(words, own(value, key));
    for (const [key, child] of Object.entries(value))
      if (!['properties', 'enum', 'const', 'example', 'examples', 'default'].includes(key) && isOpen(child))
        open.push(childOf(node, key)!);
  }
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
