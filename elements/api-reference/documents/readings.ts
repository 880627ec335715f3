/** Progress of a document's download. */
export interface Reading {
  /** The last part of its address. */
  readonly name: string;
  /** Bytes. */
  received: number;
  /** Total size, if the server sends it. */
  size?: number;
}

/** The documents that are being downloaded or parsed, by their addresses. */
export const readings = new Map<string, Reading>();
