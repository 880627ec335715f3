import type {Page} from 'playwright-core';

/** A prerendered page has got its behaviour, which comes after its text. Pages without scripts are as alive as they get. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('script[src*="_lectern/start-"]') || customElements.get('docs-callout'),
  );
}
