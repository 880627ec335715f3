import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {type DocsPrompt, docsPrompt} from '../../elements/content/docs-prompt/docs-prompt.js';
import {toMarkdownText} from '../../elements/content/docs-prompt/markdown-text.js';

define('docs-prompt', docsPrompt(ContentElement));

describe('docs-prompt', () => {
  it('copies its text as Markdown and opens it in programs', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: async (words: string) => copied.push(words)},
    });
    const element = await fixture<DocsPrompt>(
      html`<docs-prompt><div class="prompt"><div class="prompt-head"><p>Do it</p><button class="prompt-copy" type="button">Copy</button><a class="prompt-open" href="https://cursor.com/link/prompt?text=">Open</a></div><div class="prompt-body"><p>Write <b>tests</b> &amp; run them.</p></div></div></docs-prompt>`,
    );
    const button = element.querySelector('button') as HTMLButtonElement;
    button.click();
    await waitUntil(() => button.classList.contains('is-done'));
    expect(copied).to.deep.equal(['Write **tests** & run them.']);
    const link = element.querySelector('a') as HTMLAnchorElement;
    link.addEventListener('click', event => event.preventDefault());
    for (const type of ['pointerdown', 'focus', 'click']) {
      link.href = 'https://cursor.com/link/prompt?text=';
      link.dispatchEvent(new Event(type, {cancelable: true}));
      expect(link.href).to.equal('https://cursor.com/link/prompt?text=Write%20**tests**%20%26%20run%20them.');
    }
    Reflect.deleteProperty(navigator, 'clipboard');
    await expect(element).to.be.accessible();
  });
});

const cases: readonly (readonly [name: string, element: ReturnType<typeof html>, markdown: string])[] = [
  ['words', html`<div>a  <i>b</i> <code>c</code> <del>d</del></div>`, 'a _b_ `c` ~~d~~'],
  ['headings', html`<div><h2>A<a class="heading-anchor" href="#a"></a></h2><p>b</p></div>`, '## A\n\nb'],
  [
    'lists',
    html`<div><p>a</p><ol start="3"><li>b<ul><li>c</li></ul></li><li><p>d</p><p>e</p></li></ol></div>`,
    'a\n\n3. b\n\n   - c\n4. d\n\n   e',
  ],
  ['quotes and lines', html`<div><blockquote><p>a</p></blockquote><hr><p>b<br>c</p></div>`, '> a\n\n---\n\nb\nc'],
  [
    'links and pictures',
    html`<div><p><a href="https://a.b/">c</a> <img alt="d" src="data:,"></p></div>`,
    '[c](https://a.b/) d',
  ],
  [
    'code',
    html`<div><code-block data-language="js"><pre><code>${'let a;\n```\n'}</code></pre><button>Copy</button></code-block></div>`,
    '````js\nlet a;\n```\n````',
  ],
  [
    'components',
    html`<div><docs-note style="display:block"><div>a</div></docs-note><div><p>b</p></div></div>`,
    'a\n\nb',
  ],
];

describe('markdownOf', () => {
  for (const [name, template, markdown] of cases)
    it(`writes ${name}`, async () => {
      expect(toMarkdownText(await fixture(template))).to.equal(markdown);
    });
});
