import type {UserInfo} from '../../src/site/user-info.js';

/** Maximum delay that `setTimeout` supports, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * The reader's session from `integrations.lectern.userInfo`. Exists in memory only, until it expires.
 * @fires change - A session started or ended.
 */
class UserSession extends EventTarget {
  #info: UserInfo | undefined;
  #timer = 0;

  /**
   * Data of the session, or undefined. Compares the expiry with the clock, because browsers delay timers of hidden
   * pages.
   */
  get info(): UserInfo | undefined {
    return this.#info && Date.now() < (this.#info.expires ?? Number.POSITIVE_INFINITY) ? this.#info : undefined;
  }

  start(info: UserInfo): void {
    this.#info = info;
    this.#wait();
    this.dispatchEvent(new Event('change'));
  }

  end(): void {
    clearTimeout(this.#timer);
    if (!this.#info) return;
    this.#info = undefined;
    this.dispatchEvent(new Event('change'));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const {expires} = this.#info ?? {};
    if (expires === undefined) return;
    const left = expires - Date.now();
    this.#timer = setTimeout(() => (left > MAX_DELAY_MS ? this.#wait() : this.end()), Math.min(left, MAX_DELAY_MS));
  }
}

export const userSession = new UserSession();
