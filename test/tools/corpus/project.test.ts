import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {readProject} from './project.js';

test('projects with imported folders, or folders named like a page, can be measured', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-corpus-'));
  try {
    writeFileSync(join(folder, 'docs.json'), '{"name": "A", "navigation": {"pages": ["index", "odd"]}}');
    mkdirSync(join(folder, 'snippets/part.mdx'), {recursive: true});
    mkdirSync(join(folder, 'odd.mdx'));
    writeFileSync(
      join(folder, 'index.mdx'),
      'import Part from "/snippets/part.mdx"\nimport All from "/snippets"\n\nText.',
    );
    const {pages} = await readProject(folder);
    assert.deepEqual(
      pages.map(({slug, file}) => [slug, file]),
      [
        ['index', 'index.mdx'],
        ['odd', undefined],
      ],
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('docs.json distinguishes configured services from unknown hosts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-corpus-'));
  const isService = async (integrations: object) => {
    writeFileSync(join(folder, 'docs.json'), JSON.stringify({name: 'A', navigation: {pages: ['index']}, integrations}));
    return (await readProject(folder)).isService;
  };
  try {
    writeFileSync(join(folder, 'index.mdx'), 'Text.');
    const tag = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
    const own = 'https://events.example/static/array.js';
    const gtm = await isService({gtm: {tagId: 'GTM-1'}});
    assert.deepEqual([tag, own, 'https://static.hotjar.com/c.js', 'https://evilgoogletagmanager.com/'].map(gtm), [
      true,
      false,
      false,
      false,
    ]);
    const posthog = await isService({posthog: {apiKey: 'phc_1', apiHost: 'https://events.example'}});
    assert.deepEqual([tag, own].map(posthog), [false, true]);
    assert.deepEqual([tag, own].map(await isService({})), [false, false]);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
