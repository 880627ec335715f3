import assert from 'node:assert/strict';
import {after, before, describe, test} from 'node:test';
import type {Page} from 'playwright-core';
import {useBrowser, visit} from '../../e2e/site.js';
import {kinds} from './kinds.js';
import {course, type Hand, type KindSite, propsOf, readStep, serveKinds, slugOf} from './kinds-site.js';
import {reactCode, reactScript} from './react-page.js';
import {snapshot} from './snapshot.js';

// Every kind of component, with Preact in both kinds of site, and with React 19 on a separate page.

const browser = useBrowser();
let site: KindSite;
let script: string;

before(async () => {
  [site, script] = await Promise.all([serveKinds(), reactScript()]);
});
after(() => site?.close());

const handOf = (tab: Page): Hand => ({
  look: () => tab.evaluate(snapshot, '.kind'),
  wait: time => tab.waitForTimeout(time),
  async take(step) {
    const {selector, sign, value} = readStep(step);
    const found = tab.locator(selector).first();
    if (sign === '!') await found.press(value);
    else if (sign === undefined) await found.click();
    else if ((await found.evaluate(each => each.localName)) === 'select') await found.selectOption(value);
    else await found.fill(value);
  },
});

/** Runs a component on a page with only React. */
async function withReact(kind: (typeof kinds)[number]) {
  const plain = await (await browser.open().newContext()).newPage();
  try {
    await plain.setContent('<!doctype html><body><div class="kind"></div></body>');
    await plain.addScriptTag({content: script});
    await plain.evaluate(
      ([code, given]) => {
        const {mount} = window as unknown as {mount(code: string, box: Element | null, props: unknown): void};
        mount(code as string, document.querySelector('.kind'), given);
      },
      [reactCode(kind.source), propsOf(kind)] as const,
    );
    return await course(handOf(plain), kind);
  } finally {
    await plain.context().close();
  }
}

async function inSite(url: string, kind: (typeof kinds)[number]) {
  const opened = await visit(browser.open(), `${url}${slugOf(kind)}/`);
  try {
    await opened.shows(kind.name);
    await opened.page.waitForSelector('.kind docs-live[data-runs]');
    const taken = await course(handOf(opened.page), kind);
    assert.deepEqual([opened.uncaught, opened.messages.filter(each => !/404/.test(each))], [[], []]);
    return taken;
  } finally {
    await opened.close();
  }
}

// Runs two at a time, because the test mostly waits for components.
describe('a component does the same as with React 19', {concurrency: 2}, () => {
  for (const kind of kinds)
    test(`${kind.name}: the same as with React 19, by script tag and prerendered`, async () => {
      // Runs in parallel, because the test mostly waits for timers of components.
      const [expected, runtime, prerendered] = await Promise.all([
        withReact(kind),
        inSite(site.runtime, kind),
        inSite(site.prerendered, kind),
      ]);
      assert.deepEqual(runtime, expected, 'by script tag');
      assert.deepEqual(prerendered, expected, 'prerendered');
    });
});
