import type {Page} from 'playwright-core';

/** One picture of a site: where it is taken, and what is done before. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  prepare?(page: Page): Promise<void>;
}

/** The first screens of a site, from pages of the demo. */
export const screens: readonly Screen[] = [
  {name: 'home', path: ''},
  {name: 'prose', path: 'guide/pages/'},
  {name: 'components', path: 'components/callouts/'},
  {name: 'API introduction', path: 'api-reference/'},
  {name: 'operation', path: 'api-reference/orders/create-an-order/'},
  {
    name: 'form',
    path: 'api-reference/orders/create-an-order/',
    async prepare(page) {
      await page.click('.try-button');
      await page.waitForSelector('dialog[open] .try-send, dialog[open] button');
    },
  },
  {
    name: 'search',
    path: 'guide/pages/',
    async prepare(page) {
      await page.keyboard.press('/');
      await page.waitForSelector('dialog[open] input');
      await page.keyboard.type('order');
      await page.waitForSelector('dialog[open] mark');
    },
  },
  {name: 'not found', path: 'guide/pagse/'},
];

/** Widths and modes in which each screen is taken. */
export const settings = [
  {name: 'light 1440', width: 1440, height: 900, mode: 'light'},
  {name: 'dark 1440', width: 1440, height: 900, mode: 'dark'},
  {name: 'light 390', width: 390, height: 844, mode: 'light'},
  {name: 'dark 390', width: 390, height: 844, mode: 'dark'},
] as const;
