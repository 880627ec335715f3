/**
 * Whether the mock is the chosen server. Holds for the tab and is never stored: the form sends real requests unless the
 * reader chooses otherwise on this visit (SPEC 3, 4).
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

/** The one of this page. */
export const mockChoice = new MockChoice();
