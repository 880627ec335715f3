import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderDevPage} from '../../../../../shell/node/commands/dev/dev-page.js';

const script =
  '<script type="module" src="/_lectern/lectern.js" dev="/_lectern/dev/changes?since=x-3" manifest="/_lectern/dev/manifest.json"';

test('without an index.html, the page has the script and its own paths', () => {
  const {html, hasAddresses} = renderDevPage(undefined, 'x-3');
  assert.equal(hasAddresses, true);
  assert.match(html, /^<!doctype html>\n<html lang="en">/);
  assert.equal(html.includes(`${script} router="history" base="/"></script>`), true);
});

test("an author's page only changes the script's URL and its host path", () => {
  const cases: readonly (readonly [string, string, boolean])[] = [
    ['<p>a</p><script type="module" src="lectern/lectern.js"></script>', `<p>a</p>${script}></script>`, false],
    [
      '<script src="https://cdn.example/lectern.js?v=1" type="module" config="/docs/docs.json" router="history" base="/docs/"></script>',
      `${script} router="history" base="/"></script>`,
      true,
    ],
    [
      "<docs-shell src=/docs/docs.json router='history'></docs-shell><script type=module src=/x/lectern.js></script>",
      `<docs-shell router="history" base="/"></docs-shell>${script} router="history" base="/"></script>`,
      true,
    ],
    [
      '<docs-shell></docs-shell>\n<SCRIPT TYPE="module" SRC="lectern.js"></SCRIPT>$&',
      `<docs-shell></docs-shell>\n${script}></SCRIPT>$&`,
      false,
    ],
    ['<p>No script of ours, only other-lectern.jsx</p>', '<p>No script of ours, only other-lectern.jsx</p>', false],
  ];
  for (const [own, html, hasAddresses] of cases) assert.deepEqual(renderDevPage(own, 'x-3'), {html, hasAddresses}, own);
});
