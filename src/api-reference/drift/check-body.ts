import {isEqualJson} from '../../base/exact-json.js';
import {getOwn, getOwnList, getOwnTexts, isObject, isTrue, type JsonObject} from '../../base/json.js';
import {isContainer} from '../../base/written-number.js';
import {type DocumentSet, getRef} from '../../openapi/document/document-set.js';
import {getChild, getChildren, getPositionKey, type Located} from '../../openapi/document/located.js';
import {readDiscriminator} from '../../openapi/schema/choice.js';
import {getValueType} from '../../openapi/schema/flatten-schema.js';
import {isMarkedNullable, listTypes} from '../../openapi/schema/written-types.js';
import {evaluateChoice, selectByDiscriminator} from './evaluate-choice.js';
import {
  type BodyDrift,
  createAcceptingOutcome,
  mergeOutcomes,
  type SchemaOutcome,
  stepBefore,
} from './schema-outcome.js';

/** Maximum number of (schema, value) pairs that one check evaluates. Beyond this number, the check reports nothing. */
const MAX_PAIRS = 2_000_000;
/** Maximum nesting depth of a value, and of the schemas that describe one value. */
const MAX_DEPTH = 300;

/**
 * Returns the differences between a response body and its schema: undocumented fields, missing required fields, and
 * wrong types. Ignores limits such as `maxLength`. Call within `DocumentSet.settle`.
 */
export function checkBody(documents: DocumentSet, schema: Located, value: unknown): readonly BodyDrift[] {
  return new BodyCheck(documents).check(schema, value, 0).filter(({kind}) => kind !== 'value');
}

class BodyCheck {
  readonly #documents: DocumentSet;
  /** True for OpenAPI 3.0, which ignores keywords next to a `$ref`. */
  readonly #ignoresSiblings: boolean;
  readonly #known = new Map<object, Map<string, readonly BodyDrift[]>>();
  /** Keys of the schemas that are being evaluated, by value. Stops endless recursion. */
  readonly #open = new Map<unknown, Set<string>>();
  #pairs = 0;

  constructor(documents: DocumentSet) {
    this.#documents = documents;
    this.#ignoresSiblings = !/^3\.[12]/.test(documents.version);
  }

  /**
   * Checks a value against the complete schema of the value. Reports undocumented properties of the value itself, which
   * `#evaluate` cannot: another schema may document them.
   */
  check(node: Located, value: unknown, depth: number): readonly BodyDrift[] {
    if (depth > MAX_DEPTH || ++this.#pairs > MAX_PAIRS) return [];
    const known = isContainer(value) ? this.#known.get(value) : undefined;
    const key = getPositionKey(node);
    const found = known?.get(key) ?? this.#whole(node, value, depth);
    if (isContainer(value)) this.#known.set(value, (known ?? new Map()).set(key, found));
    return found;
  }

  #whole(node: Located, value: unknown, depth: number): readonly BodyDrift[] {
    const {drifts, listed, lists, isOpen, closers, writeOnly, holder} = this.#evaluate(node, value, depth);
    const reported = drifts.filter(
      each => each.kind !== 'missing' || each.path !== stepBefore(each.property!, '') || !writeOnly.has(each.property!),
    );
    if (!isObject(value) || !lists || isOpen) return reported;
    const unlisted = Object.entries(value).filter(([name]) => !listed.has(name));
    return [
      ...reported,
      ...unlisted.map(
        ([name, each]): BodyDrift => ({
          kind: 'field',
          path: stepBefore(name, ''),
          places: closers.length > 0 ? closers : [holder],
          type: getValueType(each),
          documented: [],
          property: name,
        }),
      ),
    ];
  }

