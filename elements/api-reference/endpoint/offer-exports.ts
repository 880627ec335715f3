import type {ExportKind} from '../../../src/api-reference/views/exports/export-document.js';
import {fillMessage} from '../../../src/base/fill-message.js';
import {getErrorMessage} from '../../../src/base/get-error-message.js';
import {enDocumentTools} from '../../../src/messages/en-reading.js';
import {announce} from '../../base/announce.js';
import {findMessages, findViewMessages} from '../../base/messages.js';
import {copyOnClick} from '../../content/copy-text/copy-button.js';

const wired = new WeakSet<Element>();

/**
 * Adds click handlers to the download buttons of an overview. The first click loads the code that creates the files.
 */
export function offerExports(place: HTMLElement): void {
  const group = place.querySelector('.overview-exports');
  if (!group || wired.has(group)) return;
  wired.add(group);
  group.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button[data-export]');
    if (button) void exportFor(button, group.querySelector<HTMLAnchorElement>('a[data-source]')?.href ?? '');
  });
}

async function exportFor(button: HTMLButtonElement, url: string): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const kind = button.dataset.export as ExportKind;
  button.ariaBusy = 'true';
  const made = import('./create-export.js').then(({createExport}) => createExport(url, kind, findViewMessages(button)));
  try {
    // Start copying in the task of the click, which Safari requires. The text may arrive later.
    if (kind === 'markdown')
      await Promise.all([
        copyOnClick(
          button,
          made.then(({text}) => text),
        ),
        made,
      ]);
    else {
      const {name, text} = await made;
      const {saveFile} = await import('../response/save-file.js');
      saveFile(new TextEncoder().encode(text), name);
    }
  } catch (error) {
    const {exportFailed} = findMessages(button)?.reading ?? enDocumentTools;
    const text = fillMessage(exportFailed, {reason: getErrorMessage(error)});
    button.title = text;
    announce(button, text);
  }
  button.ariaBusy = null;
}
