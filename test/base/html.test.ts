import assert from 'node:assert/strict';
import {test} from 'node:test';
import {emptyHtml, escapeHtml, Html, html, renderHtmlAttributes, toText} from '../../src/base/html.js';

test('the five special characters of HTML are escaped', () => {
  assert.equal(escapeHtml(`<a href="x" b='y'>&`), '&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;');
  assert.equal(escapeHtml('plain'), 'plain');
});

test('interpolated values are escaped unless they are Html', () => {
  assert.equal(html`<p>${'<b>'}${html`<i>${'&'}</i>`}</p>`.text, '<p>&lt;b&gt;<i>&amp;</i></p>');
});

test('an object that only resembles Html is text', () => {
  const fake = {text: '<b>', toString: () => '<i>'};
  assert.equal(html`${fake as never}`.text, '&lt;i&gt;');
});

test('lists are joined, undefined is empty, and zero is a number', () => {
  assert.equal(html`${['<', html`<b>`, ['x', [1]]]}|${null}${undefined}${false}${emptyHtml}|${0}`.text, '&lt;<b>x1||0');
});

test('attributes omit undefined values and escape the others', () => {
  const values = {a: 'x"<', b: true, c: false, d: null, e: undefined, f: 0, g: ''};
  assert.equal(renderHtmlAttributes(values).text, ' a="x&quot;&lt;" b f="0" g=""');
});

test('plain text keeps characters that look like a tag', () => {
  assert.equal(toText(Html.assembled('<b>Q&amp;A</b>', 'Q&A')), 'Q&A');
  assert.equal(toText('Array<T>'), 'Array<T>');
  assert.equal(toText(2), '2');
  assert.equal(toText(undefined), '');
  assert.equal(toText({}), '');
});
