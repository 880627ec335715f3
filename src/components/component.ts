import {Html, type HtmlValue, toText} from '../base/html.js';
import type {Ports} from '../base/ports.js';
import type {ContentMessages} from '../messages/en-content.js';
import type {LiteralValue} from '../tree/literal.js';
import {formatStyle} from './format-style.js';

/** Heading for the table of contents. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
  /** True for a heading in a tab that is closed at first. */
  readonly isClosed?: true;
}

/** Facts about the page around a component, and functions that depend on it. `site.ts` builds one per page. */
export interface PageContext extends Ports {
  readonly messages: ContentMessages;
  /** Resolves a link's URL. Undefined for a URL that is not allowed, such as `javascript:`. */
  href(written: string): LinkAttributes | undefined;
  /** Resolves an image's URL, video, or other file. Undefined if it is not allowed. */
  asset(written: string): string | undefined;
  /** Resolves all URLs in a `srcset`. */
  srcset(written: string): string;
  /** True if code blocks have a copy button. */
  readonly copyButton: boolean;
  /** Operation, schema, or document that the page is bound to, as props of the component that renders it. */
  readonly bound?: ReadonlyMap<string, PropValue>;
}

export interface LinkAttributes {
  readonly href: string;
  readonly external: boolean;
}

/** A prop of a component: documentation, and how to read its value. */
export interface Prop<T> {
  readonly doc: string;
  /** Name of the attribute, if it is not the kebab-case form of the prop's name. */
  readonly attribute?: string;
  readonly kind: 'text' | 'rich' | 'flag' | 'number' | 'data';
  /** Allowed values in lower case, separated by spaces, in a `doc` template. Absent if every text is valid. */
  readonly words?: string | undefined;
  /**
   * Parses the value as Markdown. A `text` can also contain inline HTML. A `title` can contain emphasis, code, and
   * links, but no links if its component is a link (`href`). A `label` is inside a link or button, so it has no links.
   */
  readonly markdown?: 'text' | 'title' | 'label';
  /** If true, the prop becomes an attribute of the element, for scripts and style sheets. */
  readonly reflect?: true;
  read(value: PropValue): T;
}

/** Value of a prop as components receive it: data that can contain rendered markup at any depth. */
export type PropValue =
  | Exclude<LiteralValue, object>
  | Html
  | readonly PropValue[]
  | {readonly [key: string]: PropValue};

export type Props = Readonly<Record<string, Prop<unknown>>>;
export type ValuesOf<P extends Props> = {readonly [K in keyof P]: P[K] extends Prop<infer T> ? T : never};

/** A rendered component that is a container's child. */
export interface Child {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly body: Html;
  /** The child rendered on its own, as outside the container. */
  readonly html: Html;
}

/** Splits a container's content without the children named `name`: into `before` and `after` the first of them. */
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
  /** Name of the component in pages: `CardGroup`. */
  readonly name: string;
  readonly tag: string;
  /** Additional names that pages can use for the component. */
  readonly aliases?: readonly string[];
  readonly props: P;
  /** Props that name a target. If none is set, the component renders what the page is bound to. */
  readonly namedBy?: readonly string[];
  /** True for inline content, such as an icon in a line. */
  readonly inline?: true;
  /** Returns false if readers must not see the element and its content. */
  isForReaders?(props: ValuesOf<P>): boolean;
  /**
   * Renders the element's content. `context.children` contains the child components, for containers that arrange them.
   */
  render(props: ValuesOf<P>, body: Html, context: RenderContext): Html;
}

export interface RenderContext extends PageContext {
  readonly children: readonly Child[];
  /** Returns the text of the children without markup. */
  text(): string;
  /** Returns an id made from `words`. Unique in the page. */
  id(words: string): string;
  /** Adds an entry to the table of contents. */
  list(entry: OutlineEntry): void;
}

export function component<const P extends Props>(definition: Component<P>): Component {
  return definition as unknown as Component;
}

/** Cache of attribute names by prop, because pages read the same ones thousands of times. */
const attributeNames = new Map<string, string>();

/** Returns the attribute name of a prop: `icon-type` for `iconType`. */
export function toAttributeName(prop: string): string {
  const known = attributeNames.get(prop);
  if (known !== undefined) return known;
  const name = prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  attributeNames.set(prop, name);
  return name;
}

/** Declares a text prop. Converts numbers and booleans to text. Undefined if absent. */
export function text(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', read: toPlainText};
}

/** Declares a text prop that becomes an attribute of the element. */
export function reflected(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', reflect: true, read: toPlainText};
}

/** Declares a prop for CSS declarations. Drops those that could load a resource (security rule A7). */
export function style(doc: string): Prop<string | undefined> {
  return {doc, kind: 'data', read: value => (value instanceof Html ? undefined : formatStyle(value as LiteralValue))};
}

/** Declares a prop for class names, which the element gets. */
export function classes(doc: string): Prop<string | undefined> {
  return {doc, kind: 'text', reflect: true, attribute: 'class', read: value => toPlainText(value) || undefined};
}

/** Declares a prop that can be text or markup. */
export function rich(doc: string): Prop<HtmlValue> {
  return {doc, kind: 'rich', read: value => (value instanceof Html ? value : toPlainText(value))};
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

/** Declares a prop that can be text or markup. Parses text as Markdown. */
export function markdown(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'text'};
}

/** Declares a prop for one line that can be text or markup. Parses emphasis, code, and links in text. */
export function markdownTitle(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'title'};
}

/** Declares a prop for a title inside a link or button. Links in it become plain text. */
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

/** Declares a prop for lists and objects. */
export function data(doc: string): Prop<Exclude<PropValue, Html>> {
  return {doc, kind: 'data', read: value => (value instanceof Html ? undefined : value)};
}

function toPlainText(value: PropValue): string | undefined {
  if (value instanceof Html) return toText(value).trim();
  if (value === undefined || value === null || value === true || value === false)
    return value === true ? '' : undefined;
  return typeof value === 'object' ? undefined : String(value);
}
