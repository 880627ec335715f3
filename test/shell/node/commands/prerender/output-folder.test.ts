import assert from 'node:assert/strict';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {OutputFolder} from '../../../../../shell/node/commands/prerender/output-folder.js';

test('late writes after a discarded output create no folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'output-folder-'));
  try {
    const out = new OutputFolder(join(folder, 'site'));
    out.open();
    out.write('guide/index.html', 'a');
    assert.ok(existsSync(join(folder, '.site.lectern-next/guide/index.html')));
    out.drop();
    out.write('guide/other/index.html', 'b');
    assert.ok(!existsSync(join(folder, '.site.lectern-next')));
  } finally {
    rmSync(folder, {recursive: true});
  }
});
