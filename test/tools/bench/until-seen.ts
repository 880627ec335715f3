import type {Page} from 'playwright-core';

/**
 * Waits until the measured page logs `seen` to its console. Polling would run 60 KB of the driver's script during the
 * measurement, and only on the slower side.
 */
export async function untilSeen(page: Page): Promise<void> {
  await page.waitForEvent('console', {predicate: message => message.text() === 'seen', timeout: 60_000});
}
