import assert from 'node:assert/strict';
import {test} from 'node:test';
import {guideSample, guideSamples} from '../embed-hosts/guide-samples.js';
import {shopText} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';
import {open, page, renderElements, settled} from './ssr-page.js';

// Runs the code from the manual's page about embedding. `test/embed-hosts` builds the frameworks.

const browser = useBrowser();
const api = 'https://api.shop.example/v1';
const documents = {'openapi.json': shopText};
/** These test pages serve the package's folder at another path. */
const here = (code: string) => code.replaceAll('/lectern/', '/_lectern/');

test('the guide contains exactly the samples that tests run', () => {
  assert.deepEqual(
    guideSamples().map(({language}) => language),
    ['html', 'js', 'jsx', 'vue', 'js', 'svelte', 'ts', 'html', 'js', 'js', 'sh', 'css', 'js'],
  );
});

for (const [name, words] of [
  ['module', 'type="module"'],
  ['script without modules', 'lectern-endpoint.js'],
] as const)
  test(`HTML with a ${name}`, () =>
    open(
      browser.open(),
      {
        ...documents,
        'page.html': page(here(guideSample('html', words)), '/none.js').replace(
          /<script type="module" src="\/none.js"><\/script>/,
          '',
        ),
      },
      async ({tab, messages}) => {
        await tab.locator('openapi-endpoint').getByText('Get an order').first().waitFor();
        await tab.locator('openapi-endpoint .try-button').first().waitFor();
        assert.deepEqual(messages, []);
      },
    ));

test("renderElements works with a document's URL", async () => {
  const code = guideSample('js', 'renderElements')
    .replace(/^import .*$/m, '')
    .replace('const page =', 'return');
  const asked: string[] = [];
  const fetched = (address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(shopText));
  };
  const html = page(here(guideSample('html', 'type="module"')));
  const run = Object.getPrototypeOf(async () => undefined).constructor;
  const text: string = await run('renderElements', 'html', 'fetch', code)(renderElements, html, fetched);
  assert.deepEqual(asked, ['https://example.com/openapi.json']);
  await open(browser.open(), {...documents, 'page.html': text}, async ({tab, messages, requests}) => {
    await settled(tab);
    await tab.getByText('Get an order').first().waitFor();
    assert.deepEqual(messages, []);
    assert.ok(!requests.includes('/openapi.json'));
  });
});

test('scripts can set properties of a created element', async () => {
  const script = `<main></main><script>${guideSample('js', 'field.query')}</script>`;
  await open(browser.open(), {'page.html': page(script, '/_lectern/elements.js')}, async ({tab, messages}) => {
    const field = tab.locator('param-field');
    for (const words of ['limit', 'integer', 'required']) await field.getByText(words, {exact: true}).first().waitFor();
    assert.deepEqual(messages, []);
  });
});

test('the style sheet and the script for values, credentials and events work', async () => {
  const script = `${guideSample('js', 'endpoint.values')}`;
  const before =
    'globalThis.session = {token: "secret"}; globalThis.traceId = () => "t-1"; globalThis.counted = []; globalThis.count = status => counted.push(status);';
  const style = `<style>${guideSample('css')}</style>`;
  const body = here(guideSample('html', 'type="module"'));
  const text = page(`${style}${body}<script>${before}${script}</script>`, '/_lectern/elements.js');
  await open(browser.open(), {...documents, 'page.html': text}, async ({tab, messages}) => {
    const sent: Record<string, string>[] = [];
    await tab.route(`${api}/**`, async route => {
      const request = route.request();
      const cors = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};
      if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers: cors});
      sent.push({url: request.url(), ...request.headers()});
      return route.fulfill({status: 200, headers: cors, json: {id: 7}});
    });
    await tab.locator('openapi-endpoint .try-button').first().click();
    await tab.locator('openapi-endpoint try-it').getByRole('button', {name: 'Send'}).first().click();
    await soon(() => tab.evaluate(() => (globalThis as unknown as {counted: number[]}).counted), [200]);
    assert.deepEqual(
      sent.map(each => [each.url, each['x-shop-key'], each['x-trace']]),
      [[`${api}/orders/7`, 'secret', 't-1']],
    );
    const look = await tab.evaluate(() => {
      const host = document.querySelector('openapi-endpoint') as HTMLElement;
      const title = host.shadowRoot?.querySelector('[part~=title]') as Element;
      return [getComputedStyle(title).fontFamily, getComputedStyle(host).minHeight];
    });
    assert.deepEqual(look, ['serif', '640px']);
    assert.deepEqual(messages, []);
  });
});
