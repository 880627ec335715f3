/** Rare settings for the views of operations. Plain data, so that it can be sent to another thread. */
export interface ViewSettings {
  /** Fields are open at first. */
  readonly isOpen?: boolean;
  /** Schema keys whose values are shown as pills next to names. */
  readonly pills?: readonly string[];
  /** Selects which optional values samples contain. */
  readonly defaults?: 'required' | 'all';
  /** The form begins empty. */
  readonly isBlank?: boolean;
  /** Shows only samples that an author wrote. */
  readonly isWritten?: boolean;
}
