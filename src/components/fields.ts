import {doc} from '../base/doc.js';
import {Html, type HtmlValue, html, nothing, toText} from '../base/html.js';
import {component, flag, type PropValue, type RenderContext, reflected, rich, text} from './component.js';
import {type FieldHead, fieldHead} from './field-head.js';

interface Field extends Omit<FieldHead, 'before' | 'after' | 'marks'> {
  readonly description?: HtmlValue;
  readonly pre?: unknown;
  readonly post?: unknown;
}

/** Renders a `ParamField` or `ResponseField`. */
function field(given: Field, body: Html, context: RenderContext): Html {
  const id = context.id(`${given.location ? 'param' : 'response'}-${toText(given.name)}`);
  const head = fieldHead({...given, before: labels(given.pre), after: labels(given.post)}, context.messages);
  return html`<div class="field" id="${id}">${head}<div class="field-body">${given.description ? html`<p>${given.description}</p>` : nothing}${body}</div></div>`;
}

function labels(value: unknown): readonly HtmlValue[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' || value instanceof Html ? [value] : [];
  return list
    .filter(each => each instanceof Html || typeof each !== 'object')
    .map(each => (each instanceof Html ? each : String(each)));
}

// `default={false}` is a default value, not a missing value.
function readDefault(value: PropValue): HtmlValue {
  return typeof value === 'boolean' ? String(value) : rich('').read(value);
}

const shared = {
  type: rich(doc`Sets the type label, such as string or string[].`),
  required: flag(doc`Shows the "required" badge.`),
  optional: flag(doc`Shows the "optional" badge.`),
  deprecated: flag(doc`Strikes through the name and shows the "deprecated" badge.`),
  default: {...rich(doc`Shows the default value.`), read: (value: PropValue) => readDefault(value)},
  description: rich(doc`Adds a description before the content.`),
  pre: {...rich(doc`Adds labels before the name.`), kind: 'data', read: (value: unknown) => value},
  post: {...rich(doc`Adds labels after the type.`), kind: 'data', read: (value: unknown) => value},
} as const;

/** Documents one request parameter. Exactly one of `path`, `query`, `body`, `header`, and `cookie` names it. */
export const paramField = component({
  name: 'ParamField',
  tag: 'param-field',
  props: {
    path: reflected(doc`Names a parameter in the URL path.`),
    query: reflected(doc`Names a parameter in the query string.`),
    body: reflected(doc`Names a property of the request body.`),
    header: reflected(doc`Names a request header.`),
    cookie: reflected(doc`Names a cookie.`),
    name: text(doc`Sets the name of a field without a location.`),
    placeholder: text(doc`Sets the placeholder of the form input.`),
    initialValue: text(doc`Sets the initial value of the form input.`),
    ...shared,
  },
  render: (props, body, context) => {
    const location = (['path', 'query', 'body', 'header', 'cookie'] as const).find(key => props[key] !== undefined);
    return field({...props, location, name: location ? props[location] : props.name}, body, context);
  },
});

/** Documents one response field. A location prop counts as its name. */
export const responseField = component({
  name: 'ResponseField',
  tag: 'response-field',
  props: {
    name: reflected(doc`Sets the name of the field.`),
    path: text(doc`Same as name.`),
    query: text(doc`Same as name.`),
    body: text(doc`Same as name.`),
    header: text(doc`Same as name.`),
    cookie: text(doc`Same as name.`),
    ...shared,
  },
  render: (props, body, context) =>
    field(
      {...props, name: props.name ?? props.path ?? props.query ?? props.body ?? props.header ?? props.cookie},
      body,
      context,
    ),
});
