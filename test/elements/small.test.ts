import {aTimeout, expect, fixture, html, waitUntil} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {defineBelow} from '../../elements/base/define-below.js';
import {setHtml} from '../../elements/base/set-html.js';
import {CopyText} from '../../elements/content/copy-text/copy-text.js';
import {docsCallout} from '../../elements/content/docs-callout.js';
import {type DocsTooltip, docsTooltip} from '../../elements/content/docs-tooltip.js';
import {registerElements} from '../../elements/register.js';
import {SiteMenu} from '../../elements/site-chrome/site-menu.js';
import {applyAppearance} from '../../elements/site-chrome/site-theme/mode.js';
import {SiteTheme} from '../../elements/site-chrome/site-theme/site-theme.js';
import {html as text} from '../../src/base/html.js';

const Tooltip = docsTooltip(ContentElement);
registerElements();
define('docs-tooltip', Tooltip);
define('docs-callout', docsCallout(ContentElement));
define('site-menu', SiteMenu);
define('site-theme', SiteTheme);
define('copy-text', CopyText);

const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));

describe('docs-tooltip', () => {
  it('closes on Escape and opens again on return', async () => {
    const element = await fixture<DocsTooltip>(
      html`<docs-tooltip><span class="tooltip-term" tabindex="0" aria-describedby="tip">a</span><span class="tooltip" role="tooltip" id="tip">b</span></docs-tooltip>`,
    );
    const term = element.querySelector('.tooltip-term') as HTMLElement;
    const bubble = element.querySelector('.tooltip') as HTMLElement;
    term.focus();
    press(term, 'Escape');
    expect(bubble.hidden).to.equal(true);
    element.dispatchEvent(new FocusEvent('focusin'));
    expect(bubble.hidden).to.equal(false);
    await expect(element).to.be.accessible();
  });
});

describe('docs-tooltip on hover', () => {
  const bubbleOf = (element: Element) => element.querySelector('.tooltip') as HTMLElement;
  const tooltip = (style: string) =>
    html`<div style=${style}><docs-tooltip style="position:relative"><span class="tooltip-term" tabindex="0" aria-describedby="tip2">a</span><span class="tooltip" role="tooltip" id="tip2" style="position:absolute;bottom:100%;left:-300px;width:200px">b</span></docs-tooltip></div>`;

  it('closes on Escape without focus, and removes its listener afterwards', async () => {
    const element = await fixture(tooltip('padding: 400px'));
    const inside = element.querySelector('docs-tooltip') as DocsTooltip;
    inside.dispatchEvent(new PointerEvent('pointerenter'));
    press(document.body, 'Escape');
    expect(bubbleOf(element).hidden).to.equal(true);
    inside.dispatchEvent(new PointerEvent('pointerenter'));
    expect(bubbleOf(element).hidden).to.equal(false);
    inside.dispatchEvent(new PointerEvent('pointerleave'));
    press(document.body, 'Escape');
    expect(bubbleOf(element).hidden).to.equal(false);
  });

  it('stays in the viewport, and opens below if needed', async () => {
    const element = await fixture(tooltip('padding-left: 20px'));
    const inside = element.querySelector('docs-tooltip') as DocsTooltip;
    inside.dispatchEvent(new PointerEvent('pointerenter'));
    expect(bubbleOf(element).getBoundingClientRect().left).to.be.at.least(8);
    expect(inside.hasAttribute('data-below')).to.equal(true);
  });
});

describe('docs-callout', () => {
  it('accepts only valid author colors', async () => {
    const element = await fixture(
      html`<div><docs-callout color=" #ff0000 "></docs-callout><docs-callout color="url(x)"></docs-callout></div>`,
    );
    const [good, bad] = [...element.children] as [HTMLElement, HTMLElement];
    expect(good.style.getPropertyValue('--callout')).to.equal('#ff0000');
    expect(bad.getAttribute('style')).to.equal(null);
  });
});

