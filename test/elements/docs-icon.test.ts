import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {ContentElement} from '../../elements/base/content-element.js';
import {define} from '../../elements/base/define.js';
import {setIconBase} from '../../elements/content/docs-icon/create-icon-base.js';
import {type DocsIcon, docsIcon} from '../../elements/content/docs-icon/docs-icon.js';
import {readIcon} from '../../elements/content/docs-icon/read-icon.js';
import {COMMON_PACK} from '../../src/base/icon-pack.js';

define('docs-icon', docsIcon(ContentElement));

describe('docs-icon', () => {
  const packs = () =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => /\/icons\/(.*)\.js$/.exec(name)?.[1])
      .filter(each => each !== undefined);

  before(() => {
    setIconBase('fontawesome');
  });

  it('renders the icon from the single file that contains it', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell" aria-hidden="true"></docs-icon>`);
    await waitUntil(() => element.querySelector('svg'));
    expect(element.querySelector('path')?.getAttribute('d')).to.match(/^M\d/);
    expect(element.querySelector('svg')?.getAttribute('viewBox')).to.equal('0 0 448 512');
    expect(packs()).to.deep.equal([`fontawesome/${COMMON_PACK}`]);
    await expect(element).to.be.accessible();
  });

  it('keeps a prerendered icon until its name changes', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="house"><svg viewBox="0 0 1 1"></svg></docs-icon>`);
    expect(element.querySelector('svg')?.getAttribute('viewBox')).to.equal('0 0 1 1');
    element.setAttribute('icon', 'bell');
    await waitUntil(() => element.querySelector('path'));
    expect(element.querySelectorAll('svg').length).to.equal(1);
  });

  it('uses the other library for an unknown name', async () => {
    expect(Object.keys((await readIcon('citrus', '', 'fontawesome'))?.shapes ?? {})).not.to.deep.equal([]);
    expect((await readIcon('citrus', '', 'fontawesome'))?.stroke).to.equal(true);
  });

  it('falls back if the name lacks the style', async () => {
    const shape = async (name: string, type: string) => (await readIcon(name, type, 'fontawesome'))?.shapes[0]?.[1].d;
    expect(await shape('fa-star', 'regular')).not.to.equal(await shape('star', ''));
    expect(await shape('rocket', 'regular')).to.equal(await shape('rocket', ''));
  });

  it("tries the other library if an icon's file fails to load", async () => {
    const asked: string[] = [];
    const load = async (library: string) => {
      asked.push(library);
      throw new Error('offline');
    };
    expect(await readIcon('bell', '', 'lucide', load)).to.equal(undefined);
    expect(asked).to.deep.equal(['lucide', 'lucide', 'fontawesome', 'fontawesome']);
    expect(await readIcon('constructor', '', 'lucide')).to.equal(undefined);
  });

  it('shows a ring for an unknown name', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="nosuch"></docs-icon>`);
    await waitUntil(() => element.querySelector('circle'));
    expect(element.querySelectorAll('svg').length).to.equal(1);
  });

  it('never requests a hostile name', async () => {
    const known = packs().length;
    for (const name of ['a/b', '..', '..%2fx', 'a?b', 'a#b', 'a.json', 'javascript:x', 'data:x', 'a b', '-a']) {
      const element = await fixture<DocsIcon>(html`<docs-icon icon=${name}></docs-icon>`);
      await waitUntil(() => element.querySelector('circle'), name);
    }
    expect(packs().length).to.equal(known);
  });

  it('shows an image for a path or URL', async () => {
    const path = await fixture<DocsIcon>(html`<docs-icon icon="/a.svg"></docs-icon>`);
    expect(path.querySelector('img')?.src).to.equal(new URL('/a.svg', location.href).href);
    expect(path.querySelector('img')?.alt).to.equal('');
  });

  it('shows an emoji as text, until its name changes', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="🚀"></docs-icon>`);
    expect(element.textContent).to.equal('🚀');
    element.setAttribute('icon', 'bell');
    await waitUntil(() => element.querySelector('path'));
    expect(element.textContent).to.equal('');
  });

  it('is hidden if its image fails, until its name changes', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="/nosuch.png"></docs-icon>`);
    await waitUntil(() => element.hidden);
    element.setAttribute('icon', 'bell');
    await waitUntil(() => element.querySelector('path'));
    expect(element.hidden).to.equal(false);
  });

  it('is hidden if its prerendered image failed, but not if that has no size', async () => {
    const drawing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";
    const before = await fixture(html`<p><img src="/nosuch.png" alt="" /><img src=${drawing} alt="" /></p>`);
    const images = [...before.querySelectorAll('img')];
    await waitUntil(() => images.every(image => image.complete));
    const icons = images.map(image => {
      const icon = document.createElement('docs-icon');
      icon.append(image);
      before.append(icon);
      return icon;
    });
    await waitUntil(() => icons[0]?.hidden);
    expect(icons[1]?.hidden).to.equal(false);
  });

  it('updates when its name changes', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell"></docs-icon>`);
    await waitUntil(() => element.querySelector('path'));
    element.setAttribute('icon', 'nosuch');
    await waitUntil(() => element.querySelector('circle'));
    expect(element.querySelectorAll('svg').length).to.equal(1);
  });

  it('accepts only valid colors and sizes', async () => {
    const element = await fixture<DocsIcon>(html`<docs-icon icon="bell" color="red" size="20"></docs-icon>`);
    expect([element.style.color, element.style.width]).to.deep.equal(['red', '20px']);
    const bad = await fixture<DocsIcon>(html`<docs-icon icon="bell" color="url(x)" size="1e9"></docs-icon>`);
    expect([bad.style.color, bad.style.width]).to.deep.equal(['', '']);
  });
});
