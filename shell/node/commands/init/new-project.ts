import {type Rgb, toHexColor} from '../../../../src/site/chrome/compute-contrast.js';
import {drawLetterIcon} from '../../../../src/site/chrome/letter-icon.js';
import type {OwnPages} from './own-pages.js';

const brand: Rgb = [67, 83, 255];

/** Facts about the new project that its files depend on. */
interface NewProject {
  readonly name: string;
  /** Path of an OpenAPI document in the folder. If absent, the command writes an example. */
  readonly document?: string;
  /** URL of the JSON Schema of docs.json, which editors use. */
  readonly schema: string;
  /** Pages that the folder already has. The command then writes no sample pages. */
  readonly own?: OwnPages;
}

export const gitignore = 'node_modules/\n_site/\n.DS_Store\n';

/** Favicon of a new project: the first letter of its name. */
export const favicon = (name: string) => drawLetterIcon(name, brand);

/** Returns the files of a small project by path. It passes the check, and can be published. */
export function writeNewProject({name, document, schema, own}: NewProject): ReadonlyMap<string, string> {
  if (own) return writeProjectOfPages({name, schema, own, ...(document !== undefined && {document})});
  const api = document ?? 'openapi.yaml';
  const files = new Map([
    ['docs.json', `${JSON.stringify(buildDocsJson(name, buildSampleNavigation(api), schema), null, 2)}\n`],
    ['index.mdx', index(name)],
    ['quickstart.mdx', quickstart],
    ['guides/writing.mdx', writing],
    ['favicon.svg', favicon(name)],
    ['.gitignore', gitignore],
  ]);
  return document === undefined ? files.set(api, example(name)) : files;
}

/** Returns the files that a folder with pages lacks: docs.json lists its pages. */
function writeProjectOfPages({name, document, schema, own}: NewProject & {readonly own: OwnPages}) {
  const guide = own.navigation;
  const navigation =
    document === undefined
      ? guide
      : {
          tabs: [
            {tab: 'Guide', ...guide},
            {tab: 'API reference', openapi: document},
          ],
        };
  return new Map([
    ['docs.json', `${JSON.stringify(buildDocsJson(name, navigation, schema), null, 2)}\n`],
    ['favicon.svg', favicon(name)],
    ['.gitignore', gitignore],
  ]);
}

function buildSampleNavigation(api: string) {
  return {
    tabs: [
      {
        tab: 'Guide',
        groups: [
          {group: 'Get started', pages: ['index', 'quickstart']},
          {group: 'Write', pages: ['guides/writing']},
        ],
      },
      {tab: 'API reference', openapi: api},
    ],
  };
}

function buildDocsJson(name: string, navigation: object, schema: string) {
  return {$schema: schema, name, colors: {primary: toHexColor(brand)}, favicon: '/favicon.svg', navigation};
}

const index = (name: string) => `---
title: ${JSON.stringify(`Welcome to ${name}`)}
sidebarTitle: "Welcome"
description: "What the project does, and where to start."
icon: "house"
---

Describe in two sentences what this project does, and for whom.

<CardGroup cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    Get a first result in a minute.
  </Card>
  <Card title="Write pages" icon="pencil" href="/guides/writing">
    Markdown and components, with examples.
  </Card>
</CardGroup>
`;

const quickstart = `---
title: "Quickstart"
description: "Change a page and see it."
icon: "rocket"
---

<Steps>
  <Step title="Show the site while you write">
    \`\`\`sh
    npx lectern dev
    \`\`\`
  </Step>
  <Step title="Change this page">
    Open \`quickstart.mdx\`, change a sentence, and save the file. This page updates at once.
  </Step>
  <Step title="List a page">
    Add the path of the page to the navigation in \`docs.json\`, without \`.mdx\`.

    \`\`\`json docs.json
    {"group": "Write", "pages": ["guides/writing", "guides/my-page"]}
    \`\`\`
  </Step>
  <Step title="Find mistakes">
    \`\`\`sh
    npx lectern check
    \`\`\`
  </Step>
</Steps>
`;

const writing = `---
title: "Write pages"
description: "Markdown, and the components that documentation needs."
icon: "pencil"
---

## Highlight text

<Note>A note stands out for readers who skim.</Note>

<Warning>A warning describes a mistake, and how to avoid it.</Warning>

## Show code

<CodeGroup>

\`\`\`js JavaScript
const response = await fetch('https://api.example.com/orders');
\`\`\`

\`\`\`python Python
response = requests.get("https://api.example.com/orders")
\`\`\`

</CodeGroup>

## Show variants

<Tabs>
  <Tab title="macOS">
    \`brew install example\`
  </Tab>
  <Tab title="Linux">
    \`apt install example\`
  </Tab>
</Tabs>

## Hide details

<Accordion title="Why is this closed?">
  Few readers need this text. They click the title to open it.
</Accordion>
`;

const example = (name: string) => `openapi: 3.1.0
info:
  title: ${JSON.stringify(`${name} API`)}
  version: "1.0"
  description: An example. Replace it by your own document.
servers:
  - url: https://api.example.com
security:
  - token: []
tags:
  - name: Orders
    description: Orders of your customers.
paths:
  /orders:
    get:
      operationId: listOrders
      summary: List orders
      tags: [Orders]
      parameters:
        - name: limit
          in: query
          description: Maximum number of orders.
          schema: {type: integer, default: 20, minimum: 1, maximum: 100}
      responses:
        "200":
          description: Orders, newest first.
          content:
            application/json:
              schema:
                type: array
                items: {$ref: "#/components/schemas/Order"}
    post:
      operationId: createOrder
      summary: Create an order
      tags: [Orders]
      requestBody:
        required: true
        content:
          application/json:
            schema: {$ref: "#/components/schemas/NewOrder"}
      responses:
        "201":
          description: The created order.
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Order"}
        "422":
          description: The order is invalid.
  /orders/{id}:
    get:
      operationId: getOrder
      summary: Get an order
      tags: [Orders]
      parameters:
        - name: id
          in: path
          required: true
          description: The id that creating it gave.
          schema: {type: string, example: ord_1}
      responses:
        "200":
          description: The order.
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Order"}
        "404":
          description: There is no such order.
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
  schemas:
    NewOrder:
      type: object
      required: [product]
      properties:
        product: {type: string, description: What is bought., example: Notebook}
        amount: {type: integer, description: How many., default: 1, minimum: 1}
    Order:
      allOf:
        - $ref: "#/components/schemas/NewOrder"
        - type: object
          required: [id, status]
          properties:
            id: {type: string, readOnly: true, example: ord_1}
            status: {type: string, enum: [open, paid, shipped]}
`;
