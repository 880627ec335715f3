import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {type CodeBlock, codeBlock} from '../../elements/content/code-block/code-block.js';
import {highlight} from '../../elements/content/code-block/highlight.js';

define('code-block', codeBlock(ContentElement));

const block = (language: string, code: unknown) =>
  html`<code-block data-language=${language}><div class="code-body"><pre tabindex="0"><code>${code}</code></pre><button class="code-copy" type="button" aria-label="Copy"></button></div></code-block>`;

describe('code-block', () => {
  it('highlights its code and keeps every character', async () => {
    const code = 'const a = "<b>&amp;";\n\nreturn a;\n';
    const element = await fixture<CodeBlock>(block('js', code));
    await waitUntil(() => element.querySelector('.hljs-keyword'));
    expect(element.code).to.equal(code);
    expect(element.querySelector('.hljs-string')?.textContent).to.equal('"<b>&amp;"');
    expect(element.querySelector('b')).to.equal(null);
    await expect(element).to.be.accessible({ignoredRules: ['color-contrast']});
  });

  it('keeps lines and their marks', async () => {
    const lines = html`<span class="line is-marked">/* a</span>${'\n'}<span class="line">b */ let c;</span>${'\n'}`;
    const element = await fixture<CodeBlock>(block('javascript', lines));
    await waitUntil(() => element.querySelector('.hljs-keyword'));
    expect([...element.querySelectorAll('.line')].map(line => line.textContent)).to.deep.equal(['/* a', 'b */ let c;']);
    expect(element.querySelectorAll('.hljs-comment').length).to.equal(2);
    expect(element.querySelector('.line')?.classList.contains('is-marked')).to.equal(true);
  });

  it('copies neither removed lines nor prompts', async () => {
    const lines = html`<span class="line is-removed">$ old</span>${'\n'}<span class="line">$ new</span>${'\n'}<span class="line">output</span>${'\n'}`;
    const element = await fixture<CodeBlock>(block('console', lines));
    const texts: string[] = [];
    const {clipboard} = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: async (text: string) => void texts.push(text)},
    });
    (element.querySelector('.code-copy') as HTMLElement).click();
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: clipboard});
    expect(texts).to.deep.equal(['new']);
  });

  it('shows an unknown language as plain text', async () => {
    expect(await highlight('a', 'nosuch')).to.equal(undefined);
    expect(await highlight('a', '__proto__')).to.equal(undefined);
    expect(await highlight('x'.repeat(200_001), 'js')).to.equal(undefined);
  });

  it('accepts aliases of languages', async () => {
    expect(await highlight('let a', 'ts')).to.deep.equal(await highlight('let a', 'typescript'));
  });

  it('copies its code without the last line break, and confirms it', async () => {
    const copied: string[] = [];
    const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: async (text: string) => copied.push(text)},
    });
    const element = await fixture<CodeBlock>(block('', 'a\nb\n'));
    const button = element.querySelector('button') as HTMLButtonElement;
    button.click();
    await waitUntil(() => button.classList.contains('is-done'));
    expect(copied).to.deep.equal(['a\nb']);
    if (own) Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('collapses long code only', async () => {
    const folding = (lines: number) => html`<code-block data-expandable>
      <style>
        pre {
          max-height: 100px;
          overflow: auto;
        }
        [data-unfolded] pre {
          max-height: none;
        }
      </style>
      <div class="code-body"><pre tabindex="0"><code>${'line\n'.repeat(lines)}</code></pre></div>
      <button class="code-more" type="button" aria-expanded="false" data-less="Less" hidden>All</button>
    </code-block>`;
    const short = await fixture<CodeBlock>(folding(2));
    expect(short.querySelector<HTMLElement>('.code-more')?.hidden).to.equal(true);
    const long = await fixture<CodeBlock>(folding(60));
    const button = long.querySelector('.code-more') as HTMLButtonElement;
    const pre = long.querySelector('pre') as HTMLElement;
    expect(button.hidden).to.equal(false);
    expect(long.hasAttribute('data-folded')).to.equal(true);
    button.click();
    expect([button.getAttribute('aria-expanded'), button.textContent]).to.deep.equal(['true', 'Less']);
    expect(pre.clientHeight).to.be.greaterThan(500);
    button.click();
    expect([button.getAttribute('aria-expanded'), button.textContent]).to.deep.equal(['false', 'All']);
    expect(pre.clientHeight).to.be.at.most(100);
  });

  it('adopts the palettes that a block names', async () => {
    const before = document.adoptedStyleSheets.length;
    await fixture(html`<code-block data-theme="nord"><pre tabindex="0"><code>a</code></pre></code-block>`);
    await waitUntil(() => document.adoptedStyleSheets.length === before + 1, 'adopted', {timeout: 6000});
    const [layer] = document.adoptedStyleSheets.at(-1)?.cssRules ?? [];
    expect(layer?.cssText).to.include('[data-theme="nord"]');
  });
});
