/**
 * Defines a property for each attribute: `operationId` for `operation-id`. The setter converts lists and objects to
 * JSON. Returns the property names.
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
