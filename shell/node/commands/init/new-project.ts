import {hexOf, type Rgb} from '../../../../src/site/chrome/contrast.js';
import {drawLetterIcon} from '../../../../src/site/chrome/letter-icon.js';

const brand: Rgb = [67, 83, 255];

/** Facts about a project without documentation. */
export interface NewProject {
  readonly name: string;
  /** An OpenAPI document that is there already, as a path in the folder; else an example is written. */
  readonly document?: string;
  /** Address of the schema of docs.json, for editors. */
  readonly schema: string;
}

/** Contents of `.gitignore`. */
export const gitignore = 'node_modules/\n_site/\n.DS_Store\n';

/** The picture of a project that has none: its first letter. */
export const favicon = (name: string) => drawLetterIcon(name, brand);

/** Returns the files of a small project that can be shown, checked and published, by path. */
export function writeNewProject({name, document, schema}: NewProject): ReadonlyMap<string, string> {
  const api = document ?? 'openapi.yaml';
  const files = new Map([
    ['docs.json', `${JSON.stringify(docsJson(name, api, schema), null, 2)}\n`],
    ['index.mdx', index(name)],
    ['quickstart.mdx', quickstart],
    ['guides/writing.mdx', writing],
    ['favicon.svg', favicon(name)],
    ['.gitignore', gitignore],
  ]);
  return document === undefined ? files.set(api, example(name)) : files;
}

function docsJson(name: string, api: string, schema: string) {
  return {
    $schema: schema,
    name,
    colors: {primary: hexOf(brand)},
    favicon: '/favicon.svg',
    navigation: {
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
    },
  };
}

const index = (name: string) => `---
title: ${JSON.stringify(`Welcome to ${name}`)}
sidebarTitle: "Welcome"
description: "What it is for, and where to begin."
icon: "house"
---

Say in two sentences what this project does and for whom. Readers decide here whether they are in the right place.

<CardGroup cols={2}>
  <Card title="Quickstart" icon="rocket" href="/quickstart">
    From nothing to a first result.
  </Card>
  <Card title="Write pages" icon="pencil" href="/guides/writing">
    Markdown with components: what there is, and how it looks.
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
    Open \`quickstart.mdx\`, write something and save it. It appears here at once.
  </Step>
  <Step title="List a page">
    A page is a file that the navigation in \`docs.json\` names, without its ending.

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

## Point something out

<Note>A note is read by those who skim.</Note>

<Warning>A warning says what goes wrong, and how to avoid it.</Warning>

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

## Keep details out of the way

<Accordion title="Why is this folded?">
  What few readers need can be opened by those who do.
</Accordion>
`;

const example = (name: string) => `openapi: 3.1.0
info:
  title: ${JSON.stringify(`${name} API`)}
  version: "1.0"
  description: An example. Put your own document in its place.
servers:
  - url: https://api.example.com
security:
  - token: []
tags:
  - name: Orders
    description: What was bought.
paths:
  /orders:
    get:
      operationId: listOrders
      summary: List orders
      tags: [Orders]
      parameters:
        - name: limit
          in: query
          description: How many at most.
          schema: {type: integer, default: 20, minimum: 1, maximum: 100}
      responses:
        "200":
          description: The newest first.
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
          description: It was created.
          content:
            application/json:
              schema: {$ref: "#/components/schemas/Order"}
        "422":
          description: Something in it is not valid.
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
