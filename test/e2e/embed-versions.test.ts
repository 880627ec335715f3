import assert from 'node:assert/strict';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import type {Page} from 'playwright-core';
import {callouts, uses} from './embed-uses.js';
import {order, shown, withPage} from './endpoint-page.js';
import {pixel, soon, useBrowser} from './site.js';

// Two of our scripts on one page: two versions, for example from a theme and a plugin, or one version twice.

const browser = useBrowser();
const dist = join(import.meta.dirname, '../../../dist');

/** Modified files. Every rendered box contains its version. */
const other = Object.fromEntries(
  ['', 'chunks', 'elements', 'icons', 'katex', 'styles'].flatMap(folder =>
    readdirSync(join(dist, folder), {recursive: folder !== '', encoding: 'utf8'})
      .map(name => join(folder, name))
      .filter(name => statSync(join(dist, name)).isFile() && /\.(?:js|css|woff2)$/.test(name))
      .map(name => {
        const data = readFileSync(join(dist, name));
        return [`other/${name}`, name.endsWith('2') ? data : ofOtherVersion(data.toString())] as const;
      }),
  ),
);
/** Font faces of formulas, which either version can render. */
const faces = Object.fromEntries(
  readdirSync(join(dist, 'katex/fonts')).map(name => [
    `other/katex/fonts/${name}`,
    readFileSync(join(dist, 'katex/fonts', name)),
  ]),
);
const files = {...other, ...faces, 'dot.png': pixel};

function ofOtherVersion(text: string): string {
  return text.replaceAll('docs-foreign docs-content', 'docs-foreign docs-content of-other');
}

const endpoint = `<openapi-endpoint ${order}></openapi-endpoint>`;
const body = Object.values({...uses, ...callouts}).join('') + endpoint;

/** Returns the tags on the page that have not rendered yet. */
const undrawn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')]
      .filter(each => each.localName.includes('-') && !each.shadowRoot?.querySelector('.docs-foreign > *'))
      .map(each => each.localName),
  );

/** Returns the version that rendered an element. */
const versionOf = (page: Page, tag: string) =>
  page.evaluate(
    name => document.querySelector(name)?.shadowRoot?.querySelector('.docs-foreign')?.classList.contains('of-other'),
    tag,
  );

const pairs: readonly (readonly [
  name: string,
  scripts: readonly string[],
  drawnByOther: Readonly<Record<string, boolean>>,
])[] = [
  [
    'one element of the other version, then all of ours',
    ['/other/elements/param-field.js', '/_lectern/elements.js'],
    {'param-field': true, 'docs-note': false, 'openapi-endpoint': false},
  ],
  [
    'an operation of the other version, then all of ours',
    ['/other/elements/openapi-endpoint.js', '/_lectern/elements.js'],
    {'openapi-endpoint': true, 'docs-note': false},
  ],
  [
    'the one file of the other version, then all of ours',
    ['/other/lectern-endpoint.js', '/_lectern/elements.js'],
    {'openapi-endpoint': true, 'docs-note': false},
  ],
  ['all of both', ['/_lectern/elements.js', '/other/elements.js'], {}],
];
for (const [name, scripts, drawnByOther] of pairs)
  test(`two versions on one page: ${name}`, () =>
    withPage(browser.open(), {scripts, body}, files, async ({page, messages, uncaught}) => {
      await shown(page, 'Get an order');
      await soon(() => undrawn(page), []);
      for (const [tag, isOther] of Object.entries(drawnByOther)) assert.equal(await versionOf(page, tag), isOther, tag);
      // Parts that load later have the same version, and the form belongs to the operation.
      await page.evaluate(text => {
        const late = document.createElement('div');
        late.innerHTML = text;
        document.querySelector('main')?.append(...late.children);
      }, Object.values(uses).join(''));
      await soon(() => undrawn(page), []);
      await page.locator('openapi-endpoint .try-button').first().click();
      await page.locator('openapi-endpoint try-it').getByRole('button', {name: 'Send'}).first().waitFor();
      assert.deepEqual(messages, []);
      assert.deepEqual(uncaught, []);
    }));

test('loading the same script twice has no additional effect', () =>
  withPage(
    browser.open(),
    {
      scripts: ['/_lectern/elements.js', '/twice/elements.js', '/_lectern/lectern-endpoint.js', '/twice/endpoint.js'],
      body,
    },
    {
      ...files,
      'twice/elements.js': readFileSync(join(dist, 'elements.js'), 'utf8')
        .replaceAll('./chunks/', '/_lectern/chunks/')
        .replaceAll('./elements/', '/_lectern/elements/'),
      'twice/endpoint.js': readFileSync(join(dist, 'lectern-endpoint.js'), 'utf8'),
    },
    async ({page, messages, uncaught}) => {
      await shown(page, 'Get an order');
      await soon(() => undrawn(page), []);
      // No part is duplicated.
      const twice = await page.evaluate(() =>
        [...document.querySelectorAll('main > *')]
          .filter(each => (each.shadowRoot?.querySelectorAll('.docs-foreign').length ?? 1) !== 1)
          .map(each => each.localName),
      );
      assert.deepEqual(twice, []);
      assert.equal(await page.locator('openapi-endpoint .operation-title').count(), 1);
      await soon(() => page.locator('openapi-endpoint .try-button').count(), 1);
      assert.deepEqual(messages, []);
      assert.deepEqual(uncaught, []);
    },
  ));
