import {partNames} from '../../elements/api-reference/endpoint/expose-parts.js';
import {components} from '../../src/components/table.js';
import {elementFacts} from '../element-types.js';
import {code, describe, type ManualPage, table} from './mdx.js';

/** Returns the page about the properties, slots, and events of the elements for host pages. */
export function elementPage(): ManualPage {
  const facts = elementFacts(components);
  const endpoint = facts.find(({tag}) => tag === 'openapi-endpoint');
  const fired = new Map(facts.flatMap(({tag, events}) => events.map(event => [event.name, {...event, tag}] as const)));
  const tagsOf = (name: string) =>
    facts.filter(({events}) => events.some(event => event.name === name)).map(({tag}) => code(tag));
  return {
    path: 'elements',
    title: 'Elements and events',
    description: 'Attributes, properties, slots, parts, events, and tokens of the elements.',
    icon: 'blocks',
    body: `For developers who put an element into their own page. Look up its attributes, properties, slots, events, and tokens.

[Embed](/guide/embed) shows the first steps. \`import 'lectern/elements'\` defines all elements; \`lectern/elements/openapi-endpoint.js\` defines one. Each
[component](/components/callouts) is an element too: write its props as attributes in kebab-case.

\`\`\`html
<script type="module" src="lectern/elements/openapi-endpoint.js"></script>
<openapi-endpoint spec="https://api.example.com/openapi.json" method="get" path="/users/{id}"></openapi-endpoint>
\`\`\`

## Attributes of openapi-endpoint

\`<asyncapi-channel>\` has the same attributes.

${table(
  ['Attribute', 'Description'],
  (endpoint?.attributes ?? []).map(({name, doc}) => [code(name), describe(doc)]),
)}

## Properties and methods

Every attribute is also a property: \`operation-id\` is \`operationId\`. You can also use:

${table(
  ['Name', 'Effect'],
  [
    ['`spec`', 'Also accepts the text of a document, or the document as an object.'],
    ['`values`', 'Also accepts an object: parameters by name, and `body`.'],
    [
      '`credential`',
      'Adds a credential to requests to the first server: `{value}` or `{user, password}`. Set `scheme` if the document has several. Write-only.',
    ],
    ['`reload()`', 'Loads the document again and renders the view. The form keeps its values.'],
  ],
)}

## Slots

${table(
  ['Slot', 'Shows your content'],
  [
    ['`header`', 'Above the operation.'],
    ['`footer`', 'Below the operation.'],
    ['`loading`', 'While the document loads.'],
    ['`error`', 'Instead of an error message.'],
  ],
)}

## Parts

Style these parts from your page: \`openapi-endpoint::part(title) {font-family: serif}\`.

${partNames.map(code).join(', ')}.

## Events

${table(
  ['Event', 'Fired by', 'Fires'],
  [
    ...[...fired.values()].map(({name, doc}) => [code(name), tagsOf(name).join(', '), describe(doc)]),
    ['`docs-page`', 'the document', 'After the reader opened another page of the site: `event.slug`, `event.title`.'],
    ['`docs-view-change`', 'the document', 'After the reader chose another `<View>`.'],
    [
      '`docs-search`',
      'the search of a site',
      'Before each search. Call `event.respondWith()` to show your own results.',
    ],
    ['`docs-feedback`', 'the end of a page', 'After a reader sent page feedback.'],
  ],
)}

## Tokens

Set tokens on an element, or on \`:root\` for all elements: \`docs-card {--docs-brand: #7c3aed}\`. Lectern derives all shades of the
brand color.

${table(
  ['Token', 'Sets'],
  [
    ['`--docs-brand`', 'The brand color.'],
    ['`--docs-font-body`, `--docs-font-heading`, `--docs-font-mono`', 'The fonts.'],
    ['`--docs-surface-0` to `--docs-surface-3`', 'The backgrounds, from the page to raised surfaces.'],
    ['`--docs-text-1` to `--docs-text-3`', 'The text colors, from strong to secondary.'],
    ['`--docs-border-1`, `--docs-border-2`', 'The colors of lines.'],
    ['`--docs-radius-s`, `--docs-radius-m`, `--docs-radius-l`', 'The radius of corners.'],
    [
      '`--docs-get`, `--docs-post`, `--docs-put`, `--docs-patch`, `--docs-delete`, `--docs-other`',
      'The colors of HTTP methods.',
    ],
    ['`--docs-gap`', 'The space between elements in your page.'],
  ],
)}`,
  };
}
