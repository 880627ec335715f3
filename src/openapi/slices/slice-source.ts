/** `_source.json` of a folder of slices: the files of the project that its document was made of, as they were. */
export interface SliceSource {
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** From the root of the site. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly hash: string;
}

/** What a host says of a file without sending it. */
export interface FileFacts {
  /** Of the file as it is on disk, not as it was packed for the way. */
  readonly size?: number;
  /** When it was changed or put there. */
  readonly modified?: number;
}

/** Files that are put on a host one after the other have not changed since. */
const oneAfterTheOther = 5000;

/**
 * What can be said of a file without reading it. `unsure`: it was changed after the site was put there, and has the same size. A
 * host that says nothing exchanges its sites as a whole.
 */
export function judgeSource(built: SourceFile, now: FileFacts, site: FileFacts): 'same' | 'changed' | 'unsure' {
  if (now.size !== undefined && now.size !== built.size) return 'changed';
  if (now.modified === undefined || site.modified === undefined) return 'same';
  return now.modified > site.modified + oneAfterTheOther ? 'unsure' : 'same';
}
