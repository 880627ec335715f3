/** Progress of a document's download. */
export interface Reading {
  /** Last part of the URL. */
  readonly name: string;
  /** Number of received bytes. */
  received: number;
  /** Total size, if the server sends it. */
  size?: number;
}

/** Documents that are loading or being parsed, by URL. */
export const readings = new Map<string, Reading>();
