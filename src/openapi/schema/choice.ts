import {getOwn, getOwnText, getTextsUnder} from '../../base/json.js';
import {getChild, getChildren, type Located} from '../document/located.js';
import type {DocumentPosition} from '../document/spec-problem.js';

/** Discriminator of a `oneOf` or `anyOf` (OpenAPI 3.2, Discriminator Object). */
export interface Discriminator {
  readonly property: string;
  /** Values of the property, each with its target: a reference or the name of a schema. */
  readonly mapping: readonly (readonly [value: string, to: string])[];
  /** Target if the property is missing or has an unknown value. */
  readonly defaultMapping?: string;
}

/** Reads a schema's discriminator. In Swagger 2.0 it is only a property's name. */
export function readDiscriminator(node: Located): Discriminator | undefined {
  const given = getOwn(node.value, 'discriminator');
  const property = typeof given === 'string' ? given : getOwnText(given, 'propertyName');
  if (property === undefined) return undefined;
  const holder = getChild(node, 'discriminator');
  const pairs = holder ? getChildren(holder, 'mapping') : [];
  return {
    property,
    mapping: pairs.flatMap(([name, {value}]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    ...getTextsUnder(given, 'defaultMapping'),
  };
}

/**
 * Converts a mapping target to a reference. `My.Cat` is both a name and a relative URI. It is the name of a
 * schema if the document has that schema (OpenAPI 3.1.1, section 4.8.25).
 *
 * @param from The schema with the discriminator.
 */
export function toMappedReference(documents: Followed, to: string, from: DocumentPosition): string {
  if (/[#/]/.test(to)) return to;
  const named = `#/components/schemas/${to}`;
  return to.includes('.') && !('node' in documents.follow(named, from)) ? to : named;
}

/** The method of `DocumentSet` that resolves references. The result contains `node` if the target exists. */
interface Followed {
  follow(ref: string, from: DocumentPosition): object;
}

/** A schema's `oneOf` or `anyOf`. */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  readonly variants: readonly Located[];
  readonly discriminator?: Discriminator;
  /** Key of the base schema whose variants extend it. A variant that contains this base is not recursive. */
  readonly above?: string;
  /** True if the variants only list required properties. They constrain one value instead of describing several. */
  readonly isRule?: true;
}
