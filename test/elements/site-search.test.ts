import {expect, fixture, html} from '@open-wc/testing';
import {define} from '../../elements/base/define.js';
import {
  type SearchChooseEvent,
  type SearchQueryEvent,
  SiteSearch,
} from '../../elements/site-chrome/site-search/site-search.js';
import {en} from '../../src/messages/en.js';
import type {SearchResult} from '../../src/site/search/results.js';

define('site-search', SiteSearch);

const results: readonly SearchResult[] = [
  {
    slug: 'a',
    page: 'Alpha',
    hits: [
      {hash: '', heading: '', excerpt: 'The <b>word</b> here'},
      {hash: 'x', heading: 'Word', excerpt: ''},
    ],
  },
  {slug: 'b', page: 'Beta', hits: [{hash: 'y', heading: 'Y', excerpt: 'no'}]},
];

async function opened(): Promise<{element: SiteSearch; input: HTMLInputElement; root: ShadowRoot}> {
  const element = await fixture<SiteSearch>(html`<site-search .words=${en}></site-search>`);
  element.show();
  const root = element.shadowRoot as ShadowRoot;
  return {element, root, input: root.querySelector('input') as HTMLInputElement};
}

async function type(element: SiteSearch, input: HTMLInputElement, words: string): Promise<void> {
  input.value = words;
  input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  await element.updateComplete;
}

const press = (input: HTMLInputElement, key: string) =>
  input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
const selected = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role="option"][id]')].findIndex(
    option => option.getAttribute('aria-selected') === 'true',
  );

describe('site-search', () => {
  beforeEach(() => localStorage.setItem('lectern-searches', '[]'));

  it('opens with the focus in its field and says what to do', async () => {
    const {root, input} = await opened();
    expect(root.querySelector('dialog')?.open).to.equal(true);
    expect(root.activeElement).to.equal(input);
    expect(root.querySelector('.empty')?.textContent).to.equal(en.searchStart);
  });

  it('asks for what is typed, and says when there is nothing', async () => {
    const {element, root, input} = await opened();
    const queries: string[] = [];
    element.addEventListener('site-search-query', event => queries.push((event as SearchQueryEvent).query));
    await type(element, input, 'zzz');
    element.answer = {results: [], words: ['zzz']};
    await element.updateComplete;
    expect(queries).to.deep.equal(['zzz']);
    expect(root.querySelector('.empty')?.textContent).to.equal(en.searchEmpty.replace('{query}', 'zzz'));
  });

  it('marks the words that were found, and shows text as text', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    await type(element, input, 'word');
    expect([...root.querySelectorAll('mark')].map(mark => mark.textContent)).to.deep.equal(['word', 'Word']);
    expect(root.querySelector('.excerpt')?.textContent).to.equal('The <b>word</b> here');
    await expect(element).to.be.accessible();
  });

  it('moves with the arrows around the ends and chooses with Enter', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    await type(element, input, 'word');
    const chosen: string[] = [];
    element.addEventListener('site-search-choose', event => {
      const {slug, hash} = event as SearchChooseEvent;
      chosen.push(`${slug}#${hash}`);
    });
    expect(selected(root)).to.equal(0);
    press(input, 'ArrowUp');
    await element.updateComplete;
    expect(selected(root)).to.equal(2);
    press(input, 'ArrowDown');
    press(input, 'ArrowDown');
    await element.updateComplete;
    expect(selected(root)).to.equal(1);
    expect(input.getAttribute('aria-activedescendant')).to.equal('option-1');
    press(input, 'Enter');
    expect(chosen).to.deep.equal(['a#x']);
    expect(root.querySelector('dialog')?.open).to.equal(false);
  });

  it('chooses by click, and closes on a click beside it', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    await type(element, input, 'word');
    const chosen: string[] = [];
    element.addEventListener('site-search-choose', event => chosen.push((event as SearchChooseEvent).slug));
    root.querySelector<HTMLElement>('#option-2')?.click();
    expect(chosen).to.deep.equal(['b']);
    element.show();
    root.querySelector('dialog')?.click();
    expect(root.querySelector('dialog')?.open).to.equal(false);
  });

  it('shows suggestions while nothing is typed', async () => {
    const {element, root} = await opened();
    element.suggestions = results;
    await element.updateComplete;
    expect(root.querySelectorAll('[role="option"]').length).to.equal(3);
  });

  it('Enter without a result does nothing', async () => {
    const {root, input} = await opened();
    press(input, 'Enter');
    expect(root.querySelector('dialog')?.open).to.equal(true);
  });

  it('its hits are links, and says what was taken for another word', async () => {
    const {element, root, input} = await opened();
    element.hrefOf = (slug, hash) => `/${slug}/${hash && `#${hash}`}`;
    element.answer = {results, words: ['word'], corrected: 'word'};
    await type(element, input, 'wrod');
    const hrefs = [...root.querySelectorAll('a[role="option"]')].map(link => link.getAttribute('href'));
    expect(hrefs).to.deep.equal(['/a/', '/a/#x', '/b/#y']);
    expect(root.querySelector('.note')?.textContent).to.equal(en.searchSimilar.replace('{query}', 'word'));
    let isChosen = false;
    element.addEventListener('site-search-choose', () => {
      isChosen = true;
    });
    const click = new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey: true});
    root.addEventListener('click', event => event.preventDefault(), {once: true});
    root.querySelector('#option-2')?.dispatchEvent(click);
    expect(isChosen).to.equal(false);
  });

  it('brings back what was searched for, once something was opened', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    await type(element, input, 'word');
    press(input, 'Enter');
    await type(element, input, '');
    element.show();
    await element.updateComplete;
    expect(root.querySelector('#option-0')?.textContent?.trim()).to.equal('word');
    root.querySelector<HTMLElement>('#option-0')?.click();
    expect(element.query).to.equal('word');
  });
});
