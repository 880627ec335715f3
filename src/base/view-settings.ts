/** Settings of operation views that few sites use. Plain data, so a worker can receive them. */
export interface ViewSettings {
  /** If true, fields start expanded. */
  readonly isOpen?: boolean;
  /** Schema keywords whose values become labels next to names. */
  readonly pills?: readonly string[];
  /** Which parameters code samples contain: `required` ones, or `all`. */
  readonly defaults?: 'required' | 'all';
  /** If true, the request form starts empty. */
  readonly isBlank?: boolean;
  /** If true, only handwritten code samples appear. */
  readonly isWritten?: boolean;
}
