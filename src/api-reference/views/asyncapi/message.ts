import type {AsyncMessage, AsyncTag, ViewSchema} from '../../../asyncapi/model.js';
import {formatJson} from '../../../base/exact-json.js';
import {fillHtml} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import type {MediaTypeObject} from '../../../openapi/operation/media.js';
import {renderContent} from '../operation/body-content.js';
import {renderExampleCode} from '../operation/example-code.js';
import {renderDocsLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';
import {renderBindings} from './bindings.js';
import {loadAsyncMessages} from './load-async-messages.js';
import {getRootPath, renderFields} from './schema-part.js';

export function getMessageTitle(context: ViewContext, {title, name}: Pick<AsyncMessage, 'title' | 'name'>): string {
  return title || name || loadAsyncMessages(context).message;
}

/** Converts a message to a media type object, so that renderers of HTTP bodies can render it. */
export function toMediaType({contentType, payload, examples}: AsyncMessage): MediaTypeObject {
  return {
    type: contentType,
    encoding: [],
    examples: examples
      .filter(each => each.payload !== undefined)
      .map(({name, summary, payload: value}) => ({name, value, ...(summary !== undefined && {summary})})),
    ...(payload && {schema: payload.schema}),
  };
}

/** Renders a message below its heading. */
export function renderMessage(context: ViewContext, message: AsyncMessage): Html {
  const {description, summary, deprecated, headers, bindings, name, title} = message;
  const badge = deprecated ? html`<span class="badge tone-warning">${context.messages.deprecated}</span>` : emptyHtml;
  const marks = html`${title && name && title !== name ? html`<code class="message-name">${name}</code>` : emptyHtml}${badge}`;
  const body = html`<div class="message"${renderHtmlAttributes({'data-message': name || title})}>${summary ? html`<p class="message-summary">${context.text(summary)}</p>` : emptyHtml}${context.text(description)}${renderMessageDetails(context, message)}${renderMessagePart(context, loadAsyncMessages(context).payload, renderPayload(context, message))}${renderMessagePart(context, loadAsyncMessages(context).headers, headers ? renderFields(context, headers, 20) : emptyHtml)}${renderMessagePart(context, loadAsyncMessages(context).bindings, renderBindings(context, bindings))}</div>`;
  return context.section('message', getMessageTitle(context, message), body, marks);
}

/** Renders a section whose heading does not appear in the table of contents. */
export function renderMessagePart({level}: ViewContext, title: string, body: Html): Html {
  if (!body.text) return emptyHtml;
  const name = `h${level + 1}`;
  return html`<div class="api-part"><${name} class="api-subtitle">${title}</${name}>${body}</div>`;
}

function renderMessageDetails(context: ViewContext, {correlationId, tags, externalDocs}: AsyncMessage): Html {
  const rows: Html[] = [];
  if (correlationId) {
    const {location, description} = correlationId;
    const place = location === undefined ? emptyHtml : html`<code>${location}</code> `;
    rows.push(
      html`<div><dt>${loadAsyncMessages(context).correlationId}</dt><dd>${place}${context.text(description)}</dd></div>`,
    );
  }
  if (tags.length > 0)
    rows.push(html`<div><dt>${loadAsyncMessages(context).tags}</dt><dd>${renderTags(context, tags)}</dd></div>`);
  const docs = externalDocs ? html`<p>${renderDocsLink(context, externalDocs)}</p>` : emptyHtml;
  return html`${docs}${rows.length > 0 ? html`<dl class="channel-facts">${rows}</dl>` : emptyHtml}`;
}

export function renderTags(context: ViewContext, tags: readonly AsyncTag[]): Html {
  const isPlain = tags.every(({description, externalDocs}) => !description && !externalDocs);
  if (isPlain) return html`${tags.map(({name}) => html`<span class="badge">${name}</span> `)}`;
  const list = tags.map(({name, description, externalDocs}) => {
    const docs = externalDocs ? html` ${renderDocsLink(context, externalDocs)}` : emptyHtml;
    return html`<div><dt><span class="badge">${name}</span></dt><dd>${context.text(description)}${docs}</dd></div>`;
  });
  return html`<dl class="enum-list">${list}</dl>`;
}

function renderPayload(context: ViewContext, message: AsyncMessage): Html {
  const {payload, foreignPayload, contentType} = message;
  if (payload) return renderSchema(context, message, payload);
  const head = html`<p class="media-head"><code class="media-type">${contentType}</code></p>`;
  if (!foreignPayload) return html`${head}<p class="quiet">${loadAsyncMessages(context).noPayload}</p>`;
  const {format, value} = foreignPayload;
  const isText = typeof value === 'string';
  const code = isText
    ? renderExampleCode(context, 'text/plain', value)
    : renderExampleCode(context, 'application/json', formatJson(value, 2) ?? '');
  return html`${head}<p class="quiet">${fillHtml(loadAsyncMessages(context).schemaIn, {format: html`<code>${format}</code>`})}</p>${code}`;
}

function renderSchema(context: ViewContext, message: AsyncMessage, payload: ViewSchema): Html {
  return renderContent(context, [toMediaType(message)], {
    side: payload.side,
    in: 'body',
    root: () => getRootPath(payload),
    wanted: 60,
  });
}
