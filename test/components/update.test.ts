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

test('tags that are headings inside an update are a group of filters, and badges do not repeat them', async () => {
  const html = await draw(
    [
      '<Update label="c" tags={["New", "Fixed", "API"]}>\n\n**New**\n\nText.\n\n### Fixed\n\nText.\n\n</Update>',
      '<Update label="b" tags={["New", "Changed", "Fixed"]}>\n\n**New**\n\nText.\n\n**Changed**\n\nText.\n\n</Update>',
    ].join('\n\n'),
  );
  const groups = [...html.matchAll(/<div class="(update-filters[^"]*)">(.*?)<\/div>/g)].map(
    ([, name, buttons = '']) => [name, ...Array.from(buttons.matchAll(/>([^<]+)</g), ([, tag]) => tag)],
  );
  assert.deepEqual(groups, [
    ['update-filters update-headings', 'New', 'Changed', 'Fixed'],
    ['update-filters', 'API'],
  ]);
  const badges = [...html.matchAll(/<p class="update-tags"( hidden)?>(.*?)<\/p>/g)].map(([, hidden, all]) => [
    hidden,
    all,
  ]);
  assert.deepEqual(badges, [
    [
      undefined,
      '<span class="badge" hidden>New</span><span class="badge" hidden>Fixed</span><span class="badge">API</span>',
    ],
    [
      undefined,
      '<span class="badge" hidden>New</span><span class="badge" hidden>Changed</span><span class="badge">Fixed</span>',
    ],
  ]);
  const [one, two] = ['a', 'b'].map(label => `<Update label="${label}" tags={["New"]}>\n\n**New**\n\n</Update>`);
  assert.match(await draw(`${one}\n\n${two}`), /<p class="update-tags" hidden>/);
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
