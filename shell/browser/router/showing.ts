import type {PageDocument} from '../../../src/site/page/open-page.js';

/** `renew`: what is shown is drawn from what files say now; nothing moves. */
export type Cause = 'load' | 'push' | 'pop' | 'renew';

/** How a page came to be shown. */
export interface Showing {
  readonly hash: string;
  readonly cause: Cause;
  /** It was not shown before. */
  readonly isNew: boolean;
  /** No later visit has begun. */
  isCurrent(): boolean;
}

/** Says in the console what is wrong with the text of a page, for its author. */
export function warnOf({problems}: PageDocument): void {
  const lines = problems.map(({place, message}) => `${place.file}:${place.line} ${message}`);
  if (lines.length > 0) console.warn(lines.join('\n'));
}
