import assert from 'node:assert/strict';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {serveBoth} from '../tools/parity/sites.js';
import {axeStates} from './axe-states.js';
import {everything} from './everything.js';
import {useBrowser, writeProject} from './site.js';

// The small version of axe-sites.sweep.ts: one page of each kind, wide in light mode and small in dark mode.

const browser = useBrowser();

test('axe finds nothing in either kind of site, with search, drawer and form open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'axe-'));
  writeProject(folder, everything);
  const sites = await serveBoth(folder);
  try {
    const looks = [
      {colorScheme: 'light', width: 1440},
      {colorScheme: 'dark', width: 390},
    ] as const;
    const paths = ['long/', 'order/'];
    const {found, states} = await axeStates(browser.open(), sites, {paths, looks});
    assert.deepEqual(found, {});
    // Two pages at two widths in two kinds of site, each also with the search. At 390 px also with the drawer, and one
    // page with the form.
    assert.equal(states, 4 * (2 + 2 + 1) + 2 * 2);
  } finally {
    sites.close();
    rmSync(folder, {recursive: true});
  }
});
