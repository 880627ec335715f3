/** Sets attributes by name. Removes attributes whose value is null or undefined. */
export function setAttributes(element: Element, values: Readonly<Record<string, string | null | undefined>>): void {
  for (const [name, value] of Object.entries(values))
    if (value == null) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
