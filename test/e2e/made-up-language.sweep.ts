import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import type {Page} from 'playwright-core';
import {allComponents} from './all-components.js';
import {inGreek, pageInGreek, speakMadeUp, wordsOfOurs} from './made-up-language.js';
import {docs, page, pixel, type Site, serve, useBrowser, visit} from './site.js';

// A page in another language contains no English text from us: every message comes from its locale.

const browser = useBrowser();
const described = (type: string, more: object = {}) => ({type, description: inGreek('described here'), ...more});
const shop = {
  openapi: '3.1.0',
  info: {
    title: inGreek('shop'),
    version: '1',
    description: inGreek('about'),
    contact: {email: 'a@b.c'},
    license: {name: 'MIT'},
  },
  servers: [
    {url: 'http://127.0.0.1:9', description: inGreek('first')},
    {url: 'http://127.0.0.1:9/{v}', variables: {v: {default: 'a', enum: ['a', 'b']}}},
  ],
  security: [{κ: []}, {σ: ['read']}],
  paths: {
    '/orders/{id}': {
      post: {
        summary: inGreek('an order'),
        operationId: 'post',
        parameters: [
          {
            name: 'id',
            in: 'path',
            required: true,
            schema: described('integer', {minimum: 1, maximum: 9, multipleOf: 2}),
          },
          {
            name: 'q',
            in: 'query',
            deprecated: true,
            schema: described('array', {items: {type: 'string', enum: ['a', 'b']}, uniqueItems: true, minItems: 1}),
          },
          {name: 'x', in: 'header', schema: {type: 'string', pattern: '^a', maxLength: 3, default: 'a'}},
          {name: 'c', in: 'cookie', schema: {type: 'string'}},
        ],
        requestBody: {
          content: {
            'application/json': {schema: {$ref: '#/components/schemas/Ω'}},
            'text/plain': {schema: {type: 'string'}},
          },
        },
        responses: {
          '200': {
            description: inGreek('fine'),
            headers: {a: {schema: {type: 'string'}}},
            content: {'application/json': {schema: {$ref: '#/components/schemas/Ω'}}},
          },
          '204': {description: inGreek('gone')},
        },
        callbacks: {ω: {'{$request.body#/url}': {post: {responses: {'200': {description: inGreek('heard')}}}}}},
      },
    },
  },
  components: {
    securitySchemes: {
      κ: {type: 'apiKey', in: 'header', name: 'X-Key'},
      σ: {
        type: 'oauth2',
        flows: {
          clientCredentials: {tokenUrl: 'http://127.0.0.1:9/t', scopes: {read: inGreek('reads')}},
          authorizationCode: {authorizationUrl: 'http://127.0.0.1:9/a', tokenUrl: 'http://127.0.0.1:9/t', scopes: {}},
        },
      },
    },
    schemas: {
      Ω: {
        type: 'object',
        required: ['a'],
        properties: {
          a: described('string', {minLength: 2, readOnly: true}),
          b: {type: 'object', properties: {c: {type: 'number', exclusiveMinimum: 0}}},
          d: {
            oneOf: [
              {type: 'string', title: inGreek('one')},
              {type: 'integer', title: inGreek('two')},
            ],
          },
          e: {type: 'array', items: {$ref: '#/components/schemas/Ω'}, maxItems: 3},
          f: {type: 'object', additionalProperties: {type: 'string'}},
        },
      },
    },
  },
};
const events = {
  asyncapi: '3.0.0',
  info: {title: inGreek('events'), version: '1'},
  servers: {α: {host: '127.0.0.1', protocol: 'mqtt', security: [{type: 'userPassword'}]}},
  channels: {
    told: {
      address: 'τ/{id}',
      parameters: {id: {description: inGreek('which')}},
      messages: {
        τ: {
          payload: {type: 'object', properties: {a: {type: 'string'}}},
          headers: {type: 'object', properties: {h: {type: 'string'}}},
          correlationId: {location: '$message.header#/h'},
        },
        σ: {},
      },
    },
    back: {messages: {τ: {payload: {type: 'string'}}}},
  },
  operations: {
    tell: {action: 'send', channel: {$ref: '#/channels/told'}, reply: {channel: {$ref: '#/channels/back'}}},
    hear: {action: 'receive', channel: {$ref: '#/channels/told'}},
  },
};

