/** `_source.json` of a folder of slices: the files of the project that its document was made of, as they were. */
export interface SliceSource {
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** From the root of the site. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  readonly hash: string;
}

/** Response headers about a file, without its body. */
export interface FileFacts {
  /** Size of the file on disk, before content encoding. */
  readonly size?: number;
  /** Date of the last change. */
  readonly modified?: number;
}

/** Files that are put on a host one after the other have not changed since. */
const oneAfterTheOther = 5000;

/**
 * Compares a file with the one that the site was built from, without reading it. `unsure` means a newer date with the
 * same size. A host without headers replaces its sites as a whole.
 */
export function judgeSource(built: SourceFile, now: FileFacts, site: FileFacts): 'same' | 'changed' | 'unsure' {
  if (now.size !== undefined && now.size !== built.size) return 'changed';
  if (now.modified === undefined || site.modified === undefined) return 'same';
  return now.modified > site.modified + oneAfterTheOther ? 'unsure' : 'same';
}
