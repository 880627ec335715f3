import assert from 'node:assert/strict';
import {test} from 'node:test';
import {docs, soon, useBrowser, withSite} from './site.js';
import {button, controlOf, openForm, sampleWith} from './try-it-page.js';

// A form with thousands of optional fields renders a field when the reader reaches it.

const browser = useBrowser();
const properties = Object.fromEntries(Array.from({length: 5000}, (_, at) => [`p${at}`, {type: 'string'}]));
const schema = {type: 'object', required: ['p0'], properties};
const files = {
  'docs.json': docs({navigation: {tabs: [{tab: 'API', openapi: 'long.json'}]}}),
  'long.json': JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Long', version: '1'},
    servers: [{url: 'https://api.example.com'}],
    paths: {
      '/a': {
        post: {
          requestBody: {required: true, content: {'application/json': {schema, example: {p0: 'x'}}}},
          responses: {},
        },
      },
    },
  }),
};

test('optional fields render in steps, on scrolling or on request', () =>
  withSite(
    browser.open(),
    files,
    async ({page, uncaught}) => {
      const dialog = await openForm(page);
      const rows = () => dialog.locator('.object > .row').count();
      await soon(rows, 1);
      await button(dialog, 'Show 4,999 optional fields').press('Enter');
      await soon(rows, 61);
      await controlOf(dialog, 'p60').scrollIntoViewIfNeeded();
      const more = button(dialog, 'Show 60 optional fields');
      await more.scrollIntoViewIfNeeded();
      await soon(async () => (await rows()) > 61, true);
      // With the keyboard, the button waits for a press, and the focus then moves to the first new field.
      await more.focus();
      const before = await rows();
      await more.press('Enter');
      await soon(async () => (await rows()) > before, true);
      const active = () =>
        page.evaluate(
          () => document.querySelector('try-it')?.shadowRoot?.activeElement?.getAttribute('aria-label') ?? '',
        );
      await soon(async () => /^Value of p\d+$/.test(await active()), true);
      const name = (await active()).replace('Value of ', '');
      await controlOf(dialog, name).fill('typed');
      assert.match(await sampleWith(dialog, 'typed'), new RegExp(`"${name}": "typed"`));
      await button(dialog, 'Hide optional fields').press('Enter');
      await soon(rows, 2);
      assert.deepEqual(uncaught, []);
    },
    {path: '#/api-reference/post-a'},
  ));
