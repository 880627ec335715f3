import assert from 'node:assert/strict';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {bundleApplication} from './bundle-application.js';
import {order, withPage} from './endpoint-page.js';
import {soon, useBrowser} from './site.js';

// Elements in host pages use the language of the nearest `lang`.

const browser = useBrowser();
const endpoint = `<openapi-endpoint ${order}></openapi-endpoint>`;
const note = '<docs-note>Words of the page.</docs-note>';

/** Returns the text of all shadow roots below a selector, in order. */
function readText(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate(element => {
    const textOf = (from: Element | ShadowRoot): string =>
      [...from.querySelectorAll('*')].map(each => (each.shadowRoot ? textOf(each.shadowRoot) : '')).join(' ') +
      (from instanceof ShadowRoot ? from.textContent : '');
    const own = element.shadowRoot;
    return (own ? textOf(own) : '') + textOf(element);
  });
}

const openForm = async (page: Page, selector: string): Promise<string> => {
  const host = page.locator(selector);
  await host.locator('.try-button').click();
  const dialog = host.locator('try-it dialog');
  await dialog.waitFor();
  return ((await dialog.locator('button.primary').textContent()) ?? '').trim();
};

test('elements use the nearest language, and English pages load no locale', async () => {
  const body = `<div id="de" lang="de-AT">${endpoint}${note}</div><div id="fr" lang="fr"><p>${endpoint}</p></div>`;
  const scripts = ['/_lectern/elements.js'];
  await withPage(browser.open(), {body, scripts}, {}, async ({page, uncaught, requests}) => {
    const says = (selector: string, words: RegExp) =>
      soon(async () => words.test(await readText(page, selector)), true);
    await says('#de openapi-endpoint', /Antworten[\s\S]*Ausprobieren|Ausprobieren[\s\S]*Antworten/);
    await says('#fr openapi-endpoint', /Réponses[\s\S]*Essayer|Essayer[\s\S]*Réponses/);
    await soon(
      () => page.locator('#de > docs-note').evaluate(each => /"Hinweis"/.test(each.shadowRoot?.innerHTML ?? '')),
      true,
    );
    assert.equal(await openForm(page, '#de openapi-endpoint'), 'Senden');
    assert.deepEqual(uncaught, []);
    assert.ok(requests.some(path => /\/de-page-/.test(path)) && requests.some(path => /\/de-form-/.test(path)));
  });
  await withPage(browser.open(), {body: endpoint, scripts}, {}, async ({page, requests}) => {
    await soon(async () => /Responses/.test(await readText(page, 'openapi-endpoint')), true);
    assert.equal(await openForm(page, 'openapi-endpoint'), 'Send');
    assert.deepEqual(
      requests.filter(path => /\/[a-z]{2}(?:-[A-Za-z]+)?-(?:page|form)-[\da-f]+\.js/.test(path)),
      [],
    );
  });
});

test('a bundled application has the locales that it imports', async () => {
  const dist = join(import.meta.dirname, '../../../dist');
  const entries = ['parts/messages/de.js', 'elements/openapi-endpoint.js'].map(path => join(dist, path));
  const application = await bundleApplication(entries);
  const body = `<div id="de" lang="de">${endpoint}</div><div id="ja" lang="ja">${endpoint}</div>`;
  await withPage(browser.open(), {body, scripts: ['/app/app.js']}, application, async ({page, messages, uncaught}) => {
    await soon(async () => /Antworten/.test(await readText(page, '#de openapi-endpoint')), true);
    assert.equal(await openForm(page, '#de openapi-endpoint'), 'Senden');
    await soon(async () => /Responses/.test(await readText(page, '#ja openapi-endpoint')), true);
    assert.deepEqual(messages, ['Import "lectern/messages/ja" to show this language here.']);
    assert.deepEqual(uncaught, []);
  });
});
