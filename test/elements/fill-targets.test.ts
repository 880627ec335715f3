import {expect} from '@open-wc/testing';
import {fillTargets} from '../../shell/browser/router/fill-targets.js';
import type {PlacedPages} from '../../src/site/part-href.js';

describe('links between parts of API documents', () => {
  it('get their URL when pages are known, and stay text without a page', () => {
    const operation = {method: 'GET', path: '/a'};
    const generated = {label: 'A', state: 'ready', documents: ['x/a.json'], operation, deprecated: false};
    const site = {
      navigation: {entries: new Map([['ref/a', {kind: 'page', slug: 'ref/a', hidden: false, path: '', generated}]])},
      indexes: new Map([
        ['x/a.json', {title: 'A', operations: [{...operation, id: 'get-a', kind: 'operation'}], tags: [], groups: []}],
      ]),
      place: {base: '/', router: 'hash'},
    } as unknown as PlacedPages;
    const box = document.createElement('div');
    box.innerHTML = '<a data-target="x/a.json#operation/getA">a</a><a data-target="x/a.json#operation/b">b</a>';
    fillTargets(box, site);
    expect([...box.querySelectorAll('a')].map(link => link.getAttribute('href'))).to.deep.equal(['#/ref/a', null]);
  });
});