  /** Evaluates a schema that can be one of several schemas for the value. */
  #evaluate(node: Located, value: unknown, depth: number): SchemaOutcome {
    const schema = node.value;
    const key = getPositionKey(node);
    const open = this.#open.get(value) ?? new Set<string>();
    if (!isObject(schema) || open.has(key) || open.size > MAX_DEPTH) return createAcceptingOutcome(node);
    this.#open.set(value, open);
    open.add(key);
    const outcome = this.#schema(node, schema, value, depth);
    open.delete(key);
    if (open.size === 0) this.#open.delete(value);
    return outcome;
  }

  #schema(node: Located, schema: JsonObject, value: unknown, depth: number): SchemaOutcome {
    if (value === null && isMarkedNullable(schema)) return createAcceptingOutcome(node);
    const ref = getRef(schema);
    const target = ref === undefined ? undefined : this.#documents.follow(ref, node);
    const referred =
      target && ('node' in target ? this.#evaluate(target.node, value, depth) : createAcceptingOutcome(node));
    if (referred && this.#ignoresSiblings) return referred;
    const type = getValueType(value);
    const types = listTypes(schema);
    if (types && !types.includes(type) && !(type === 'integer' && types.includes('number')))
      return {
        ...createAcceptingOutcome(node),
        isOpen: true,
        drifts: [{kind: 'type', path: '', places: [node], type, documented: types}],
      };
    const variants = (kind: 'oneOf' | 'anyOf') =>
      evaluateChoice(this.#documents, node, kind, value, each => this.#evaluate(each, value, depth));
    const parts = [
      ...(referred ? [referred] : []),
      ...getChildren(node, 'allOf').map(([, part]) => this.#evaluate(part, value, depth)),
      ...(getOwn(schema, 'oneOf') ? [variants('oneOf')] : []),
      ...(getOwn(schema, 'anyOf') ? [variants('anyOf')] : []),
      ...this.#extensions(node, value, depth),
      ...this.#conditions(node, value, depth),
    ];
    const itself = isObject(value)
      ? this.#object(node, schema, value, depth)
      : {...createAcceptingOutcome(node), drifts: Array.isArray(value) ? this.#array(node, value, depth) : []};
    const drifts = isOtherValue(schema, value)
      ? [{kind: 'value', path: '', places: [], type, documented: []} as const]
      : [];
    // If a single part, such as a `$ref` target, describes the whole value, an overlay adds undocumented properties to
    // that part.
    const [only] = parts.length === 1 && !itself.lists ? parts : [];
    return mergeOutcomes([{...itself, drifts: [...itself.drifts, ...drifts]}, ...parts], only?.holder ?? node);
  }

  #object(node: Located, schema: JsonObject, value: JsonObject, depth: number): SchemaOutcome {
    const drifts: BodyDrift[] = [];
    const listed = new Set<string>();
    const descend = (step: string, at: Located, each: unknown) => {
      for (const found of this.check(at, each, depth + 1)) drifts.push({...found, path: step + found.path});
    };
    const properties = getChild(node, 'properties');
    const patterns = getChildren(node, 'patternProperties').flatMap(([pattern, at]) => {
      const expression = toExpression(pattern);
      return expression ? [{expression, at}] : [];
    });
    const additional = getChild(node, 'additionalProperties');
    for (const [name, each] of Object.entries(value)) {
      const property = properties && getChild(properties, name);
      const matched = patterns.filter(({expression}) => expression.test(name));
      if (property || matched.length > 0) listed.add(name);
      if (property) descend(stepBefore(name, ''), property, each);
      for (const {at} of matched) descend('.*', at, each);
      if (!property && matched.length === 0 && isObject(additional?.value)) descend('.*', additional, each);
    }
    const names = isObject(properties?.value) ? Object.keys(properties.value) : [];
    for (const name of new Set(getOwnTexts(schema, 'required')))
      if (!Object.hasOwn(value, name))
        drifts.push({
          kind: 'missing',
          path: stepBefore(name, ''),
          places: [node],
          type: '',
          documented: [],
          property: name,
        });
    const isClosed = additional?.value === false;
    const further = getOwn(schema, 'unevaluatedProperties');
    return {
      ...createAcceptingOutcome(node),
      drifts,
      listed,
      lists: names.length > 0 || patterns.length > 0 || isClosed,
      isOpen: (additional !== undefined && !isClosed) || (further !== undefined && further !== false),
      closers: isClosed ? [node] : [],
      writeOnly: new Set(names.filter(name => this.#isWriteOnly(getChild(properties!, name)!))),
    };
  }

  #isWriteOnly(property: Located): boolean {
    const found = this.#documents.resolve(property);
    return isTrue(property.value, 'writeOnly') || (found.state === 'found' && isTrue(found.node.value, 'writeOnly'));
  }

  #array(node: Located, list: readonly unknown[], depth: number): readonly BodyDrift[] {
    const tuple = [
      ...getChildren(node, 'prefixItems'),
      ...(getOwnList(node.value, 'items').length > 0 ? getChildren(node, 'items') : []),
    ];
    const items = getChild(node, 'items');
    return list.flatMap((each, index) => {
      const at = tuple[index]?.[1] ?? (Array.isArray(items?.value) ? undefined : items);
      const step = tuple[index] ? `[${index}]` : '[]';
      return at ? this.check(at, each, depth + 1).map(found => ({...found, path: step + found.path})) : [];
    });
  }

  /** Evaluates the schema that a discriminator selects in a base schema without `oneOf`. */
  #extensions(node: Located, value: unknown, depth: number): readonly SchemaOutcome[] {
    const {value: schema} = node;
    if (getOwn(schema, 'discriminator') === undefined || getOwn(schema, 'oneOf') || getOwn(schema, 'anyOf')) return [];
    const choice = this.#documents.findSubtypes?.(this.#documents, node);
    const discriminator = choice?.discriminator ?? readDiscriminator(node);
    if (!choice || !discriminator || !isObject(value)) return [];
    const targets = choice.variants.flatMap(each => {
      const target = this.#documents.follow(getRef(each.value) ?? '', node);
      return 'node' in target ? [target.node] : [];
    });
    // Stop here: the selected schema is being evaluated already, and includes this schema by `allOf`.
    if (targets.some(each => this.#open.get(value)?.has(getPositionKey(each)))) return [];
    const ref = selectByDiscriminator(this.#documents, {...choice, node, discriminator}, value);
    const target = ref === undefined ? undefined : this.#documents.follow(ref, node);
    const selected = target && 'node' in target ? target.node : undefined;
    if (selected && getPositionKey(selected) === getPositionKey(node)) return [];
    return [selected ? this.#evaluate(selected, value, depth) : {...createAcceptingOutcome(node), isOpen: true}];
  }

  /**
   * Collects property names from `if`, `then`, `else`, and similar keywords. They count as documented even if their
   * condition is false.
   */
  #conditions(node: Located, value: unknown, depth: number): readonly SchemaOutcome[] {
    const {value: schema} = node;
    const words = ['then', 'else'].filter(word => getOwn(schema, word) !== undefined);
    const parts = [
      ...words.flatMap(word => getChild(node, word) ?? []),
      ...getChildren(node, 'dependentSchemas').map(([, part]) => part),
    ];
    return parts.map(part => ({...this.#evaluate(part, value, depth), drifts: [], lists: false, closers: []}));
  }
}

function isOtherValue(schema: JsonObject, value: unknown): boolean {
  const values = Object.hasOwn(schema, 'const') ? [schema.const] : getOwn(schema, 'enum');
  return Array.isArray(values) && values.length > 0 && !values.some(each => isEqualJson(each, value));
}

/**
 * Compiles a pattern from the document. The check runs in a worker, and the page ends the worker if a pattern takes too
 * long (security rule B5).
 */
function toExpression(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern);
  } catch {
    return undefined;
  }
}
