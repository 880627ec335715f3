/** URLs of the servers that a menu offers beside the mock. They identify an API. */
type ServerUrls = readonly string[];

/**
 * APIs for which the reader chose the mock as server. Lasts until the page reloads and is never stored: on the next
 * visit, the form sends real requests.
 * @fires change - The reader chose the mock, or a server.
 */
class MockChoice extends EventTarget {
  readonly #chosen = new Set<string>();

  isOn(urls: ServerUrls): boolean {
    return this.#chosen.has(urls.join('\n'));
  }

  choose(urls: ServerUrls, isOn: boolean): void {
    if (this.isOn(urls) === isOn) return;
    const api = urls.join('\n');
    if (isOn) this.#chosen.add(api);
    else this.#chosen.delete(api);
    this.dispatchEvent(new Event('change'));
  }
}

export const mockChoice = new MockChoice();
