/** A file that was read. `path` is relative to the project root, without a leading slash. */
export interface FileText {
  readonly path: string;
  readonly text: string;
  /** Date of the last change as an HTTP date, if the host sends one. */
  readonly modified?: string;
  /** Overlay documents that the project applies to this API document, in their order. */
  readonly overlays?: readonly string[];
}

/** Why there is no text: the file is not there, it was refused (outside the project, too large), or reading failed. */
export interface NoFile {
  readonly path: string;
  readonly missing: 'absent' | 'refused' | 'failed';
  /** For `refused` and `failed`: the reason as a sentence. */
  readonly reason?: string;
}

export type ReadResult = FileText | NoFile;

/** The one door from `src` to the outside. A host hands in how files are read: by `fetch`, from disk, from memory. */
export interface Files {
  /** Never rejects, except with the `AbortError` of the given signal. */
  read(path: string, signal?: AbortSignal): Promise<ReadResult>;
}

export function isFile(result: ReadResult): result is FileText {
  return 'text' in result;
}

/** Creates files in memory, for tests and hosts that have everything loaded. */
export function memoryFiles(entries: Readonly<Record<string, string>>): Files {
  const texts = new Map(Object.entries(entries));
  return {
    async read(path) {
      const text = texts.get(path);
      return text === undefined ? {path, missing: 'absent'} : {path, text};
    },
  };
}
