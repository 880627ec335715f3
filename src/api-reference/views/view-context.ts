import {emptyHtml, type Html, type HtmlValue, html} from '../../base/html.js';
import type {OutlineEntry, PageContext} from '../../components/component.js';
import {slugifyHeading} from '../../components/slugify-heading.js';
import {type ApiMessages, enApi} from '../../messages/en-api.js';
import {type ContentMessages, enContent} from '../../messages/en-content.js';
import {readSecuritySchemes, type SecurityScheme} from '../../openapi/document/document-info.js';
import type {DocumentSet} from '../../openapi/document/document-set.js';
import type {Located} from '../../openapi/document/located.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import type {FoundOperation} from '../../openapi/operation/create-found-operation.js';
import type {Encoding, MediaTypeObject, NamedExample, Parameter} from '../../openapi/operation/media.js';
import {type Operation, openOperation} from '../../openapi/operation/operation.js';
import {
  buildSchemaRows,
  type SchemaLevel,
  type SchemaRow,
  type SchemaSide,
} from '../../openapi/schema/build-schema-rows.js';
import type {ViewOptions} from './reader.js';
import {renderQuickText} from './text/render-quick-text.js';
import {type SpecLinks, toHeadingText} from './text/spec-links.js';
import type {ReadMarkdown} from './text/spec-text.js';

/** Dependencies of a view. Omit `specText` until a text needs the parser. */
export interface ViewContextInput {
  readonly documents: DocumentSet;
  readonly options: ViewOptions;
  readonly links: SpecLinks;
  readonly specText?: ReadMarkdown | undefined;
}

/** Serialization notes of a multipart part. */
export interface PartNotes {
  /** Property name. Undefined for a part without a name. */
  readonly name?: string;
  /** Name or position of the part, for display. */
  readonly label: string;
  readonly words: readonly HtmlValue[];
}

/** Maximum number of schema rows to render at first. Additional rows load when a reader opens them. */
const rowsAhead = 140;

/** State of one rendering: used ids, the table of contents, and the row budget. */
export class ViewContext {
  readonly documents: DocumentSet;
  readonly options: ViewOptions;
  readonly messages: ContentMessages;
  readonly apiMessages: ApiMessages;
  readonly links: SpecLinks;
  /** Context for rendering code blocks and header lines, which pages and API views share. */
  readonly page: PageContext;
  readonly outline: OutlineEntry[] = [];
  readonly problems: SpecProblem[] = [];
  /** Level of section headings: one below that of the view's title. */
  readonly level: 2 | 3;
  /** Set if a text needs a better Markdown renderer. The caller must load it and render again. */
  wantsMarkdown = false;
  /** If true, fields with children start expanded. */
  declare opens?: boolean;
  /**
   * Direction of the part that is being rendered. Request fields are labeled if required, response fields if optional.
   */
  side: SchemaSide = 'request';
  /** True if the operation has an XML body. Fields then describe their XML form. */
  isXml = false;
  /** Number of schema rows rendered so far. */
  rowsMade = 0;
  /** Labels of authentication types that only AsyncAPI has, by type, or by type and location. */
  signIn: Readonly<Record<string, string>> = {};
  readonly #specText: ReadMarkdown | undefined;
  readonly #ids = new Map<string, number>();
  #schemes: readonly SecurityScheme[] | undefined;

  constructor({documents, options, links, specText}: ViewContextInput) {
    this.documents = documents;
    this.options = options;
    this.messages = options.messages?.content ?? enContent;
    this.apiMessages = options.messages?.api ?? enApi;
    this.level = options.isBound ? 2 : 3;
    this.#specText = specText;
    this.links = links;
    this.page = {
      ...(options.ports ?? options.site?.ports),
      messages: this.messages,
      copyButton: true,
      href: written => links.href(written),
      asset: written => links.image(written),
      srcset: () => '',
    };
  }

  get schemes(): readonly SecurityScheme[] {
    this.#schemes ??= readSecuritySchemes(this.documents);
    return this.#schemes;
  }

