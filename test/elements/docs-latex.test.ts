import {aTimeout, expect, fixture, html, waitUntil} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {type DocsLatex, docsLatex} from '../../elements/content/docs-latex/docs-latex.js';

define('docs-latex', docsLatex(ContentElement));

const formula = (tex: string, display = false) =>
  html`<docs-latex ?display=${display}><code class="tex">${tex}</code></docs-latex>`;

describe('docs-latex', () => {
  it('renders the formula, with MathML for assistive technology', async () => {
    const element = await fixture<DocsLatex>(formula('\\frac{1}{2}'));
    await waitUntil(() => element.querySelector('.katex math mfrac'), 'drawn', {timeout: 6000});
    expect(element.querySelector('.tex')).to.equal(null);
    expect(element.querySelector('.katex-display')).to.equal(null);
    await expect(element).to.be.accessible();
  });

  it('renders a display formula larger', async () => {
    const element = await fixture<DocsLatex>(formula('\\sum_i', true));
    await waitUntil(() => element.querySelector('.katex-display'));
  });

  it('shows invalid TeX with the reason', async () => {
    const element = await fixture<DocsLatex>(formula('\\frac{1'));
    await waitUntil(() => element.hasAttribute('data-failed'));
    expect(element.querySelector('.tex')?.textContent).to.equal('\\frac{1');
    expect(element.title).to.contain('KaTeX parse error');
  });

  it('creates no links, and stops endless TeX', async () => {
    const link = await fixture<DocsLatex>(formula('\\href{javascript:alert(1)}{x}'));
    const loop = await fixture<DocsLatex>(formula('\\def\\a{\\a\\a}\\a'));
    await waitUntil(() => loop.hasAttribute('data-failed'));
    await aTimeout(50);
    expect(link.querySelector('a')).to.equal(null);
  });
});
