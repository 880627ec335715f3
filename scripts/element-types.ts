import {type Component, kebab, type Prop} from '../src/components/component.js';

/** An attribute of an element, for editors and compilers. */
export interface AttributeFacts {
  readonly name: string;
  readonly doc: string;
  /** In TypeScript. */
  readonly type: string;
  readonly values: readonly string[];
}

/** An element of the table of components, for editors and compilers. */
export interface ElementFacts {
  readonly tag: string;
  /** Of its class in the manifest and of its type. */
  readonly name: string;
  readonly doc: string;
  readonly attributes: readonly AttributeFacts[];
  readonly events: readonly {readonly name: string; readonly type: string; readonly doc: string}[];
}

const mode: AttributeFacts = {
  name: 'mode',
  doc: 'Light or dark, where the page does not say it.',
  type: "'light' | 'dark'",
  values: ['light', 'dark'],
};

/** Attributes that the class of an element reads besides the props of its component. */
const ownAttributes: Readonly<Record<string, readonly AttributeFacts[]>> = {
  'openapi-endpoint': [
    {
      name: 'operation-id',
      doc: 'operationId of the operation, in place of method and path.',
      type: 'string',
      values: [],
    },
    {
      name: 'loading',
      doc: 'lazy: the document is read when the element comes near the view.',
      type: "'lazy' | 'eager'",
      values: ['lazy', 'eager'],
    },
  ],
};

const shown = {name: 'openapi-shown', type: 'OpenapiShownEvent', doc: 'After a view was drawn.'};
const failed = {
  name: 'openapi-failed',
  type: 'OpenapiFailedEvent',
  doc: 'When the document or the operation cannot be had.',
};
const tabChange = {name: 'docs-tab-change', type: 'TabChangeEvent', doc: 'After the reader chose another tab.'};
const events: Readonly<Record<string, ElementFacts['events']>> = {
  'openapi-endpoint': [shown, failed],
  'asyncapi-channel': [shown, failed],
  ...Object.fromEntries(
    ['docs-tabs', 'code-group', 'request-example', 'response-example'].map(tag => [tag, [tabChange]]),
  ),
};

/** All elements that can be written by hand, by the one table of components. */
export function elementFacts(components: readonly Component[]): readonly ElementFacts[] {
  const endpoint = components.find(({tag}) => tag === 'openapi-endpoint');
  const listed = endpoint
    ? [...components, {...endpoint, tag: 'asyncapi-channel', name: 'AsyncApiChannel'}]
    : components;
  return listed.map(({tag, name, props}) => ({
    tag,
    name: `${name.replace(/\W/g, '')}Element`,
    doc: `What <${name}> shows in pages, as an element.`,
    attributes: [
      ...Object.entries(props)
        .filter(([prop]) => !ofThePage.has(prop))
        .map(([prop, facts]) => attributeOf(prop, facts)),
      ...(ownAttributes[tag] ?? []),
      mode,
    ],
    events: events[tag] ?? [],
  }));
}

/** Every element has these, whatever they mean to the component. */
const ofThePage = new Set(['id', 'className', 'style']);

function attributeOf(name: string, {doc, kind, words, attribute}: Prop<unknown>): AttributeFacts {
  const values = words?.split(/\s+/).filter(Boolean) ?? [];
  const type =
    kind === 'flag'
      ? "boolean | ''"
      : kind === 'number'
        ? 'number | string'
        : values.length > 0
          ? // Editors offer the words that are known, and others are no error.
            `${values.map(each => `'${each}'`).join(' | ')} | (string & {})`
          : 'string';
  return {name: attribute ?? kebab(name), doc, type, values};
}
