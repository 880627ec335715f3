import {html, nothing} from '../../base/html.js';
import {isObject, own} from '../../openapi/document/data.js';
import type {Library} from '../../openapi/document/document-set.js';
import type {SpecProblem} from '../../openapi/document/spec-problem.js';
import {exampleOf} from '../../openapi/request/example.js';
import {topLevel} from '../operation/body-content.js';
import {exampleCode, exampleText} from '../operation/example-code.js';
import type {DrawnView} from '../operation/render-operation.js';
import type {Drawing} from '../view-context.js';
import {componentSchema} from './component-schema.js';
import {fieldFacts} from './field.js';
import {renderLevel} from './schema-tree.js';

/** One schema of the document by its name: its rows, and an example. */
export function renderSchemaView(drawing: Drawing, name: string): DrawnView {
  const {library, options, words} = drawing;
  const schema = componentSchema(library, name) ?? library.root;
  const top = drawing.open(schema, 'response', 100);
  const level = topLevel(drawing, top, 'response');
  const path = `s:${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\ufffd'))}/`;
  const title = options.isBound
    ? nothing
    : html`<h2 class="operation-title">${name}${top.deprecated ? html` <span class="badge tone-warning">${words.deprecated}</span>` : nothing}</h2>`;
  const rows = level ? renderLevel(drawing, level, {path, in: 'response'}) : nothing;
  const type = html`<p class="media-head"><span class="field-type">${top.type}</span></p>`;
  const main = html`<div class="api-view" data-schema="${name}">${title}${type}${fieldFacts(drawing, {row: top})}${rows}</div>`;
  const media = {type: 'application/json', schema, examples: [], encoding: []};
  const value = exampleOf(library, schema, {side: 'response'});
  const code = exampleCode(drawing, media.type, exampleText(library, media, {name: '', value}));
  const aside = html`<section class="example api-example"><p class="example-title">${drawing.say.example}</p><div class="code-group">${code}</div></section>`;
  return {title: name, main: main.text, aside: aside.text};
}

/** What to say where the document has no schema of the name. */
export function absentSchema(library: Library, name: string): SpecProblem | undefined {
  if (componentSchema(library, name)) return undefined;
  const schemas = own(own(library.root.value, 'components'), 'schemas');
  const names = isObject(schemas) ? Object.keys(schemas) : [];
  const near = names.find(each => each.toLowerCase() === name.toLowerCase()) ?? names[0];
  return {
    code: 'schema-missing',
    level: 'error',
    message: `${library.root.file} has no schema "${name}".`,
    fix: near === undefined ? 'add it under components.schemas.' : `use a schema that exists there, such as "${near}".`,
    at: library.root,
  };
}
