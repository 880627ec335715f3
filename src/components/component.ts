import {Html, type HtmlValue, toText} from '../base/html.js';
import type {Ports} from '../base/ports.js';
import type {ContentMessages} from '../messages/en-content.js';
import type {Value} from '../tree/literal.js';
import {styleText} from './style-text.js';

/** A heading in the table of contents. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
  /** The heading is in a tab that is initially closed. */
  readonly isClosed?: true;
}

/** Page context of components. `site.ts` builds one per page. */
export interface PageContext extends Ports {
  readonly messages: ContentMessages;
  /** Returns the URL for an author's link. Undefined for disallowed links such as `javascript:`. */
  href(written: string): Address | undefined;
  /** Returns the URL of an image, video, or file. */
  asset(written: string): string | undefined;
  /** Resolves every candidate of a `srcset`. */
  srcset(written: string): string;
  /** Adds a copy button to code blocks. */
  readonly copyButton: boolean;
  /** The page's binding, as props of the component that shows it. */
  readonly bound?: ReadonlyMap<string, PropValue>;
}

export interface Address {
  readonly href: string;
  readonly external: boolean;
}

/** Describes a prop and reads its value. */
export interface Prop<T> {
  readonly doc: string;
  /** Attribute name, if it differs from the prop's name. */
  readonly attribute?: string;
  readonly kind: 'text' | 'rich' | 'flag' | 'number' | 'data';
  /** Allowed values in lower case, separated by spaces, in a `doc` template. Absent if any text is valid. */
  readonly words?: string | undefined;
  /**
   * Parses the value as Markdown. A `text` can also contain inline HTML. A `title` has emphasis, code, and links,
   * unless its component is a link (`href`). A `label` is inside a link or button and has no links.
   */
  readonly markdown?: 'text' | 'title' | 'label';
  /** Becomes an attribute of the element, for scripts and style sheets. */
  readonly reflect?: true;
  read(value: PropValue): T;
}

/** Value of a prop, as components receive it: data, which can contain rendered markup at any depth. */
export type PropValue = Exclude<Value, object> | Html | readonly PropValue[] | {readonly [key: string]: PropValue};

export type Props = Readonly<Record<string, Prop<unknown>>>;
export type ValuesOf<P extends Props> = {readonly [K in keyof P]: P[K] extends Prop<infer T> ? T : never};

/** A rendered component inside a container. */
export interface Child {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly body: Html;
  /** The child as rendered outside a container. */
  readonly html: Html;
}

/** Returns the other content of a container: before its first child with this name, and after it. */
export function splitAround(
  children: readonly Child[],
  name: string,
): {readonly before: Html[]; readonly after: Html[]} {
  const first = children.findIndex(child => child.name === name);
  const loose = (from: number, to: number) =>
    children
      .slice(from, to)
      .filter(child => child.name !== name)
      .map(child => child.html);
  return {before: loose(0, first), after: loose(first, children.length)};
}

export interface Component<P extends Props = Props> {
  /** Name in pages. */
  readonly name: string;
  readonly tag: string;
  /** Alternative names in pages. */
  readonly aliases?: readonly string[];
  readonly props: P;
  /** Props that name a target. Without any of them, the component shows the page's binding. */
  readonly namedBy?: readonly string[];
  /** Set for components that are inline content. */
  readonly inline?: true;
  /** Returns false to hide the element and its content from readers. */
  isForReaders?(props: ValuesOf<P>): boolean;
  /**
   * Renders the markup inside the element. `context.children` contains the child components, for containers that
   * arrange them.
   */
  render(props: ValuesOf<P>, body: Html, context: RenderContext): Html;
}

export interface RenderContext extends PageContext {
  readonly children: readonly Child[];
  /** Returns the text of the children without markup. */
  text(): string;
  /** Returns an id from words that is unique on the page. */
  id(words: string): string;
  /** Adds an entry to the table of contents. */
  list(entry: OutlineEntry): void;
}

export function component<const P extends Props>(definition: Component<P>): Component {
  return definition as unknown as Component;
}

/** Cache of attribute names. Pages read the same names thousands of times. */
const attributeNames = new Map<string, string>();

/** Returns the attribute name of a prop: `icon-type` for `iconType`. */
export function toAttributeName(prop: string): string {
  const known = attributeNames.get(prop);
  if (known !== undefined) return known;
  const name = prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  attributeNames.set(prop, name);
  return name;
}

/** Declares a text prop. Numbers and booleans become text. Undefined if absent. */
export function text(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', read: plain};
}

/** Declares a text prop that is reflected as an attribute. */
export function reflected(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', reflect: true, read: plain};
}

/** Declares a prop with CSS declarations. Drops declarations that could load a resource (security rule A7). */
export function style(doc: string): Prop<string | undefined> {
  return {doc, kind: 'data', read: value => (value instanceof Html ? undefined : styleText(value as Value))};
}

/** Declares a prop with class names, which the element receives. */
export function classes(doc: string): Prop<string | undefined> {
  return {doc, kind: 'text', reflect: true, attribute: 'class', read: value => plain(value) || undefined};
}

/** Declares a prop with text or markup. */
export function rich(doc: string): Prop<HtmlValue> {
  return {doc, kind: 'rich', read: value => (value instanceof Html ? value : plain(value))};
}

/** Declares a boolean prop. True if present, unless the value is `false`. */
export function flag(doc: string): Prop<boolean> {
  return {
    doc,
    kind: 'flag',
    reflect: true,
    read: value => value !== undefined && value !== null && value !== false && value !== 'false',
  };
}

/** Declares a prop like `rich` that is parsed as Markdown. */
export function markdown(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'text'};
}

/** Declares a prop like `rich` for one line. Parses emphasis, code, and links. */
export function markdownTitle(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'title'};
}

/** Declares a title inside a link or button. Links become plain text. */
export function markdownLabel(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'label'};
}

export function number(doc: string): Prop<number | undefined> {
  return {
    doc,
    kind: 'number',
    read: value => {
      const count =
        typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : Number.NaN;
      return Number.isFinite(count) ? count : undefined;
    },
  };
}

/** Declares a prop with lists and objects. */
export function data(doc: string): Prop<Exclude<PropValue, Html>> {
  return {doc, kind: 'data', read: value => (value instanceof Html ? undefined : value)};
}

function plain(value: PropValue): string | undefined {
  if (value instanceof Html) return toText(value).trim();
  if (value === undefined || value === null || value === true || value === false)
    return value === true ? '' : undefined;
  return typeof value === 'object' ? undefined : String(value);
}
