import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {DocsIcon} from '../../elements/docs-icon/docs-icon.js';
import {setIconBase} from '../../elements/docs-icon/icon-base.js';
import {define} from '../../elements/register.js';

define('docs-icon', DocsIcon);

describe('docs-icon', () => {
  const original = window.fetch;
  let asked: string[] = [];

  before(() => {
    setIconBase('fontawesome', 'https://icons.example/');
    window.fetch = async input => {
      const url = String(input);
      asked.push(url);
      if (!/\/(?:bell|star)\.json$/.test(url)) return new Response('', {status: 404});
      return new Response(JSON.stringify({viewBox: '0 0 10 10', stroke: false, shapes: [['path', {d: 'M0 0h9'}]]}));
    };
  });
  beforeEach(() => {
    asked = [];
  });
  after(() => {
    window.fetch = original;
  });

  it('draws the file of its name', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell" aria-hidden="true"></docs-icon>`);
    await waitUntil(() => element.querySelector('svg'));
    expect(element.querySelector('path')?.getAttribute('d')).to.equal('M0 0h9');
    expect(element.querySelector('svg')?.getAttribute('viewBox')).to.equal('0 0 10 10');
    expect(asked).to.deep.equal(['https://icons.example/fontawesome/bell.json']);
    await expect(element).to.be.accessible();
  });

  it('keeps a drawing that came with the page, until another name is wanted', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="house"><svg viewBox="0 0 1 1"></svg></docs-icon>`);
    expect(asked).to.deep.equal([]);
    expect(element.querySelector('svg')?.getAttribute('viewBox')).to.equal('0 0 1 1');
    element.setAttribute('icon', 'bell');
    await waitUntil(() => element.querySelector('path'));
    expect(element.querySelectorAll('svg').length).to.equal(1);
  });

  it('asks for a name once', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell"></docs-icon>`);
    await waitUntil(() => element.querySelector('svg'));
    expect(asked).to.deep.equal([]);
  });

  it('falls back from a style that a name does not have', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="fa-star" icon-type="regular"></docs-icon>`);
    await waitUntil(() => element.querySelector('svg'));
    expect(asked).to.deep.equal([
      'https://icons.example/fontawesome/star-regular.json',
      'https://icons.example/fontawesome/star.json',
    ]);
  });

  it('an unknown name is a neutral ring', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="nosuch"></docs-icon>`);
    await waitUntil(() => element.querySelector('circle'));
    expect(element.querySelectorAll('svg').length).to.equal(1);
  });

  it('a hostile name is never asked for', async () => {
    for (const name of ['a/b', '..', '..%2fx', 'a?b', 'a#b', 'a.json', 'javascript:x', 'data:x', 'a b', '-a']) {
      const element = await fixture<DocsIcon>(html`<docs-icon icon=${name}></docs-icon>`);
      await waitUntil(() => element.querySelector('circle'), name);
    }
    expect(asked).to.deep.equal([]);
  });

  it('a path or an address is a picture', async () => {
    const path = await fixture<DocsIcon>(html`<docs-icon icon="/a.svg"></docs-icon>`);
    expect(path.querySelector('img')?.src).to.equal(new URL('/a.svg', location.href).href);
    expect(path.querySelector('img')?.alt).to.equal('');
    expect(asked).to.deep.equal([]);
  });

  it('another name takes the place of the first', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell"></docs-icon>`);
    await waitUntil(() => element.querySelector('path'));
    element.setAttribute('icon', 'nosuch');
    await waitUntil(() => element.querySelector('circle'));
    expect(element.querySelectorAll('svg').length).to.equal(1);
  });

  it('takes colours and sizes, and nothing that is none', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell" color="red" size="20"></docs-icon>`);
    expect([element.style.color, element.style.width]).to.deep.equal(['red', '20px']);
    const bad = await fixture<DocsIcon>(html`<docs-icon icon="bell" color="url(x)" size="1e9"></docs-icon>`);
    expect([bad.style.color, bad.style.width]).to.deep.equal(['', '']);
  });
});
