import type {Page} from 'playwright-core';

/**
 * Waits until the page under measure says `seen` to its console. Asking the page again and again would put 60 KB of the
 * driver's script into the time that is measured, and into that of the slower side only.
 */
export async function untilSeen(page: Page): Promise<void> {
  await page.waitForEvent('console', {predicate: message => message.text() === 'seen', timeout: 60_000});
}
