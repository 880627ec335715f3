import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {CodeBlock} from '../../elements/code-block/code-block.js';
import {highlight} from '../../elements/code-block/highlight.js';
import {define} from '../../elements/register.js';

define('code-block', CodeBlock);

const block = (language: string, code: unknown) =>
  html`<code-block data-language=${language}><div class="code-body"><pre tabindex="0"><code>${code}</code></pre><button class="code-copy" type="button" aria-label="Copy"></button></div></code-block>`;

describe('code-block', () => {
  it('colours its code and keeps every character', async () => {
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

  it('a language that is not known stays plain', async () => {
    expect(await highlight('a', 'nosuch')).to.equal(undefined);
    expect(await highlight('a', '__proto__')).to.equal(undefined);
    expect(await highlight('x'.repeat(200_001), 'js')).to.equal(undefined);
  });

  it('a name of a language that has another is the same', async () => {
    expect(await highlight('let a', 'ts')).to.deep.equal(await highlight('let a', 'typescript'));
  });

  it('copies its code without the last line end, and says so', async () => {
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
});