describe('site-menu', () => {
  const menu = html`<div><site-menu><details><summary>Menu</summary><ul><li><a class="menu-link" href="#a">A</a></li><li><a class="menu-link" href="#b">B</a></li></ul></details></site-menu><button>Out</button></div>`;

  it('opens with the arrow keys, moves in a circle, and closes on Escape', async () => {
    const element = await fixture(menu);
    const details = element.querySelector('details') as HTMLDetailsElement;
    const summary = element.querySelector('summary') as HTMLElement;
    const [first, last] = [...element.querySelectorAll<HTMLElement>('a')] as unknown as [HTMLElement, HTMLElement];
    summary.focus();
    press(summary, 'ArrowDown');
    expect(details.open).to.equal(true);
    expect(document.activeElement).to.equal(first);
    press(first, 'ArrowUp');
    expect(document.activeElement).to.equal(last);
    press(last, 'ArrowDown');
    expect(document.activeElement).to.equal(first);
    press(first, 'Escape');
    expect(details.open).to.equal(false);
    expect(document.activeElement).to.equal(summary);
    await expect(element).to.be.accessible();
  });

  it('closes on an outside press, a choice, or focus loss', async () => {
    const element = await fixture(menu);
    const details = element.querySelector('details') as HTMLDetailsElement;
    const open = async () => {
      details.open = true;
      await aTimeout(20);
    };
    await open();
    element.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    expect(details.open).to.equal(false);
    await open();
    element.querySelector<HTMLElement>('.menu-link')?.click();
    expect(details.open).to.equal(false);
    await open();
    element.querySelector<HTMLElement>('.menu-link')?.focus();
    element.querySelector('button')?.focus();
    expect(details.open).to.equal(false);
  });
});

describe('site-theme', () => {
  it('switches, announces and remembers the mode', async () => {
    localStorage.clear();
    applyAppearance({default: 'light', strict: false});
    const element = await fixture<SiteTheme>(
      html`<site-theme><button type="button" aria-label="Color mode" data-light="Light" data-dark="Dark"></button></site-theme>`,
    );
    const button = element.querySelector('button') as HTMLButtonElement;
    expect(button.getAttribute('aria-label')).to.equal('Color mode: Light');
    button.click();
    expect(document.documentElement.dataset.mode).to.equal('dark');
    expect(button.getAttribute('aria-label')).to.equal('Color mode: Dark');
    applyAppearance({default: 'light', strict: false});
    expect(document.documentElement.dataset.mode).to.equal('dark');
    applyAppearance({default: 'light', strict: true});
    expect(document.documentElement.dataset.mode).to.equal('light');
    localStorage.clear();
    await expect(element).to.be.accessible();
  });
});

describe('copy-text', () => {
  it('copies the text of its target', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {writeText: async (words: string) => copied.push(words)},
    });
    const element = await fixture<CopyText>(
      html`<copy-text><button type="button" data-copy="/users/{id}" aria-label="Copy"></button></copy-text>`,
    );
    const button = element.querySelector('button') as HTMLButtonElement;
    button.click();
    await waitUntil(() => button.classList.contains('is-done'));
    expect(copied).to.deep.equal(['/users/{id}']);
    Reflect.deleteProperty(navigator, 'clipboard');
    await expect(element).to.be.accessible();
  });
});

describe('setHtml', () => {
  it('inserts Html into an element, with interpolated values as text', () => {
    const element = document.createElement('div');
    setHtml(element, text`<b>${'<img src=x onerror=alert(1)>'}</b>`);
    expect(element.querySelector('img')).to.equal(null);
    expect(element.querySelector('b')?.textContent).to.equal('<img src=x onerror=alert(1)>');
  });
});

describe('register', () => {
  it('keeps a defined tag', () => {
    define('docs-tooltip', class extends HTMLElement {});
    expect(customElements.get('docs-tooltip')).to.equal(Tooltip);
  });

  it('loads elements below a node, and ignores foreign ones', async () => {
    const element = await fixture(html`<div><code-block></code-block><my-stranger></my-stranger></div>`);
    defineBelow(element);
    await customElements.whenDefined('code-block');
    expect(customElements.get('my-stranger')).to.equal(undefined);
  });
});
