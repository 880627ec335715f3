/** Returns the element that contains an element's view: in its shadow root on host pages, or the element itself. */
export function createViewPlace(host: HTMLElement): HTMLElement {
  return host.shadowRoot?.querySelector<HTMLElement>('.docs-foreign') ?? host;
}
