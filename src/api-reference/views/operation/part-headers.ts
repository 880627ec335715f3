import {type Html, html} from '../../../base/html.js';
import {isObject, isTrue} from '../../../base/json.js';
import {childOf, childrenOf} from '../../../openapi/document/located.js';
import type {Encoding} from '../../../openapi/operation/media.js';
import {flatSchema} from '../../../openapi/schema/flat-schema.js';
import {typeWords} from '../../../openapi/schema/schema-type.js';
import {rulesIn} from '../schema/rule-text.js';
import type {ViewContext} from '../view-context.js';

/** The headers that a part of a form has, with their types. Its own media type is said apart (OpenAPI 3.1, section 4.8.15). */
export function partHeaders(context: ViewContext, {node}: Encoding): readonly Html[] {
  const {documents, words} = context;
  const headers = childrenOf(node, 'headers').flatMap(([name, each]) => {
    const found = documents.resolve(each);
    if (found.state !== 'found' || !isObject(found.node.value) || /^content-type$/i.test(name)) return [];
    const schema = childOf(found.node, 'schema');
    const type = schema ? ` ${typeWords(documents, flatSchema(documents, [schema]))}` : '';
    const required = isTrue(found.node.value, 'required') ? ` (${words.required})` : '';
    return [html`<code>${name}</code>${type}${required}`];
  });
  if (headers.length === 0) return [];
  return [html`${rulesIn(context).partHeaders} ${headers.map((each, at) => html`${at > 0 ? ', ' : ''}${each}`)}`];
}
