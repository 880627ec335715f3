import type {Located} from '../document/located.js';

/** `oneOf` or `anyOf`. */
export interface Choice {
  readonly kind: 'oneOf' | 'anyOf';
  readonly variants: readonly Located[];
  readonly discriminator?: {readonly property: string; readonly mapping: readonly (readonly [string, string])[]};
  /** The key of the schema whose variants extend it: in them it is no circle. */
  readonly above?: string;
  /** The variants only say which properties must be there: they are rules for one value, not shapes of it. */
  readonly isRule?: true;
}
