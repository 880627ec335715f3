import type {Page} from 'playwright-core';

/** A picture of a site: the page, and the actions before it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  prepare?(page: Page): Promise<void>;
}

/** Pictures of the demo's pages. */
export const screens: readonly Screen[] = [
  {name: 'home', path: ''},
  {name: 'prose', path: 'guide/pages/'},
  {name: 'components', path: 'components/callouts/'},
  {name: 'gallery', path: 'components/cards/'},
  {name: 'API introduction', path: 'api-reference/'},
  {name: 'operation', path: 'api-reference/orders/create-an-order/'},
  {
    name: 'filled in the page',
    path: 'api-reference/orders/create-an-order/',
    async prepare(page) {
      if (isNarrow(page)) return openForm(page);
      await page.click('.request-fill');
      await page.waitForSelector('.field-input input');
    },
  },
  {
    name: 'response',
    path: 'api-reference/orders/create-an-order/',
    async prepare(page) {
      await page.selectOption('select.request-host', 'mock');
      await page.click('.request-send');
      await page.waitForSelector('try-it-response .status');
    },
  },
  {name: 'form', path: 'api-reference/orders/create-an-order/', prepare: openForm},
  {
    name: 'failure',
    path: 'api-reference/stock/get-stock-levels/',
    async prepare(page) {
      await openForm(page);
      await page.click('dialog[open] .primary');
      await page.waitForSelector('dialog[open] .failure');
    },
  },
  {name: 'upload', path: 'playground/bodies/upload-a-photo/', prepare: openForm},
  {name: 'authentication', path: 'playground/access/key-or-token/', prepare: openForm},
  {name: 'search, empty', path: 'guide/pages/', prepare: page => search(page, '')},
  {name: 'search', path: 'guide/pages/', prepare: page => search(page, 'order')},
  {name: 'search, nothing found', path: 'guide/pages/', prepare: page => search(page, 'zxqwy')},
  {
    name: 'drawer',
    path: 'guide/pages/',
    async prepare(page) {
      if (!isNarrow(page)) return;
      await page.click('.menu-button');
      await page.waitForTimeout(400);
    },
  },
  {
    name: 'print',
    path: 'api-reference/orders/create-an-order/',
    async prepare(page) {
      // Like a browser, which prints dark pages in light mode.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await page.emulateMedia({media: 'print'});
    },
  },
  {name: 'not found', path: 'guide/pagse/'},
];

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

async function openForm(page: Page): Promise<void> {
  await page.click(':is(.try-button, .operation-bar .try-it):visible');
  await page.waitForSelector('dialog[open] button');
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.waitForSelector('dialog[open] input');
  await page.keyboard.type(query);
  await page.waitForTimeout(600);
}

/** Widths and modes of each picture. */
export const settings = [
  {name: 'light 1440', width: 1440, height: 900, mode: 'light'},
  {name: 'dark 1440', width: 1440, height: 900, mode: 'dark'},
  {name: 'light 390', width: 390, height: 844, mode: 'light'},
  {name: 'dark 390', width: 390, height: 844, mode: 'dark'},
] as const;
