import type {Source as FileText} from '../../base/source.js';
import {type LiteralScope, readLiteral} from '../../tree/literal.js';
import type {TreeValue} from '../../tree/render-tree.js';
import {createElementNode, type Node} from '../../tree/tree.js';
import {type NameDefinition, type NamedSource, type Names, noNames} from '../interpreter/names.js';
import {parseTree} from '../syntax/parse-tree.js';

/** Names of a page or snippet while its imports and definitions are added. */
interface FileNames extends Names {
  readonly values: Map<string, TreeValue>;
  readonly definitions: Map<string, NameDefinition>;
  readonly sources: Map<string, NamedSource>;
}

/** Creates the names of a file. `origin` is undefined for a page. */
export function createNames(origin: FileText | undefined): FileNames {
  return {values: new Map(), definitions: new Map(), sources: new Map(), ...(origin && {origin})};
}

/** Adds a name that the file defines: a value, markup, or source text that the interpreter evaluates. */
export function addDefinition(names: FileNames, name: string, source: string): void {
  const {values, definitions, sources} = names;
  const literal = readLiteral(source, values as LiteralScope);
  const markup = /^\(\s*(<[\s\S]*>)\s*\)$/.exec(source)?.[1] ?? (source.startsWith('<') ? source : undefined);
  if (literal.ok) values.set(name, literal.value);
  else if (markup) definitions.set(name, {nodes: parseTree(markup).nodes, scope: names});
  else sources.set(name, {source, scope: () => names});
}

/** Adds the name of `import {imported as local}`. */
export function importName(
  {values, definitions, sources}: FileNames,
  from: Names,
  imported: string,
  local: string,
): void {
  const definition = from.definitions.get(imported);
  const source = from.sources.get(imported);
  if (definition) definitions.set(local, definition);
  else if (source) sources.set(local, source);
  else if (from.values.has(imported)) values.set(local, from.values.get(imported));
  else if (Object.hasOwn(readParts(from), imported)) values.set(local, readParts(from)[imported]);
  else definitions.set(local, {nodes: [createPlaceholder(local)], scope: noNames, from: from.origin?.file ?? local});
}

/**
 * Adds the names of `import * as local`: an object with all values of the file, and its components as `<local.Name>`.
 */
export function importNamespace({values, definitions, sources}: FileNames, from: Names, local: string): void {
  const names = [...from.values.keys(), ...from.sources.keys()].filter(name => name !== 'default');
  // Let the interpreter evaluate unresolved names later, because they depend on other names of their file.
  if (from.sources.size > 0) sources.set(local, {source: `{${names}}`, scope: () => from});
  else values.set(local, Object.assign(Object.create(null), readParts(from), Object.fromEntries(from.values)));
  for (const [name, each] of from.definitions) definitions.set(`${local}.${name}`, each);
  for (const [name, each] of from.sources) sources.set(`${local}.${name}`, each);
}

type Parts = {readonly [name: string]: TreeValue};

/** Returns the named exports of a JSON file: the keys of its value. Empty for other files. */
function readParts({origin, values}: Names): Parts {
  const whole = origin?.file.endsWith('.json') && values.get('default');
  return whole && typeof whole === 'object' ? (whole as Parts) : {};
}

/** Creates the element that stands for a name whose value Lectern cannot determine. */
export function createPlaceholder(name: string): Node {
  return createElementNode('needs-script', [], new Map([['name', name]]));
}
