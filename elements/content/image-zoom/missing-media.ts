import {decodeOnce} from '../../../src/base/slug.js';

/**
 * Replaces images and videos below a node that fail to load by a box with their text, or the file name. Browsers would
 * show a broken image of 16 px, or an empty player. Removes icons.
 */
export function showMissing(root: ParentNode): void {
  for (const media of root.querySelectorAll<HTMLImageElement | HTMLVideoElement>('.docs-content :is(img, video)')) {
    if (media.matches('docs-icon *, .badge *')) continue;
    const icon = media.closest<HTMLElement>('.icon-picture');
    const replace = icon ? () => leaveOut(icon) : () => replaceMissing(media);
    if (media instanceof HTMLImageElement) {
      // An image without a URL, and a lazy one, is complete from the start without a failure.
      if (media.complete && media.currentSrc && media.naturalWidth === 0) void media.decode().catch(replace);
      media.addEventListener('error', replace, {once: true});
    } else {
      const last = media.querySelector('source:last-of-type') ?? media;
      if (media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) replace();
      last.addEventListener('error', replace, {once: true});
    }
  }
}

function leaveOut(icon: HTMLElement): void {
  icon.hidden = true;
}

function replaceMissing(media: HTMLImageElement | HTMLVideoElement): void {
  if (media.hidden || !media.isConnected) return;
  const box = document.createElement('span');
  box.className = ['missing-media', ...['for-light', 'for-dark'].filter(mode => media.classList.contains(mode))].join(
    ' ',
  );
  const around = media.parentElement as HTMLElement;
  // A badge in a line of text stays a word of this line.
  const isWord = around.matches('p, span, a, li, td, th, h1, h2, h3, h4, h5, h6');
  if (isWord && (around.textContent?.trim() || around.children.length > 1)) box.dataset.inline = '';
  box.setAttribute('role', 'img');
  const url = media.currentSrc || media.getAttribute('src') || media.querySelector('source')?.src || '';
  const text = (media instanceof HTMLImageElement && media.alt) || nameOf(url);
  box.setAttribute('aria-label', text);
  box.textContent = text;
  keepSize(box, media);
  media.hidden = true;
  media.before(box);
}

/** Sets the box to the author's size, so that surrounding text does not move. */
function keepSize(box: HTMLElement, media: Element): void {
  const [width = 0, height = 0] = ['width', 'height'].map(name => Number(media.getAttribute(name)));
  if (!(width > 0)) return;
  box.style.width = `${width}px`;
  if (height > 0) box.style.aspectRatio = `${width} / ${height}`;
  box.toggleAttribute('data-small', width < 160);
}

/** Returns the file name of a URL. */
function nameOf(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return decodeOnce(path.slice(path.lastIndexOf('/') + 1));
}
