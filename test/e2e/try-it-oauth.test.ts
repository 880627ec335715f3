import assert from 'node:assert/strict';
import {test} from 'node:test';
import {chromium, type Locator, type Page} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../scripts/find-chrome.js';
import {foreign} from './endpoint-page.js';
import {type ServeOptions, useBrowser, type Visit} from './site.js';
import {type Host, headerOf, send, sentTo, withHost} from './try-it-host.js';
import {button, openForm, showOperation} from './try-it-page.js';

// Tests tokens from an authorization server: in a popup, for a client, and pasted.

const browser = useBrowser();
const open = (use: (host: Host & Visit) => Promise<void>, options: ServeOptions = {}) =>
  withHost(
    browser.open(),
    ({api}) => ({
      'page.html': foreign({body: `<openapi-endpoint spec="${api.origin}/openapi.yaml"></openapi-endpoint>`}),
    }),
    use,
    {path: 'page.html', ...options},
  );

/** Clicks "Sign in", and returns the popup. */
async function signIn(page: Page, dialog: Locator): Promise<Page> {
  const [popup] = await Promise.all([page.context().waitForEvent('page'), button(dialog, 'Sign in').click()]);
  await popup.waitForURL(/\/oauth\/authorize/);
  return popup;
}
const tokens = (host: Host) => sentTo(host.api).filter(({url}) => url === '/oauth/token');

test('a popup signs the reader in: allowed, denied, forged, and repeated', () =>
  open(async host => {
    const {page, api, site, uncaught} = host;
    await showOperation(page, 'get', '/access/code');
    const dialog = await openForm(page);
    const own = dialog.locator('oauth-sign-in');
    await own
      .getByText(
        `You sign in at ${api.origin}/oauth/authorize. The code and secret are sent to ${api.origin}/oauth/token only.`,
      )
      .waitFor();
    assert.ok(await button(dialog, 'Sign in').isDisabled(), 'a client is needed');
    await dialog.getByLabel('Client ID').fill('playground');
    assert.ok(await own.getByLabel('trees:read').isChecked(), 'what the operation needs is asked for');
    assert.equal(await own.getByLabel('trees:write').isChecked(), false);

    const refused = await signIn(page, dialog);
    assert.equal(await refused.evaluate(() => window.opener as unknown), null);
    await refused.getByRole('button', {name: 'Deny'}).click();
    await own.getByText(/^Sign-in failed: access_denied/).waitFor();
    assert.deepEqual(tokens(host), []);

    const popup = await signIn(page, dialog);
    const asked = new URL(popup.url()).searchParams;
    assert.deepEqual(
      ['response_type', 'client_id', 'redirect_uri', 'scope', 'code_challenge_method'].map(name => asked.get(name)),
      ['code', 'playground', `${site.url}_lectern/oauth.html`, 'trees:read', 'S256'],
    );
    // An unexpected message: with another state, or with none.
    await page.evaluate(() => {
      const channel = new BroadcastChannel('lectern-oauth');
      for (const data of [{state: 'other', code: 'evil'}, {code: 'evil'}, null, 'evil']) channel.postMessage(data);
      channel.close();
    });
    await own.getByText('Waiting for you to sign in').waitFor();
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', {name: 'Allow'}).click();
    await own.getByText(/^Signed in\. Expires at/).waitFor();
    await closed;
    const [exchange] = tokens(host);
    const form = new URLSearchParams(exchange?.body.toString());
    assert.deepEqual([...form.keys()].sort(), ['client_id', 'code', 'code_verifier', 'grant_type', 'redirect_uri']);
    assert.notEqual(form.get('code'), 'evil');

    const sent = await send(page, api);
    assert.match(headerOf(sent, 'authorization').join(), /^Bearer \S{16,}/);
    await dialog.locator('try-it-response').getByText('200').first().waitFor();
    await button(dialog, 'Refresh').click();
    await page.waitForFunction(count => count < performance.getEntriesByType('resource').length, 0);
    for (let turn = 0; tokens(host).length < 2 && turn < 500; turn++) await page.waitForTimeout(10);
    const refresh = new URLSearchParams(tokens(host)[1]?.body.toString());
    assert.deepEqual([refresh.get('grant_type'), refresh.get('client_id')], ['refresh_token', 'playground']);
    await page.waitForFunction(
      old => !Object.values(localStorage).some(text => text.includes(old)),
      headerOf(sent, 'authorization').join().slice('Bearer '.length),
    );
    const again = await send(page, api);
    assert.notDeepEqual(headerOf(again, 'authorization'), headerOf(sent, 'authorization'));

    // Only the token endpoint received the code, verifier and refresh token.
    const others = JSON.stringify(
      sentTo(api)
        .filter(({url}) => url !== '/oauth/token')
        .map(each => [each.url, each.body.toString(), each.rawHeaders]),
    );
    for (const name of ['code', 'code_verifier']) assert.ok(!others.includes(form.get(name) as string), name);
    assert.ok(!others.includes(refresh.get('refresh_token') as string));
    await button(dialog, 'Sign out').click();
    assert.deepEqual(headerOf(await send(page, api), 'authorization'), []);
    assert.deepEqual(uncaught, []);
  }));

