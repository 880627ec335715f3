import {markPendingClicks} from '../../../elements/api-reference/request-panel/pending-click.js';

// Classic script that loads all other styles and scripts of a prerendered page after its text is visible: downloads
// before that would delay the first paint. It is not a module, so that it runs at the end of the page.
const enhance = () => import('./enhance.js');
/** URL of the behavior script. The build replaces its file name. */
const behaviour = new URL('./enhance/enhance.js', (document.currentScript as HTMLScriptElement).src).href;

/**
 * Maximum time in milliseconds that scripts wait for style sheets. Without some styles, search, copy buttons, and tabs
 * still work.
 */
const TIMEOUT_MS = 3000;

/** Loads styles and scripts in parallel. Runs the scripts after the styles have loaded. */
async function complete(): Promise<void> {
  const place = document.querySelector<HTMLElement>('#lectern-rest');
  if (!place) return void enhance();
  document.head.append(createLink('modulepreload', behaviour));
  const sheet = createLink('stylesheet', place.dataset.href as string);
  await new Promise(done => {
    sheet.onload = sheet.onerror = done;
    setTimeout(done, TIMEOUT_MS);
    place.replaceWith(sheet);
  });
  void enhance();
}

function createLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {rel, href});
}

// Scripts restore the scroll position of a reloaded page, unless the reader scrolled before.
for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown'])
  addEventListener(
    name,
    () => {
      document.documentElement.dataset.moved = '';
    },
    {once: true, passive: true},
  );

markPendingClicks();

// Do not wait for the text: a URL of the hash router leads to another page. Without paint timing, no event follows.
if (location.hash.startsWith('#/') || !PerformanceObserver.supportedEntryTypes.includes('paint')) void complete();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void complete();
  }).observe({type: 'paint', buffered: true});
