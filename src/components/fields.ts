import {doc} from '../base/doc.js';
import {emptyHtml, Html, type HtmlValue, html, toText} from '../base/html.js';
import {component, flag, type PropValue, type RenderContext, reflected, rich, text} from './component.js';
import {type FieldHead, renderFieldHead} from './render-field-head.js';

interface Field extends Omit<FieldHead, 'before' | 'after' | 'marks'> {
  readonly description?: HtmlValue;
  readonly pre?: unknown;
  readonly post?: unknown;
}

function renderField(given: Field, body: Html, context: RenderContext): Html {
  const id = context.id(`${given.location ? 'param' : 'response'}-${toText(given.name)}`);
  const head = renderFieldHead({...given, before: toLabels(given.pre), after: toLabels(given.post)}, context.messages);
  return html`<div class="field" id="${id}">${head}<div class="field-body">${given.description ? html`<p>${given.description}</p>` : emptyHtml}${body}</div></div>`;
}

function toLabels(value: unknown): readonly HtmlValue[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' || value instanceof Html ? [value] : [];
  return list
    .filter(each => each instanceof Html || typeof each !== 'object')
    .map(each => (each instanceof Html ? each : String(each)));
}

// Test for undefined: `default={false}` is a default value.
function readDefault(value: PropValue): HtmlValue {
  return typeof value === 'boolean' ? String(value) : rich('').read(value);
}

const shared = {
  type: rich(doc`Sets the type beside the name, such as "string[]".`),
  required: flag(doc`Marks the field as required.`),
  optional: flag(doc`Marks the field as optional.`),
  deprecated: flag(doc`Marks the field as deprecated, and strikes through its name.`),
  default: {...rich(doc`Sets the default value, such as "20".`), read: (value: PropValue) => readDefault(value)},
  description: rich(doc`Sets the text before the content of the component.`),
  pre: {
    ...rich(doc`Adds labels before the name: a text such as "beta", or a list of texts.`),
    kind: 'data',
    read: (value: unknown) => value,
  },
  post: {
    ...rich(doc`Adds labels after the type: a text such as "cents", or a list of texts.`),
    kind: 'data',
    read: (value: unknown) => value,
  },
} as const;

/**
 * Documentation of one request parameter. Exactly one of `path`, `query`, `body`, `header`, and `cookie` contains its
 * name.
 */
export const paramField = component({
  name: 'ParamField',
  tag: 'param-field',
  props: {
    path: reflected(doc`Names a parameter in the URL path, such as "id".`),
    query: reflected(doc`Names a parameter in the query string, such as "limit".`),
    body: reflected(doc`Names a property of the request body, such as "items".`),
    header: reflected(doc`Names a request header, such as "Idempotency-Key".`),
    cookie: reflected(doc`Names a cookie, such as "session".`),
    name: text(doc`Names a field that is in none of these places.`),
    placeholder: text(doc`Sets the placeholder in the empty input of the request form.`),
    initialValue: text(doc`Fills the input of the request form with this value.`),
    ...shared,
  },
  render: (props, body, context) => {
    const location = (['path', 'query', 'body', 'header', 'cookie'] as const).find(key => props[key] !== undefined);
    return renderField({...props, location, name: location ? props[location] : props.name}, body, context);
  },
});

/** Documentation of one response field. Also accepts a location prop as its name. */
export const responseField = component({
  name: 'ResponseField',
  tag: 'response-field',
  props: {
    name: reflected(doc`Names the field, such as "total".`),
    path: text(doc`Does the same as "name", which overrides it.`),
    query: text(doc`Does the same as "name", which overrides it.`),
    body: text(doc`Does the same as "name", which overrides it.`),
    header: text(doc`Does the same as "name", which overrides it.`),
    cookie: text(doc`Does the same as "name", which overrides it.`),
    ...shared,
  },
  render: (props, body, context) =>
    renderField(
      {...props, name: props.name ?? props.path ?? props.query ?? props.body ?? props.header ?? props.cookie},
      body,
      context,
    ),
});
