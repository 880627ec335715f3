import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, withOperation} from '../draw.js';

const scheme = {components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}}};
const none = /No credentials required/;

test('an operation shows that it needs no credentials if the document declares it', async () => {
  for (const document of [withOperation({security: []}, scheme), withOperation({}, {...scheme, security: []})])
    assert.match((await draw(document, 'POST /a')).main, none);
});

test('without declared security, the view does not mention credentials', async () => {
  const {main} = await draw(withOperation({}, scheme), 'POST /a');
  assert.doesNotMatch(main, none);
  assert.doesNotMatch(main, /data-scheme/);
});

test("the page's authentication is shown if the document has no security", async () => {
  const document = withOperation({}, scheme);
  assert.match((await draw(document, 'POST /a', {auth: {method: 'bearer'}})).main, /data-scheme="token"/);
  assert.match((await draw(document, 'POST /a', {auth: {method: 'none'}})).main, none);
});

test('one brief scheme is below the base URL, and a longer one below the description', async () => {
  const viewWith = async (more: object) => {
    const token = {...scheme.components.securitySchemes.token, ...more};
    const operation = {description: 'About it.', security: [{token: []}]};
    const document = withOperation(operation, {components: {securitySchemes: {token}}});
    return (await draw(document, 'POST /a')).main;
  };
  const isBelow = (main: string) => main.indexOf('data-scheme') > main.indexOf('About it.');
  assert.equal(isBelow(await viewWith({description: 'From the settings.'})), false);
  assert.equal(isBelow(await viewWith({description: 'First.\n\nSecond.'})), true);
  assert.equal(isBelow(await viewWith({bearerFormat: 'JWT'})), true);
});
