import type {Located} from '../../openapi/document/located.js';
import type {DocumentPosition} from '../../openapi/document/spec-problem.js';

/** A difference inside a value. The kind `value` only helps to select a variant: it is never reported. */
export interface BodyDrift {
  readonly kind: 'field' | 'missing' | 'type' | 'value';
  /** Property path, relative to the value: `.items[].price`. */
  readonly path: string;
  readonly places: readonly DocumentPosition[];
  readonly type: string;
  readonly documented: readonly string[];
  readonly property?: string;
}

/** Result of evaluating a schema for a value: its documented properties, and all differences below. */
export interface SchemaOutcome {
  readonly drifts: readonly BodyDrift[];
  /** Names of properties that the schema documents. */
  readonly listed: ReadonlySet<string>;
  /** True if the schema documents properties of the object. */
  readonly lists: boolean;
  /** True if the schema explicitly allows undocumented properties. */
  readonly isOpen: boolean;
  /** Positions of schemas with `additionalProperties: false`. An overlay changes them to add a property. */
  readonly closers: readonly DocumentPosition[];
  /** Documented properties with `writeOnly`. Responses can omit them. */
  readonly writeOnly: ReadonlySet<string>;
  /** Schema to which an overlay adds an undocumented property. */
  readonly holder: Located;
}

/** Returns the outcome of a schema without any requirement. */
export function createAcceptingOutcome(holder: Located): SchemaOutcome {
  const none = new Set<string>();
  return {drifts: [], listed: none, lists: false, isOpen: false, closers: [], writeOnly: none, holder};
}

/** Merges the outcomes of several schemas that describe the same value. */
export function mergeOutcomes(outcomes: readonly SchemaOutcome[], holder: Located): SchemaOutcome {
  return {
    drifts: outcomes.flatMap(each => each.drifts),
    listed: new Set(outcomes.flatMap(each => [...each.listed])),
    lists: outcomes.some(each => each.lists),
    isOpen: outcomes.some(each => each.isOpen),
    closers: outcomes.flatMap(each => each.closers),
    writeOnly: new Set(outcomes.flatMap(each => [...each.writeOnly])),
    holder,
  };
}

/** Prepends a property name to a property path. */
export function stepBefore(name: string, path: string): string {
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}${path}`;
}
