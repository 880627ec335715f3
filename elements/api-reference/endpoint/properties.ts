/**
 * Defines attributes as properties: `operation-id` is `operationId`. Values other than strings, numbers and booleans
 * become JSON. Returns the property names.
 */
export function addProperties(prototype: object, names: readonly string[]): readonly string[] {
  return names.map(name => {
    const property = name.replace(/-./g, pair => pair.slice(1).toUpperCase());
    Object.defineProperty(prototype, property, {
      get(this: Element) {
        return this.getAttribute(name);
      },
      set(this: Element, value: unknown) {
        if ((value ?? false) === false) this.removeAttribute(name);
        else
          this.setAttribute(name, value === true ? '' : Object(value) === value ? JSON.stringify(value) : `${value}`);
      },
    });
    return property;
  });
}
