import {type Component, type Prop, toAttributeName} from '../src/components/component.js';

/** An attribute of an element, for editors and compilers. */
export interface AttributeFacts {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly values: readonly string[];
}

export interface PropertyFacts {
  readonly name: string;
  readonly attribute: string;
  readonly doc: string;
  /** A TypeScript type. The same type for reading and writing. */
  readonly type: string;
}

/** An element of the table of components, for editors and compilers. */
export interface ElementFacts {
  readonly tag: string;
  /** Name of the element's class in the manifest, and of its type. */
  readonly name: string;
  readonly doc: string;
  readonly attributes: readonly AttributeFacts[];
  /** Empty for elements that read a document. They have their own type. */
  readonly properties: readonly PropertyFacts[];
  readonly events: readonly {readonly name: string; readonly type: string; readonly doc: string}[];
}

const mode: AttributeFacts = {
  name: 'mode',
  doc: 'Selects the color mode. Allowed values: light or dark. Default: the mode of the page.',
  type: "'light' | 'dark'",
  values: ['light', 'dark'],
};

/** Attributes that an element's class reads, in addition to its component's props. */
const ownAttributes: Readonly<Record<string, readonly AttributeFacts[]>> = {
  'openapi-endpoint': [
    {
      name: 'operation-id',
      doc: 'Selects the operation by its "operationId", such as "getOrder", instead of "method" and "path".',
      type: 'string',
      values: [],
    },
    {
      name: 'loading',
      doc: '"lazy" loads the document when the element comes near the viewport. Allowed values: lazy or eager. Default: eager.',
      type: "'lazy' | 'eager'",
      values: ['lazy', 'eager'],
    },
    {
      name: 'server',
      doc: 'Does the same as "base-url", which overrides it.',
      type: 'string',
      values: [],
    },
    {
      name: 'hide',
      doc: 'Hides these parts, separated by spaces. Allowed values: title, description, auth, parameters, body, responses, examples or form.',
      type: 'HiddenParts',
      values: ['title', 'description', 'auth', 'parameters', 'body', 'responses', 'examples', 'form'],
    },
    {
      name: 'layout',
      doc: '"stacked" shows one column, "columns" two, "auto" one or two by the width of the element. Allowed values: stacked, columns or auto. Default: auto.',
      type: "'stacked' | 'columns' | 'auto'",
      values: ['stacked', 'columns', 'auto'],
    },
    {
      name: 'min-height',
      doc: 'Reserves this height until the operation appears, to avoid layout shift, such as "40rem".',
      type: 'string',
      values: [],
    },
    {
      name: 'values',
      doc: 'Fills the form with these values as JSON: parameters by name, and "body".',
      type: 'string | object',
      values: [],
    },
    {
      name: 'credentials',
      doc: '"session" keeps credentials while a tab of the site is open, "memory" until the page reloads, "none" shows no credential fields. Allowed values: session, memory or none. Default: session.',
      type: "'session' | 'memory' | 'none'",
      values: ['session', 'memory', 'none'],
    },
    {
      name: 'proxy',
      doc: 'Sends requests through the proxy at this URL, such as "/_proxy".',
      type: 'string',
      values: [],
    },
  ],
};

const shown = {name: 'openapi-shown', type: 'OpenapiShownEvent', doc: 'After the element rendered an operation.'};
const failed = {
  name: 'openapi-failed',
  type: 'OpenapiFailedEvent',
  doc: 'If the element cannot load the document, or find the operation.',
};
const beforeSend = {
  name: 'openapi-before-send',
  type: 'OpenapiBeforeSendEvent',
  doc: 'Before the form sends a request. Set `event.request` to change it, or call `event.preventDefault()` to cancel it.',
};
const answered = {
  name: 'openapi-response',
  type: 'OpenapiResponseEvent',
  doc: 'After the form received a complete response.',
};
const tabChange = {name: 'docs-tab-change', type: 'TabChangeEvent', doc: 'After the reader chose another tab.'};
const events: Readonly<Record<string, ElementFacts['events']>> = {
  'openapi-endpoint': [shown, failed, beforeSend, answered],
  'asyncapi-channel': [shown, failed, beforeSend, answered],
  ...Object.fromEntries(
    ['docs-tabs', 'code-group', 'request-example', 'response-example'].map(tag => [tag, [tabChange]]),
  ),
};

/** Returns all elements that authors can write by hand, from the table of components. */
export function elementFacts(components: readonly Component[]): readonly ElementFacts[] {
  const endpoint = components.find(({tag}) => tag === 'openapi-endpoint');
  const listed = endpoint
    ? [...components, {...endpoint, tag: 'asyncapi-channel', name: 'AsyncApiChannel'}]
    : components;
  return listed.map(({tag, name, props}) => ({
    tag,
    name: `${name.replace(/\W/g, '')}Element`,
    doc: `Shows <${name}> of pages as an element.`,
    attributes: [
      ...Object.entries(props)
        .filter(([prop]) => !ofThePage.has(prop))
        .map(([prop, facts]) => attributeOf(prop, facts)),
      ...(ownAttributes[tag] ?? []),
      mode,
    ],
    properties: /^(?:openapi-endpoint|asyncapi-channel)$/.test(tag) ? [] : propertiesOf(props),
    events: events[tag] ?? [],
  }));
}

/** Properties of every HTML element. A component's props do not replace them. */
const ofThePage = new Set(['id', 'className', 'style']);
/** Properties and methods of every HTML element. */
const ofEveryElement = new Set([...ofThePage, 'title', 'focus']);

/** Returns the properties that `component-properties.ts` defines. */
function propertiesOf(props: Component['props']): PropertyFacts[] {
  const own = Object.entries(props).filter(([name]) => !ofEveryElement.has(name));
  return [
    ...own.map(([name, prop]) => ({name, attribute: toAttributeName(name), doc: prop.doc, type: typeOf(prop)})),
    {name: mode.name, attribute: mode.name, doc: mode.doc, type: `${mode.type} | undefined`},
  ];
}

function typeOf(prop: Prop<unknown>): string {
  if (prop.kind === 'flag') return prop.read(undefined) === undefined ? 'boolean | undefined' : 'boolean';
  if (prop.kind === 'data') return 'unknown';
  return `${prop.kind === 'number' ? 'number' : attributeOf('', prop).type} | undefined`;
}

function attributeOf(name: string, {doc, kind, words, attribute}: Prop<unknown>): AttributeFacts {
  const values = words?.split(/\s+/).filter(Boolean) ?? [];
  const type =
    kind === 'flag'
      ? "boolean | ''"
      : kind === 'number'
        ? 'number | string'
        : values.length > 0
          ? values.map(each => `'${each}'`).join(' | ')
          : 'string';
  return {name: attribute ?? toAttributeName(name), doc, type: name === 'spec' ? 'string | object' : type, values};
}
