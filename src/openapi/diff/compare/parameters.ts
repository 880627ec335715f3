import type {DocumentSet} from '../../document/document-set.js';
import type {Located} from '../../document/located.js';
import type {Parameter} from '../../operation/media.js';
import type {Operation} from '../../operation/operation.js';
import type {SchemaSide} from '../../schema/build-schema-rows.js';
import {flattenSchema, inferTypes} from '../../schema/flatten-schema.js';
import {addFinding, addSchemas, type OperationComparison} from './operation-comparison.js';

/** Compares an operation's parameters. Matches path parameters by position, because clients never send their names. */
export function compareParameters(comparison: OperationComparison, before: Operation, after: Operation): void {
  const names = listPathNames(before.path);
  const renamed = new Map(listPathNames(after.path).map((name, at) => [name, names[at] ?? name]));
  const keyOf = ({in: place, name}: Parameter) =>
    `${place} ${place === 'header' ? name.toLowerCase() : place === 'path' ? (renamed.get(name) ?? name) : name}`;
  const now = new Map(after.parameters.map(each => [keyOf(each), each]));
  const old = new Map(
    before.parameters.map(each => [`${each.in} ${each.in === 'header' ? each.name.toLowerCase() : each.name}`, each]),
  );
  compareNamed(comparison, comparison.sender, old, now, each => `${each.in} parameter ${each.name}`);
  for (const [name, previous] of renamed)
    if (name !== previous)
      addFinding(comparison, `path parameter ${name}`, `${comparison.sender}-parameter-renamed`, {
        before: previous,
        after: name,
      });
}

export function compareHeaders(
  comparison: OperationComparison,
  place: string,
  direction: SchemaSide,
  before: readonly Parameter[],
  after: readonly Parameter[],
): void {
  const byName = (list: readonly Parameter[]) => new Map(list.map(each => [each.name.toLowerCase(), each]));
  compareNamed(comparison, direction, byName(before), byName(after), each => `${place} header ${each.name}`, true);
}

function compareNamed(
  comparison: OperationComparison,
  direction: SchemaSide,
  before: ReadonlyMap<string, Parameter>,
  after: ReadonlyMap<string, Parameter>,
  placeOf: (parameter: Parameter) => string,
  areHeaders = false,
): void {
  for (const [key, old] of before) {
    const now = after.get(key);
    const rule = areHeaders && !old.required ? 'header-removed' : 'parameter-removed';
    const at = old.schema ?? old.content?.schema;
    if (now) compareOne(comparison, direction, placeOf(now), old, now);
    else addFinding(comparison, placeOf(old), `${direction}-${rule}`, {at, isOld: true});
  }
  for (const [key, each] of after) {
    if (before.has(key)) continue;
    const at = each.schema ?? each.content?.schema;
    const isNeeded = each.required && !(at && flattenSchema(comparison.documents.after, [at]).keywords.has('default'));
    const rule = isNeeded || each.in === 'path' ? 'required-parameter-added' : 'parameter-added';
    addFinding(comparison, placeOf(each), `${direction}-${rule}`, {at});
  }
}

function compareOne(
  comparison: OperationComparison,
  direction: SchemaSide,
  place: string,
  before: Parameter,
  after: Parameter,
): void {
  const {documents} = comparison;
  const at = after.schema ?? after.content?.schema;
  if (before.required !== after.required) {
    const rule = after.required ? 'parameter-became-required' : 'parameter-became-optional';
    addFinding(comparison, place, `${direction}-${rule}`, {at});
  }
  if (!before.deprecated && after.deprecated) addFinding(comparison, place, `${direction}-parameter-deprecated`, {at});
  const [old, now] = [formatStyle(documents.before, before), formatStyle(documents.after, after)];
  if (old !== now && old && now)
    addFinding(comparison, place, `${direction}-parameter-style-changed`, {before: old, after: now, at});
  addSchemas(comparison, place, direction, before.schema ?? before.content?.schema, at);
}

/** Formats the serialization style of a parameter. Empty for scalars, which are the same in every style. */
function formatStyle(documents: DocumentSet, {schema, content, style, explode, in: place}: Parameter): string {
  if (content) return content.type.toLowerCase();
  const types = schema ? listTypes(documents, schema) : [];
  const isList = types.includes('array');
  if (!isList && !types.includes('object')) return '';
  // Arrays in paths and headers look the same with and without `explode` (OpenAPI 3.1, section 4.8.12.4).
  const canExplode = !isList || (style !== 'simple' && place !== 'header');
  return canExplode && explode ? `${style}, exploded` : style;
}

function listTypes(documents: DocumentSet, schema: Located): readonly string[] {
  return inferTypes(flattenSchema(documents, [schema]));
}

function listPathNames(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
}
