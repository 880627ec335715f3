import assert from 'node:assert/strict';
import {test} from 'node:test';
import {axeFindings} from './axe.js';
import {docs, page, useBrowser, withSite} from './site.js';

const browser = useBrowser();

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

- [x] done
- [ ] open

> A quote.

<Frame caption="Caption"><img src="/a.png" alt="A" /></Frame> <Tooltip tip="Words">term</Tooltip> <Badge color="green">New</Badge> <Icon icon="star" />
`;
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
const files = {
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
          groups: [{group: 'Start', icon: 'star', pages: ['index', 'long', {group: 'More', pages: ['x']}]}],
        },
        {tab: 'API', pages: ['api']},
      ],
    },
  }),
  'index.mdx': page('Welcome', 'Hello.', 'description: What this is.\n'),
  'long.mdx': page('Long', long),
  'x.mdx': page('X', 'Text.'),
  'api.mdx': page('Users', api, 'openapi: POST /users/{id}\n'),
  'a.png': '',
};

const visits: readonly [string, string, string][] = [
  ['home', '', 'Welcome'],
  ['long page', '#/long', 'Long'],
  ['API page', '#/api', 'Users'],
  ['404', '#/nowhere', 'Page not found'],
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`axe finds nothing in ${colorScheme} mode at ${width} px`, () =>
      withSite(
        browser.open(),
        files,
        async ({page, go, shows}) => {
          await shows('Welcome');
          for (const [name, hash, title] of visits) {
            if (hash) await go(hash, title);
            assert.deepEqual(await axeFindings(page), [], name);
          }
        },
        {context: {colorScheme, viewport: {width, height: 900}}},
      ));

test('axe finds nothing in the search dialog and in the open drawer', () =>
  withSite(
    browser.open(),
    files,
    async ({page, shows}) => {
      await shows('Welcome');
      await page.click('[data-action=drawer]');
      assert.deepEqual(await axeFindings(page), [], 'drawer');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('users');
      assert.deepEqual(await axeFindings(page), [], 'search');
    },
    {context: {viewport: {width: 390, height: 900}}},
  ));

test('at 320 px no page scrolls to the side', () =>
  withSite(
    browser.open(),
    files,
    async ({page, go, shows}) => {
      await shows('Welcome');
      for (const [name, hash, title] of visits) {
        if (hash) await go(hash, title);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.equal(Math.max(0, overflow), 0, name);
      }
    },
    {context: {viewport: {width: 320, height: 800}}},
  ));
