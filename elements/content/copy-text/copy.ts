/**
 * Copies text to the clipboard. Returns false if the browser refuses. Call it in the task of the reader's click, before
 * any `await`: Safari rejects later calls. Pass a promise for text that is not ready.
 */
export function copyText(text: string | Promise<string>): Promise<boolean> {
  const copied = typeof text === 'string' ? write(text) : writeLater(text);
  return copied.then(
    () => true,
    async () => copyBySelection(await text),
  );
}

async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

async function writeLater(text: Promise<string>): Promise<void> {
  const blob = text.then(words => new Blob([words], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

// Use the deprecated `copy` command in an insecure context, which has no clipboard API.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.className = 'visually-hidden';
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // Add it to the open dialog: the page outside of a modal dialog can't be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return done;
}
