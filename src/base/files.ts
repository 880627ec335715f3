/** A file with its content. `path` is relative to the project root, without a leading slash. */
export interface FileText {
  readonly path: string;
  readonly text: string;
  /** Date of the last modification in HTTP format, if the server sends one. */
  readonly modified?: string;
  /** Overlay files to apply to this API document, in order. */
  readonly overlays?: readonly string[];
}

/** Why there is no text: the file is missing, refused (outside the project, or too large), or reading failed. */
export interface NoFile {
  readonly path: string;
  readonly missing: 'absent' | 'refused' | 'failed';
  /** For `refused` and `failed`: the reason, as a sentence. */
  readonly reason?: string;
  /** The reason as a word, if a fix depends on it. */
  readonly cause?: UnreadableCause;
}

export type UnreadableCause = 'outside' | 'too large' | 'no permission';

export type ReadResult = FileText | NoFile;

/**
 * Access to project files, the only one that code in `src` has. Hosts implement it with `fetch`, the disk, or memory.
 */
export interface Files {
  /** Reads a file. Never rejects, except with the `AbortError` of the signal. */
  read(path: string, signal?: AbortSignal): Promise<ReadResult>;
}

export function isFile(result: ReadResult): result is FileText {
  return 'text' in result;
}

/** Returns file access to texts in memory, for tests and for hosts that have loaded all files. */
export function createMemoryFiles(entries: Readonly<Record<string, string>>): Files {
  const texts = new Map(Object.entries(entries));
  return {
    async read(path) {
      const text = texts.get(path);
      return text === undefined ? {path, missing: 'absent'} : {path, text};
    },
  };
}
