import type {ProtocolBinding} from '../../../asyncapi/model.js';
import {formatJson} from '../../../base/exact-json.js';
import {emptyHtml, type Html, html, renderHtmlAttributes} from '../../../base/html.js';
import {isContainer} from '../../../base/written-number.js';
import {renderExampleCode} from '../operation/example-code.js';
import {renderField} from '../schema/field.js';
import {formatFieldValue} from '../schema/format-field-value.js';
import {renderBelow} from '../schema/schema-tree.js';
import type {ViewContext} from '../view-context.js';
import {getRootPath} from './schema-part.js';

/** Renders each protocol's bindings: schemas as rows, all other values verbatim. */
export function renderBindings(context: ViewContext, bindings: readonly ProtocolBinding[]): Html {
  return html`${bindings.map(each => renderBinding(context, each))}`;
}

function renderBinding(context: ViewContext, {protocol, schemas, data}: ProtocolBinding): Html {
  const rows = schemas.map(([name, shown]) => {
    const row = context.open(shown.schema, shown.side, 12);
    return renderField(context, {name, required: false, row, below: renderBelow(context, row, getRootPath(shown))});
  });
  const values = data.map(([name, value]) => renderValue(context, name, value));
  return html`<div class="binding"${renderHtmlAttributes({'data-protocol': protocol})}><p class="binding-head"><code>${protocol}</code></p>${rows}${values}</div>`;
}

function renderValue(context: ViewContext, name: string, value: unknown): Html {
  const isNested = isContainer(value);
  const shown = isNested
    ? renderExampleCode(context, 'application/json', formatJson(value, 2) ?? '')
    : html`<code>${formatFieldValue(value)}</code>`;
  const field = html`<div class="field-head"><code class="field-name">${name}</code> ${isNested ? emptyHtml : shown}</div>`;
  return html`<div class="field"${renderHtmlAttributes({'data-name': name})}>${field}${isNested ? html`<div class="field-body">${shown}</div>` : emptyHtml}</div>`;
}
