import type {ApiIndex} from '../operation/api-index.js';

/** `index.json` of a folder of slices. `<id>.json` is an operation, `_document.json` the overview. */
export interface SliceIndex extends ApiIndex {
  /** Path of the document relative to the folder, or its URL. */
  readonly document: string;
  /** Schemas that have a slice, `schemas/<id>.json`. */
  readonly schemas: readonly {readonly name: string; readonly id: string}[];
}

/** Slice key with the location of its document: a URL, or a path relative to the slice. */
export const sliceSource = 'x-lectern-document';
/** Key of a slice that holds parts of other files, by their names as seen from the document. */
export const sliceFiles = 'x-lectern-files';

/** The slice of what is about the document as a whole; no operation has an id like this. */
export const overviewSlice = '_document.json';

/** The document as one file, where it is made of several. */
export const bundleSlice = '_bundle.json';

/**
 * Returns the file name of a slice without `.json`. Avoids names that look hashed, which browsers would cache forever.
 */
export function sliceName(id: string): string {
  return /[-.][\da-f]{8,}$/.test(id) ? `${id}_` : id;
}

/** File with facts about the source of the slices (`slice-source.ts`). */
export const sourceSlice = '_source.json';

/** Folder of the histories of operations, by the names of their slices. */
export const sliceHistories = 'history/';
/** Every change of the document, in the same folder. */
export const allHistory = '_all.json';

/** Folder of schema slices. */
export const schemaSlices = 'schemas/';
