/** State of a document's download. */
export interface DocumentDownload {
  /** File name in the URL. */
  readonly name: string;
  /** Number of received bytes. */
  received: number;
  /** Total number of bytes, if the server sends `Content-Length` without compression. */
  size?: number;
}

/** Documents that the page downloads or parses now, by URL. */
export const readings = new Map<string, DocumentDownload>();
