/**
 * Whether the reader chose the mock as server. Lasts until the page reloads and is never stored: on the next visit, the
 * form sends real requests (SPEC 3, 4).
 * @fires change - The reader chose the mock, or a server.
 */
class MockChoice extends EventTarget {
  isOn = false;

  choose(isOn: boolean): void {
    if (this.isOn === isOn) return;
    this.isOn = isOn;
    this.dispatchEvent(new Event('change'));
  }
}

export const mockChoice = new MockChoice();
