import {decodeOnce} from '../../../src/base/slug.js';

/**
 * Replaces images and videos that fail to load by a box with their alternative text or file name. Browsers show a
 * broken image of 16 px, or an empty player. Hides icons that fail to load.
 */
export function showMissingMedia(root: ParentNode): void {
  for (const media of root.querySelectorAll<HTMLImageElement | HTMLVideoElement>('.docs-content :is(img, video)')) {
    if (media.matches('docs-icon *, .badge *')) continue;
    const icon = media.closest<HTMLElement>('.icon-picture');
    const replace = icon ? () => leaveOut(icon) : () => replaceMissing(media);
    if (media instanceof HTMLImageElement) {
      // Ignore an image without a URL and a lazy image: they are `complete` without a failure.
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
  // A missing image within a line of text gets an inline box, or it would break the line.
  const isWord = around.matches('p, span, a, li, td, th, h1, h2, h3, h4, h5, h6');
  if (isWord && (around.textContent?.trim() || around.children.length > 1)) box.dataset.inline = '';
  box.setAttribute('role', 'img');
  const url = media.currentSrc || media.getAttribute('src') || media.querySelector('source')?.src || '';
  const text = (media instanceof HTMLImageElement && media.alt) || getFileName(url);
  box.setAttribute('aria-label', text);
  box.textContent = text;
  keepSize(box, media);
  media.hidden = true;
  media.before(box);
}

/** Gives the box the size that the author set, to avoid a layout shift. */
function keepSize(box: HTMLElement, media: Element): void {
  const [width = 0, height = 0] = ['width', 'height'].map(name => Number(media.getAttribute(name)));
  if (!(width > 0)) return;
  box.style.width = `${width}px`;
  if (height > 0) box.style.aspectRatio = `${width} / ${height}`;
  box.toggleAttribute('data-small', width < 160);
}

/** Returns the file name in a URL's path, decoded. */
function getFileName(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  return decodeOnce(path.slice(path.lastIndexOf('/') + 1));
}
