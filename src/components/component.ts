import {Html, type HtmlValue, wordsOf} from '../base/html.js';
import type {Ports} from '../base/ports.js';
import type {ContentWords} from '../messages/en-content.js';
import type {Value} from '../tree/literal.js';
import {styleText} from './style-text.js';

/** A heading that the table of contents lists. */
export interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3 | 4;
}

/** What a component needs to know of the page around it. Built once per page by `site.ts`. */
export interface PageContext extends Ports {
  readonly words: ContentWords;
  /** The address for an author's link; undefined when it must not become one (`javascript:` and the like). */
  href(written: string): Address | undefined;
  /** The address of an image, video or file. */
  asset(written: string): string | undefined;
  /** The same for every candidate of a `srcset`. */
  srcset(written: string): string;
  /** Whether code blocks get a copy button. */
  readonly copyButton: boolean;
  /** What the page is bound to, as props of the component that shows it. */
  readonly bound?: ReadonlyMap<string, PropValue>;
}

export interface Address {
  readonly href: string;
  readonly external: boolean;
}

/** How the value of a prop is read. */
export interface Prop<T> {
  readonly doc: string;
  /** Name of the attribute where it is not the name of the prop. */
  readonly attribute?: string;
  readonly kind: 'text' | 'rich' | 'flag' | 'number' | 'data';
  /** The words that it knows, in lower case and by space, in a `doc` template; absent where any text will do. */
  readonly words?: string | undefined;
  /**
   * Markdown in its text is read. A `text` may hold inline HTML as well; a `title` has emphasis, code, and links unless its
   * component is one (`href`); a `label` stands inside of a link or a button, and has no links.
   */
  readonly markdown?: 'text' | 'title' | 'label';
  /** Becomes an attribute of the element, so that scripts and style sheets can see it. */
  readonly reflect?: true;
  read(value: PropValue): T;
}

/** A prop as a component gets it: data, in which markup that is drawn already may stand anywhere. */
export type PropValue = Exclude<Value, object> | Html | readonly PropValue[] | {readonly [key: string]: PropValue};

export type Props = Readonly<Record<string, Prop<unknown>>>;
export type ValuesOf<P extends Props> = {readonly [K in keyof P]: P[K] extends Prop<infer T> ? T : never};

/** A component inside a container, already rendered. */
export interface Child {
  readonly name: string;
  readonly props: ReadonlyMap<string, PropValue>;
  readonly body: Html;
  /** The child as it would stand alone. */
  readonly html: Html;
}

/** What stands in a container beside the children that it arranges: in front of the first of them, and behind it. */
export function around(children: readonly Child[], name: string): {readonly before: Html[]; readonly after: Html[]} {
  const first = children.findIndex(child => child.name === name);
  const loose = (from: number, to: number) =>
    children
      .slice(from, to)
      .filter(child => child.name !== name)
      .map(child => child.html);
  return {before: loose(0, first), after: loose(first, children.length)};
}

export interface Component<P extends Props = Props> {
  /** As written in pages. */
  readonly name: string;
  readonly tag: string;
  /** Other names that pages use. */
  readonly aliases?: readonly string[];
  readonly props: P;
  /** Where none of these props is given, it shows what the page is bound to. */
  readonly namedBy?: readonly string[];
  /** Inline components stand inside a line of text. */
  readonly inline?: true;
  /** False for what readers are not shown: then neither the element nor its content is drawn. */
  isForReaders?(props: ValuesOf<P>): boolean;
  /** The markup inside the element. `children` are the components directly inside, for those that arrange them. */
  render(props: ValuesOf<P>, body: Html, context: RenderContext): Html;
}

export interface RenderContext extends PageContext {
  readonly children: readonly Child[];
  /** The words of the children without markup. */
  text(): string;
  /** An id that is unique on the page, made from words. */
  id(words: string): string;
  /** Puts an entry into the table of contents. */
  list(entry: OutlineEntry): void;
}

export function component<const P extends Props>(definition: Component<P>): Component {
  return definition as unknown as Component;
}

/** `iconType` as an attribute: `icon-type`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}

/** Text; `undefined` when it is not given. Numbers and booleans become their words. */
export function text(doc: string, words?: string): Prop<string | undefined> {
  return {doc, words, kind: 'text', read: plain};
}

/** As `text`, shown on the element as an attribute. */
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

/** Text or markup. */
export function rich(doc: string): Prop<HtmlValue> {
  return {doc, kind: 'rich', read: value => (value instanceof Html ? value : plain(value))};
}

/** True when the name stands there, unless its value says `false`. */
export function flag(doc: string): Prop<boolean> {
  return {
    doc,
    kind: 'flag',
    reflect: true,
    read: value => value !== undefined && value !== null && value !== false && value !== 'false',
  };
}

/** As `rich`; Markdown in its text is read. */
export function markdown(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'text'};
}

/** As `rich`, for one line over or beside the content: emphasis, code and links in its text are read. */
export function markdownTitle(doc: string): Prop<HtmlValue> {
  return {...rich(doc), markdown: 'title'};
}

/** As `title`, inside of a link or a button: links become their words. */
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
  if (value instanceof Html) return wordsOf(value).trim();
  if (value === undefined || value === null || value === true || value === false)
    return value === true ? '' : undefined;
  return typeof value === 'object' ? undefined : String(value);
}
