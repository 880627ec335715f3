import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {Page} from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns axe's findings once a page is stable. Earlier results would describe half-loaded parts. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  return axeNow(page);
}

/** Returns axe's findings for a page that keeps a connection open. */
export async function axeNow(page: Page): Promise<string[]> {
  await movesEnd(page);
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const {axe} = globalThis as unknown as {
      axe: {run(): Promise<{violations: {id: string; nodes: {html: string; failureSummary: string}[]}[]}>};
    };
    const {violations} = await axe.run();
    return violations.flatMap(({id, nodes}) =>
      nodes.map(node => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
    );
  });
}

/** Returns axe's findings on the contrast of some elements, and the number of elements that axe could judge. */
export async function axeContrast(
  page: Page,
  elements: readonly (string | {readonly fromShadowDom: readonly string[]})[],
): Promise<{readonly findings: readonly string[]; readonly judged: number}> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async include => {
    interface Results {
      readonly violations: readonly {readonly nodes: readonly {readonly failureSummary: string}[]}[];
      readonly passes: readonly {readonly nodes: readonly unknown[]}[];
    }
    const {axe} = globalThis as unknown as {axe: {run(context: unknown, options: unknown): Promise<Results>}};
    const {violations, passes} = await axe.run({include}, {runOnly: ['color-contrast']});
    const findings = violations.flatMap(({nodes}) => nodes.map(node => node.failureSummary.slice(0, 200)));
    return {findings, judged: findings.length + passes.reduce((sum, {nodes}) => sum + nodes.length, 0)};
  }, elements);
}

/** Waits for the end of time-based animations. Scroll-driven animations never end. */
export async function movesEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({timeline}) => timeline === document.timeline);
    return Promise.all(timed.map(animation => animation.finished.catch(() => {})));
  });
}
