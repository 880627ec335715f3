import {expect} from '@open-wc/testing';
import {nothing, render} from 'lit/html.js';
import {renderEntries} from '../../elements/site-chrome/templates/entries.js';
import {renderSiteFooter} from '../../elements/site-chrome/templates/site-footer.js';
import {renderPart} from '../../shell/browser/chrome/render-part.js';
import {html, emptyHtml as noHtml} from '../../src/base/html.js';
import type {EntryView, PageView} from '../../src/site/chrome/entry-view.js';

const page = (slug: string, change: Partial<PageView> = {}): PageView => ({
  kind: 'page',
  address: {href: `/${slug}`, external: false},
  isCurrent: false,
  slug,
  method: undefined,
  icon: noHtml,
  label: [slug],
  target: undefined,
  isDeprecated: false,
  isGuess: false,
  tag: undefined,
  ...change,
});
const group = (entries: readonly EntryView[]): EntryView => ({
  kind: 'group',
  path: 'g',
  label: 'G',
  icon: noHtml,
  tag: undefined,
  isOpen: false,
  root: undefined,
  first: undefined,
  entries,
});

/** Removes Lit's comment markers. */
const shown = (box: Element) => box.innerHTML.replace(/<!--.*?-->/g, '');

describe('templates of the chrome', () => {
  it('show code and line break positions in labels, and the path below a vague one', () => {
    const box = document.createElement('div');
    render(renderEntries({isBrief: false, entries: [page('a', {label: ['Get ', '`x`'], target: '/v1/{id}'})]}), box);
    expect(shown(box.querySelector('.nav-label') as Element)).to.equal(
      'Get <wbr><code>x</code><code class="nav-target">/<wbr>v1/<wbr>{id}</code>',
    );
  });

  it('update only differences, and keep open groups and link elements', () => {
    const box = document.createElement('div');
    const draw = (...entries: EntryView[]) => render(renderEntries({isBrief: false, entries}), box);
    draw(group([page('a'), page('b')]));
    const details = box.querySelector('details') as HTMLDetailsElement;
    const link = box.querySelector('[data-slug=b]');
    details.open = true;
    draw(group([page('a', {label: ['A']}), page('b', {isCurrent: true})]), page('c'));
    expect(box.querySelector('details')).to.equal(details);
    expect(details.open).to.equal(true);
    expect(box.querySelector('[data-slug=b]')).to.equal(link);
    expect(link?.getAttribute('aria-current')).to.equal('page');
    expect(box.textContent).to.equal('GAbc');
  });

  it("insert and remove our renderer's markup, and escape text", () => {
    const box = document.createElement('div');
    const draw = (icon: PageView['icon'], label: string) =>
      render(renderEntries({isBrief: false, entries: [page('a', {icon, label: [label]})]}), box);
    draw(html`<svg><path d="M0 0"/></svg>`, '<img src=x>');
    expect(box.querySelector('svg path')).to.not.equal(null);
    expect(box.querySelector('img')).to.equal(null);
    expect(box.querySelector('.nav-label')?.textContent).to.equal('<img src=x>');
    draw(noHtml, 'b');
    expect(box.querySelector('svg')).to.equal(null);
    draw('space', 'b');
    expect(shown(box)).to.contain('<span class="icon-space" aria-hidden="true"></span>');
  });

  it('render a new page without anything from the previous one', () => {
    const part = document.createElement('div');
    const footer = (name: string) =>
      renderSiteFooter({siteName: name, logo: undefined, columns: [{title: 'T', links: []}], socials: []});
    renderPart(part, footer('A'), 'one');
    const title = part.querySelector('.footer-title') as HTMLElement;
    title.dataset.answered = '';
    renderPart(part, footer('B'), 'one');
    expect(part.querySelector('.footer-title')).to.equal(title);
    renderPart(part, footer('B'), 'two');
    expect(part.querySelector('[data-answered]')).to.equal(null);
    expect(part.textContent).to.equal('BT');
    renderPart(part, renderSiteFooter(undefined), 'two');
    expect(part.textContent).to.equal('');
    expect(renderSiteFooter(undefined)).to.equal(nothing);
  });
});