  /** Prefix of ids. Set for a callback, because its parts have the same names as those of its operation. */
  scope = '';
  /** Returns an id for a text. Unique in the view. */
  id(text: string): string {
    const base = slugifyHeading((this.scope + text).replaceAll('/', '-')) || 'part';
    const count = (this.#ids.get(base) ?? 0) + 1;
    this.#ids.set(base, count);
    if (count === 1) return base;
    return this.id(`${text}-${count}`);
  }

  /**
   * Renders a description, which is untrusted CommonMark. `level` is the level of its highest heading. With
   * `isOutlined`, its headings appear in the table of contents.
   */
  text(written: string | undefined, level = 4, isOutlined = false): Html {
    if (!written?.trim()) return emptyHtml;
    const outlined = (at: number, text: string) => {
      const id = this.id(toHeadingText(text));
      if (at === 2 || at === 3 || at === 4) this.outline.push({id, text: text, level: at});
      return id;
    };
    const context = {links: this.links, page: this.page, level, ...(isOutlined && {outlined})};
    const rendered = renderQuickText(written) ?? this.#specText?.(written, context);
    if (rendered) return rendered;
    this.wantsMarkdown = true;
    return emptyHtml;
  }

  /**
   * Renders a section with a heading that appears in the table of contents. Empty for an empty body. `part` identifies
   * the section for style sheets.
   */
  section(part: string, title: string, body: Html, aside: Html = emptyHtml): Html {
    if (!body.text) return emptyHtml;
    const id = this.id(title);
    this.outline.push({id, text: title, level: this.level});
    return html`<section class="api-section part-${part}" aria-labelledby="${id}"><div class="api-section-head">${this.heading(title, id)}${aside}</div>${body}</section>`;
  }

  heading(title: string, id: string): Html {
    const name = `h${this.level}`;
    return html`<${name} id="${id}" class="api-heading">${title}</${name}>`;
  }

  /** Renders the short labels of a field, such as `required`. */
  marks(row: SchemaRow | undefined): readonly HtmlValue[] {
    const {apiMessages} = this;
    return [
      row?.recursive && apiMessages.recursive,
      row?.readOnly && apiMessages.readOnly,
      row?.writeOnly && apiMessages.writeOnly,
    ].filter(Boolean);
  }

  /** Reads an operation's details. Sets `isXml` if its media types include XML. */
  openOperation(entry: FoundOperation): Operation {
    const operation = openOperation(this.documents, entry);
    const content = [operation.requestBody, ...operation.responses].flatMap(each => each?.content ?? []);
    this.isXml = content.some(({type}) => /[/+]xml\b/.test(type));
    return operation;
  }

  // `DetailedViewContext` overrides the following methods. They do nothing here, because few documents use these
  // features.

  /** Renders rare constraints of keys and items. */
  rules(_: SchemaRow): readonly HtmlValue[] {
    return [];
  }

  /** Describes how a parameter or form part is serialized, if that differs from the default. */
  sent(_: Parameter | Encoding, _row?: SchemaRow): readonly HtmlValue[] {
    return [];
  }

  /** Describes how the parts of a body are serialized. */
  parts(_: MediaTypeObject): readonly PartNotes[] {
    return [];
  }

  /** Renders the serialization notes of multipart parts that have no row in the level. */
  unlistedParts(_: MediaTypeObject, _level: SchemaLevel | undefined): Html {
    return emptyHtml;
  }

  /** Renders an example's note, below the title `_title` if no other label contains the title. */
  remark(_: NamedExample, _title?: string): Html {
    return emptyHtml;
  }

  external(_: readonly NamedExample[]): readonly NamedExample[] {
    return [];
  }

  /** Renders the badges of an operation next to its title. */
  badges(_: Located): Html {
    return emptyHtml;
  }

  /** Returns the row of a schema, with as many children as the row budget allows. Reduces the budget. */
  open(schema: Located, side: SchemaSide, wanted: number): SchemaRow {
    const budget = Math.max(0, Math.min(wanted, rowsAhead - this.rowsMade));
    const row = buildSchemaRows(this.documents, schema, {side, budget});
    this.rowsMade += countRows(row);
    return row;
  }
}

function countRows({below}: SchemaRow): number {
  if (!below) return 0;
  const made = [...below.rows, ...below.choices.flatMap(({variants}) => variants)];
  return made.reduce((sum, row) => sum + 1 + countRows(row), 0);
}
