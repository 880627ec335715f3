import {chromium, type ElementHandle, type Page} from 'playwright-core';
import {chromeSwitches, findChrome} from '../../../scripts/find-chrome.js';
import {type Engine, type StartEngine, type Tab, until} from './engine.js';
import {find} from './recorder.js';

export const startChromium: StartEngine = async () => {
  const args = [...chromeSwitches, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'];
  const browser = await chromium.launch({executablePath: findChrome(), args});
  const context = await browser.newContext({viewport: {width: 1440, height: 900}});
  const page = await context.newPage();
  return {
    name: 'chromium',
    version: browser.version(),
    tab: tabOf(page),
    close: () => browser.close(),
  } satisfies Engine;
};

function tabOf(page: Page): Tab {
  return {
    engine: 'chromium',
    go: async url => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    // Passed as text, as in the other engines.
    run: (script, ...given) => page.evaluate(`(${script})(...${JSON.stringify(given)})`),
    async click(selector, text) {
      const found = await page.evaluateHandle(find, [selector, text ?? null] as const);
      await (found as ElementHandle<Element>).click({timeout: 5000});
    },
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    back: async () => void (await page.goBack({waitUntil: 'commit'})),
    forward: async () => void (await page.goForward({waitUntil: 'commit'})),
    resize: (width, height) => page.setViewportSize({width, height}),
    screenshot: async file => void (await page.screenshot({path: file})),
    inPopup: script =>
      until(async () => {
        const popup = page
          .context()
          .pages()
          .find(each => each !== page);
        return popup !== undefined && (await popup.evaluate<boolean>(`(${script})()`));
      }),
  };
}
