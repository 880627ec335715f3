import {closeGlyph} from '../../../src/components/glyphs.js';
import {adoptSheets} from '../../base/adopt.js';
import {findContentMessages} from '../../base/content-messages.js';
import {setHtml} from '../../base/set-html.js';
import css from './image-zoom.css';
import {showMissingMedia} from './missing-media.js';

/** Minimum width in pixels of an image that readers can enlarge. Smaller ones are icons and badges. */
const smallest = 96;
let isReady = false;

/** Lets readers enlarge images by click and keyboard. Skips images in links and buttons. */
export function enlargeImages(root: ParentNode): void {
  if (!isReady) {
    isReady = true;
    adoptSheets(css);
  }
  showMissingMedia(root);
  if (root.querySelector('img[data-picture-actions]'))
    void import('./picture-actions.js').then(({addPictureActions}) => addPictureActions(root));
  for (const image of root.querySelectorAll<HTMLImageElement>('.docs-content img')) {
    if (image.matches('a *, button *, summary *, [role=button] *, docs-icon *, .card *, [data-no-zoom]')) continue;
    const prepare = () => {
      // A hidden image has no layout width. Use its intrinsic width.
      const width = image.clientWidth || image.naturalWidth;
      if (width >= smallest && image.dataset.zoom === undefined) makeButton(image);
    };
    if (image.complete) prepare();
    else image.addEventListener('load', prepare, {once: true});
  }
}

function makeButton(image: HTMLImageElement): void {
  image.dataset.zoom = '';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-haspopup', 'dialog');
  // The image becomes a button, which needs an accessible name even if the image is decorative.
  if (image.alt) image.setAttribute('aria-label', `${findContentMessages(image).enlarge}: ${image.alt}`);
  else image.alt = findContentMessages(image).enlarge;
  image.addEventListener('click', () => open(image));
  image.addEventListener('keydown', event => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(image);
  });
}

function open(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt);
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  // An SVG scales without loss, so the style sheet enlarges it to the viewport.
  if (/\.svg(?:[?#]|$)/i.test(large.src)) large.className = 'zoom-drawing';
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'zoom-close';
  close.setAttribute('aria-label', findContentMessages(image).close);
  setHtml(close, closeGlyph);
  dialog.append(large, close);
  // Any click closes the dialog, on the image and next to it.
  dialog.addEventListener('click', () => dialog.close());
  // Close on "back": otherwise the dialog would cover the previous page.
  const goBack = () => dialog.close();
  addEventListener('popstate', goBack);
  dialog.addEventListener('close', () => {
    removeEventListener('popstate', goBack);
    dialog.remove();
    image.focus({preventScroll: true});
  });
  document.body.append(dialog);
  dialog.showModal();
}
