import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findPrivateReason, mayBePrivate} from '../../../src/markdown/frontmatter/private-page.js';

const cases: readonly (readonly [frontmatter: object, isPrivateAround: boolean, reason: string | undefined])[] = [
  [{}, false, undefined],
  [{title: 'T', groups: []}, false, 'groups'],
  [{groups: ['admin']}, false, 'groups'],
  [{groups: 'admin'}, false, 'groups'],
  [{public: false}, false, 'public'],
  [{public: 'false'}, false, 'public'],
  [{public: true}, false, undefined],
  [{draft: true}, false, 'draft'],
  [{draft: false}, false, undefined],
  // The page's frontmatter overrides docs.json, unless docs.json has groups or the page is a draft.
  [{}, true, 'public'],
  [{public: true}, true, undefined],
  [{public: true, groups: ['admin']}, true, 'groups'],
  [{public: true, draft: 'true'}, true, 'draft'],
  [{draft: true, groups: ['admin']}, false, 'draft'],
];

for (const [frontmatter, isPrivateAround, reason] of cases)
  test(`${JSON.stringify(frontmatter)} ${isPrivateAround ? 'in a private place ' : ''}is ${reason ?? 'public'}`, () => {
    assert.equal(findPrivateReason(new Map(Object.entries(frontmatter)), isPrivateAround), reason);
  });

test('only text that contains the keys is parsed for them', () => {
  for (const key of ['groups: [a]', 'public: false', 'draft: true', '"draft": true', ' public : false'])
    assert.equal(mayBePrivate(`---\ntitle: T\n${key}\n---\n\nText.`), true, key);
  assert.equal(mayBePrivate('---\ntitle: T\n---\n\ndraft: true\n'), false);
  assert.equal(mayBePrivate('---\ntitle: my groups\n---\n'), false);
});
