/** How much of a document has arrived. */
export interface Reading {
  /** The last part of its address. */
  readonly name: string;
  /** Bytes. */
  received: number;
  /** Bytes in all, as far as the server says so. */
  size?: number;
}

/** The documents that are being downloaded or parsed, by their addresses. */
export const readings = new Map<string, Reading>();