test('client credentials, OpenID Connect discovery and pasted tokens work', () =>
  open(async host => {
    const {page, api, uncaught} = host;
    await showOperation(page, 'get', '/access/client');
    let dialog = await openForm(page);
    await dialog.getByLabel('Client ID').fill('greenhouse');
    await dialog.getByLabel('Client secret', {exact: true}).fill('wrong');
    await button(dialog, 'Get a token').click();
    await dialog.getByText('Sign-in failed: invalid_client: the client or its secret is wrong.').waitFor();
    await dialog.getByLabel('Client secret', {exact: true}).fill('glass-and-light');
    await button(dialog, 'Get a token').click();
    await dialog.getByText('Signed in.').waitFor();
    await send(page, api);
    await dialog.locator('try-it-response').getByText('200').first().waitFor();
    assert.ok(
      !JSON.stringify(
        sentTo(api)
          .filter(({url}) => url !== '/oauth/token')
          .map(each => [each.url, each.body.toString(), each.rawHeaders]),
      ).includes('glass-and-light'),
    );
    assert.ok(
      !(await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}))).includes('glass-and-light'),
    );
    await page.keyboard.press('Escape');

    await showOperation(page, 'get', '/access/openid');
    dialog = await openForm(page);
    // The document contains this URL. Nothing is sent there before the reader clicks the button that names the host.
    const asked = () => sentTo(api).filter(({url}) => url.includes('openid-configuration')).length;
    await dialog.getByLabel('Access token', {exact: true}).waitFor();
    assert.equal(asked(), 0);
    await button(dialog, `Load sign-in endpoints from ${new URL(api.origin).host}`).click();
    await dialog.getByLabel('Grant type').selectOption({label: 'Sign in (authorization code)'});
    assert.equal(asked(), 1);
    await dialog.getByLabel('Client ID').fill('playground');
    const popup = await signIn(page, dialog);
    await popup.getByRole('button', {name: 'Allow'}).click();
    await dialog.getByText('Signed in.').waitFor();
    await send(page, api);
    await dialog.locator('try-it-response').getByText('200').first().waitFor();

    await dialog.getByLabel('Grant type').selectOption({label: 'Paste a token'});
    await dialog.getByLabel('Access token', {exact: true}).fill('pasted');
    assert.deepEqual(headerOf(await send(page, api), 'authorization'), ['Bearer pasted']);
    assert.deepEqual(uncaught, []);
  }));

test('the form reports a missing redirect page, a blocked popup and a closed popup', () =>
  open(
    async host => {
      const {page, site, uncaught} = host;
      await showOperation(page, 'get', '/access/code');
      const dialog = await openForm(page);
      await dialog.getByLabel('Client ID').fill('playground');
      const [popup] = await Promise.all([page.context().waitForEvent('page'), button(dialog, 'Sign in').click()]);
      await dialog.getByText(`There is no page at ${site.url}_lectern/oauth.html to return to.`).waitFor();
      if (!popup.isClosed()) await popup.waitForEvent('close');
      await page.evaluate(() => {
        window.open = () => null;
      });
      await button(dialog, 'Sign in').click();
      await dialog.getByText('The browser blocked the window.').waitFor();
      assert.deepEqual(
        sentTo(host.api).filter(({url}) => url.startsWith('/oauth')),
        [],
      );
      assert.deepEqual(uncaught, []);
    },
    {status: path => (path === '/_lectern/oauth.html' ? 404 : undefined)},
  ));

test('an insecure page explains why sign-in is unavailable', () =>
  open(async ({site, api}) => {
    const args = [
      ...chromeSwitches,
      '--host-resolver-rules=MAP docs.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ];
    const own = await chromium.launch({executablePath: findChrome(), args});
    try {
      const page = await own.newPage();
      const uncaught: string[] = [];
      page.on('pageerror', error => uncaught.push(error.message));
      await page.goto(`${site.url.replace('127.0.0.1', 'docs.test')}page.html`);
      await showOperation(page, 'get', '/access/code');
      const dialog = await openForm(page);
      await dialog.getByLabel('Client ID').fill('playground');
      await button(dialog, 'Sign in').click();
      await dialog.getByText('Open this site over https, or paste a token.').waitFor();
      assert.equal(own.contexts()[0]?.pages().length, 1);
      assert.deepEqual(
        sentTo(api).filter(({url}) => url.startsWith('/oauth')),
        [],
      );
      assert.deepEqual(uncaught, []);
    } finally {
      await own.close();
    }
  }));
