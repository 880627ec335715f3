import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {chevronGlyph} from '../../../components/glyphs.js';
import type {Operation, Response, ResponseLinkObject} from '../../../openapi/operation/operation.js';
import {getSide} from '../schema/row-path.js';
import {isShort} from '../text/render-quick-text.js';
import type {ViewContext} from '../view-context.js';
import {renderContent} from './body-content.js';
import {renderParameter} from './parameters.js';
import {getStatusReason, getStatusTone} from './status.js';

/** Renders an operation's responses as collapsible sections, one per status. The first success is open. */
export function renderResponses(context: ViewContext, operation: Operation, prefix: string): Html {
  const {responses, kind} = operation;
  const {apiMessages} = context;
  const success = responses.findIndex(({status}) => /^2/.test(status));
  const open = success === -1 ? 0 : success;
  // Render open sections first, so that they get most of the row budget.
  const rendered = new Map<number, Html>();
  for (const index of [open, ...responses.keys()])
    if (responses[index] && !rendered.has(index))
      rendered.set(index, renderResponse(context, operation, {index, prefix, isOpen: index === open}));
  const folds = responses.map((_, index) => rendered.get(index));
  return context.section(
    'responses',
    kind === 'operation' ? apiMessages.responses : apiMessages.yourAnswer,
    html`${folds}`,
  );
}

interface Place {
  readonly index: number;
  readonly prefix: string;
  readonly isOpen: boolean;
}

function renderResponse(context: ViewContext, operation: Operation, {index, prefix, isOpen}: Place): Html {
  const response = operation.responses[index] as Response;
  const {status, content, headers} = response;
  const about = response.description?.trim() ?? '';
  const inHead = response.summary === undefined && about !== '' && isShort(about);
  const side = getSide(operation, 'response');
  const rest = inHead ? emptyHtml : context.text(about);
  const fields = headers.map((header, at) =>
    renderParameter(context, header, {path: `${prefix}h${index}-${at}/`, side, in: 'response-header'}),
  );
  const heads = fields.length > 0 ? renderSubsection(context.apiMessages.responseHeaders, html`${fields}`) : emptyHtml;
  const body = renderContent(context, content, {
    side,
    in: 'response',
    root: media => `${prefix}r${index}-${media}/`,
    wanted: isOpen ? 60 : 15,
  });
  const inside = html`${rest}${heads}${body}${renderLinks(context, response.links)}`;
  const text = inHead ? about : (response.summary ?? getStatusReason(status));
  // Omit the heading text if the description of the open section begins with it.
  const isStated = isOpen && !inHead && about.toLowerCase().startsWith(text.toLowerCase());
  const head = html`<span class="status status-${getStatusTone(status)}">${status}</span> <span class="response-words">${isStated ? emptyHtml : text}</span>`;
  const data = renderHtmlAttributes({class: 'response', 'data-status': status});
  if (!inside.text) return html`<div${data}><div class="response-head">${head}</div></div>`;
  return html`<details${data}${renderHtmlAttributes({open: isOpen})}><summary class="response-head">${chevronGlyph}${head}</summary><div class="response-body">${inside}</div></details>`;
}

function renderSubsection(title: string, body: Html): Html {
  return html`<div class="api-subsection"><p class="api-subtitle">${title}</p>${body}</div>`;
}

function renderLinks(context: ViewContext, links: readonly ResponseLinkObject[]): Html {
  if (links.length === 0) return emptyHtml;
  const list = links.map(link => {
    const {name, description, operationId, operationRef, parameters, requestBody, server, serverDescription} = link;
    const target = operationId ?? operationRef;
    const parts: readonly {name: string; value: string; about?: string | undefined}[] = [
      ...parameters,
      ...(requestBody === undefined ? [] : [{name: context.apiMessages.body, value: requestBody}]),
      ...(server === undefined ? [] : [{name: context.apiMessages.baseUrl, value: server, about: serverDescription}]),
    ];
    const given = parts.map(
      each =>
        html`<div class="link-parameter"><code>${each.name}</code> ← <code>${each.value}</code>${each.about ? html` ${each.about}` : emptyHtml}</div>`,
    );
    return html`<div class="field"><div class="field-head"><code class="field-name">${name}</code> ${target ? html`<span class="field-type">${target}</span>` : emptyHtml}</div><div class="field-body">${context.text(description)}${given}</div></div>`;
  });
  return renderSubsection(context.apiMessages.links, html`${list}`);
}
