import {formatJson} from '../../../base/exact-json.js';
import type {DocumentSet} from '../../document/document-set.js';
import type {Located} from '../../document/located.js';
import type {SchemaSide} from '../../schema/build-schema-rows.js';
import type {FlatSchema, SchemaParts} from '../../schema/flatten-schema.js';
import type {ChangeFinding} from '../change.js';
import type {DirectedName} from '../rules/all.js';

/** The old and the new document, each with all of its files loaded. */
export interface DocumentPair {
  readonly before: DocumentSet;
  readonly after: DocumentSet;
}

export interface ChangeDetails extends Pick<ChangeFinding, 'before' | 'after' | 'name'> {
  /** Position to report, if not the position of the schema. */
  readonly at?: Located | undefined;
  /** True if `at` is a position in the old document. */
  readonly isOld?: boolean;
}

/** Old and new version of a schema. A comparison covers one level and queues the child schemas. */
export interface SchemaComparison {
  readonly direction: SchemaSide;
  readonly documents: DocumentPair;
  readonly before: FlatSchema;
  readonly after: FlatSchema;
  report(rule: DirectedName, details?: ChangeDetails): void;
  /** Queues a comparison of child schemas. Pass an empty list for a missing schema, which accepts everything. */
  compare(step: string, before: SchemaParts, after: SchemaParts): void;
}

/** Maximum length of a value in a message. */
const VALUE_LENGTH = 80;

/** Formats a value as JSON on one line, shortened to `VALUE_LENGTH`. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'none';
  const text = formatJson(value) ?? 'none';
  return text.length > VALUE_LENGTH ? `${text.slice(0, VALUE_LENGTH)}…` : text;
}

/** Returns the items of `list` that `others` lacks, compared as JSON. */
export function findMissing<T>(list: readonly T[], others: readonly unknown[]): readonly T[] {
  const known = new Set(others.map(each => formatJson(each)));
  return list.filter(each => !known.has(formatJson(each)));
}
