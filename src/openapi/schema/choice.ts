import {own, ownText, textsUnder} from '../../base/json.js';
import {childOf, childrenOf, type Located} from '../document/located.js';

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
  const given = own(node.value, 'discriminator');
  const property = typeof given === 'string' ? given : ownText(given, 'propertyName');
  if (property === undefined) return undefined;
  const holder = childOf(node, 'discriminator');
  const pairs = holder ? childrenOf(holder, 'mapping') : [];
  return {
    property,
    mapping: pairs.flatMap(([name, {value}]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    ...textsUnder(given, 'defaultMapping'),
  };
}

/**
 * Converts a mapping target to a reference. A name refers to a schema of the document (OpenAPI 3.1, section 4.8.25.1).
 */
export function mappedReference(to: string): string {
  return /[#/.]/.test(to) ? to : `#/components/schemas/${to}`;
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
