import assert from 'node:assert/strict';
import {test} from 'node:test';
import {releaseNotes, writeVersion} from '../../scripts/release-notes.js';

test('the notes get version and date, and a new empty section', () => {
  const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n';
  assert.equal(
    releaseNotes(changelog, '0.2.0', '2026-02-03'),
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n',
  );
});

test('a release without notes is rejected', () => {
  assert.throws(
    () => releaseNotes('# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-01-02)\n\n- Old.\n', '0.2.0', '2026-02-03'),
    /CHANGELOG\.md says nothing under "## Unreleased"\. Write what is new for users\./,
  );
  assert.throws(() => releaseNotes('# Changelog\n', '0.2.0', '2026-02-03'), /has no heading "## Unreleased"/);
});

test("a release also writes the agent server's version", () => {
  assert.equal(writeVersion("export const version = '0.1.0';\n", '1.2.3'), "export const version = '1.2.3';\n");
});
