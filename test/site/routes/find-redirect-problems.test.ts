import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findLoops, findRedirectProblems} from '../../../src/site/routes/find-redirect-problems.js';

function problemsOf(pairs: readonly (readonly [string, string])[]): readonly string[] {
  const redirects = pairs.map(([source, destination]) => ({source, destination, permanent: true}));
  return findRedirectProblems(redirects).map(
    ({path, level, code, message, fix}) => `${path}  ${level}  ${code}\n  ${message}\n  Fix: ${fix}`,
  );
}

test('reports redirects that cannot work', () => {
  assert.deepEqual(
    problemsOf([
      ['/a', '/b'],
      ['https://x.example/a', '/b'],
      ['/:a#b', '/b'],
      ['/c', '//x.example'],
      ['/c/:d', 'https://:d.example/'],
      ['/e', 'e/'],
      ['/f/:g', '/h/:i'],
      ['/k/*', '/l/:splat'],
    ]),
    [
      `redirects[1].source  error  redirect-source
  The source "https://x.example/a" has a host. Sources are paths of this site.
  Fix: Write "source": "/a".`,
      `redirects[2].source  error  redirect-source
  The source "/:a#b" has both a placeholder and a fragment. Sources are paths of this site.
  Fix: Write "source": "/:a".`,
      `redirects[3].destination  error  redirect-destination
  The destination "//x.example" is neither a path of this site nor a full https: or http: URL with a fixed host.
  Fix: Write a path such as "/new/page", or a URL such as "https://example.com/page".`,
      `redirects[4].destination  error  redirect-destination
  The destination "https://:d.example/" is neither a path of this site nor a full https: or http: URL with a fixed host.
  Fix: Write a path such as "/new/page", or a URL such as "https://example.com/page".`,
      `redirects[5]  warning  redirect-same
  The redirect from "/e" goes to itself. Lectern ignores it.
  Fix: Write another "destination", or delete the redirect.`,
      `redirects[6].destination  warning  redirect-placeholder
  The destination "/h/:i" uses ":i", which the source "/f/:g" does not have.
  Fix: Write ":g", which the source has.`,
    ],
  );
});

test('reports every endless redirect with its chain', () => {
  assert.deepEqual(
    problemsOf([
      ['/a', '/b'],
      ['/b', '/a'],
      ['/c/:x', '/d/:x'],
      ['/d/:y', '/c/:y'],
      ['/ok', '/fine'],
    ]).map(text => text.split('\n')[1]),
    [
      '  The redirect from "/a" is a loop: /a → /b → /a.',
      '  The redirect from "/b" is a loop: /b → /a → /b.',
      '  The redirect from "/c/:x" is a loop: /c/x → /d/x → /c/x.',
      '  The redirect from "/d/:y" is a loop: /d/x → /c/x → /d/x.',
    ],
  );
  assert.deepEqual(findLoops([{source: '/a', destination: '/a/:b', permanent: true}]), []);
});
