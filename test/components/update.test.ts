import assert from 'node:assert/strict';
import {test} from 'node:test';
import {draw} from './draw.js';

test('every entry of a changelog is a part of the page with a name of its own', async () => {
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
