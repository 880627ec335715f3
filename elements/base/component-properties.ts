import {type Component, type Prop, toAttributeName} from '../../src/components/component.js';
import {pageAttributes, readDataAttribute} from '../../src/components/written-element.js';

/** Property of an element class for one prop of its component, in sync with the attribute. */
export interface Property {
  readonly name: string;
  readonly attribute: string;
  /** Converts an attribute to the property. The attribute is `null` if it is absent. */
  read(attribute: string | null): unknown;
  /** Converts a value to the attribute. Returns `null` to remove the attribute. */
  write(value: unknown): string | null;
}

const mode: Property = {
  name: 'mode',
  attribute: 'mode',
  read: attribute => attribute ?? undefined,
  write: writeText,
};

/**
 * Returns the properties of a component's element. Excludes `title`, `id`, `className`, and `style`, which every
 * element reflects, and `focus`, which is a method: the code block's `focus` prop is an attribute only.
 */
export function listProperties({props}: Component): readonly Property[] {
  const own = Object.entries(props).filter(([name]) => !pageAttributes.has(name) && !(name in HTMLElement.prototype));
  return [...own.map(([name, prop]) => buildProperty(name, prop)), mode];
}

function buildProperty(name: string, prop: Prop<unknown>): Property {
  const attribute = toAttributeName(name);
  switch (prop.kind) {
    case 'flag': {
      // The default differs by prop: false, true, or undefined.
      const unsaid = prop.read(undefined);
      const write = (value: unknown) => {
        const stated = isSet(value);
        return value === undefined || value === null || stated === unsaid ? null : stated ? '' : 'false';
      };
      return {name, attribute, read: written => (written === null ? unsaid : isSet(written)), write};
    }
    case 'number':
      return {name, attribute, read: written => prop.read(written), write: writeText};
    case 'data':
      return {
        name,
        attribute,
        read: written => (written === null ? undefined : readDataAttribute(written)),
        write: writeData,
      };
    default:
      return {name, attribute, read: written => written ?? undefined, write: writeText};
  }
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== false && value !== 'false';
}

function writeText(value: unknown): string | null {
  if (value === true) return '';
  const isText = value !== undefined && value !== null && value !== false;
  return isText && (typeof value !== 'object' || Array.isArray(value)) ? String(value) : null;
}

function writeData(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Defines accessors that reflect attributes, on the prototype of a class without Lit. */
export function addAttributeProperties(prototype: object, properties: readonly Property[]): void {
  for (const {name, attribute, read, write} of properties)
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return read(this.getAttribute(attribute));
      },
      set(this: Element, value: unknown) {
        const written = write(value);
        if (written === null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, written);
      },
    });
}
