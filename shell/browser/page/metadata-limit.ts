/** Heads that are read at once: those that a long sidebar shows. */
const most = 24;
/** The first page asks no more than this many times in all where `least` heads leave room for that. */
const firstPage = 40;
const least = 12;
/** Heads that each further page may read before the reader turns to the sidebar. */
const eachPage = 2;

/** How many heads of other pages the open page may read: a few requests, whatever the section holds. */
export class HeadAllowance {
  #left = most;
  #isFirstPage = true;
  /** The page may stand in a part of the sidebar where nothing has been read yet. */
  #mayBeElsewhere = false;
  #onTheirWay = 0;

  get left(): number {
    return this.#left;
  }

  /** Another page is opened, or the first one. */
  begin(isFirstPage: boolean): void {
    this.#isFirstPage = isFirstPage;
    this.#mayBeElsewhere = !isFirstPage;
    this.#left = isFirstPage ? most : eachPage;
  }

  /** The reader has turned to the sidebar: what it shows may be read. */
  widen(): void {
    this.#isFirstPage = false;
    this.#mayBeElsewhere = false;
    this.#left = most;
  }

  /** Of so many entries in view so many are unknown: when a link of a text or a search has led there, they may be read. */
  look(seen: number, unknown: number): void {
    if (this.#mayBeElsewhere && unknown > seen / 2) this.widen();
  }

  /** Reads one more, if it may be read. */
  async use<Result>(read: () => Promise<Result>): Promise<Result | 'no more'> {
    // A file with the other ending is asked for twice.
    const asked = requestsSoFar() + 2 * this.#onTheirWay;
    const isFree = !this.#isFirstPage || this.#left > most - least || asked < firstPage;
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

/** What this page has asked for and has, itself too. */
function requestsSoFar(): number {
  return 1 + performance.getEntriesByType('resource').length;
}
