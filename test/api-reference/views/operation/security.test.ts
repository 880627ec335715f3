import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw, withOperation} from '../draw.js';

const scheme = {components: {securitySchemes: {token: {type: 'http', scheme: 'bearer'}}}};
const none = /No credentials are needed/;

test('an operation is said to need no credentials where the document states so', async () => {
  for (const document of [withOperation({security: []}, scheme), withOperation({}, {...scheme, security: []})])
    assert.match((await draw(document, 'POST /a')).main, none);
});

test('a document that names schemes and states no security says nothing of credentials', async () => {
  const {main} = await draw(withOperation({}, scheme), 'POST /a');
  assert.doesNotMatch(main, none);
  assert.doesNotMatch(main, /data-scheme/);
});

test('what the page says of authentication is shown without security in the document', async () => {
  const document = withOperation({}, scheme);
  assert.match((await draw(document, 'POST /a', {auth: {method: 'bearer'}})).main, /data-scheme="token"/);
  assert.match((await draw(document, 'POST /a', {auth: {method: 'none'}})).main, none);
});
