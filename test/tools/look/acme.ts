/**
 * Returns a small project in which one docs.json key has its example value. The manual's pictures show this project.
 */
export function acmeFiles(key: string, value: unknown): Readonly<Record<string, string>> {
  const docs = {
    name: 'Acme',
    colors: {primary: '#2f5bea', light: '#8aa6ff'},
    navigation: {
      groups: [
        {group: 'Get started', pages: ['index', 'quickstart']},
        {group: 'Concepts', pages: [{group: 'Webhooks', root: 'guide/webhooks', pages: ['guide/rates']}]},
        {group: 'API', openapi: 'openapi.yaml', pages: ['POST /orders', 'GET /orders']},
      ],
    },
    [key]: value,
  };
  return {
    'docs.json': JSON.stringify(docs),
    'index.mdx': home,
    'quickstart.mdx': page('Quickstart', 'rocket', 'Place your first order in five minutes.'),
    'guide/webhooks.mdx': page('Webhooks', 'webhook', 'Receive a request for each change of an order.'),
    'guide/rates.mdx': page('Rate limits', 'gauge', 'How many requests you can send.') + rates,
    'openapi.yaml': api,
    'admin.yaml': api.replace('Orders', 'Admin').replaceAll('/orders', '/users'),
    'changelog.mdx': page('Changelog', 'history', 'New features and fixes.'),
    'favicon.svg': mark('#0d9373'),
    'logo/light.svg': logo('#0b3d2e'),
    'logo/dark.svg': logo('#e8fff5'),
  };
}

const page = (title: string, icon: string, description: string) =>
  `---\ntitle: "${title}"\nicon: "${icon}"\ndescription: "${description}"\n---\n\nOrders are **placed**, packed and shipped.\n`;

const rates =
  '\nThis is version {{version}} of the API, in the region {{region}}.\n\n```bash\ncurl https://{{region}}.acme.example/v{{version}}/orders\n```\n';

const home = `---
title: "Welcome"
icon: "house"
description: "Sell anything, and track every order."
---

Acme takes orders, packs them and tracks them. Start with the [quickstart](/quickstart), then read how
[webhooks](/guide/webhooks) report every change.

<Card title="Webhooks" icon="webhook" href="/guide/webhooks">Get a request when an order changes.</Card>

## Your first order

\`\`\`javascript order.js
const response = await fetch('https://api.acme.example/v1/orders', {
  method: 'POST',
  body: JSON.stringify({sku: 'A-100', count: 2}),
});
// Each order has its own id.
console.log(await response.json());
\`\`\`

## What happens next

We pack your order within an hour. A webhook then notifies you, and an email notifies your customer.

<Tip>You can cancel an order until it is packed.</Tip>
`;

const mark = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><circle cx="12" cy="12" r="10" fill="${color}"/><path d="M7 16 12 7l5 9" fill="none" stroke="#fff" stroke-width="2"/></svg>`;

const logo = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="28"><circle cx="14" cy="14" r="11" fill="#0d9373"/><path d="M9 18.500 14 8.500l5 10" fill="none" stroke="#fff" stroke-width="2"/><text x="33" y="20" font-family="Geist, sans-serif" font-weight="700" font-size="19" fill="${color}">acme</text></svg>`;

const api = `openapi: 3.1.0
info: {title: Orders, version: "1"}
servers: [{url: https://api.acme.example/v1}]
security: [{key: []}]
components:
  securitySchemes:
    key: {type: http, scheme: bearer, description: Copy it from your shop’s settings.}
paths:
  /orders:
    get:
      summary: List orders
      responses: {"200": {description: Orders.}}
    post:
      summary: Create an order
      description: Places an order, and notifies your webhooks.
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [sku]
              properties:
                sku: {type: string, description: Item number., example: A-100}
                count: {type: integer, minimum: 1, default: 1, description: Number of items.}
                address:
                  type: object
                  description: Shipping address.
                  properties: {street: {type: string}, city: {type: string}}
      responses:
        "201":
          description: The order.
          content:
            application/json:
              schema: {type: object, properties: {id: {type: string, example: ord_8f2k}, status: {type: string, example: placed}}}
`;
