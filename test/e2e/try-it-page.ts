import type {Locator, Page} from 'playwright-core';

/** Opens the form of the visible operation like a reader, and returns its dialog. */
export async function openForm(page: Page, within = 'body'): Promise<Locator> {
  page.setDefaultTimeout(10_000);
  await page.locator(`${within} :is(.try-button, .operation-bar .try-it):visible`).first().click();
  return openDialog(page);
}

/** Navigates to an operation page, and opens its form. `path` is the path that the operation shows. */
export async function openFormAt(page: Page, slug: string, path: string): Promise<Locator> {
  await page.evaluate(to => {
    location.hash = to;
  }, `#/${slug}`);
  await page.waitForFunction(
    wanted => document.querySelector('.page-head .operation-head')?.textContent?.includes(wanted),
    path,
  );
  return openForm(page, '.page-head');
}

/** Returns the open dialog. At most one is open. */
export async function openDialog(page: Page): Promise<Locator> {
  const dialog = page.locator('try-it dialog[open]');
  await dialog.waitFor();
  return dialog;
}

/** Sets another operation on an element, and waits for the button that opens its form. */
export async function showOperation(page: Page, method: string, path: string, host = 'openapi-endpoint') {
  await page.$eval(
    host,
    (element, [nextMethod, nextPath]) => {
      element.setAttribute('method', nextMethod as string);
      element.setAttribute('path', nextPath as string);
    },
    [method, path],
  );
  await page.waitForFunction(
    ([selector, wanted]) => {
      const element = document.querySelector(selector as string);
      const root = element?.shadowRoot ?? element;
      const head = root?.querySelector('.operation-line > .operation-head');
      return head?.textContent?.replace(/\s+/g, '').includes(wanted as string) && head.querySelector('.try-button');
    },
    [host, `${method.toUpperCase()}${path}`],
  );
}

/** The control for a value by its name, and the checkbox that includes the value. */
export const controlOf = (dialog: Locator, name: string) => dialog.getByLabel(`Value of ${name}`, {exact: true});
export const sentOf = (dialog: Locator, name: string) => dialog.getByLabel(`Send ${name}`, {exact: true});
export const button = (dialog: Locator, name: string) => dialog.getByRole('button', {name, exact: true});

/** Waits until the request URL equals this one. */
export async function goesTo(dialog: Locator, url: string): Promise<void> {
  await dialog.locator('.sent-to code').getByText(url, {exact: true}).waitFor();
}

/** Waits until the code sample contains a text, and returns the whole sample. */
export async function sampleWith(dialog: Locator, text: string): Promise<string> {
  const sample = dialog.locator('.sample pre');
  await sample.filter({hasText: text}).waitFor();
  return (await sample.textContent()) ?? '';
}

/** Returns the text of an element, in one line. */
export const textOf = async (found: Locator) => ((await found.textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** Returns the text of each warning in a form. */
export async function warnings(dialog: Locator): Promise<string[]> {
  return (await dialog.locator('.form .warn').allTextContents()).map(text => text.trim());
}
