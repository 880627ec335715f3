import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import {showHtml} from '../../elements/base/show-html.js';
import {html as markup} from '../../src/base/html.js';

describe('show-html', () => {
  const draw = (box: HTMLElement, words: string) => render(html`<p ${showHtml(markup`<b>${words}</b>`)}></p>`, box);

  it('renders markup at once, keeps equal markup, and replaces changed markup', () => {
    const box = document.createElement('div');
    draw(box, 'one');
    const first = box.querySelector('b');
    expect(first?.textContent).to.equal('one');
    draw(box, 'one');
    expect(box.querySelector('b')).to.equal(first);
    draw(box, 'two');
    expect(box.querySelector('b')?.textContent).to.equal('two');
  });
});
