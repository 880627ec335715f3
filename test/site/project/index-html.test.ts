import assert from 'node:assert/strict';
import {test} from 'node:test';
import {renderIndexHtml} from '../../../src/site/project/index-html.js';

test("the page has the project's name, relative icon, and manifest", () => {
  const html = renderIndexHtml('<Acme>', '/favicon.svg');
  assert.match(html, /<title>&lt;Acme&gt;<\/title>\n {4}<link rel="icon" href="favicon\.svg">\n/);
  assert.match(html, /src="_lectern\/lectern\.js" manifest="_lectern\/manifest\.json"/);
  assert.doesNotMatch(renderIndexHtml('Acme', undefined), /icon/);
});
