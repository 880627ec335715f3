import {expect, fixture, fixtureCleanup, html, nextFrame, waitUntil} from '@open-wc/testing';
import {define} from '../../elements/base/define.js';
import {DocsView} from '../../elements/content/docs-view/docs-view.js';

define('docs-view', DocsView);

const view = (title: string, id: string) => html`<docs-view data-rendered
  ><div class="view" role="group" id=${id} aria-label=${title} data-view=${title} data-icon="star" data-label="Show content for">
    <p class="view-title">${title}</p><h2 id="${id}-heading">${id}</h2>
  </div></docs-view>`;

const page = (titles: readonly string[]) => html`<div class="site-main">
  <header class="page-head"></header>
  <ul>${titles.map((_, index) => html`<li><a class="contents-link" data-id="v${index}-heading" href="#">a</a></li>`)}</ul>
  <article>${titles.map((title, index) => view(title, `v${index}`))}</article>
</div>`;

async function draw(titles: readonly string[]): Promise<HTMLElement> {
  fixtureCleanup();
  const element = await fixture<HTMLElement>(page(titles));
  await nextFrame();
  return element;
}

const shown = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('.view')].filter(each => !each.hidden).map(each => each.id);
const choose = (element: Element, title: string) =>
  element.querySelector<HTMLElement>(`[data-choice="${title}"]`)?.click();

describe('docs-view', () => {
  beforeEach(() => localStorage.clear());

  it('shows the views of the first title, and a menu of all titles', async () => {
    const element = await draw(['A', 'B', 'A']);
    expect(shown(element)).to.deep.equal(['v0', 'v2']);
    const choices = [...element.querySelectorAll<HTMLElement>('.page-head [data-choice]')];
    expect(choices.map(each => each.dataset.choice)).to.deep.equal(['A', 'B']);
    expect(choices.map(each => each.getAttribute('aria-pressed'))).to.deep.equal(['true', 'false']);
    await expect(element).to.be.accessible();
  });

  it('updates views and contents on selection, and fires an event', async () => {
    const element = await draw(['A', 'B', 'A']);
    const heard: string[] = [];
    const listen = (event: Event) => heard.push((event as Event & {title: string}).title);
    document.addEventListener('docs-view-change', listen);
    choose(element, 'B');
    document.removeEventListener('docs-view-change', listen);
    expect(shown(element)).to.deep.equal(['v1']);
    expect(heard).to.deep.equal(['B']);
    const listed = [...element.querySelectorAll('li')].filter(item => item.querySelector('.contents-link'));
    expect(listed.map(item => item.hidden)).to.deep.equal([true, false, true]);
    expect(element.querySelector('summary')?.getAttribute('aria-label')).to.equal('Show content for: B');
    expect(document.activeElement).to.equal(element.querySelector('summary'));
  });

  it('remembers the last choice that a page offers', async () => {
    choose(await draw(['iOS', 'Android']), 'Android');
    choose(await draw(['Python', 'Go']), 'Go');
    expect(shown(await draw(['Python', 'Go', 'iOS']))).to.deep.equal(['v1']);
    expect(shown(await draw(['iOS', 'Android']))).to.deep.equal(['v1']);
    localStorage.setItem('lectern:view', '{"broken');
    expect(shown(await draw(['iOS', 'Android']))).to.deep.equal(['v0']);
  });

  it('has no menu for a single title', async () => {
    const element = await draw(['A', 'A']);
    expect(shown(element)).to.deep.equal(['v0', 'v1']);
    expect(element.querySelector('.view-menu')).to.equal(null);
  });

  it('a link into a hidden view shows it', async () => {
    const element = await draw(['A', 'B']);
    element.querySelectorAll<DocsView>('docs-view')[1]?.reveal();
    expect(shown(element)).to.deep.equal(['v1']);
  });

  it('is above the first view if the page has no header', async () => {
    const element = await fixture(html`<div>${view('A', 'x')}${view('B', 'y')}</div>`);
    await waitUntil(() => element.querySelector('.view-menu'));
    expect(element.firstElementChild?.className).to.equal('view-menu');
  });
});
