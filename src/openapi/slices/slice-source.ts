/** `_source.json` in a folder of slices: the source files of the document at build time. */
export interface SliceSource {
  readonly files: readonly SourceFile[];
}

export interface SourceFile {
  /** Path from the site's root. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  readonly hash: string;
}

/** Response headers of a file, without its body. */
export interface FileFacts {
  /** Size of the file before content encoding. */
  readonly size?: number;
  /** Date of the last modification, in milliseconds. */
  readonly modified?: number;
}

/** Tolerance in milliseconds. Deployments write files one after another, so their dates differ. */
const oneAfterTheOther = 5000;

/**
 * Compares a file with the version at build time, without reading it. `unsure` means a newer date with the same size.
 * Without date headers, the result is `same`.
 */
export function judgeSource(built: SourceFile, now: FileFacts, site: FileFacts): 'same' | 'changed' | 'unsure' {
  if (now.size !== undefined && now.size !== built.size) return 'changed';
  if (now.modified === undefined || site.modified === undefined) return 'same';
  return now.modified > site.modified + oneAfterTheOther ? 'unsure' : 'same';
}
