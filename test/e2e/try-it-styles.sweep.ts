import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Locator} from 'playwright-core';
import type {RecordedRequest} from '../../demo/api/start-api.js';
import {parameterName, type StyleCase, styleCases, stylePath} from '../../demo/api/style-cases.js';
import {styleDocument} from '../../demo/api/style-document.js';
import {foreign} from './endpoint-page.js';
import {useBrowser} from './site.js';
import {headerOf, send, withHost} from './try-it-host.js';
import {button, controlOf, openForm, sentOf, showOperation} from './try-it-page.js';

// Every parameter style, typed into the form, and compared with the request that the server received.

const browser = useBrowser();

/** Types a value into its control. Adds list items one by one. */
async function type(dialog: Locator, name: string, value: unknown): Promise<void> {
  // An object or list is included when its checkbox is checked.
  if (typeof value === 'object') await sentOf(dialog, name).check();
  if (typeof value === 'boolean') {
    await controlOf(dialog, name).selectOption({label: String(value)});
  } else if (Array.isArray(value)) {
    // A required list begins with an item.
    const first = button(dialog, `Remove item 1 of ${name}`);
    while ((await first.count()) > 0) await first.click();
    for (const [index, item] of value.entries()) {
      await button(dialog, `Add an item to ${name}`).click();
      await type(dialog, `${name}, item ${index + 1}`, item);
    }
  } else if (typeof value === 'object') {
    for (const [key, part] of Object.entries(value as object)) await type(dialog, key, part);
  } else {
    await controlOf(dialog, name).fill(String(value));
  }
}

/** Returns the document without examples, so that the form contains only typed values. */
function withoutExamples(value: object): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'example' ? undefined : part));
}

/** Returns the part of the received request that a case tests. */
function arrived(each: StyleCase, request: RecordedRequest): string {
  const {url} = request;
  if (each.location === 'path') return url.slice(stylePath(each).indexOf('{'));
  if (each.location === 'query') return url.slice(stylePath(each).length + 1);
  return headerOf(request, each.location === 'cookie' ? 'cookie' : parameterName(each)).join('\n');
}

test(`all ${styleCases.length} ways to write a parameter arrive as the table of the specification says`, () =>
  withHost(
    browser.open(),
    ({api}) => ({
      'styles.json': withoutExamples(styleDocument(api.origin)),
      'page.html': foreign({body: '<openapi-endpoint spec="styles.json"></openapi-endpoint>'}),
    }),
    async ({page, api, proxy, proxied, uncaught}) => {
      const got: Record<string, string> = {};
      for (const each of styleCases) {
        const name = parameterName(each);
        // Pages cannot set cookie headers, but a proxy can.
        await page.$eval(
          'openapi-endpoint',
          (host, address) => (address ? host.setAttribute('proxy', address) : host.removeAttribute('proxy')),
          each.location === 'cookie' ? proxy : '',
        );
        await showOperation(page, 'get', stylePath(each));
        const dialog = await openForm(page);
        if (each.value === '') await sentOf(dialog, name).check();
        else await type(dialog, name, each.value);
        got[each.id] = arrived(each, await send(page, api));
        await page.keyboard.press('Escape');
      }
      assert.deepEqual(got, Object.fromEntries(styleCases.map(({id, raw}) => [id, raw])));
      assert.equal(proxied.length, styleCases.filter(({location}) => location === 'cookie').length * 2);
      assert.deepEqual(uncaught, []);
    },
    {path: 'page.html'},
  ));
