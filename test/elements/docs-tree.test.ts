import {expect, fixture, html} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {docsTree} from '../../elements/content/docs-tree.js';

define('docs-tree', docsTree(ContentElement));

const file = (name: string) =>
  html`<docs-tree-file><div class="tree-file tree-row" role="listitem"><span class="tree-name">${name}</span></div></docs-tree-file>`;

const tree = html`<docs-tree><div class="tree" role="list">
  <docs-tree-folder><div class="tree-folder" role="listitem"><details open><summary class="tree-row"><span class="tree-name">src</span><span class="tree-comment">shipped</span></summary><div class="tree-inside" role="list">${file('alpha')}${file('beta')}</div></details></div></docs-tree-folder>
  ${file('notes')}${file('nuts')}
</div></docs-tree>`;

const focused = () => document.activeElement?.querySelector('.tree-name')?.textContent;
const row = '.tree-folder .tree-row';
const press = (...keys: readonly string[]) => {
  for (const key of keys)
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
  return focused();
};

describe('docs-tree', () => {
  let element: HTMLElement;

  beforeEach(async () => {
    element = await fixture<HTMLElement>(tree);
    element.querySelector<HTMLElement>(row)?.focus();
  });

  it('is one tab stop, and remains a list', async () => {
    const stops = [...element.querySelectorAll<HTMLElement>('*')].filter(each => each.tabIndex === 0);
    expect(stops.map(stop => stop.textContent)).to.deep.equal(['srcshipped']);
    press('End');
    expect([...element.querySelectorAll<HTMLElement>('*')].filter(each => each.tabIndex === 0)).to.have.length(1);
    await expect(element).to.be.accessible();
  });

  it('moves with the arrow keys, Home and End', () => {
    expect(press('ArrowDown')).to.equal('alpha');
    expect(press('ArrowDown', 'ArrowDown')).to.equal('notes');
    expect(press('ArrowUp')).to.equal('beta');
    expect(press('End')).to.equal('nuts');
    expect(press('ArrowDown')).to.equal('nuts');
    expect(press('Home')).to.equal('src');
  });

  it("opens and closes folders, and moves to a file's folder", () => {
    const details = element.querySelector('details') as HTMLDetailsElement;
    expect(press('ArrowRight')).to.equal('alpha');
    expect(press('ArrowLeft')).to.equal('src');
    press('ArrowLeft');
    expect(details.open).to.equal(false);
    expect(press('ArrowDown')).to.equal('notes');
    press('ArrowUp', 'ArrowRight');
    expect(details.open).to.equal(true);
  });

  it('finds a name by its first letters', () => {
    expect(press('n')).to.equal('notes');
    expect(press('n')).to.equal('nuts');
    element.querySelector<HTMLElement>(row)?.focus();
    press('n', 'u');
    expect(focused()).to.equal('nuts');
  });
});
