import {emptyHtml, html} from '../../../base/html.js';
import {getOwn, isObject} from '../../../base/json.js';
import type {DocumentSet} from '../../../openapi/document/document-set.js';
import type {SpecProblem} from '../../../openapi/document/spec-problem.js';
import {buildExample} from '../../../openapi/request/example.js';
import {buildTopLevel} from '../operation/body-content.js';
import {formatExample, renderExampleCode} from '../operation/example-code.js';
import type {OperationView} from '../operation/render-operation.js';
import type {ViewContext} from '../view-context.js';
import {renderFacts} from './field.js';
import {findComponentSchema} from './find-component-schema.js';
import {renderLevel} from './schema-tree.js';

/** Renders a named schema of the document: its rows and an example. */
export function renderSchemaView(context: ViewContext, name: string): OperationView {
  const {documents, options, messages} = context;
  const schema = findComponentSchema(documents, name) ?? documents.root;
  const top = context.open(schema, 'response', 100);
  const level = buildTopLevel(context, top, 'response');
  const path = `s:${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'))}/`;
  const title = options.isBound
    ? emptyHtml
    : html`<h2 class="operation-title">${name}${top.deprecated ? html` <span class="badge tone-warning">${messages.deprecated}</span>` : emptyHtml}</h2>`;
  const rows = level ? renderLevel(context, level, {path, in: 'response'}) : emptyHtml;
  const type = html`<p class="media-head"><span class="field-type">${top.type}</span></p>`;
  const main = html`<div class="api-view" data-schema="${name}">${title}${type}${renderFacts(context, options.isBound ? top : {...top, deprecated: false})}${rows}</div>`;
  const media = {type: 'application/json', schema, examples: [], encoding: []};
  const value = buildExample(documents, schema, {side: 'response'});
  const code = renderExampleCode(context, media.type, formatExample(documents, media, {name: '', value}));
  const aside = html`<section class="example api-example"><p class="example-title">${context.apiMessages.example}</p><div class="code-group">${code}</div></section>`;
  return {title: name, main: main.text, aside: aside.text};
}

/** Returns the problem to report for an unknown schema name. Undefined if the schema exists. */
export function describeAbsentSchema(documents: DocumentSet, name: string): SpecProblem | undefined {
  if (findComponentSchema(documents, name)) return undefined;
  const schemas = getOwn(getOwn(documents.root.value, 'components'), 'schemas');
  const names = isObject(schemas) ? Object.keys(schemas) : [];
  const near = names.find(each => each.toLowerCase() === name.toLowerCase()) ?? names[0];
  return {
    code: 'schema-missing',
    level: 'error',
    message: `${documents.root.file} has no schema "${name}".`,
    fix: near === undefined ? 'add it under components.schemas.' : `use a schema that exists there, such as "${near}".`,
    at: documents.root,
  };
}
