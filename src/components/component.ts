import {Html, type HtmlValue, toText} from '../base/html.js';
import type {Ports} from '../base/ports.js';
import type {ContentMessages} from '../messages/en-content.js';
import type {Value} from '../tree/literal.js';
import {styleText} from './style-text.js';

/** A heading that the table of contents lists. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
  /** It is in a tab that is closed at first. */
  readonly isClosed?: true;
}

/** Page context of components. Built once per page by `site.ts`. */
export interface PageContext extends Ports {
  readonly messages: ContentMessages;
  /** Returns the address for an author's link; undefined when it must not become one (`javascript:` and the like). */
  href(written: string): Address | undefined;
  /** Returns the address of an image, video or file. */
  asset(written: string): string | undefined;
  /** Returns the same for every candidate of a `srcset`. */
  srcset(written: string): string;
  /** Adds a copy button to code blocks. */
  readonly copyButton: boolean;
  /** Binding of the page, as props of the component that shows it. */
  readonly bound?: ReadonlyMap<string, PropValue>;
}

export interface Address {
  readonly href: string;
  readonly external: boolean;
}

/** Reads and describes the value of a prop. */
export interface Prop<T> {
  readonly doc: string;
  /** Name of the attribute where it is not the name of the prop. */
  readonly attribute?: string;
  readonly kind: 'text' | 'rich' | 'flag' | 'number' | 'data';
  /** The words that it knows, in lower case and by space, in a `doc` template; absent where any text will do. */
  readonly words?: string | undefined;
  /**
   * Parses the value as Markdown. A `text` may also hold inline HTML. A `title` has emphasis, code, and links unless
   * its component is a link (`href`). A `label` is inside a link or a button and has no links.
   */
  readonly markdown?: 'text' | 'title' | 'label';
  /** Becomes an attribute of the element, so that scripts and style sheets can see it. */
  readonly reflect?: true;
  read(value: PropValue): T;
}

/** Value of a prop as a component gets it: data, which may contain rendered markup at any depth. */
export type PropValue = Exclude<Value, object> | Html | readonly PropValue[] | {readonly [key: string]: PropValue};

export type Props = Readonly<Record<string, Prop<unknown>>>;
export type ValuesOf<P extends Props> = {readonly [K in keyof P]: P[K] extends Prop<infer T> ? T : never};

/** A component inside a container, already rendered. */
export interface Child {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly body: Html;
  /** The child as rendered outside of a container. */
  readonly html: Html;
}

/** Splits the other content of a container: before its first arranged child, and after it. */
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
  /** Other names that pages use. */
  readonly aliases?: readonly string[];
  readonly props: P;
  /** Props that name a target. Without any of them, the component shows the binding of the page. */
  readonly namedBy?: readonly string[];
  /** Set for components that are inline content. */
  readonly inline?: true;
  /** Returns false to hide the element with its content from readers. */
  isForReaders?(props: ValuesOf<P>): boolean;
  /**
   * Returns the markup inside the element. `children` are the components directly inside, for those that arrange them.
   */
  render(props: ValuesOf<P>, body: Html, context: RenderContext): Html;
}

export interface RenderContext extends PageContext {
  readonly children: readonly Child[];
  /** Returns the text of the children without markup. */
  text(): string;
  /** Returns an id that is unique on the page, made from words. */
  id(words: string): string;
  /** Inserts an entry into the table of contents. */
  list(entry: OutlineEntry): void;
}

export function component<const P extends Props>(definition: Component<P>): Component {
  return definition as unknown as Component;
}

/** Attributes of props that were asked for: pages read the same few names thousands of times. */
const attributeNames = new Map<string, string>();

/** Returns the attribute of a declared prop: `icon-type` for `iconType`. */
export function toAttributeName(prop: string): string {
  const known = attributeNames.get(prop);
  if (known !== undefined) return known;
  const name = prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  attributeNames.set(prop, name);
  return name;
}

/** Returns a text prop; undefined when absent. Numbers and booleans become text. */
export function text(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', read: plain};
}

/** Like `text`, and reflected as an attribute of the element. */
export function reflected(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', reflect: true, read: plain};
}

/** Declarations of CSS that the author wrote, without those that could load something (security rule A7). */
export function style(doc: string): Prop<string | undefined> {
  return {doc, kind: 'data', read: value => (value instanceof Html ? undefined : styleText(value as Value))};
}

/** Classes that the author gave, put on the element. */
export function classes(doc: string): Prop<string | undefined> {
  return {doc, kind: 'text', reflect: true, attribute: 'class', read: value => plain(value) || undefined};
}

/** A prop with text or markup. */
export function rich(doc: string): Prop<HtmlValue> {
  return {doc, kind: 'rich', read: value => (value instanceof Html ? value : plain(value))};
}

/** True when present, unless the value is `false`. */
export function flag(doc: string): Prop<boolean> {
  return {
    doc,
    kind: 'flag',
    reflect: true,
    read: value => value !== undefined && value !== null && value !== false && value !== 'false',
  };
}

/** Like `rich`, parsed as Markdown. */
export function markdown(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'text'};
}

/** Like `rich`, for one line above or next to the content. Parses emphasis, code and links. */
export function markdownTitle(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'title'};
}

/** Like `title`, inside a link or a button: links become plain text. */
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

/** Lists and objects as they are. */
export function data(doc: string): Prop<Exclude<PropValue, Html>> {
  return {doc, kind: 'data', read: value => (value instanceof Html ? undefined : value)};
}

function plain(value: PropValue): string | undefined {
  if (value instanceof Html) return toText(value).trim();
  if (value === undefined || value === null || value === true || value === false)
    return value === true ? '' : undefined;
  return typeof value === 'object' ? undefined : String(value);
}
