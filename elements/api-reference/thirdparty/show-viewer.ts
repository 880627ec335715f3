import type {OperationReference} from '../../../src/api-reference/views/reader.js';
import {findContentMessages} from '../../base/content-messages.js';
import {findColorMode} from '../../base/foreign-mode.js';
import {hideContentsLinks} from '../../base/hide-contents-links.js';
import {watchColorMode} from '../../base/watch-color-mode.js';
import {putTryButton} from '../try-it/try-button.js';
import {isolateOperation, type OperationSources} from './isolate-operation.js';
import {renderViewerFrame} from './render-viewer-frame.js';
import {type ViewerName, viewers} from './viewers.js';

/**
 * Default base URL of the files of third-party viewers. `integrations.lectern.cdn` or the attribute `cdn` overrides it.
 */
const defaultCdn = 'https://cdn.jsdelivr.net/npm/';

interface Shown {
  readonly name: ViewerName;
  readonly sources: OperationSources;
  readonly operation: OperationReference;
  readonly cdn?: string | undefined;
  /** Element to append the viewer's frame to. */
  readonly place: HTMLElement;
  /** Native view. Visible until the viewer is ready, and if it fails. */
  readonly native: HTMLElement;
}

/**
 * Shows an operation in a third-party viewer, in the page's color mode. Returns a function that removes the viewer.
 * Never throws: on failure, the native view stays.
 */
export function showViewer({name, sources, operation, cdn, place, native}: Shown): () => void {
  const base = new URL(cdn || defaultCdn, document.baseURI).href.replace(/\/?$/, '/');
  // A bound page shows the operation's title itself.
  const isBound = native.hasAttribute('bound');
  const reading = isolateOperation(sources, operation);
  let shown: HTMLIFrameElement | undefined;
  let mode = findColorMode(place);
  let isOver = false;
  const draw = async () => {
    try {
      const found = await reading;
      if (!found) throw new Error('The document does not have the operation.');
      const frame = await renderViewerFrame(place, {viewer: viewers[name], isBound, document: found, base, mode});
      if (isOver) return frame.remove();
      shown?.remove();
      shown = frame;
      hide(native, true);
      // Remove Lectern's "Try it": the viewer has its own form, or none.
      if (isBound) putTryButton(document.querySelector('.page-head .operation-head'));
      place.dispatchEvent(new CustomEvent('openapi-shown', {bubbles: true, composed: true}));
    } catch (error) {
      if (isOver || shown) return;
      console.warn(`${viewers[name].title}: ${(error as Error).message} The native viewer is shown.`);
      reportShown(place);
    }
  };
  const rendered = draw();
  const unfollow = watchColorMode(place, () => {
    const now = findColorMode(place);
    if (now === mode) return;
    mode = now;
    void rendered.then(draw);
  });
  return () => {
    isOver = true;
    unfollow();
    shown?.remove();
    hide(native, false);
  };
}

/** Hides or shows the native view, and its headings in the table of contents. */
function hide(native: HTMLElement, isHidden: boolean): void {
  native.hidden = isHidden;
  hideContentsLinks();
}

function reportShown(place: HTMLElement): void {
  if (place.querySelector(':scope > .viewer-note')) return;
  const note = document.createElement('p');
  note.className = 'viewer-note';
  note.textContent = findContentMessages(place).viewerNative;
  place.prepend(note);
}
