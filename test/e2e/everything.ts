import {docs, page, pixel} from './site.js';

// A site with one page of each kind: components, a changelog, an operation, tables, code. Tests of visible, audible and
// touchable parts use it.

const long = `Words with a [link](/api), \`code\` and **weight**.

<Note>Note.</Note> 

<Warning>Careful.</Warning>

<Tip>Tip.</Tip>

<Info>Info.</Info>

<Check>Done.</Check>

<Danger>Danger.</Danger>

## Cards

<CardGroup cols={2}><Card title="One" icon="star" href="/api">Text.</Card><Card title="Two" href="https://example.com">Text.</Card></CardGroup>

## Steps

<Steps><Step title="First">Do.</Step><Step title="Second">Do more.</Step></Steps>

## Tabs

<Tabs><Tab title="One">Text.</Tab><Tab title="Two">Text.</Tab></Tabs>

<AccordionGroup><Accordion title="Question">Answer.</Accordion></AccordionGroup>

## Code

\`\`\`ts example.ts {1}
const answer: number = 42; // comment
export function run(name = 'x') { return name + answer; }
\`\`\`

<CodeGroup>
\`\`\`bash npm
npm install acme
\`\`\`
\`\`\`python pip
pip = "acme"
\`\`\`
</CodeGroup>

## Table

| Key | Value |
|---|---|
| a | \`1\` |
| b | \`2\` |

- [x] done
- [ ] open

> A quote.

<Frame caption="Caption"><img src="/a.png" alt="A" /></Frame> <Tooltip tip="Words">term</Tooltip> <Badge color="green">New</Badge> <Icon icon="star" />
`;
const changes = `<Update label="May 2026" description="Fixes" tags={["Fix"]}>Text.</Update>

<Update label="May 2026">More.</Update>

\`\`\`diff {1} focus={2}
- old line
+ new line
\`\`\``;
const api = `<ParamField query="limit" type="integer" default="10" required>How many.</ParamField>
<ParamField path="id" type="string" deprecated>Which.</ParamField>
<ResponseField name="items" type="array"><Expandable title="Item"><ResponseField name="id" type="string">Its id.</ResponseField></Expandable></ResponseField>
<RequestExample>
\`\`\`bash curl
curl https://example.com
\`\`\`
\`\`\`js fetch
await fetch('https://example.com');
\`\`\`
</RequestExample>
<ResponseExample>
\`\`\`json 200
{"id": "1"}
\`\`\`
</ResponseExample>`;
const orders = {
  openapi: '3.1.0',
  info: {title: 'Shop', version: '1'},
  servers: [{url: 'https://shop.example/v1'}],
  security: [{key: []}],
  paths: {
    '/orders/{id}': {
      put: {
        summary: 'Change an order',
        description: 'Changes **one** order.',
        parameters: [
          {name: 'id', in: 'path', required: true, description: 'Its number.', schema: {type: 'integer', minimum: 1}},
          {name: 'dry', in: 'query', schema: {type: 'boolean'}},
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['name'],
                properties: {
                  name: {type: 'string', minLength: 1},
                  tags: {type: 'array', items: {type: 'string', example: 'new'}},
                },
              },
            },
          },
        },
        responses: {200: {description: 'Done.', content: {'application/json': {example: {id: 7}}}}},
      },
    },
  },
  components: {securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
};
export const everything = {
  'docs.json': docs({
    banner: {content: 'News with a [link](/long).', dismissible: true},
    navbar: {
      links: [{label: 'Blog', href: 'https://example.com'}],
      primary: {type: 'button', label: 'Go', href: '/long'},
    },
    footer: {
      socials: {github: 'https://github.com/acme'},
      links: [{header: 'More', items: [{label: 'A', href: '/long'}]}],
    },
    navigation: {
      tabs: [
        {
          tab: 'Guides',
          groups: [{group: 'Start', icon: 'star', pages: ['index', 'long', 'changes', {group: 'More', pages: ['x']}]}],
        },
        {tab: 'API', pages: ['api', 'order']},
      ],
    },
  }),
  'index.mdx': page('Welcome', 'Hello.', 'description: What this is.\n'),
  'long.mdx': page('Long', long),
  'x.mdx': page('X', 'Text.'),
  'api.mdx': page('Users', api, 'openapi: POST /users/{id}\n'),
  'changes.mdx': page('Changes', changes),
  'order.mdx': page('Change an order', 'Text.', 'openapi: shop.json PUT /orders/{id}\n'),
  'shop.json': JSON.stringify(orders),
  'a.png': pixel,
};

/** Name, fragment and title of its pages. The first is the home page. */
export const visits: readonly (readonly [name: string, hash: string, title: string])[] = [
  ['home', '', 'Welcome'],
  ['long page', '#/long', 'Long'],
  ['changelog', '#/changes', 'Changes'],
  ['API page', '#/api', 'Users'],
  ['operation', '#/order', 'Change an order'],
  ['404', '#/nowhere', 'Page not found'],
];
