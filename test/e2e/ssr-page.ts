import assert from 'node:assert/strict';
import type {Browser, Page} from 'playwright-core';
import {openPackageAssets} from '../../shell/node/commands/render/package-assets.js';
import {createServerRenderer} from '../../shell/node/commands/render/ssr.js';
import {shopText} from './endpoint-page.js';
import {pixel, type Site, serve} from './site.js';

// Server-rendered pages, and their state in a browser.

export const {renderElements} = createServerRenderer(openPackageAssets());

export const operation = '<openapi-endpoint spec="/shop.json" method="get" path="/orders/{id}"></openapi-endpoint>';
export const page = (body: string, script = '/_lectern/elements.js', before = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Journal</title>${before}<script type="module" src="${script}"></script></head><body><main>${body}</main></body></html>`;

/** Records layout shifts, and marks the boxes in the page's HTML. */
export const watching = `<script>
  window.shifts = 0;
  new PerformanceObserver(list => { for (const each of list.getEntries()) window.shifts += each.value; }).observe({type: 'layout-shift', buffered: true});
  addEventListener('readystatechange', () => { for (const each of document.querySelectorAll('main *')) { const box = each.shadowRoot?.querySelector('.docs-foreign'); if (box) box.isOfPage = true; } });
  document.addEventListener('readystatechange', () => { for (const each of document.querySelectorAll('main *')) { const box = each.shadowRoot?.querySelector('.docs-foreign'); if (box) box.isOfPage = true; } });
</script>`;

export interface Opened {
  readonly tab: Page;
  readonly messages: string[];
  readonly requests: string[];
  readonly site: Site;
}

export interface PageOptions {
  readonly javaScriptEnabled?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export async function open(
  browser: Browser,
  files: Readonly<Record<string, string | Buffer>>,
  use: (opened: Opened) => Promise<void>,
  options: PageOptions = {},
): Promise<void> {
  const {headers, ...context} = options;
  const site = await serve({'shop.json': shopText, 'dot.png': pixel, ...files}, {...(headers && {headers})});
  const opened = await browser.newContext({viewport: {width: 1000, height: 800}, ...context});
  try {
    const tab = await opened.newPage();
    const messages: string[] = [];
    const requests: string[] = [];
    tab.on('console', message => ['error', 'warning'].includes(message.type()) && messages.push(message.text()));
    tab.on('pageerror', error => messages.push(error.message));
    tab.on('request', request => requests.push(new URL(request.url()).pathname));
    await tab.goto(`${site.url}page.html`);
    await use({tab, messages, requests, site});
  } finally {
    await opened.close();
    site.close();
  }
}

export const settled = async (tab: Page) => {
  await tab.waitForFunction(() => document.querySelectorAll('main > :not(:defined)').length === 0);
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(300);
};

/** Returns the markup of the page and of all shadow roots, without generated ids. */
export const markup = (tab: Page) =>
  tab.evaluate(() => {
    const write = (node: Node): string => {
      if (node instanceof Text) return node.data;
      if (!(node instanceof Element) || ['LINK', 'STYLE', 'SCRIPT'].includes(node.nodeName)) return '';
      // Only the browser highlights code, so only its text is compared.
      if (/^(?:hljs|language)-/.test(node.className)) return node.textContent ?? '';
      const attributes = [...node.attributes]
        .filter(({name}) => name !== 'data-js')
        .map(({name, value}) => `${name}="${value.replace(/^tab-\d+/, 'tab').replaceAll(location.origin, '')}"`)
        .sort();
      const root = node.shadowRoot ? `#root(${[...node.shadowRoot.childNodes].map(write).join('')})` : '';
      return `<${node.localName} ${attributes.join(' ')}>${root}${[...node.childNodes].map(write).join('')}</>\n`;
    };
    return write(document.querySelector('main') as Element);
  });

/** Returns the markup when all operations are rendered, and nothing has changed for half a second. */
async function steadyMarkup(tab: Page): Promise<string> {
  await tab.waitForFunction(
    () =>
      [...document.querySelectorAll('openapi-endpoint')].every(
        ({shadowRoot}) => shadowRoot?.querySelector('.operation-box') && !shadowRoot.querySelector('[aria-busy]'),
      ),
    undefined,
    {timeout: 60_000},
  );
  let before = '';
  for (let turn = 0, same = 0; turn < 100 && same < 2; turn++) {
    await openSamples(tab);
    const now = await markup(tab);
    same = now === before ? same + 1 : 0;
    before = now;
    await tab.waitForTimeout(250);
  }
  return before;
}

/** Selects every sample. A browser renders a sample on selection, but a server renders all of them. */
export function openSamples(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    for (const {shadowRoot} of document.querySelectorAll('openapi-endpoint'))
      for (const fold of shadowRoot?.querySelectorAll<HTMLDetailsElement>('details[data-when-shown]') ?? [])
        fold.open = true;
  });
}

/** Returns the markup that the browser renders itself, and the markup of a server-rendered page. */
export async function bothMarkups(
  browser: Browser,
  body: string,
  files: Readonly<Record<string, string>> = {},
): Promise<readonly [string, string]> {
  const read = (path: string) => ({'shop.json': shopText, ...files})[path];
  const found: string[] = [];
  for (const text of [page(body), await renderElements(page(body, undefined, watching), {read})])
    await open(browser, {...files, 'page.html': text}, async ({tab, messages}) => {
      await settled(tab);
      found.push(await steadyMarkup(tab));
      assert.deepEqual(messages, []);
    });
  return found as [string, string];
}
