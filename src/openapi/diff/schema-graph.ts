import {getOwnText, isObject} from '../../base/json.js';
import type {DocumentSet} from '../document/document-set.js';
import {getPositionKey, type Located} from '../document/located.js';
import type {SchemaSide} from '../schema/build-schema-rows.js';
import {flattenSchema, type SchemaParts} from '../schema/flatten-schema.js';
import type {ChangeFinding} from './change.js';
import type {ChangeDetails, DocumentPair} from './compare/comparison.js';
import {compareSchemas} from './compare/schemas.js';
import type {DirectedName} from './rules/all.js';

/** Two versions of a schema. They are compared once, even if many operations use them. */
export interface SchemaNode {
  readonly findings: readonly ChangeFinding[];
  readonly edges: readonly (readonly [step: string, node: SchemaNode])[];
  /** True if this schema or one below it differs. Set by `finish`. */
  readonly hasChanges: boolean;
}

interface Draft {
  readonly direction: SchemaSide;
  /** Old and new schema at their point of use, before following a `$ref`. The `$ref` provides the name. */
  readonly before: SchemaParts;
  readonly after: SchemaParts;
  /** Positions of both schemas, after following a `$ref`. */
  readonly oldPlace: Located | undefined;
  readonly newPlace: Located | undefined;
  readonly findings: ChangeFinding[];
  readonly edges: (readonly [string, Draft])[];
  readonly parents: Draft[];
  hasChanges: boolean;
}

/**
 * Schema pairs of two documents, one node per pair. Comparing each pair once keeps the time linear, and recursive
 * schemas terminate.
 */
export class SchemaGraph {
  readonly #documents: DocumentPair;
  readonly #nodes = new Map<string, Draft>();
  readonly #open: Draft[] = [];

  constructor(documents: DocumentPair) {
    this.#documents = documents;
  }

  /** Returns the node for a pair of schemas. It is empty before `finish`. */
  nodeOf(direction: SchemaSide, before: SchemaParts, after: SchemaParts): SchemaNode {
    return this.#draftOf(direction, before, after);
  }

  /** Compares every requested pair, and the pairs that their child schemas form. */
  finish(): void {
    for (let draft = this.#open.pop(); draft; draft = this.#open.pop()) this.#compare(draft);
    const changed = [...this.#nodes.values()].filter(({findings}) => findings.length > 0);
    for (const draft of changed) draft.hasChanges = true;
    for (let draft = changed.pop(); draft; draft = changed.pop())
      for (const parent of draft.parents) {
        if (parent.hasChanges) continue;
        parent.hasChanges = true;
        changed.push(parent);
      }
    this.#nodes.clear();
  }

  #draftOf(direction: SchemaSide, before: SchemaParts, after: SchemaParts): Draft {
    const [old, now] = [followPlain(this.#documents.before, before), followPlain(this.#documents.after, after)];
    const key = `${direction} ${old.map(getPositionKey).join(' ')}\n${now.map(getPositionKey).join(' ')}`;
    const known = this.#nodes.get(key);
    if (known) return known;
    const draft: Draft = {
      direction,
      before,
      after,
      oldPlace: old[0],
      newPlace: now[0],
      findings: [],
      edges: [],
      parents: [],
      hasChanges: false,
    };
    this.#nodes.set(key, draft);
    this.#open.push(draft);
    return draft;
  }

  #compare(draft: Draft): void {
    const {direction, findings, edges} = draft;
    const documents = this.#documents;
    compareSchemas({
      direction,
      documents,
      before: flattenSchema(documents.before, draft.before),
      after: flattenSchema(documents.after, draft.after),
      report: (rule, details = {}) => findings.push(buildFinding(draft, rule, details)),
      compare: (step, before, after) => {
        const child = this.#draftOf(direction, before, after);
        edges.push([step, child]);
        child.parents.push(draft);
      },
    });
  }
}

function buildFinding(
  {direction, oldPlace, newPlace}: Draft,
  rule: DirectedName,
  details: ChangeDetails,
): ChangeFinding {
  const {at, isOld, ...rest} = details;
  const node = at ?? (isOld ? oldPlace : newPlace) ?? oldPlace ?? newPlace;
  const old = isOld || (!at && !newPlace);
  return {
    rule: `${direction}-${rule}`,
    at: {file: node?.file ?? '', pointer: node?.pointer ?? ''},
    ...(old && {isOld: true}),
    ...rest,
  };
}

/** Follows a schema that is only a `$ref`, so that all uses of the target share one node. */
function followPlain(documents: DocumentSet, parts: SchemaParts): SchemaParts {
  const [only] = parts;
  if (parts.length !== 1 || !only) return parts;
  const seen = new Set<string>();
  let node: Located = only;
  for (;;) {
    const ref = isPlainReference(node) ? getOwnText(node.value, '$ref') : undefined;
    const target = ref === undefined ? undefined : documents.follow(ref, node);
    if (!target || !('node' in target) || seen.has(getPositionKey(target.node))) return [node];
    seen.add(getPositionKey(target.node));
    node = target.node;
  }
}

function isPlainReference({value, scope}: Located): boolean {
  return scope === undefined && isObject(value) && Object.keys(value).length === 1;
}
