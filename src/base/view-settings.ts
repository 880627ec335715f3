/** Rarely used settings of operation views. Plain data, so a worker can receive them. */
export interface ViewSettings {
  /** Fields start expanded. */
  readonly isOpen?: boolean;
  /** Schema keys whose values appear as pills next to names. */
  readonly pills?: readonly string[];
  /** Selects the optional values in samples. */
  readonly defaults?: 'required' | 'all';
  /** The form starts empty. */
  readonly isBlank?: boolean;
  /** Shows only handwritten samples. */
  readonly isWritten?: boolean;
}
