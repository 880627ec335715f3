import assert from 'node:assert/strict';
import type {Browser} from 'playwright-core';
import {visit} from '../e2e/site.js';
import {button, openForm} from '../e2e/try-it-page.js';

/** The document of every sample app. */
export const sampleDocument = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: '/rest'}],
  paths: {
    '/orders': {
      get: {operationId: 'listOrders', summary: 'List orders', responses: {200: {description: 'The newest first.'}}},
    },
  },
};

/** Opens an app's reference and its operation, and sends a request. The app decides the response. */
export async function checkShown(
  browser: Browser,
  url: string,
  title = 'Orders',
  operation = 'List orders',
): Promise<void> {
  const opened = await visit(browser, url);
  const {page, shows, uncaught, requests, messages} = opened;
  try {
    await shows(title);
    await page.locator('.sidebar-nav .nav-link').filter({hasText: operation}).first().click();
    await shows(operation);
    const dialog = await openForm(page);
    assert.deepEqual([messages, uncaught], [[], []]);
    await button(dialog, 'Send').click();
    await dialog
      .locator('try-it-response')
      .getByText(/^(?:200|404)$/)
      .first()
      .waitFor();
    assert.deepEqual(uncaught, []);
    assert.deepEqual(
      requests.filter(each => /^https?:/.test(each)),
      [],
      'nothing is asked of another origin',
    );
  } finally {
    await opened.close();
  }
}
