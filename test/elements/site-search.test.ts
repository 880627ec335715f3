import {expect, fixture, html, waitUntil} from '@open-wc/testing';
import {define} from '../../elements/base/define.js';
import {registerElements} from '../../elements/register.js';
import type {SearchChooseEvent, SearchQueryEvent} from '../../elements/site-chrome/site-search/events.js';
import {SiteSearch} from '../../elements/site-chrome/site-search/site-search.js';
import {en} from '../../src/messages/en.js';
import type {SearchResult} from '../../src/site/search/results.js';

define('site-search', SiteSearch);

const results: readonly SearchResult[] = [
  {slug: 'a', page: 'Alpha', hits: [{hash: 'x', heading: 'Word', excerpt: 'The <b>word</b> here'}]},
  {
    slug: 'b',
    page: 'Create an order',
    method: 'POST',
    path: '/orders',
    hits: [{hash: '', heading: '', place: 'body', field: 'word', excerpt: 'string · Of the order.'}],
  },
  {slug: 'c', page: 'Gamma', hits: [{hash: '', heading: '', excerpt: 'no'}]},
];

/** Returns the text of the rows, with separated parts. */
const rows = (root: ShadowRoot) =>
  [...root.querySelectorAll('[role="option"][id]')].map(row =>
    [...row.children]
      .map(part => part.textContent?.trim())
      .filter(Boolean)
      .join(' | '),
  );

