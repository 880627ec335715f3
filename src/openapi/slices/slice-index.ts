import type {ApiIndex} from '../operation/api-index.js';

/** `index.json` in a folder of slices. `<id>.json` is an operation, and `_document.json` the overview. */
export interface SliceIndex extends ApiIndex {
  /** Path of the document relative to the folder, or its URL. */
  readonly document: string;
  /** Schemas with a slice: `schemas/<id>.json`. */
  readonly schemas: readonly {readonly name: string; readonly id: string}[];
}

/** Key in a slice for the location of its document: a URL, or a path relative to the slice. */
export const sliceSource = 'x-lectern-document';
/** Key in a slice for parts of other files. Their names are relative to the document. */
export const sliceFiles = 'x-lectern-files';

/** Slice with the document's general information. No operation id equals this name. */
export const overviewSlice = '_document.json';

/** A multi-file document, bundled into one file. */
export const bundleSlice = '_bundle.json';

/**
 * Returns the file name of a slice without `.json`. Avoids names that look like a content hash, because hosts let
 * browsers cache such files forever.
 */
export function sliceName(id: string): string {
  return /[-.][\da-f]{8,}$/.test(id) ? `${id}_` : id;
}

/** File with data about the source files of the slices (`slice-source.ts`). */
export const sourceSlice = '_source.json';

/** Folder for the histories of operations. File names equal those of the slices. */
export const sliceHistories = 'history/';
/** File in that folder with every change of the document. */
export const allHistory = '_all.json';

/** Folder for schema slices. */
export const schemaSlices = 'schemas/';
