export function isDefined(tag: string): boolean {
  return customElements.get(tag) !== undefined;
}

/** Defines a tag unless it is already defined. A second copy of the script does nothing (security rule F4). */
export function define(tag: string, element: CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, element);
}
