import {expect, fixture, html, oneEvent} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {type DocsTabs, docsTabs, type TabChangeEvent} from '../../elements/content/docs-tabs.js';

define('docs-tabs', docsTabs(ContentElement));

const panels = (group: string, labels: readonly string[], inside = html``) => html`<docs-tabs>
  <div class="tab-bar">${labels.map(label => html`<a class="tab" href="#${group}-${label}">${label}</a>`)}</div>
  ${labels.map(label => html`<section class="tab-panel" id="${group}-${label}" aria-label=${label}><p>${label} text</p>${inside}</section>`)}
</docs-tabs>`;

const shown = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
    .filter(panel => !panel.hidden)
    .map(panel => panel.id);
const tabs = (element: Element) => [...element.querySelectorAll<HTMLElement>(':scope > .tab-bar > .tab')];
const press = (target: Element, key: string) =>
  target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));

describe('docs-tabs', () => {
  beforeEach(() => localStorage.clear());

  it('shows the first panel and marks its tab as selected', async () => {
    const element = await fixture<DocsTabs>(panels('a', ['One', 'Two']));
    expect(shown(element)).to.deep.equal(['a-One']);
    expect(tabs(element).map(tab => tab.getAttribute('aria-selected'))).to.deep.equal(['true', 'false']);
    expect(tabs(element).map(tab => tab.tabIndex)).to.deep.equal([0, -1]);
    await expect(element).to.be.accessible();
  });

  it('selects by click and fires one event', async () => {
    const element = await fixture<DocsTabs>(panels('b', ['One', 'Two']));
    setTimeout(() => tabs(element)[1]?.click());
    const event = (await oneEvent(element, 'docs-tab-change')) as unknown as TabChangeEvent;
    expect(event.label).to.equal('Two');
    expect(shown(element)).to.deep.equal(['b-Two']);
  });

  it('moves with the arrow keys in a circle, and with Home and End', async () => {
    const element = await fixture<DocsTabs>(panels('c', ['One', 'Two', 'Three']));
    const [one, two, three] = tabs(element) as [HTMLElement, HTMLElement, HTMLElement];
    one.focus();
    press(one, 'ArrowLeft');
    expect(document.activeElement).to.equal(three);
    press(three, 'ArrowRight');
    expect(document.activeElement).to.equal(one);
    press(one, 'End');
    expect(shown(element)).to.deep.equal(['c-Three']);
    press(three, 'Home');
    press(one, 'ArrowRight');
    expect(document.activeElement).to.equal(two);
    expect(shown(element)).to.deep.equal(['c-Two']);
  });

  it('ignores other keys', async () => {
    const element = await fixture<DocsTabs>(panels('d', ['One', 'Two']));
    const event = new KeyboardEvent('keydown', {key: 'x', bubbles: true, cancelable: true});
    tabs(element)[0]?.dispatchEvent(event);
    expect(event.defaultPrevented).to.equal(false);
  });

  it("begins with the author's default tab", async () => {
    const element = await fixture<DocsTabs>(
      html`<docs-tabs default-tab-index="1"><div class="tab-bar"><a class="tab" href="#dA">A</a><a class="tab" href="#dB">B</a></div><section class="tab-panel" id="dA">a</section><section class="tab-panel" id="dB">b</section></docs-tabs>`,
    );
    expect(shown(element)).to.deep.equal(['dB']);
  });

  it('is independent if the author says so', async () => {
    const apart = html`<docs-tabs sync="false"><div class="tab-bar"><a class="tab" href="#sOne">One</a><a class="tab" href="#sTwo">Two</a></div><section class="tab-panel" id="sOne">a</section><section class="tab-panel" id="sTwo">b</section></docs-tabs>`;
    const all = await fixture<HTMLElement>(html`<div>${apart}${panels('s2', ['One', 'Two'])}</div>`);
    const [alone, other] = [...all.children] as [DocsTabs, DocsTabs];
    tabs(other)[1]?.click();
    expect(shown(alone)).to.deep.equal(['sOne']);
    tabs(other)[0]?.click();
    tabs(alone)[1]?.click();
    expect(shown(other)).to.deep.equal(['s2-One']);
    const later = await fixture<DocsTabs>(panels('s3', ['One', 'Two']));
    expect(shown(later)).to.deep.equal(['s3-One']);
  });

  it('remembers the choice for groups with the same labels', async () => {
    const element = await fixture<DocsTabs>(panels('e', ['Mac', 'Linux']));
    tabs(element)[1]?.click();
    const later = await fixture<DocsTabs>(panels('f', ['Mac', 'Linux']));
    expect(shown(later)).to.deep.equal(['f-Linux']);
    const other = await fixture<DocsTabs>(panels('g', ['Mac', 'Windows']));
    expect(shown(other)).to.deep.equal(['g-Mac']);
  });

  it('updates groups with the same label only', async () => {
    const element = await fixture(
      html`<div>${panels('h', ['npm', 'yarn'])}${panels('i', ['pip', 'npm'])}${panels('j', ['x', 'y'])}</div>`,
    );
    const [first, second, third] = [...element.querySelectorAll('docs-tabs')] as [DocsTabs, DocsTabs, DocsTabs];
    tabs(second)[1]?.click();
    tabs(first)[1]?.click();
    expect(shown(first)).to.deep.equal(['h-yarn']);
    expect(shown(second)).to.deep.equal(['i-npm']);
    expect(shown(third)).to.deep.equal(['j-x']);
  });

  it('separates a nested group from its container', async () => {
    const element = await fixture<DocsTabs>(panels('k', ['Out', 'Side'], panels('l', ['In', 'Ner'])));
    const inner = element.querySelector('docs-tabs') as DocsTabs;
    tabs(inner)[1]?.click();
    expect(shown(inner)).to.deep.equal(['l-Ner']);
    expect(shown(element)).to.deep.equal(['k-Out']);
  });

  it('shows the panel that contains a node', async () => {
    const element = await fixture<DocsTabs>(panels('m', ['One', 'Two']));
    element.reveal(element.querySelector('#m-Two p') as Node);
    expect(shown(element)).to.deep.equal(['m-Two']);
    element.reveal(document.body);
    expect(shown(element)).to.deep.equal(['m-Two']);
  });

  it('does nothing without a tab bar', async () => {
    const element = await fixture<DocsTabs>(html`<docs-tabs><p>a</p></docs-tabs>`);
    expect(element.textContent).to.equal('a');
  });

  it('renders a menu if the author requests one', async () => {
    const element = await fixture<DocsTabs>(panels('menu', ['One', 'Two']));
    element.remove();
    const box = document.createElement('div');
    document.body.append(box);
    const menu = element.cloneNode(true) as DocsTabs;
    menu.removeAttribute('data-upgraded');
    menu.setAttribute('dropdown', '');
    box.append(menu);
    const select = menu.querySelector('select') as HTMLSelectElement;
    expect([...select.options].map(({text}) => text)).to.deep.equal(['One', 'Two']);
    expect(select.getAttribute('aria-label')).to.equal('One and Two');
    expect(menu.querySelector<HTMLElement>('.tab-bar')?.hidden).to.equal(true);
    select.selectedIndex = 1;
    select.dispatchEvent(new Event('change', {bubbles: true}));
    expect(shown(menu)).to.deep.equal(['menu-Two']);
    menu.showLabel('One');
    expect(select.selectedIndex).to.equal(0);
    box.remove();
  });

  it('follows only groups with its own name', async () => {
    const box = await fixture(html`<div>${['n1', 'n2', 'n3'].map(id => panels(id, ['Here', 'There']))}</div>`);
    const groups = [...box.querySelectorAll('docs-tabs')].map((each, index) => {
      const copy = each.cloneNode(true) as DocsTabs;
      if (index < 2) copy.setAttribute('name', 'x');
      each.replaceWith(copy);
      return copy;
    });
    tabs(groups[0] as Element)[1]?.click();
    expect(groups.map(each => shown(each)[0])).to.deep.equal(['n1-There', 'n2-There', 'n3-Here']);
  });
});
