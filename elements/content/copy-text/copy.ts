/**
 * Copies text to the clipboard. Returns false where the browser refuses. To be called in the very task of the reader's click,
 * before anything is waited for: Safari counts nothing later as the reader's wish. Text that is still being made is a promise.
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

// Pages without a secure context have no clipboard API, only this.
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('aria-hidden', 'true');
  area.className = 'visually-hidden';
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // In a dialog that is open nothing outside of it can be selected.
  (focused?.closest('dialog') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({preventScroll: true});
  return done;
}
