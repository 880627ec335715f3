import type {Page} from 'playwright-core';

/**
 * Waits until a prerendered page has loaded its behavior, which follows its text. Returns immediately for pages without
 * scripts.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('script[src*="_lectern/start-"]') || customElements.get('docs-callout'),
  );
}
