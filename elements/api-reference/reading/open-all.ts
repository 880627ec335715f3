import type {DocumentToolMessages} from '../../../src/messages/en-reading.js';

/** Adds a button that opens or closes all sections of a body or response. Skips those with fewer than two sections. */
export function addExpandAllButton(root: ParentNode, messages: DocumentToolMessages): void {
  for (const media of root.querySelectorAll<HTMLElement>('.media')) {
    const titled = media.parentElement?.querySelector<HTMLElement>(':scope > .api-section-head > .media-head');
    const head = media.querySelector<HTMLElement>(':scope > .media-head') ?? titled ?? media;
    if (head.querySelector(':scope > .open-all') || listFolds(media).length < 2) continue;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'open-all';
    button.textContent = messages.expandAll;
    let isOpen = false;
    button.addEventListener('click', () => {
      isOpen = !isOpen;
      button.textContent = isOpen ? messages.collapseAll : messages.expandAll;
      if (isOpen)
        import('./field-actions.js')
          .then(({openLevels}) =>
            openLevels(
              () => listFolds(media),
              () => isOpen && button.isConnected,
            ),
          )
          .catch(() => undefined);
      else for (const fold of listFolds(media)) fold.open = false;
    });
    if (head === media) media.prepend(button);
    else head.append(button);
  }
}

function listFolds(media: HTMLElement): readonly HTMLDetailsElement[] {
  return [...media.querySelectorAll<HTMLDetailsElement>('details.expandable')];
}
