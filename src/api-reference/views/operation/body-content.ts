import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {renderTitle} from '../../../components/parse-title-parts.js';
import {renderTabs} from '../../../components/tabs.js';
import {getPositionKey} from '../../../openapi/document/located.js';
import {isItemOnly, type MediaTypeObject, selectSchema} from '../../../openapi/operation/media.js';
import {
  MAX_ROWS,
  openRow,
  type SchemaLevel,
  type SchemaRow,
  type SchemaSide,
} from '../../../openapi/schema/build-schema-rows.js';
import {renderFacts} from '../schema/field.js';
import type {RowPath} from '../schema/row-path.js';
import {renderLevel} from '../schema/schema-tree.js';
import type {ViewContext} from '../view-context.js';

export interface BodyContentInput {
  readonly side: SchemaSide;
  readonly in: 'body' | 'response';
  /** Returns the row path of the schema of a media type, by the index of the media type. */
  readonly root: (media: number) => RowPath;
  /** Maximum number of schema rows to render at first, over all media types. */
  readonly wanted: number;
}

interface Group {
  readonly types: string[];
  readonly media: MediaTypeObject;
  readonly index: number;
}

/**
 * Renders the media types of a body with their schemas. Media types with the same schema share a section. Several
 * sections become tabs.
 */
export function renderContent(
  context: ViewContext,
  content: readonly MediaTypeObject[],
  input: BodyContentInput,
): Html {
  const groups = groupMedia(context, content);
  if (groups.length < 2) return html`${groups.map(group => renderMediaPart(renderGroup(context, group, input, true)))}`;
  const panels = groups.map(group => ({
    label: group.types.join(', '),
    id: context.id(`media-${input.root(group.index)}`),
    body: renderMediaPart(
      renderGroup(context, group, {...input, wanted: Math.ceil(input.wanted / groups.length)}, false),
    ),
  }));
  return html`<docs-tabs class="media-tabs"${renderHtmlAttributes({dropdown: panels.length > 4})} data-rendered>${renderTabs(panels)}</docs-tabs>`;
}

function groupMedia({documents}: ViewContext, content: readonly MediaTypeObject[]): readonly Group[] {
  const groups: Group[] = [];
  const byTarget = new Map<string, Group>();
  content.forEach((media, index) => {
    const schema = selectSchema(media);
    const found = schema && documents.resolve(schema);
    const {encoding, prefixEncoding, itemEncoding} = media;
    const isForm = encoding.length > 0 || prefixEncoding !== undefined || itemEncoding !== undefined;
    // Treat inline schemas as different: a comparison would have to read them completely.
    const key = found?.state === 'found' && found.refs.length > 0 && !isForm ? getPositionKey(found.node) : `${index}`;
    const known = byTarget.get(key);
    if (known) known.types.push(media.type);
    else {
      const group = {types: [media.type], media, index};
      groups.push(group);
      byTarget.set(key, group);
    }
  });
  return groups;
}

/**
 * Renders a body like `renderContent`. If all media types share one schema, returns the line with their names
 * separately.
 */
export function renderTitledContent(
  context: ViewContext,
  content: readonly MediaTypeObject[],
  input: BodyContentInput,
): {readonly head: Html; readonly body: Html} {
  const [group, other] = groupMedia(context, content);
  if (!group || other) return {head: emptyHtml, body: renderContent(context, content, input)};
  const part = renderGroup(context, group, input, true);
  return {head: part.head, body: renderMediaPart({...part, head: emptyHtml})};
}

interface MediaPart {
  readonly head: Html;
  readonly body: Html;
  /** HTML attributes for the body's section. */
  readonly data: Html;
}

function renderMediaPart({head, body, data}: MediaPart): Html {
  return html`<div class="media"${data}>${head}${body}</div>`;
}

function renderGroup(
  context: ViewContext,
  {types, media, index}: Group,
  input: BodyContentInput,
  isAlone: boolean,
): MediaPart {
  context.side = input.side;
  const schema = selectSchema(media);
  const path = input.root(index);
  const top = schema && context.open(schema, input.side, input.wanted);
  const hasHead = isAlone || top !== undefined;
  const head = hasHead
    ? html`<p class="media-head">${isAlone ? types.map(type => html`<code class="media-type">${type}</code> `) : emptyHtml}${top ? html`<span class="field-type">${renderTitle(formatBodyType(context, media, top.type))}</span>` : emptyHtml}</p>`
    : emptyHtml;
  const level = top && buildTopLevel(context, top, input.side);
  const words = new Map(media.encoding.map(each => [each.name, context.sent(each)]));
  const rows = level ? renderLevel(context, level, {path, in: input.in, words}) : emptyHtml;
  return {
    head,
    body: html`${top ? renderFacts(context, top) : emptyHtml}${context.unlistedParts(media, level)}${rows}`,
    data: renderHtmlAttributes({
      'data-media': types.join(', '),
      'data-type': top && formatBodyType(context, media, top.type),
    }),
  };
}

/** Returns the type label of a body. For a stream, it names each item's type. */
function formatBodyType({apiMessages}: ViewContext, media: MediaTypeObject, type: string): string {
  return isItemOnly(media) ? `${apiMessages.eachItem} ${type}` : type;
}

/**
 * Returns the top level of a schema, with up to `MAX_ROWS` rows regardless of the row budget: most readers look at
 * nothing else.
 */
export function buildTopLevel({documents}: ViewContext, top: SchemaRow, side: SchemaSide): SchemaLevel | undefined {
  if (!top.openable) return undefined;
  const below = top.below ?? openRow(documents, top, side);
  if (below.rest === 0 || below.rows.length >= MAX_ROWS) return below;
  const more = openRow(documents, top, side, below.rows.length, MAX_ROWS - below.rows.length);
  return {...below, rows: [...below.rows, ...more.rows], rest: more.rest};
}
