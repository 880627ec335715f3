/** Maximum number of parallel metadata requests: the visible entries of a long sidebar. */
const limit = 24;
/** Limit of requests on the first page, if at least `least` metadata requests fit into it. */
const firstPage = 40;
const least = 12;
/** Number of metadata requests for each later page before the reader uses the sidebar. */
const eachPage = 2;

/** Limits the metadata requests of the open page, independent of the size of the section. */
export class MetadataAllowance {
  #left = limit;
  #isFirstPage = true;
  /** Whether the page may be in a part of the sidebar without any metadata. */
  #mayBeElsewhere = false;
  #onTheirWay = 0;

  get left(): number {
    return this.#left;
  }

  /** Starts counting for a page. */
  begin(isFirstPage: boolean): void {
    this.#isFirstPage = isFirstPage;
    this.#mayBeElsewhere = !isFirstPage;
    this.#left = isFirstPage ? limit : eachPage;
  }

  /** Allows requests for all visible entries, after the reader has used the sidebar. */
  widen(): void {
    this.#isFirstPage = false;
    this.#mayBeElsewhere = false;
    this.#left = limit;
  }

  /** Allows more requests if a link or search led to a part of the sidebar where most visible entries are unknown. */
  look(seen: number, unknown: number): void {
    if (this.#mayBeElsewhere && unknown > seen / 2) this.widen();
  }

  /** Reads metadata of one more page, if the limit allows it. */
  async use<Result>(read: () => Promise<Result>): Promise<Result | 'no more'> {
    // A file with the other extension needs two requests.
    const requested = requestsSoFar() + 2 * this.#onTheirWay;
    const isFree = !this.#isFirstPage || this.#left > limit - least || requested < firstPage;
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

/** Returns the number of requests so far, including the page itself. */
function requestsSoFar(): number {
  return 1 + performance.getEntriesByType('resource').length;
}