let site: Site;
before(async () => {
  site = await serve({
    'docs.json': docs({
      name: 'Ω',
      footer: {lastUpdated: true},
      feedback: {thumbsRating: true},
      appearance: {readingTime: true},
      contextual: {options: ['copy', 'view']},
      banner: {content: inGreek('news'), dismissible: true},
      integrations: {lectern: {language: 'vi', consent: 'required'}, gtm: {tagId: 'GTM-1'}},
      api: {openapi: 'shop.json'},
      navigation: {groups: [{group: 'Α', pages: ['index', 'all', 'post', 'events', 'schema', 'broken']}]},
    }),
    'index.mdx': page(
      'Αρχη',
      `${inGreek('a text')}\n\n## Β\n\n<Update label="Γ" description="Δ" tags={["Ε"]}>${inGreek('new')}</Update>\n\n- [x] Ζ\n\n| Η |\n|---|\n| Θ |\n\nΙ[^1]\n\n[^1]: Κ`,
      'lastUpdated: "2024-05-06"\n',
    ),
    'all.mdx': page('Ολα', pageInGreek(allComponents.replace('"New", "Fixed"', '"Ν", "Φ"').replace('"New"', '"Ν"'))),
    'post.mdx': '---\ntitle: Εντολη\nopenapi: shop.json POST /orders/{id}\n---\n',
    'events.mdx': '---\ntitle: Νεα\nasyncapi: events.json told\n---\n',
    'schema.mdx': page('Περι', '<OpenApiEndpoint spec="shop.json" schema="Ω" />'),
    'broken.mdx': page('Λαθος', '```mermaid\nno diagram\n```'),
    'shop.json': JSON.stringify(shop),
    'events.json': JSON.stringify(events),
    'wide.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>',
    'pixel.png': pixel,
  });
});
after(() => site?.close());

async function inMadeUp(path: string, use: (tab: Page) => Promise<void>): Promise<void> {
  const opened = await visit(browser.open(), 'about:blank', {}, site.url);
  try {
    await speakMadeUp(opened.page);
    await opened.page.goto(site.url + path);
    await opened.page.waitForSelector('.site-header > *');
    await opened.page.waitForLoadState('networkidle');
    await use(opened.page);
  } finally {
    await opened.close();
  }
}

for (const [name, path] of [
  ['prose', ''],
  ['every component', '#/all'],
  ['an operation', '#/post'],
  ['a channel', '#/events'],
  ['a schema', '#/schema'],
  ['a diagram that is none', '#/broken'],
  ['an address that leads nowhere', '#/nowhere'],
] as const)
  test(`${name}: no word of ours is English`, () =>
    inMadeUp(path, async tab => {
      assert.match((await tab.textContent('body')) ?? '', /⟦/);
      for (const each of await tab.$$('.site-main details:not([open]) > summary')) await each.click().catch(() => {});
      await tab.waitForTimeout(300);
      assert.deepEqual(await wordsOfOurs(tab), []);
    }));

test('search: no word of ours is English', () =>
  inMadeUp('', async tab => {
    await tab.keyboard.press('/');
    await tab.waitForSelector('site-search input, dialog[open] input');
    assert.deepEqual(await wordsOfOurs(tab), []);
    await tab.keyboard.type('ζζζζ');
    await tab.waitForTimeout(500);
    assert.deepEqual(await wordsOfOurs(tab), []);
  }));

test('the form, what it warns of and an answer that does not come: no word of ours is English', () =>
  inMadeUp('#/post', async tab => {
    await tab.click('.try-button');
    await tab.waitForSelector('try-it', {state: 'attached'});
    await tab.waitForTimeout(300);
    assert.deepEqual(await wordsOfOurs(tab), []);
    await tab.click('try-it .primary');
    await tab.waitForTimeout(1500);
    assert.deepEqual(await wordsOfOurs(tab), []);
  }));

test('in the form, code, paths and types are written from left to right in every language', () =>
  inMadeUp('#/post', async tab => {
    await tab.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await tab.click('.try-button');
    await tab.waitForSelector('try-it code');
    const directions = await tab.$eval('try-it', form =>
      [...(form.shadowRoot?.querySelectorAll('code, pre, .type') ?? [])].map(each => getComputedStyle(each).direction),
    );
    assert.ok(directions.length > 5);
    assert.deepEqual([...new Set(directions)], ['ltr']);
  }));
