import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkRelease} from '../../scripts/check-release.js';

const ready = {
  version: '0.2.0',
  homepage: 'https://a.example',
  repository: 'https://b.example',
  bugs: 'https://c.example',
};
const changelog = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0\n\n- Old.\n';

test('a ready release has its changelog section', () => {
  assert.equal(checkRelease('v0.2.0', ready, changelog), '- New.');
  assert.equal(checkRelease('v0.1.0', {...ready, version: '0.1.0'}, changelog), '- Old.');
});

test('a release without URLs, with another tag, or without a section is rejected', () => {
  assert.throws(
    () => checkRelease('v0.2.0', {version: '0.2.0', bugs: 'x'}, changelog),
    /package\.json lacks homepage, repository\. Fix: Add the real addresses first\./,
  );
  assert.throws(
    () => checkRelease('v0.3.0', ready, changelog),
    /The tag is v0\.3\.0, the version in package\.json is 0\.2\.0/,
  );
  assert.throws(() => checkRelease('v0.3.0', {...ready, version: '0.3.0'}, changelog), /no section "## 0\.3\.0"/);
});
