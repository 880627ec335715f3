import type {Browser, BrowserContextOptions, Page} from 'playwright-core';
import {type ProjectFiles, type ServeOptions, type Site, serve, type Visit, visit} from './site.js';

/** A small shop that uses all parts of views: parameters, a body, responses, callbacks, webhooks, schemas. */
export const shop = {
  openapi: '3.1.0',
  info: {title: 'Shop API', version: '1.2', description: 'All about **orders**.\n\n- one\n- two'},
  servers: [{url: 'https://api.shop.example/v1'}],
  security: [{key: []}],
  tags: [{name: 'Orders', description: 'What was bought.'}],
  paths: {
    '/orders/{id}': {
      parameters: [{name: 'id', in: 'path', required: true, schema: {type: 'integer'}, description: 'Its *number*.'}],
      get: {
        operationId: 'getOrder',
        summary: 'Get an order',
        tags: ['Orders'],
        parameters: [{name: 'expand', in: 'query', schema: {type: 'string', enum: ['lines', 'buyer']}}],
        responses: {
          200: {
            description: 'The order.',
            content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
          },
          404: {description: 'There is none.'},
        },
      },
      put: {
        operationId: 'changeOrder',
        summary: 'Change an order',
        tags: ['Orders'],
        requestBody: {content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}}},
        responses: {204: {description: 'Changed.'}},
      },
    },
    '/orders': {
      get: {
        operationId: 'listOrders',
        summary: 'List orders',
        tags: ['Orders'],
        responses: {204: {description: 'Done.'}},
      },
    },
  },
  webhooks: {
    orderShipped: {post: {summary: 'An order left us', responses: {200: {description: 'Seen.'}}}},
  },
  components: {
    securitySchemes: {key: {type: 'apiKey', in: 'header', name: 'X-Shop-Key'}},
    schemas: {
      Order: {
        type: 'object',
        required: ['id'],
        properties: {
          id: {type: 'integer', example: 7},
          buyer: {
            type: 'object',
            description: 'Who pays.',
            properties: {name: {type: 'string'}, address: {type: 'object', properties: {city: {type: 'string'}}}},
          },
          lines: {type: 'array', items: {type: 'object', properties: {count: {type: 'integer', default: 1}}}},
        },
      },
    },
  },
};

/** Returns a YAML document with one operation, `GET /a`. */
export const yaml =
  "openapi: 3.1.0\ninfo: {title: Yaml API, version: '1'}\npaths:\n  /a:\n    get:\n      summary: Get an A\n      responses: {'200': {description: ok}}\n";

export const shopText = JSON.stringify(shop);
export const order = 'spec="shop.json" method="get" path="/orders/{id}"';

export interface Hosted {
  /** Attributes of the root element, such as `dir="rtl"`. */
  readonly attributes?: string;
  readonly style?: string;
  readonly scripts?: readonly string[];
  readonly body: string;
}

/** Returns a host page. */
export function foreign({
  attributes = '',
  style = '',
  scripts = ['/_lectern/elements/openapi-endpoint.js'],
  body,
}: Hosted): string {
  const tags = scripts.map(src => `<script type="module" src="${src}"></script>`).join('');
  const sheet = style && `<style>${style}</style>`;
  return `<!doctype html><html lang="en" ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Journal</title>${sheet}${tags}</head><body><main><h1 id="own">Journal</h1><p>Own words.</p>${body}</main></body></html>`;
}

export interface Opened extends Visit {
  readonly site: Site;
  /** Requested paths outside our own files, in order. */
  readonly asked: string[];
  /** The server's files. Tests can change them. */
  readonly files: Record<string, string | Buffer>;
}

interface OpenOptions extends ServeOptions {
  readonly context?: BrowserContextOptions;
  /** Runs before the page opens. */
  before?(site: Site): Promise<void> | void;
}

/** Serves `page.html` next to the files and opens it. Cleans up in every case. */
export async function withPage(
  browser: Browser,
  page: Hosted | ((site: Site) => Hosted),
  files: ProjectFiles,
  use: (opened: Opened) => Promise<void>,
  {context, ...options}: OpenOptions = {},
): Promise<void> {
  const asked: string[] = [];
  const own: Record<string, string | Buffer> = {'shop.json': shopText, ...files};
  const site = await serve(own, {
    ...options,
    status: path => {
      if (!path.startsWith('/_lectern/') && path !== '/page.html' && path !== '/favicon.ico') asked.push(path);
      return options.status?.(path);
    },
  });
  own['page.html'] = foreign(typeof page === 'function' ? page(site) : page);
  const opened = await visit(browser, `${site.url}page.html`, context);
  try {
    await use({...opened, site, asked, files: own});
  } finally {
    await opened.close();
    site.close();
  }
}

/** Waits for a view with this title, in the first matching element. */
export function shown(page: Page, title: string, host = 'openapi-endpoint') {
  return page.waitForFunction(
    ([selector, wanted]) => {
      const found = document.querySelector(selector as string);
      const root = found?.shadowRoot ?? found;
      const title = root?.querySelector('.operation-title')?.firstChild?.textContent;
      return title?.trim() === wanted && !root?.querySelector('[aria-busy]');
    },
    [host, title],
    {timeout: 10_000},
  );
}
