import {type Component, kebab, type Prop} from '../../src/components/component.js';
import {ofThePage, readData} from '../../src/components/written-element.js';

/** A property of an element: a prop of its component, in the name of the prop. Its attribute always says the same. */
export interface Property {
  readonly name: string;
  readonly attribute: string;
  /** What the property is where the attribute is this, or is not there. */
  read(attribute: string | null): unknown;
  /** What the attribute is for a value; `null` for none. */
  write(value: unknown): string | null;
}

const mode: Property = {
  name: 'mode',
  attribute: 'mode',
  read: attribute => attribute ?? undefined,
  write: writeText,
};

/**
 * The properties of an element. Of every element are `title`, `id`, `className` and `style`, which say the same as their
 * attributes anyway, and the method `focus`: that prop of code stays an attribute.
 */
export function propertiesOf({props}: Component): readonly Property[] {
  const own = Object.entries(props).filter(([name]) => !ofThePage.has(name) && !(name in HTMLElement.prototype));
  return [...own.map(([name, prop]) => propertyOf(name, prop)), mode];
}

function propertyOf(name: string, prop: Prop<unknown>): Property {
  const attribute = kebab(name);
  switch (prop.kind) {
    case 'flag': {
      // Some are true, or neither, where nothing is said.
      const unsaid = prop.read(undefined);
      const write = (value: unknown) => {
        const said = isSaid(value);
        return value === undefined || value === null || said === unsaid ? null : said ? '' : 'false';
      };
      return {name, attribute, read: written => (written === null ? unsaid : isSaid(written)), write};
    }
    case 'number':
      return {name, attribute, read: written => prop.read(written), write: writeText};
    case 'data':
      return {name, attribute, read: written => (written === null ? undefined : readData(written)), write: writeData};
    default:
      return {name, attribute, read: written => written ?? undefined, write: writeText};
  }
}

function isSaid(value: unknown): boolean {
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

/** Properties that are their attributes, for classes that are not Lit's. */
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
