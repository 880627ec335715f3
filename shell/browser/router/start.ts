// Loads the remaining styles and scripts of a prerendered page after its text is visible. Earlier downloads would
// compete with the first paint. This is not a module, so it waits only for the end of the page.
const enhance = () => import('./enhance.js');
/** URL of the behavior script. The prerender inserts its file name. */
const behaviour = new URL('./enhance/enhance.js', (document.currentScript as HTMLScriptElement).src).href;

/**
 * Milliseconds for which scripts wait for styles. Without some styles, readers can still search, copy and choose tabs.
 */
const patience = 3000;

/** Loads the styles and the scripts in parallel. The scripts run after the styles. */
async function complete(): Promise<void> {
  const place = document.querySelector<HTMLElement>('#lectern-rest');
  if (!place) return void enhance();
  document.head.append(linkTo('modulepreload', behaviour));
  const sheet = linkTo('stylesheet', place.dataset.href as string);
  await new Promise(done => {
    sheet.onload = sheet.onerror = done;
    setTimeout(done, patience);
    place.replaceWith(sheet);
  });
  void enhance();
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {rel, href});
}

// The scripts restore the scroll position of a reloaded page, unless the reader has scrolled.
for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown'])
  addEventListener(
    name,
    () => {
      document.documentElement.dataset.moved = '';
    },
    {once: true, passive: true},
  );

// Handle a URL of the old form before the page appears.
if (location.hash.startsWith('#/') || !PerformanceObserver.supportedEntryTypes.includes('paint')) void complete();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void complete();
  }).observe({type: 'paint', buffered: true});
