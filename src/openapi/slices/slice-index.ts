import type {ApiIndex} from '../operation/api-index.js';

/**
 * Content of `index.json` in a folder of slices. Next to it, `<id>.json` is an operation, and `_document.json` the
 * overview.
 */
export interface SliceIndex extends ApiIndex {
  /** Path of the document relative to the folder, or its URL. */
  readonly document: string;
  /** Schemas that have a slice in `schemas/<id>.json`. */
  readonly schemas: readonly {readonly name: string; readonly id: string}[];
}

/** Extension in a slice with its document's location: a URL, or a path relative to the slice. */
export const sliceSource = 'x-lectern-document';
/** Extension in a slice with the parts from other files, by path relative to the document. */
export const sliceFiles = 'x-lectern-files';

/** Name of the slice with the document's general information. It never equals an operation id. */
export const overviewSlice = '_document.json';

/** Name of a multi-file document that is bundled into one file. */
export const bundleSlice = '_bundle.json';

/**
 * Returns the file name of a slice without `.json`. Avoids names that look like a content hash, because hosts let
 * browsers cache such files forever.
 */
export function buildSliceName(id: string): string {
  return /[-.][\da-f]{8,}$/.test(id) ? `${id}_` : id;
}

/** Name of the file that describes the source files of the slices (`slice-source.ts`). */
export const sourceSlice = '_source.json';

/** Folder with one history per operation. The files have the names of the slices. */
export const sliceHistories = 'history/';
/** Name of the file in `history/` with every change of the document. */
export const allHistory = '_all.json';

export const schemaSlices = 'schemas/';
