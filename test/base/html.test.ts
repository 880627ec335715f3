import assert from 'node:assert/strict';
import {test} from 'node:test';
import {attributes, escapeHtml, Html, html, nothing, toText} from '../../src/base/html.js';

test('escapes the five characters that HTML has a meaning for', () => {
  assert.equal(escapeHtml(`<a href="x" b='y'>&`), '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
  assert.equal(escapeHtml('plain'), 'plain');
});

test('a hole is escaped unless it is Html', () => {
  assert.equal(html`<p>${'<b>'}${html`<i>${'&'}</i>`}</p>`.text, '<p>&lt;b&gt;<i>&amp;</i></p>');
});

test('what only looks like Html is text', () => {
  const fake = {text: '<b>', toString: () => '<i>'};
  assert.equal(html`${fake as never}`.text, '&lt;i&gt;');
});

test('lists are joined, nothing is nothing, and zero is a number', () => {
  assert.equal(html`${['<', html`<b>`, ['x', [1]]]}|${null}${undefined}${false}${nothing}|${0}`.text, '&lt;<b>x1||0');
});

test('attributes leave out what is absent, and escape their values', () => {
  const values = {a: 'x"<', b: true, c: false, d: null, e: undefined, f: 0, g: ''};
  assert.equal(attributes(values).text, ' a="x&quot;&lt;" b f="0" g=""');
});

test('the words of markup are those it was made with; plain text keeps what looks like a tag', () => {
  assert.equal(toText(Html.assembled('<b>Q&amp;A</b>', 'Q&A')), 'Q&A');
  assert.equal(toText('Array<T>'), 'Array<T>');
  assert.equal(toText(2), '2');
  assert.equal(toText(undefined), '');
  assert.equal(toText({}), '');
});
