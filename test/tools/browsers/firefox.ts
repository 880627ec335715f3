import puppeteer, {type ElementHandle, type KeyInput, type Page} from 'puppeteer-core';
import {findFirefox} from '../../../scripts/find-browsers.js';
import {type Engine, keysOf, type StartEngine, type Tab, until} from './engine.js';
import {find} from './recorder.js';

/** Granted permissions, because no user can respond to a prompt. */
const extraPrefsFirefox = {
  'dom.disable_open_during_load': false,
  'dom.events.testing.asyncClipboard': false,
  'network.dns.disablePrefetch': true,
};

export const startFirefox: StartEngine = async () => {
  const executablePath = findFirefox();
  if (typeof executablePath !== 'string') return executablePath;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    extraPrefsFirefox,
  });
  const page = await browser.newPage();
  await resize(page, 1440, 900);
  return {
    name: 'firefox',
    version: await browser.version(),
    tab: tabOf(page),
    close: () => browser.close(),
  } satisfies Engine;
};

/**
 * Sets the viewport without the driver's own function, which also rotates the screen. Older supported engines (Firefox
 * 140) do not support that.
 */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({width, height}).catch(async (error: Error) => {
    if (!/setScreenOrientationOverride/.test(error.message)) throw error;
    await until(async () => (await page.evaluate('innerWidth')) === width);
  });
}

function tabOf(page: Page): Tab {
  return {
    engine: 'firefox',
    go: async url => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    run: (script, ...given) => page.evaluate(`(${script})(...${JSON.stringify(given)})`) as never,
    async click(selector, text) {
      const found = await page.evaluateHandle(find, [selector, text ?? null] as const);
      await (found as ElementHandle<Element>).click();
    },
    type: text => page.keyboard.type(text),
    async press(name) {
      const {held, key} = keysOf(name);
      for (const each of held) await page.keyboard.down(each as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const each of held.toReversed()) await page.keyboard.up(each as KeyInput);
    },
    // The driver's own functions wait for a load event, which does not occur if only the fragment changes.
    back: () => page.evaluate('history.back()') as Promise<void>,
    forward: () => page.evaluate('history.forward()') as Promise<void>,
    resize: (width, height) => resize(page, width, height),
    screenshot: async file => void (await page.screenshot({path: file as `${string}.png`})),
    inPopup: script =>
      until(async () => {
        const pages = await page.browser().pages();
        for (const popup of pages)
          if (popup !== page && popup.url() !== 'about:blank')
            return (await popup.evaluate(`(${script})()`)) as boolean;
        return false;
      }),
  };
}
