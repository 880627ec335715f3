/** What few sites say of the views of their operations. Plain data: it goes to another thread with the place of the site. */
export interface ViewSettings {
  /** Fields are open at first. */
  readonly isOpen?: boolean;
  /** Keys of schemas whose values stand as pills beside names. */
  readonly pills?: readonly string[];
  /** Which optional values samples have. */
  readonly defaults?: 'required' | 'all';
  /** The form begins empty. */
  readonly isBlank?: boolean;
  /** Only samples that somebody wrote. */
  readonly isWritten?: boolean;
}
