import {DetailedViewContext} from '../api-reference/views/detailed-view.js';
import type {ViewContextInput} from '../api-reference/views/view-context.js';
import type {Located} from '../openapi/document/located.js';
import type {SchemaRow, SchemaSide} from '../openapi/schema/build-schema-rows.js';

/** Record of the last rendering of a view. */
export interface NotedParts {
  readonly ids: Set<string>;
  /** True if some rows load on demand. */
  hasMoreRows: boolean;
}

/** Creates a view context that records what is rendered. Rendering again replaces the record. */
export function createNotingContext(): {Context: typeof DetailedViewContext; parts(): NotedParts} {
  let drawn: NotedParts = {ids: new Set(), hasMoreRows: false};
  class NotingContext extends DetailedViewContext {
    readonly #parts: NotedParts = {ids: new Set(), hasMoreRows: false};

    constructor(input: ViewContextInput) {
      super(input);
      drawn = this.#parts;
    }

    override id(text: string): string {
      const id = super.id(text);
      this.#parts.ids.add(id);
      return id;
    }

    override open(schema: Located, side: SchemaSide, wanted: number): SchemaRow {
      const row = super.open(schema, side, wanted);
      this.#parts.hasMoreRows ||= hasMoreRows(row);
      return row;
    }
  }
  return {Context: NotingContext, parts: () => drawn};
}

function hasMoreRows({openable, below}: SchemaRow): boolean {
  if (!below) return openable;
  const made = [...below.rows, ...below.choices.flatMap(({variants}) => variants)];
  return below.rest > 0 || made.some(hasMoreRows);
}
