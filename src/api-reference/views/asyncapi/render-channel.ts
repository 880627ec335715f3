import type {AsyncOperation, AsyncParameter, AsyncView} from '../../../asyncapi/model.js';
import {openChannel} from '../../../asyncapi/open-channel.js';
import {fillHtml} from '../../../base/fill-message.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {renderOperationHead} from '../../../components/render-operation-head.js';
import type {FoundOperation} from '../../../openapi/operation/create-found-operation.js';
import {type OperationView, renderBrokenParts} from '../operation/render-operation.js';
import {renderSecurity} from '../operation/security.js';
import {renderField} from '../schema/field.js';
import {renderBelow} from '../schema/schema-tree.js';
import {renderDocsLink} from '../text/render-docs-link.js';
import type {ViewContext} from '../view-context.js';
import {renderAsyncServers, withSignIn} from './async-servers.js';
import {renderBindings} from './bindings.js';
import {formatDirection, formatDirectionBadge, getDirectionTitle} from './direction.js';
import {loadAsyncMessages} from './load-async-messages.js';
import {renderMessage, renderMessagePart, renderTags} from './message.js';
import {renderChannelExamples} from './render-channel-examples.js';
import {getRootPath} from './schema-part.js';

/** Renders an operation with its channel, or a channel with its operations, and the example column. */
export function renderChannel(context: ViewContext, entry: FoundOperation): OperationView {
  const view = openChannel(context.documents, entry);
  context.problems.push(...view.problems);
  withSignIn(context);
  const data = renderHtmlAttributes({
    'data-kind': 'channel',
    'data-method': entry.method,
    'data-path': entry.path,
    'data-address': view.address,
    'data-deprecated': entry.deprecated,
  });
  // Keep the order of these calls: each adds its headings to the table of contents.
  const main = html`<div class="api-view api-channel"${data}>${renderIntro(context, view, entry)}${renderBrokenParts(context)}${renderParameters(context, view.parameters)}${renderOperations(context, view)}${renderChannelDescription(context, view)}${renderAsyncServers(context, view.servers)}</div>`;
  return {title: view.label, main: main.text, aside: renderChannelExamples(context, view).text};
}

function renderIntro(context: ViewContext, view: AsyncView, {deprecated}: FoundOperation): Html {
  const {options, messages, page} = context;
  const badge = deprecated ? html` <span class="badge tone-warning">${messages.deprecated}</span>` : emptyHtml;
  const title = options.isBound ? emptyHtml : html`<h2 class="operation-title">${view.label}${badge}</h2>`;
  const marks = options.isBound && deprecated ? html`<p class="operation-marks">${badge}</p>` : emptyHtml;
  const target = view.address ?? view.channel.name;
  const line = html`<div class="operation-line">${renderOperationHead({method: formatDirectionBadge(view), target}, page)}</div>`;
  const [only, ...more] = view.operations;
  const single = only && more.length === 0 ? renderOperationDescription(context, only, view.label) : emptyHtml;
  const unknown =
    view.address === undefined ? html`<p class="quiet">${loadAsyncMessages(context).noAddress}</p>` : emptyHtml;
  return html`${title}${marks}${line}${unknown}${single}`;
}

function renderOperations(context: ViewContext, {operations}: AsyncView): Html {
  const [only, ...more] = operations;
  return only && more.length === 0
    ? renderParts(context, only)
    : html`${operations.map(each => renderAmong(context, each))}`;
}

/** Renders one of several operations in a channel. Its heading includes the direction. */
function renderAmong(context: ViewContext, operation: AsyncOperation): Html {
  const head = context.section(
    'direction',
    getDirectionTitle(operation, loadAsyncMessages(context)),
    renderOperationDescription(context, operation, ''),
  );
  return html`${head}${renderParts(context, operation)}`;
}

