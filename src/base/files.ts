/** A file with its content. `path` is relative to the project root, without a leading slash. */
export interface FileText {
  readonly path: string;
  readonly text: string;
  /** Date of the last modification as an HTTP date, if the host sends one. */
  readonly modified?: string;
  /** Overlay files that the project applies to this API document, in order. */
  readonly overlays?: readonly string[];
}

/** Reason for missing text: the file is absent, refused (outside the project, or too large), or reading failed. */
export interface NoFile {
  readonly path: string;
  readonly missing: 'absent' | 'refused' | 'failed';
  /** For `refused` and `failed`: the reason as a sentence. */
  readonly reason?: string;
}

export type ReadResult = FileText | NoFile;

/** The only way for `src` to read files. A host implements it by `fetch`, disk, or memory. */
export interface Files {
  /** Reads a file. Never rejects, except with the `AbortError` of the signal. */
  read(path: string, signal?: AbortSignal): Promise<ReadResult>;
}

export function isFile(result: ReadResult): result is FileText {
  return 'text' in result;
}

/** Creates file access from memory, for tests and hosts with all files loaded. */
export function memoryFiles(entries: Readonly<Record<string, string>>): Files {
  const texts = new Map(Object.entries(entries));
  return {
    async read(path) {
      const text = texts.get(path);
      return text === undefined ? {path, missing: 'absent'} : {path, text};
    },
  };
}
