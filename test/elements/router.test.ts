import {aTimeout, expect, fixture, html} from '@open-wc/testing';
import {
  type LoadResult,
  type PageParts,
  Router,
  type Visit,
  type VisitCause,
} from '../../shell/browser/router/router.js';

const start = location.href;

/** Creates a router over pages by path, and records its actions. */
async function open(
  load: (visit: Visit) => Promise<LoadResult | undefined>,
  prefetch?: (link: HTMLAnchorElement) => void,
) {
  const box = await fixture<HTMLElement>(
    html`<div><main tabindex="-1"><div style="height: 4000px"></div><h2 id="part">Part</h2><div style="height: 4000px"></div></main><p role="status"></p></div>`,
  );
  const main = box.querySelector('main') as HTMLElement;
  const status = box.querySelector('p') as HTMLElement;
  const reloads: string[] = [];
  const reload = () => void reloads.push(location.href);
  const router = new Router({load, ...(prefetch && {prefetch})}, {main, status}, reload);
  return {router, main, status, reloads};
}

const page = (slug: string, more: Partial<PageParts> = {}): LoadResult => ({
  kind: 'page',
  page: {slug, title: () => `Title of ${slug}`, hash: '', isNew: true, put: () => undefined, ...more},
});

/** Returns the pages that the document announces during `work`. */
async function shownIn(work: () => Promise<unknown>): Promise<readonly string[]> {
  const slugs: string[] = [];
  const note = (event: Event) => slugs.push((event as Event & {readonly slug: string}).slug);
  document.addEventListener('docs-page', note);
  await work();
  document.removeEventListener('docs-page', note);
  return slugs;
}

describe('router', () => {
  afterEach(() => {
    history.replaceState(null, '', start);
    scrollTo(0, 0);
  });

  it('shows a page with its text, announcement, focus, scroll position and event', async () => {
    const done: string[] = [];
    const {router, main, status} = await open(async () =>
      page('b', {put: () => void done.push('put'), finish: async () => void done.push(`finish ${status.textContent}`)}),
    );
    scrollTo(0, 900);
    expect(await shownIn(() => router.visit('push'))).to.deep.equal(['b']);
    expect(done).to.deep.equal(['put', 'finish Title of b']);
    expect(document.activeElement).to.equal(main);
    expect(scrollY).to.equal(0);
  });

  it("scrolls to the URL's heading without moving the focus", async () => {
    const {router, main} = await open(async () => page('b', {hash: 'part'}));
    await router.visit('push');
    expect(scrollY).to.be.greaterThan(1000);
    expect(document.activeElement).to.not.equal(main);
  });

  it('neither scrolls nor announces a renewed page, and fires no event initially', async () => {
    for (const cause of ['renew', 'load'] satisfies VisitCause[]) {
      const {router, main, status} = await open(async () => page('b', {isNew: cause === 'load'}));
      if (cause === 'renew') scrollTo(0, 700);
      expect(await shownIn(() => router.visit(cause))).to.deep.equal([]);
      expect(status.textContent).to.equal('');
      expect(document.activeElement).to.not.equal(main);
      expect(scrollY).to.equal(cause === 'renew' ? 700 : 0);
    }
  });

  it('restores the scroll position on back navigation', async () => {
    const {router} = await open(async () => page('b'));
    history.replaceState({scroll: 640}, '');
    await router.visit('pop');
    expect(scrollY).to.equal(640);
  });

  it("stores a page's scroll position in its history entry", async () => {
    const {router} = await open(async () => page('b'));
    await router.visit('push');
    scrollTo(0, 480);
    router.go('?other');
    expect(location.search).to.equal('?other');
    expect(history.state).to.equal(null);
    await aTimeout(20);
    history.back();
    await aTimeout(100);
    expect((history.state as {scroll: number}).scroll).to.equal(480);
  });

  it('adds no history entry for the current page', async () => {
    const {router} = await open(async () => page('b'));
    const {length} = history;
    router.go(location.href);
    await aTimeout(20);
    expect(history.length).to.equal(length);
  });

  it('aborts a navigation when another one begins', async () => {
    const put: string[] = [];
    const signals: AbortSignal[] = [];
    let release = () => {};
    const first = new Promise<void>(done => (release = done));
    const {router} = await open(async ({signal}) => {
      signals.push(signal);
      if (signals.length > 1) return page('second', {put: () => void put.push('second')});
      await first;
      return page('first', {put: () => void put.push('first')});
    });
    const ended = router.visit('push');
    await router.visit('push');
    release();
    await ended;
    expect(put).to.deep.equal(['second']);
    expect(signals.map(({aborted}) => aborted)).to.deep.equal([true, false]);
  });

  it('neither scrolls nor announces an aborted navigation', async () => {
    const {router, status} = await open(async ({cause}) =>
      cause === 'pop' ? page('later', {isNew: false}) : page('b', {put: () => router.visit('pop')}),
    );
    expect(await shownIn(() => router.visit('push'))).to.deep.equal([]);
    expect(status.textContent).to.equal('');
  });

  it('follows and counts redirects instead of showing the URL', async () => {
    const hops: number[] = [];
    const {router} = await open(async visit => {
      hops.push(visit.hops);
      const isThere = location.search === '?c';
      return isThere ? page('c') : {kind: 'redirect', href: location.search === '?b' ? '?c' : '?b', isExternal: false};
    });
    const {length} = history;
    await router.visit('push');
    expect(hops).to.deep.equal([0, 1, 2]);
    expect(location.search).to.equal('?c');
    expect(history.length).to.equal(length);
  });

  it('replaces the current page', async () => {
    const {router} = await open(async () => page('b'));
    const {length} = history;
    await router.replace('?else');
    expect([location.search, history.length]).to.deep.equal(['?else', length]);
  });

  it('reloads after a failed navigation, and reports a failed first page', async () => {
    const {router, reloads} = await open(async () => {
      throw new Error('Not to be had');
    });
    await router.visit('push');
    expect(reloads.length).to.equal(1);
    let said = '';
    await router.visit('load').catch(error => (said = (error as Error).message));
    expect([said, reloads.length]).to.deep.equal(['Not to be had', 1]);
  });

  it('ignores failures of aborted navigations', async () => {
    const late = await open(async ({cause, signal}) => {
      if (cause === 'pop') return page('b');
      await new Promise(done => signal.addEventListener('abort', done));
      throw new Error('Aborted');
    });
    const ended = late.router.visit('push');
    await late.router.visit('pop');
    await ended;
    expect(late.reloads).to.deep.equal([]);
  });

  it('prefetches hovered or focused links if its source supports it', async () => {
    const asked: string[] = [];
    const {router} = await open(
      async () => page('b'),
      link => asked.push(link.id),
    );
    router.start();
    const link = await fixture<HTMLElement>(html`<a id="next" href="?next"><span>Next</span></a>`);
    link.querySelector('span')?.dispatchEvent(new PointerEvent('pointerenter', {bubbles: true}));
    link.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    expect(asked).to.deep.equal(['next', 'next']);
    history.scrollRestoration = 'auto';
  });
});
