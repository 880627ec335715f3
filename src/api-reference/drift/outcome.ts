import type {Located} from '../../openapi/document/located.js';
import type {Spot} from '../../openapi/document/spec-problem.js';

/** A difference inside a value. `value` only distinguishes variants: it is not reported. */
export interface BodyDrift {
  readonly kind: 'field' | 'missing' | 'type' | 'value';
  /** Property path, relative to the value: `.items[].price`. */
  readonly path: string;
  readonly places: readonly Spot[];
  readonly type: string;
  readonly documented: readonly string[];
  readonly property?: string;
}

/** Result of a schema for a value: its own level, and all differences below. */
export interface Outcome {
  readonly drifts: readonly BodyDrift[];
  /** Names of properties that the schema documents. */
  readonly listed: ReadonlySet<string>;
  /** Whether it documents the properties of an object at all. */
  readonly lists: boolean;
  /** Properties beyond the listed ones are allowed explicitly. */
  readonly isOpen: boolean;
  /** Schemas that set `additionalProperties: false`. */
  readonly closers: readonly Spot[];
  /** Listed properties that responses need not have. */
  readonly writeOnly: ReadonlySet<string>;
  /** The schema that a further property belongs to. */
  readonly holder: Located;
}

/** Returns the outcome of a schema that accepts everything. */
export function acceptAll(holder: Located): Outcome {
  const none = new Set<string>();
  return {drifts: [], listed: none, lists: false, isOpen: false, closers: [], writeOnly: none, holder};
}

/** Merges the outcomes of schemas that describe one value together. */
export function mergeOutcomes(outcomes: readonly Outcome[], holder: Located): Outcome {
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

/** Returns a path with one step before it. */
export function stepBefore(name: string, path: string): string {
  return `${/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}${path}`;
}
