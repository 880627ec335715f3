// Replaces the home page's image by the live site, which also accepts a dropped folder. Starts when the page is visible
// and the browser is idle. Without this script, the image remains.

const lectern = document.querySelector('script[src*="lectern.js"]')?.src;
const site = new URL('../docs.json', import.meta.url).href;
const idle = () =>
  new Promise(done =>
    'requestIdleCallback' in window ? requestIdleCallback(done, {timeout: 3000}) : setTimeout(done, 500),
  );

const seen = new IntersectionObserver(async entries => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    seen.unobserve(target);
    await idle();
    await import(new URL('open/open.js', lectern).href).catch(() => undefined);
    if (customElements.get('open-project') && target.isConnected) fill(target);
  }
});

function fill(place) {
  const opener = document.createElement('open-project');
  opener.setAttribute('site', site);
  opener.setAttribute('page', 'quickstart');
  const poster = [...place.querySelectorAll('img')].find(image => image.checkVisibility())?.cloneNode();
  if (poster) {
    poster.slot = 'poster';
    poster.alt = '';
    opener.append(poster);
  }
  place.append(opener);
}

// The site renders the article again whenever the reader returns to this page.
function look() {
  for (const place of document.querySelectorAll('.open-project:not([data-seen])')) {
    place.dataset.seen = '';
    seen.observe(place);
  }
}

if (lectern) {
  new MutationObserver(look).observe(document.documentElement, {childList: true, subtree: true});
  look();
}
