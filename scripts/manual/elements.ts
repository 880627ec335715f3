import {partNames} from '../../elements/api-reference/endpoint/expose-parts.js';
import {components} from '../../src/components/table.js';
import {elementFacts} from '../element-types.js';
import {code, escapeWords, type ManualPage, table} from './mdx.js';

/** Properties, slots and events of the elements for host pages. */
export function elementPage(): ManualPage {
  const facts = elementFacts(components);
  const endpoint = facts.find(({tag}) => tag === 'openapi-endpoint');
  const fired = new Map(facts.flatMap(({tag, events}) => events.map(event => [event.name, {...event, tag}] as const)));
  const tagsOf = (name: string) =>
    facts.filter(({events}) => events.some(event => event.name === name)).map(({tag}) => code(tag));
  return {
    path: 'elements',
    title: 'Elements and events',
    description: 'Attributes, properties, slots, parts and events, for pages that embed one element.',
    icon: 'blocks',
    body: `\`import 'lectern/elements'\`, or one script tag, defines every tag; \`lectern/elements/openapi-endpoint.js\` defines one. Each
[component](/components/callouts) is an element too: its props are attributes in kebab-case.

\`\`\`html
<script type="module" src="lectern/elements/openapi-endpoint.js"></script>
<openapi-endpoint spec="https://api.example.com/openapi.json" method="get" path="/users/{id}"></openapi-endpoint>
\`\`\`

## Attributes of openapi-endpoint

\`<asyncapi-channel>\` has the same ones.

${table(
  ['Attribute', 'What it does'],
  (endpoint?.attributes ?? []).map(({name, doc}) => [code(name), escapeWords(doc)]),
)}

## Properties and methods

Every attribute is a property as well (\`operation-id\` is \`operationId\`). Besides:

${table(
  ['Name', 'What it is'],
  [
    ['`spec`', 'Also the text of a document, or the document as an object.'],
    ['`values`', 'Also an object: parameters by name, and `body`.'],
    [
      '`credential`',
      '`{value}` or `{user, password}`, with `scheme` for one of several: signs requests to the first server. It cannot be read.',
    ],
    ['`reload()`', 'Reads the document again and draws the view anew; what was typed into the form stays.'],
  ],
)}

## Slots

${table(
  ['Slot', 'Where it stands'],
  [
    ['`header`', 'Above the view.'],
    ['`footer`', 'Below the view.'],
    ['`loading`', 'Instead of the view while the document is read.'],
    ['`error`', 'Instead of the message when there is nothing to show.'],
  ],
)}

## Parts

Style sheets of your page reach these pieces: \`openapi-endpoint::part(title) {font-family: serif}\`.

${partNames.map(code).join(', ')}.

## Events

${table(
  ['Event', 'Fired by', 'When'],
  [
    ...[...fired.values()].map(({name, doc}) => [code(name), tagsOf(name).join(', '), escapeWords(doc)]),
    ['`docs-page`', 'the document', 'After the reader came to another page of the site: `event.slug`, `event.title`.'],
    ['`docs-view-change`', 'the document', 'After the reader chose another `<View>`.'],
    [
      '`docs-search`',
      'the search of a site',
      'Before it looks for words: whoever answers with results of their own replaces those of the site.',
    ],
    ['`docs-feedback`', 'the end of a page', 'After a reader said whether the page helped.'],
  ],
)}

## Tokens

Set them on an element, or on \`:root\` for all: \`docs-card {--docs-brand: #7c3aed}\`. All shades of the brand follow.

${table(
  ['Token', 'What it is'],
  [
    ['`--docs-brand`', 'Brand colour.'],
    ['`--docs-font-body`, `--docs-font-heading`, `--docs-font-mono`', 'Fonts.'],
    ['`--docs-surface-0` to `--docs-surface-3`', 'Backgrounds, from the page to what stands out.'],
    ['`--docs-text-1` to `--docs-text-3`', 'Text, from strong to quiet.'],
    ['`--docs-border-1`, `--docs-border-2`', 'Lines.'],
    ['`--docs-radius-s`, `--docs-radius-m`, `--docs-radius-l`', 'Corners.'],
    ['`--docs-get`, `--docs-post`, `--docs-put`, `--docs-patch`, `--docs-delete`, `--docs-other`', 'Methods.'],
    ['`--docs-gap`', 'Distance between elements of a page of yours.'],
  ],
)}`,
  };
}
