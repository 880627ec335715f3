import {getOwn, getOwnText, isObject} from '../../base/json.js';
import {type DocumentSet, getRef} from '../../openapi/document/document-set.js';
import {getChildren, type Located} from '../../openapi/document/located.js';
import {getSchemaName} from '../../openapi/document/pointer.js';
import {type Discriminator, readDiscriminator, toMappedReference} from '../../openapi/schema/choice.js';
import {createAcceptingOutcome, mergeOutcomes, type SchemaOutcome} from './schema-outcome.js';

/** Returns the `$ref` that a discriminator selects for a value. Undefined without a matching mapping. */
export function selectByDiscriminator(
  documents: DocumentSet,
  {node, discriminator, variants}: DiscriminatedChoice,
  value: unknown,
): string | undefined {
  const {property, mapping, defaultMapping} = discriminator;
  const name = getOwnText(value, property);
  const refs = variants.flatMap(each => getRef(each.value) ?? []);
  const mapped = mapping.find(([each]) => each === name)?.[1];
  const implied =
    mapped === undefined ? refs.find(ref => name !== undefined && getSchemaName(ref) === name) : undefined;
  const to = mapped ?? defaultMapping;
  return implied ?? (to === undefined ? undefined : toMappedReference(documents, to, node));
}

interface DiscriminatedChoice {
  /** The schema with the discriminator. */
  readonly node: Located;
  readonly discriminator: Discriminator;
  readonly variants: readonly Located[];
}

/**
 * Evaluates `oneOf` or `anyOf` for a value. Uses the variant that the discriminator selects, or else the best match. A
 * property that any variant documents counts as documented, unless a discriminator excludes the variant.
 */
export function evaluateChoice(
  documents: DocumentSet,
  node: Located,
  kind: 'oneOf' | 'anyOf',
  value: unknown,
  evaluate: (variant: Located) => SchemaOutcome,
): SchemaOutcome {
  const variants = getChildren(node, kind).map(([, each]) => each);
  if (variants.length === 0) return createAcceptingOutcome(node);
  const discriminator = readDiscriminator(node);
  const ref = discriminator && selectByDiscriminator(documents, {node, discriminator, variants}, value);
  const selected = ref === undefined ? undefined : variants.find(each => getRef(each.value) === ref);
  if (selected) return evaluate(selected);
  const outcomes = variants.map(each => openOutcome(each, value, evaluate(each)));
  const fitting = outcomes.filter(({drifts}) => drifts.length === 0);
  const {listed, lists, writeOnly} = mergeOutcomes(outcomes, node);
  if (fitting.length > 0) return {...mergeOutcomes(fitting, node), listed, lists, writeOnly};
  const wrong = outcomes.map(({drifts}) => drifts.find(each => each.kind === 'type' && each.path === ''));
  if (wrong.every(each => each !== undefined)) {
    const documented = [...new Set(wrong.flatMap(each => each.documented))];
    return {...createAcceptingOutcome(node), isOpen: true, drifts: [{...wrong[0]!, documented, places: [node]}]};
  }
  const [best] = outcomes.toSorted(
    (one, other) => computeCost(one) - computeCost(other) || countHits(other, value) - countHits(one, value),
  );
  return {...(best as SchemaOutcome), listed, writeOnly, holder: node};
}

/**
 * Marks the outcome of a variant without properties as open: it allows every property. A variant that only constrains,
 * such as `{required: ["a"]}`, stays unchanged.
 */
function openOutcome({value: schema}: Located, value: unknown, outcome: SchemaOutcome): SchemaOutcome {
  const isRule = isObject(schema) && (getOwn(schema, 'required') !== undefined || getOwn(schema, 'not') !== undefined);
  return !isObject(value) || outcome.lists || isRule ? outcome : {...outcome, isOpen: true};
}

/** Returns a penalty for selecting a variant. A wrong type or constant at the top level suggests another variant. */
function computeCost({drifts}: SchemaOutcome): number {
  return drifts.reduce(
    (sum, {kind, path}) => sum + (kind === 'type' && path === '' ? 1000 : kind === 'value' ? 20 : 1),
    0,
  );
}

function countHits({listed}: SchemaOutcome, value: unknown): number {
  return isObject(value) ? Object.keys(value).filter(name => listed.has(name)).length : 0;
}
