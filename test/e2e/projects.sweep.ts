import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {listFilesBelow} from '../../shell/node/commands/prerender/bundle.js';
import {compareProject} from '../tools/parity/compare-project.js';
import {serveBoth} from '../tools/parity/sites.js';
import {useBrowser, visit} from './site.js';

// Generated projects, one for each feature of real projects. Each is the same with a script tag, prerendered, and
// without JavaScript, and shows its feature.

const browser = useBrowser();
const folder = join(import.meta.dirname, '../../../test/e2e/projects');

/** By project: a page, and an expression that must be true in it. */
const about: Readonly<Record<string, readonly (readonly [path: string, expression: string])[]>> = {
  'own-files': [
    ['', `getComputedStyle(document.querySelector('#content-area h1')).outlineColor === 'rgb(10, 20, 30)'`],
    ['other/', `getComputedStyle(document.querySelector('#sidebar')).borderTopColor === 'rgb(37, 99, 235)'`],
    ['', `getComputedStyle(document.body).display !== 'none'`],
  ],
  ignored: [['', `document.body.textContent.includes('everybody')`]],
  values: [
    ['', `document.querySelector('.banner').dataset.type === 'critical'`],
    ['', `document.querySelector('h1').textContent === 'Welcome to Acme'`],
    ['', `document.querySelector('pre').textContent.includes('run Acme')`],
    ['updates/', `document.querySelectorAll('docs-update').length === 2`],
    ['center/', `document.querySelector('.site').dataset.mode === 'center'`],
  ],
  languages: [
    [
      'ar/index/',
      `document.documentElement.dir === 'rtl' && getComputedStyle(document.querySelector('article code')).direction === 'ltr'`,
    ],
    ['ja/index/', `document.querySelector('.contents-title').textContent !== 'On this page'`],
  ],
  'example-column': ['', 'bound/', 'hand/'].map(
    path =>
      [
        path,
        `document.querySelector('.site').hasAttribute('data-api') && !!document.querySelector(':is(.side-box, .operation-aside) code-block')`,
      ] as const,
  ),
  'x-mint': [
    [
      'make/an-order/',
      `document.querySelector('h1').textContent === 'Make an order' && document.body.textContent.includes('Words from the document.')`,
    ],
  ],
  'picture-icons': [
    [
      '',
      `[...document.querySelectorAll('.site-sidebar img, .card-icon img')].every(each => each.getBoundingClientRect().width <= 40)`,
    ],
  ],
  'versions-beside-tabs': [['', `document.querySelectorAll('.tab-link').length === 2`]],
  yaml: [
    ['', `document.querySelector('h1').textContent === 'Head'`],
    ['bound/', `document.querySelector('.operation-path').textContent === '/orders'`],
  ],
  folders: [
    ['', `[...document.querySelectorAll('article a')].every(each => !new URL(each.href).pathname.includes('/docs/'))`],
    ['guide/', `document.querySelector('h1').textContent === 'Guide'`],
  ],
  check: [['', `document.querySelector('nobr') !== null`]],
};

test('every project is about something', () => {
  assert.deepEqual(readdirSync(folder).sort(), Object.keys(about).sort());
});

for (const [name, facts] of Object.entries(about)) {
  test(`${name}: the same in both kinds of site, with and without JavaScript`, async () => {
    const {urls, differences} = await compareProject(browser.open(), join(folder, name));
    assert.ok(urls > 0);
    assert.deepEqual(differences, []);
  });

  test(`${name}: what it is about is there, in both kinds of site`, async () => {
    const both = await serveBoth(join(folder, name));
    try {
      for (const kind of ['runtime', 'prerendered'] as const)
        for (const [path, expression] of facts) {
          const opened = await visit(
            browser.open(),
            both[kind] + (kind === 'runtime' ? path.replace(/\/$/, '') : path),
            {
              viewport: {width: 1440, height: 900},
              colorScheme: 'light',
            },
          );
          try {
            await opened.page
              .waitForFunction(`(() => { try { return ${expression}; } catch { return false; } })()`, null, {
                timeout: 10_000,
              })
              .catch(() => {
                throw new Error(`${kind} ${path}: ${expression}`);
              });
          } finally {
            await opened.close();
          }
        }
    } finally {
      both.close();
    }
  });
}

test('ignored: nothing of what is ignored is in the output, whatever its name', async () => {
  const both = await serveBoth(join(folder, 'ignored'));
  try {
    for (const path of await listFilesBelow(both.folder))
      assert.ok(!readFileSync(join(both.folder, path)).includes('swordfish'), path);
  } finally {
    both.close();
  }
});