async function opened(): Promise<{element: SiteSearch; input: HTMLInputElement; root: ShadowRoot}> {
  const element = await fixture<SiteSearch>(html`<site-search .messages=${en}></site-search>`);
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
  // The element also reads values from memory, so an empty storage is not enough.
  beforeEach(() => {
    localStorage.clear();
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '[]');
  });

  it('opens with a focused field and a hint', async () => {
    const {root, input} = await opened();
    expect(root.querySelector('dialog')?.open).to.equal(true);
    expect(root.activeElement).to.equal(input);
    expect(root.querySelector('.empty')?.textContent).to.equal(en.searchStart);
  });

  it('searches for typed text, and reports empty results', async () => {
    const {element, root, input} = await opened();
    const queries: string[] = [];
    element.addEventListener('site-search-query', event => queries.push((event as SearchQueryEvent).query));
    await type(element, input, 'zzz');
    element.answer = {results: [], words: ['zzz']};
    await element.updateComplete;
    expect(queries).to.deep.equal(['zzz']);
    expect(root.querySelector('.empty')?.textContent).to.equal(en.searchEmpty.replace('{query}', 'zzz'));
  });

  it('marks matching words, and escapes text', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    await type(element, input, 'word');
    expect([...root.querySelectorAll('mark')].map(mark => mark.textContent)).to.deep.equal(['Word', 'word', 'word']);
    expect(rows(root)).to.deep.equal([
      'Alpha | Word · The <b>word</b> here',
      'Gamma | no',
      'POST | Create an order | /orders | body · word · string · Of the order.',
    ]);
    await expect(element).to.be.accessible();
  });

  it('moves with the arrow keys in a circle, and opens with Enter', async () => {
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
    expect(chosen).to.deep.equal(['c#']);
    expect(root.querySelector('dialog')?.open).to.equal(false);
  });

  it('leaves keys to an input method while it composes a word', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    await type(element, input, 'word');
    const compose = (key: string, how: KeyboardEventInit) =>
      input.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...how}));
    for (const how of [{isComposing: true}, {keyCode: 229}]) {
      for (const key of ['ArrowDown', 'Enter', 'Escape']) expect(compose(key, how), key).to.equal(true);
      await element.updateComplete;
      expect(selected(root)).to.equal(0);
      expect(root.querySelector('dialog')?.open).to.equal(true);
    }
  });

  it('opens a result by click, and closes on a click outside', async () => {
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

  it('keeps shown rows in place, and appends results that arrive later', async () => {
    const {element, root, input} = await opened();
    const find = (slugs: string, isPartial: boolean) => {
      const found = [...slugs].map(slug => ({slug, page: slug.toUpperCase(), hits: []}));
      element.answer = {results: found, words: [], isPartial};
      return element.updateComplete;
    };
    await type(element, input, 'word');
    await find('', true);
    expect(root.querySelector('.empty')).to.equal(null);
    await find('b', true);
    // The reader cannot have aimed at a row yet.
    await find('ab', true);
    expect(rows(root)).to.deep.equal(['A', 'B']);
    press(input, 'ArrowDown');
    await find('cbda', true);
    expect(rows(root)).to.deep.equal(['A', 'B', 'C', 'D']);
    expect(selected(root)).to.equal(1);
    expect(root.querySelector('.found')?.textContent).to.equal('');
    await find('cebda', false);
    expect(rows(root)).to.deep.equal(['A', 'B', 'C', 'D', 'E']);
    expect(selected(root)).to.equal(1);
    expect(root.querySelector('.found')?.textContent).to.equal('5 results');
    await type(element, input, 'words');
    await find('cebda', false);
    expect(rows(root)).to.deep.equal(['C', 'E', 'B', 'D', 'A']);
  });

  it('keeps rows in place after a moment without any movement', async () => {
    const {element, root, input} = await opened();
    await type(element, input, 'word');
    element.answer = {results: results.slice(2), words: [], isPartial: true};
    await new Promise(done => setTimeout(done, 200));
    element.answer = {results, words: []};
    await element.updateComplete;
    expect(rows(root).map(row => row.split(' | ')[0])).to.deep.equal(['Gamma', 'Alpha', 'POST']);
    // The filters would move the rows.
    expect(root.querySelector('.filters')).to.equal(null);
  });

  it('waits for the whole index before it corrects a word', async () => {
    const {element, root, input} = await opened();
    await type(element, input, 'wrod');
    const corrected = {results: results.slice(0, 1), words: ['word'], corrected: 'word'};
    element.answer = {...corrected, isPartial: true};
    await element.updateComplete;
    expect(rows(root)).to.deep.equal([]);
    element.answer = corrected;
    await element.updateComplete;
    expect(rows(root).length).to.equal(1);
  });

  it('shows suggestions for an empty query', async () => {
    const {element, root} = await opened();
    element.suggestions = results;
    await element.updateComplete;
    expect(root.querySelector('.group')?.textContent).to.equal(en.searchSuggested);
    expect(rows(root)).to.deep.equal(['Alpha', 'POST | Create an order | /orders', 'Gamma']);
  });

  it('ignores Enter without a result', async () => {
    const {root, input} = await opened();
    press(input, 'Enter');
    expect(root.querySelector('dialog')?.open).to.equal(true);
  });

  it('renders results as links, and names corrected words', async () => {
    const {element, root, input} = await opened();
    element.hrefOf = (slug, hash) => `/${slug}/${hash && `#${hash}`}`;
    element.answer = {results, words: ['word'], corrected: 'word'};
    await type(element, input, 'wrod');
    const hrefs = [...root.querySelectorAll('a[role="option"]')].map(link => link.getAttribute('href'));
    expect(hrefs).to.deep.equal(['/a/#x', '/c/', '/b/']);
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

  it('restores the last query after a result was opened', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word']};
    element.hrefOf = slug => `#/${slug}`;
    await type(element, input, 'word');
    press(input, 'Enter');
    await type(element, input, '');
    element.show();
    await element.updateComplete;
    expect(rows(root)).to.deep.equal(['Alpha', 'word']);
    root.querySelector<HTMLElement>('#option-1')?.click();
    expect(element.query).to.equal('word');
  });

  it('lists the pages that were opened from the search first, with breadcrumbs', async () => {
    const {element, root, input} = await opened();
    element.trailOf = slug => `Area › ${slug}`;
    element.hrefOf = slug => `#/${slug}`;
    element.suggestions = [results[2] as SearchResult, results[0] as SearchResult];
    for (const query of ['first', 'second']) {
      element.answer = {results: [results[query === 'first' ? 0 : 1] as SearchResult], words: []};
      await type(element, input, query);
      press(input, 'Enter');
      element.show();
    }
    await type(element, input, '');
    element.show();
    await element.updateComplete;
    expect([...root.querySelectorAll('.group')].map(({textContent}) => textContent)).to.deep.equal([
      en.searchRecent,
      en.searchSuggested,
    ]);
    expect(rows(root)).to.deep.equal([
      'POST | Create an order | /orders | Area › b',
      'Alpha | Area › a',
      'second',
      'first',
      'Gamma | Area › c',
    ]);
  });

  it('omits the open page from recent pages', async () => {
    const {element, root, input} = await opened();
    element.hrefOf = slug => `#/${slug}`;
    element.answer = {results, words: []};
    await type(element, input, 'word');
    press(input, 'Enter');
    await type(element, input, '');
    for (const [hash, wanted] of [
      ['#/a#part', ['word']],
      ['#/ab', ['Alpha', 'word']],
    ] as const) {
      history.replaceState(null, '', hash);
      element.show();
      await element.updateComplete;
      expect(rows(root)).to.deep.equal(wanted);
    }
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('stores them for this tab and site only, and ignores what another script stored', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: []};
    await type(element, input, 'word');
    press(input, 'Enter');
    await type(element, input, '');
    element.hrefOf = slug => `/other/${slug === 'index' ? '' : slug}`;
    element.show();
    await element.updateComplete;
    expect(rows(root)).to.deep.equal([]);
    expect(localStorage.length).to.equal(0);
    sessionStorage.setItem(`lectern-pages:${new URL('/other/', location.href).href}`, '[1, {"slug": 2}, null]');
    element.show();
    await element.updateComplete;
    expect(rows(root)).to.deep.equal([]);
  });

  it('shows the icons of suggested pages', async () => {
    const {element, root} = await opened();
    element.suggestions = [{slug: 'a', page: 'Alpha', hits: [], icon: 'rocket', iconType: 'solid'}];
    await element.updateComplete;
    const icon = root.querySelector('#option-0 docs-icon');
    expect([icon?.getAttribute('icon'), icon?.getAttribute('icon-type')]).to.deep.equal(['rocket', 'solid']);
  });

  it('defines the icons of suggested pages where the page has none', async () => {
    registerElements();
    const {element, root} = await opened();
    element.suggestions = [{slug: 'a', page: 'Alpha', hits: [], icon: 'rocket'}];
    await waitUntil(() => root.querySelector('docs-icon > svg'));
  });

  it('shows breadcrumbs next to a path only if another result has the same title', async () => {
    const {element, root, input} = await opened();
    const endpoint = results[1] as SearchResult;
    element.trailOf = slug => `Area › ${slug}`;
    const visible = () =>
      [...root.querySelectorAll<HTMLElement>('.trail')]
        .filter(({offsetWidth}) => offsetWidth > 0)
        .map(({textContent}) => textContent);
    element.answer = {results: [endpoint], words: []};
    await type(element, input, 'order');
    expect(visible()).to.deep.equal([]);
    element.answer = {results: [endpoint, {...endpoint, slug: 'd', path: '/v1/orders'}], words: []};
    await element.updateComplete;
    expect(visible()).to.deep.equal(['Area › b', 'Area › d']);
  });

  it('counts all results, and lists more of them on request', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word'], counts: {page: 30, endpoint: 4}};
    await type(element, input, 'word');
    expect(root.querySelector('.found')?.textContent).to.equal('34 results');
    expect(rows(root).at(-1)).to.equal('Show 20 more of 34');
    const asked: number[] = [];
    element.addEventListener('site-search-query', () => asked.push(element.most));
    press(input, 'ArrowUp');
    press(input, 'Enter');
    expect(asked).to.deep.equal([40]);
    expect(root.querySelector('dialog')?.open).to.equal(true);
    await type(element, input, 'words');
    expect(asked).to.deep.equal([40, 20]);
  });

  it('filters by kind with counts, searches again, and Tab moves to the filters', async () => {
    const {element, root, input} = await opened();
    element.answer = {results, words: ['word'], counts: {page: 30, endpoint: 4}};
    await type(element, input, 'word');
    const buttons = [...root.querySelectorAll<HTMLElement>('.filters button')];
    expect(buttons.map(({textContent}) => textContent)).to.deep.equal([
      `${en.searchAll} 34`,
      `${en.searchPages} 30`,
      `${en.searchEndpoints} 4`,
    ]);
    press(input, 'Tab');
    expect(root.activeElement).to.equal(buttons[0]);
    const asked: unknown[] = [];
    element.addEventListener('site-search-query', () => asked.push(element.kind));
    buttons[2]?.click();
    await element.updateComplete;
    expect(asked).to.deep.equal(['endpoint']);
    expect(rows(root)).to.deep.equal([
      'POST | Create an order | /orders | body · word · string · Of the order.',
      'Show 3 more of 4',
    ]);
    expect(buttons[2]?.getAttribute('aria-pressed')).to.equal('true');
    await expect(element).to.be.accessible();
  });

  it('runs a command and closes, or shows its result first', async () => {
    const {element, root, input} = await opened();
    const ran: string[] = [];
    const dialog = root.querySelector('dialog');
    element.commands = [
      {label: 'Color mode: Dark', icon: 'moon', run: () => void ran.push('dark') as undefined},
      {label: 'Copy', detail: 'POST /orders', icon: 'copy', run: async () => 'Copied'},
    ];
    await element.updateComplete;
    expect(root.querySelector('.group')?.textContent).to.equal(en.searchCommands);
    press(input, 'Enter');
    expect([ran, dialog?.open]).to.deep.equal([['dark'], false]);
    element.show();
    press(input, 'ArrowDown');
    await element.updateComplete;
    press(input, 'Enter');
    await new Promise(done => setTimeout(done));
    await element.updateComplete;
    expect(rows(root)[1]).to.equal('Copy | Copied');
    expect(dialog?.open).to.equal(true);
    await new Promise(done => setTimeout(done, 1000));
    expect(dialog?.open).to.equal(false);
  });

  it('offers similar words, pages and help for empty results', async () => {
    const {element, root, input} = await opened();
    element.suggestions = results;
    element.help = {label: 'Support', href: '/support'};
    element.answer = {results: [], words: [], nearest: ['word']};
    await type(element, input, 'wurdx');
    expect(rows(root)).to.deep.equal([
      'Did you mean word?',
      'Alpha',
      'POST | Create an order | /orders',
      'Gamma',
      `${en.searchHelp} | Support`,
    ]);
    expect(root.querySelector('#option-4')?.getAttribute('href')).to.equal('/support');
    await expect(element).to.be.accessible();
  });

  it('has a close button with its visible label', async () => {
    const {root} = await opened();
    const button = root.querySelector<HTMLElement>('.close');
    expect(button?.textContent?.trim()).to.equal(`Esc${en.searchCancel}`);
    button?.click();
    expect(root.querySelector('dialog')?.open).to.equal(false);
  });
});
