import {loadSchema} from '../../../shell/node/files/load-schema.js';
import {openValidator} from '../../../src/openapi/validation/open-validator.js';
import {createMemoryProject} from '../../../src/site/project/project-files.js';
import {type SampleProject, sampleProject} from './sample-project.js';

const config = `{
  "name": "Shop",
  "description": "How to sell.",
  "colors": {"primary": "#0d9488", "light": "#5eead4"},
  "favicon": "/images/logo.svg",
  "appearance": {
    "default": "dark",
    "strict": true
  },
  "contextual": {"options": ["copy", "view"]},
  "navbar": {
    "links": [{"label": "Start", "href": "/guide/start"}]
  },
  "api": {
    "openapi": ["shop.json", "parts/store.yaml"]
  },
  "navigation": {
    "groups": [
      {
        "group": "Guide",
        "icon": "book",
        "pages": [
          "index",
          "guide/start",
          "guide/orders"
        ]
      }
    ]
  },
  "redirects": [
    {"source": "/old", "destination": "/guide/start"}
  ]
}
`;

const home = `---
title: "Shop"
description: Sell what you like
---

import Notice from "/snippets/notice.mdx"

# Welcome

Read how to [start here](/guide/start#first-steps) with the {1 + 1} things.

<Notice />

![Logo](/images/logo.svg)

<CardGroup cols={2}>
  <Card title="Start" icon="rocket" href="/guide/start">
    The first steps.
  </Card>
</CardGroup>

<Icon icon="check" />
`;

const start = `---
title: "Start"
---

## First steps

Install the client, and go [home](/) after that.

\`\`\`bash
npm install shop
\`\`\`

Then set what a request needs.

<ParamField query="limit" type="integer" required>
  How many orders are sent.
</ParamField>
`;

const orders = `---
title: "Orders"
openapi: "GET /orders"
---

Orders of the last year.
`;

const json = `{
  "openapi": "3.1.0",
  "info": {"title": "Shop", "version": "1"},
  "servers": [
    {"url": "https://api.example.com"}
  ],
  "security": [
    {"token": []}
  ],
  "paths": {
    "/orders": {
      "get": {
        "operationId": "listOrders",
        "parameters": [
          {"name": "limit", "in": "query", "schema": {"type": "integer"}}
        ],
        "responses": {
          "200": {
            "description": "Orders.",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Order"
                }
              }
            }
          }
        }
      },
      "post": {
        "operationId": "createOrder",
        "responses": {"201": {"description": "Created."}}
      }
    }
  },
  "components": {
    "schemas": {
      "Order": {"type": "object", "properties": {"id": {"type": "string"}}}
    },
    "securitySchemes": {
      "token": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Token"
      }
    }
  }
}
`;

const yaml = `openapi: 3.1.0
info:
  title: Store
  version: "1"
servers:
  - url: https://store.example.com
    description: All the year.
security:
  - token: []
paths:
  /shelves:
    get:
      operationId: listShelves
      description: |
        Shelves with
        url: not a key
      responses:
        "200":
          description: Shelves.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Shelf'
    post:
      operationId: createShelf
      responses:
        "201": {description: Created.}
components:
  schemas:
    Shelf:
      type: object
      example:
        $ref: '#/components/schemas/Nothing'
  securitySchemes:
    token: {type: http, scheme: bearer}
`;

/** A small valid project that has a site for every kind of fault. */
export const shopFiles: Readonly<Record<string, string>> = {
  'docs.json': config,
  'index.mdx': home,
  'guide/start.mdx': start,
  'guide/orders.mdx': orders,
  'snippets/notice.mdx': 'Closed on **Sundays**.\n',
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'shop.json': json,
  'parts/store.yaml': yaml,
};

export function shopProject(files = shopFiles): Promise<SampleProject> {
  return sampleProject('shop', {...createMemoryProject(files), loadSchema, openValidator});
}
