/**
 * Maximum number of metadata requests for the first page, and after the reader used the sidebar: about as many entries
 * are visible.
 */
const limit = 24;
/** Maximum number of requests of any kind on the first page. The first `MIN_REQUESTS` metadata requests are always allowed. */
const firstPage = 40;
const MIN_REQUESTS = 12;
/** Maximum number of metadata requests for each later page, until the reader uses the sidebar. */
const eachPage = 2;

/** Limits how many pages the sidebar reads for their metadata, regardless of the section's size. */
export class MetadataAllowance {
  #left = limit;
  #isFirstPage = true;
  /** Whether this page may be in a part of the sidebar whose entries have no metadata yet. */
  #mayBeElsewhere = false;
  #onTheirWay = 0;

  get left(): number {
    return this.#left;
  }

  /** Resets the limit for another page. */
  begin(isFirstPage: boolean): void {
    this.#isFirstPage = isFirstPage;
    this.#mayBeElsewhere = !isFirstPage;
    this.#left = isFirstPage ? limit : eachPage;
  }

  /** Allows requests for all visible entries. Call it after the reader used the sidebar. */
  widen(): void {
    this.#isFirstPage = false;
    this.#mayBeElsewhere = false;
    this.#left = limit;
  }

  /**
   * Allows requests for all visible entries if most of them have no metadata. That happens after a link or the search
   * led far away.
   */
  look(seen: number, unknown: number): void {
    if (this.#mayBeElsewhere && unknown > seen / 2) this.widen();
  }

  /** Calls `read` if the limit allows another request. */
  async use<Result>(read: () => Promise<Result>): Promise<Result | 'no more'> {
    // Count two requests for each running read: it may need a second one for the other file extension.
    const requested = countRequests() + 2 * this.#onTheirWay;
    const isFree = !this.#isFirstPage || this.#left > limit - MIN_REQUESTS || requested < firstPage;
    if (this.#left === 0 || !isFree) return 'no more';
    this.#left--;
    this.#onTheirWay++;
    try {
      return await read();
    } finally {
      this.#onTheirWay--;
    }
  }
}

/** Returns the number of requests of this page load, including the HTML file. */
function countRequests(): number {
  return 1 + performance.getEntriesByType('resource').length;
}
