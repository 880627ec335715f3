import type {UserInfo} from '../../src/site/user-info.js';

/** Longest delay of a timer, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * The reader's own session, as `integrations.lectern.userInfo` brought it. It lives in memory alone, until it expires.
 * @fires change - There is a session, or it has ended.
 */
class UserSession extends EventTarget {
  #info: UserInfo | undefined;
  #timer = 0;

  /** Undefined without a session. Timers of hidden pages are late, so the clock decides. */
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
