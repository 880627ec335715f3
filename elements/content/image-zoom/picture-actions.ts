import {decodeOnce} from '../../../src/base/slug.js';
import {enSite} from '../../../src/messages/en-site.js';
import {adoptSheets} from '../../base/adopt.js';
import {announce} from '../../base/announce.js';
import {findContentMessages} from '../../base/content-messages.js';
import {findMessages} from '../../base/messages.js';
import css from './picture-actions.css';

type Action = 'copy' | 'download';

/** Adds copy and save buttons to images whose author requests them. */
export function addPictureActions(root: ParentNode): void {
  adoptSheets(css);
  for (const image of root.querySelectorAll<HTMLImageElement>('.docs-content img[data-picture-actions]')) {
    const actions = parseActions(image.dataset.pictureActions ?? '');
    if (actions.length === 0 || image.dataset.offered !== undefined) continue;
    image.dataset.offered = '';
    const bar = document.createElement('div');
    bar.className = 'picture-actions';
    const isAbove = image.dataset.placement?.startsWith('top') ?? false;
    if (isAbove) bar.dataset.placement = 'top';
    bar.append(...actions.map(action => createButton(action, image)));
    // A paragraph can't contain a toolbar. Insert it outside.
    const place = image.closest('p, picture') ?? image;
    if (isAbove) place.before(bar);
    else place.after(bar);
  }
}

/** Parses the attribute value. Empty means both actions. `false` and unknown names mean none. */
function parseActions(written: string): readonly Action[] {
  const words = written
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  if (words.length === 0 || words.includes('true')) return ['copy', 'download'];
  return (['copy', 'download'] as const).filter(action => words.includes(action));
}

function createButton(action: Action, image: HTMLImageElement): HTMLButtonElement {
  const extra = findMessages(image)?.extras ?? enSite;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button-quiet';
  button.textContent = action === 'copy' ? extra.copyImage : extra.saveImage;
  if (image.alt) button.setAttribute('aria-label', `${button.textContent}: ${image.alt}`);
  button.addEventListener('click', () => {
    if (action === 'download') return save(image);
    const {copied, copyFailed} = findContentMessages(image);
    void copy(image).then(
      () => announce(button, copied),
      () => announce(button, copyFailed),
    );
  });
  return button;
}

function save(image: HTMLImageElement): void {
  const link = document.createElement('a');
  link.href = image.currentSrc || image.src;
  link.download = decodeOnce(new URL(link.href).pathname.split('/').at(-1) ?? '') || 'picture';
  link.click();
}

/** Copies an image as PNG, the only image type that every browser's clipboard accepts. */
async function copy(image: HTMLImageElement): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth || image.width;
  canvas.height = image.naturalHeight || image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const rendered = new Promise<Blob>((done, fail) =>
    canvas.toBlob(blob => (blob ? done(blob) : fail(new Error('no picture')))),
  );
  await navigator.clipboard.write([new ClipboardItem({'image/png': rendered})]);
}
