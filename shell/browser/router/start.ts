// Fetches the rest of the styles and the behaviour of a prerendered page when the text is on the screen: what is loaded or
// compiled while a picture is made takes the line and the processor from it. No module, so that it waits for nothing but the
// end of the page.
const enhance = () => import('./enhance.js');
/** URL of the behavior script. The prerender inserts its file name. */
const behaviour = new URL('./enhance/enhance.js', (document.currentScript as HTMLScriptElement).src).href;

/** Milliseconds that behaviour waits for the styles: without some of them a reader can still search, copy and choose tabs. */
const patience = 3000;

/** Loads the styles, and in parallel the behavior, which runs after them. */
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

// Behaviour restores the scroll position of a page that is reloaded, unless the reader has moved on.
for (const name of ['wheel', 'touchmove', 'keydown', 'mousedown'])
  addEventListener(
    name,
    () => {
      document.documentElement.dataset.moved = '';
    },
    {once: true, passive: true},
  );

// Handle a URL of the old form before the page is shown.
if (location.hash.startsWith('#/') || !PerformanceObserver.supportedEntryTypes.includes('paint')) void complete();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void complete();
  }).observe({type: 'paint', buffered: true});
