import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {readProject} from './project.js';

test('a project that imports a folder, or has a folder named as a page, can be measured', async () => {
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
