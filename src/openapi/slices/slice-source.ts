/** `_source.json` in a folder of slices: the source files of the document at build time. */
export interface SliceSource {
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** Path of the source file from the site's root. */
  readonly path: string;
  readonly size: number;
  readonly hash: string;
}

/** Size and date of a file, from the headers of a HEAD response. */
export interface FileFacts {
  /** Size in bytes before content encoding. */
  readonly size?: number;
  /** Date of the last modification, in milliseconds. */
  readonly modified?: number;
}

/** Tolerance in milliseconds between the dates of one deployment, which writes its files one after another. */
const oneAfterTheOther = 5000;

/**
 * Compares a source file with its version at build time by size and date only. `unsure` means a newer date with the
 * same size. Without date headers, the result is `same`.
 */
export function compareSource(built: SourceFile, now: FileFacts, site: FileFacts): 'same' | 'changed' | 'unsure' {
  if (now.size !== undefined && now.size !== built.size) return 'changed';
  if (now.modified === undefined || site.modified === undefined) return 'same';
  return now.modified > site.modified + oneAfterTheOther ? 'unsure' : 'same';
}