/** Renders an operation's descriptions. Omits a summary that equals the visible title `shown`. */
function renderOperationDescription(context: ViewContext, operation: AsyncOperation, shown: string): Html {
  const {title, summary, description, externalDocs, tags, name} = operation;
  const heading = title && title !== shown ? html`<p><b>${title}</b></p>` : emptyHtml;
  const isNew = summary?.trim().replace(/\.$/, '') !== shown;
  const first = summary && isNew ? context.text(summary) : emptyHtml;
  const docs = externalDocs ? html`<p>${renderDocsLink(context, externalDocs)}</p>` : emptyHtml;
  // Render only tags with a description: the navigation already shows the names.
  const stated = tags.filter(tag => tag.description || tag.externalDocs);
  const tagged = stated.length > 0 ? html`<div class="channel-tags">${renderTags(context, stated)}</div>` : emptyHtml;
  const id = name ? html` <code class="message-name">${name}</code>` : emptyHtml;
  return html`<p class="channel-direction">${formatDirection(operation, loadAsyncMessages(context))}${id}</p><div class="operation-about">${heading}${first}${context.text(description)}${docs}${tagged}</div>`;
}

function renderParts(context: ViewContext, operation: AsyncOperation): Html {
  const {security, schemes, messages, bindings} = operation;
  const access = security.length > 0 ? renderSecurity(context, {security, schemes}) : emptyHtml;
  const all = messages.map(each => renderMessage(context, each));
  const bound = context.section('bindings', loadAsyncMessages(context).bindings, renderBindings(context, bindings));
  return html`${access}${all}${renderReply(context, operation)}${bound}`;
}

function renderReply(context: ViewContext, {reply, direction}: AsyncOperation): Html {
  if (!reply) return emptyHtml;
  const isToYou = direction === 'send';
  const {location, description, channel, address, messages} = reply;
  const on = address ?? channel?.name;
  const lines = [
    html`${isToYou ? loadAsyncMessages(context).replyToYou : loadAsyncMessages(context).replyByYou}`,
    on !== undefined &&
      fillHtml(isToYou ? loadAsyncMessages(context).replyChannel : loadAsyncMessages(context).replyOnChannel, {
        channel: html`<code>${on}</code>`,
      }),
    location !== undefined &&
      fillHtml(loadAsyncMessages(context).replyAddress, {location: html`<code>${location}</code>`}),
  ].filter(each => each !== false);
  const words = lines.map((each, at) => html`${at > 0 ? ' ' : ''}${each}`);
  const about = html`<p>${words}</p>${context.text(description)}${context.text(channel?.description)}`;
  return html`${context.section('reply', loadAsyncMessages(context).reply, about)}${messages.map(each => renderMessage(context, each))}`;
}

function renderParameters(context: ViewContext, parameters: readonly AsyncParameter[]): Html {
  const fields = parameters.map(({name, description, location, schema}) => {
    const row = schema && context.open(schema.schema, schema.side, 12);
    const words =
      location === undefined ? [] : [html`${loadAsyncMessages(context).takenFrom} <code>${location}</code>`];
    return renderField(context, {
      name,
      id: context.id(`param-${name}`),
      in: 'path',
      required: true,
      row,
      description,
      words,
      ...(row && schema && {below: renderBelow(context, row, getRootPath(schema))}),
    });
  });
  return context.section('parameters', loadAsyncMessages(context).parameters, html`${fields}`);
}

/** Renders the channel's own description. */
function renderChannelDescription(context: ViewContext, {channel, label, address, operations}: AsyncView): Html {
  const {title, summary, description, externalDocs, tags, bindings, name} = channel;
  const docs = externalDocs ? html`<p>${renderDocsLink(context, externalDocs)}</p>` : emptyHtml;
  const heading = title && title !== label ? html`<p><b>${title}</b></p>` : emptyHtml;
  const isNamed = name !== address && operations.some(({direction}) => direction);
  const id = isNamed ? html`<p><code class="message-name">${name}</code></p>` : emptyHtml;
  const tagged = tags.length > 0 ? html`<div class="channel-tags">${renderTags(context, tags)}</div>` : emptyHtml;
  const stated = html`${heading}${context.text(summary)}${context.text(description)}${docs}${tagged}${renderMessagePart(context, loadAsyncMessages(context).bindings, renderBindings(context, bindings))}`;
  return stated.text ? context.section('channel', loadAsyncMessages(context).channel, html`${id}${stated}`) : emptyHtml;
}
