/**
 * Returns a small project in which one docs.json key has its example value. The manual's pictures show this project.
 */
export function acmeFiles(key: string, value: unknown): Readonly<Record<string, string>> {
  const docs = {
    name: 'Acme',
    colors: {primary: '#2f5bea', light: '#8aa6ff'},
    navigation: {
      groups: [
        {group: 'Start', pages: ['index', 'quickstart']},
        {group: 'Deeper', pages: [{group: 'Webhooks', root: 'guide/webhooks', pages: ['guide/rates']}]},
        {group: 'API', openapi: 'openapi.yaml', pages: ['POST /orders', 'GET /orders']},
      ],
    },
    [key]: value,
  };
  return {
    'docs.json': JSON.stringify(docs),
    'index.mdx': home,
    'quickstart.mdx': page('Quickstart', 'rocket', 'From nothing to the first order.'),
    'guide/webhooks.mdx': page('Webhooks', 'webhook', 'What is told when an order changes.'),
    'guide/rates.mdx': page('Rate limits', 'gauge', 'How often may be asked.') + rates,
    'openapi.yaml': api,
    'admin.yaml': api.replace('Orders', 'Admin').replaceAll('/orders', '/users'),
    'changelog.mdx': page('Changelog', 'history', 'What is new.'),
    'favicon.svg': mark('#0d9373'),
    'logo/light.svg': logo('#0b3d2e'),
    'logo/dark.svg': logo('#e8fff5'),
  };
}

const page = (title: string, icon: string, description: string) =>
  `---\ntitle: "${title}"\nicon: "${icon}"\ndescription: "${description}"\n---\n\nOrders are **placed**, packed and sent.\n`;

const rates =
  '\nThis is version {{version}} of the API, in the region {{region}}.\n\n```bash\ncurl https://{{region}}.acme.example/v{{version}}/orders\n```\n';

const home = `---
title: "Welcome"
icon: "house"
description: "Sell anything, and know where it is."
---

Acme takes orders, packs them and says where they are. Begin with the [quickstart](/quickstart), then read how
[webhooks](/guide/webhooks) tell you of every change.

<Card title="Webhooks" icon="webhook" href="/guide/webhooks">Be told when an order changes.</Card>

## The first order

\`\`\`javascript order.js
const answer = await fetch('https://api.acme.example/v1/orders', {
  method: 'POST',
  body: JSON.stringify({sku: 'A-100', count: 2}),
});
// An order has a number of its own.
console.log(await answer.json());
\`\`\`

## What comes next

An order that was placed is packed within the hour. You hear of it by a webhook, and so do your customers.

<Tip>Orders that are not packed yet can be cancelled.</Tip>
`;

const mark = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="10" fill="${colour}"/><path d="M7 16 12 7l5 9" fill="none" stroke="#fff" stroke-width="2"/></svg>`;

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28"><circle cx="14" cy="14" r="11" fill="#0d9373"/><path d="M9 18.500 14 8.500l5 10" fill="none" stroke="#fff" stroke-width="2"/><text x="33" y="20" font-family="Geist, sans-serif" font-weight="700" font-size="19" fill="${colour}">acme</text></svg>`;

const api = `openapi: 3.1.0
info: {title: Orders, version: "1"}
servers: [{url: https://api.acme.example/v1}]
security: [{key: []}]
components:
  securitySchemes:
    key: {type: http, scheme: bearer, description: From the settings of your shop.}
paths:
  /orders:
    get:
      summary: List orders
      responses: {"200": {description: Orders.}}
    post:
      summary: Create an order
      description: Places an order and tells your webhooks.
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [sku]
              properties:
                sku: {type: string, description: Number of the article., example: A-100}
                count: {type: integer, minimum: 1, default: 1, description: How many of them.}
                address:
                  type: object
                  description: Where it goes.
                  properties: {street: {type: string}, city: {type: string}}
      responses:
        "201":
          description: The order.
          content:
            application/json:
              schema: {type: object, properties: {id: {type: string, example: ord_8f2k}, status: {type: string, example: placed}}}
`;
