import {formatSize} from '../../../src/api-reference/form/quantities.js';
import {enDocumentTools} from '../../../src/messages/en-reading.js';
import {findMessages} from '../../base/messages.js';
import {type DocumentDownload, readings} from '../documents/readings.js';

/** Time in milliseconds before the progress appears, and between two updates. */
const PROGRESS_DELAY_MS = 2000;
const interval = 500;

/**
 * Shows the download progress of slow documents below a skeleton. Removes it with the skeleton, or when the documents
 * at `urls` have loaded.
 */
export function showReading(skeleton: Element, urls: readonly string[]): void {
  const started = performance.now();
  const note = document.createElement('p');
  note.className = 'reading-note';
  note.setAttribute('role', 'status');
  const text = document.createElement('span');
  const bar = document.createElement('progress');
  const figures = document.createElement('span');
  // Screen readers announce the sentence once. Hide the rest, or they announce each megabyte.
  for (const part of [bar, figures]) part.setAttribute('aria-hidden', 'true');
  note.append(text, bar, figures);
  const timer = setInterval(() => {
    const reading = urls.map(url => readings.get(url)).find(each => each !== undefined);
    if (!skeleton.isConnected || !reading) {
      note.remove();
      clearInterval(timer);
    } else if (performance.now() - started >= PROGRESS_DELAY_MS) {
      const {readingDocument, locale} = findMessages(skeleton)?.reading ?? enDocumentTools;
      text.textContent ||= readingDocument.replace('{name}', reading.name);
      update(bar, figures, reading, locale);
      if (!note.isConnected) skeleton.after(note);
    }
  }, interval);
}

/**
 * Updates the progress bar. Makes it indeterminate if the size is unknown, and while the worker parses the document.
 */
function update(bar: HTMLProgressElement, figures: Element, {received, size}: DocumentDownload, locale: string): void {
  if (size !== undefined && received < size) {
    bar.max = size;
    bar.value = received;
  } else bar.removeAttribute('value');
  if (received === 0) return;
  const sizes = size === undefined ? [received] : [received, size];
  figures.textContent = sizes.map(each => formatSize(each, locale)).join(' / ');
}
