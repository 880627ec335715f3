import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw} from './draw.js';

test('every changelog entry is a named section', async () => {
  const entries = ['label="May 2025"', 'label="May 2025"', 'label="v1.2"', 'label="May 2025" description="Fixes"', ''];
  const html = await draw(entries.map(given => `<Update ${given}>Text.</Update>`).join('\n\n'));
  const names = [...html.matchAll(/<section class="update" id="([^"]*)" aria-label="([^"]*)"/g)].map(found =>
    found.slice(1),
  );
  assert.deepEqual(names, [
    ['may-2025', 'May 2025'],
    ['may-2025-2', 'May 2025 (2)'],
    ['v1-2', 'v1.2'],
    ['may-2025-3', 'May 2025, Fixes (3)'],
    ['update', 'update'],
  ]);
});

test('tagged updates have filter buttons above the first one, one per tag', async () => {
  const two = '<Update label="a" tags={["x", "y"]}>b</Update>\n\n<Update label="c" tags={["y", "<z>"]}>d</Update>';
  const html = await draw(`Text\n\n${two}`);
  assert.deepEqual(
    [...html.matchAll(/<button class="update-filter"[^>]*>([^<]*)</g)].map(([, tag]) => tag),
    ['x', 'y', '&lt;z&gt;'],
  );
  assert.equal(html.split('<update-filters').length, 2);
  assert.ok(html.indexOf('<update-filters') < html.indexOf('<docs-update'));
  assert.doesNotMatch(await draw('<Update label="a" tags={["x"]}>b</Update>'), /update-filter/);
  assert.doesNotMatch(await draw('<Update label="a">b</Update>\n\n<Update label="c">d</Update>'), /update-filter/);
});
