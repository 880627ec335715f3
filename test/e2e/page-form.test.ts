import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inBoth} from './both-kinds.js';
import {docs, page, useBrowser} from './site.js';

const browser = useBrowser();
const files = {
  'docs.json': docs({
    colors: {primary: '#0a141e'},
    api: {mdx: {server: 'https://api.example.com'}},
    navigation: {pages: ['orders', 'index']},
  }),
  'index.mdx': page('Home', 'Text.'),
  'orders.mdx': page(
    'List orders',
    '<ParamField query="limit" type="integer">At most.</ParamField>',
    'api: GET /orders\n',
  ),
};

test('the form button of an API page without a document is styled on first load', () =>
  inBoth(browser.open(), files, 'orders', async ({page: tab, kind, messages}) => {
    const button = tab.locator('.page-head .try-button');
    await button.waitFor();
    const look = () =>
      button.evaluate(element => {
        const {backgroundColor, borderTopWidth, borderTopLeftRadius, fontWeight, height} = getComputedStyle(element);
        return {backgroundColor, borderTopWidth, isRound: borderTopLeftRadius !== '0px', fontWeight, height};
      });
    assert.deepEqual(
      await look(),
      {backgroundColor: 'rgb(10, 20, 30)', borderTopWidth: '0px', isRound: true, fontWeight: '600', height: '28px'},
      kind,
    );
    if (process.env.SHOTS) await tab.screenshot({path: `${process.env.SHOTS}/page-form-${kind.replace(' ', '-')}.png`});
    assert.deepEqual(messages, []);
  }));
