import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {uses} from './embed-uses.js';
import {order, shown, withPage} from './endpoint-page.js';
import {pixel, soon, useBrowser} from './site.js';

// The policy in the README: no inline code, and Trusted Types for everything.

const browser = useBrowser();
const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const policy = /^Content-Security-Policy: (.+)$/m.exec(readme)?.[1] ?? assert.fail('README has no policy to copy');
const headers = {'content-security-policy': policy};

/** Returns the policy violations since the page opened, like a host's report endpoint. */
const violations = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as {violations: readonly string[]}).violations);
const collect = `globalThis.violations = [];
document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));`;

test('an operation and its form render under a strict policy without violations', () =>
  withPage(
    browser.open(),
    {
      scripts: ['/collect.js', '/_lectern/elements/openapi-endpoint.js'],
      body: `<openapi-endpoint ${order}></openapi-endpoint>`,
    },
    {'collect.js': collect},
    async ({page, messages, uncaught}) => {
      await shown(page, 'Get an order');
      await page.locator('openapi-endpoint .try-button').first().click();
      await page.locator('openapi-endpoint try-it').getByRole('button', {name: 'Send'}).first().waitFor();
      await page.locator('openapi-endpoint .hljs-attr').first().waitFor();
      // A closed row is read when the reader opens it.
      await page.evaluate(() => {
        for (const fold of document.querySelector('openapi-endpoint')?.shadowRoot?.querySelectorAll('details') ?? [])
          fold.open = true;
      });
      await page.locator('openapi-endpoint').getByText('city').first().waitFor();
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(messages, []);
      assert.deepEqual(uncaught, []);
    },
    {headers},
  ));

const ten =
  'docs-tabs code-block docs-card param-field docs-accordion docs-latex docs-icon docs-tooltip docs-steps docs-update';

test('ten components render under a strict policy without violations', () =>
  withPage(
    browser.open(),
    {
      scripts: ['/collect.js', '/_lectern/elements.js'],
      body: ten
        .split(' ')
        .map(tag => uses[tag])
        .join(''),
    },
    {'collect.js': collect, 'dot.png': pixel},
    async ({page, messages, uncaught}) => {
      await soon(
        () =>
          page.evaluate(() =>
            [...document.querySelectorAll('main > *')]
              .filter(each => each.localName.includes('-') && !each.shadowRoot?.querySelector('.docs-foreign > *'))
              .map(each => each.localName),
          ),
        [],
      );
      await page.locator('code-block .hljs-keyword').first().waitFor();
      await page.locator('docs-latex .katex').first().waitFor();
      await page.locator('main > docs-icon svg').waitFor();
      await page.getByRole('tab', {name: 'Two'}).click();
      await page.locator('docs-tooltip').first().hover();
      assert.equal(await page.getByText('second').isVisible(), true);
      assert.deepEqual(await violations(page), []);
      assert.deepEqual(messages, []);
      assert.deepEqual(uncaught, []);
    },
    {headers},
  ));

test("a policy that only forbids the form is reported below the operation's path", () =>
  withPage(
    browser.open(),
    {body: `<openapi-endpoint ${order}></openapi-endpoint>`},
    {},
    async ({page, uncaught}) => {
      await shown(page, 'Get an order');
      const button = page.locator('openapi-endpoint .try-button').first();
      const said = page.locator('openapi-endpoint [role=alert]');
      for (let turn = 0; turn < 2; turn++) {
        await button.click();
        await said.getByText('allow the trusted-types lectern, lectern-worker and lit-html').waitFor();
        await soon(() => said.count(), 1);
      }
      assert.deepEqual(uncaught, []);
    },
    {headers: {'content-security-policy': policy.replace(' lit-html', '')}},
  ));
