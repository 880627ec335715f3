import assert from 'node:assert/strict';
import {test} from 'node:test';
import {releaseNotes, writeVersion} from '../../scripts/release-notes.js';

test('what is new gets the version and the date, and what comes next has its place', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n';
  assert.equal(
    releaseNotes(changelog, '0.2.0', '2026-02-03'),
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n',
  );
});

test('a release without notes is refused', () => {
  assert.throws(
    () => releaseNotes('# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n', '0.2.0', '2026-02-03'),
    /CHANGELOG\.md says nothing under "## Unreleased"\. Write what is new for users\./,
  );
  assert.throws(() => releaseNotes('# Changelog\n', '0.2.0', '2026-02-03'), /has no heading "## Unreleased"/);
});

test('the version that the server for agents tells is written with the release', () => {
  assert.equal(writeVersion("export const version = '0.1.0';\n", '1.2.3'), "export const version = '1.2.3';\n");
});
