import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {Builder, Capabilities, Key, type WebDriver, type WebElement} from 'selenium-webdriver';
import {findWebKit, type WebKitPrograms} from '../../../scripts/find-browsers.js';
import {type Engine, keysOf, type StartEngine, type Tab, until} from './engine.js';
import {find} from './recorder.js';

/** Safari's engine from Debian's packages: its driver, and a plain browser on a virtual display. */
export const startWebKit: StartEngine = async () => {
  const programs = findWebKit();
  if ('reason' in programs) return programs;
  const {display, screen} = await startDisplay(programs);
  const port = await freePort();
  const env = {...process.env, DISPLAY: screen, GTK_THEME: 'Adwaita', NO_AT_BRIDGE: '1'};
  const service = spawn(programs.driver, [`--port=${port}`], {env, stdio: 'ignore'});
  const end = async (driver?: WebDriver) => {
    await driver?.quit().catch(() => {});
    service.kill();
    display.kill();
  };
  try {
    const driver = await connect(port, programs.browser);
    await driver.manage().setTimeouts({script: 30_000, pageLoad: 30_000});
    const tab = tabOf(driver);
    await tab.resize(1440, 900);
    const version = String((await driver.getCapabilities()).get('browserVersion'));
    return {name: 'webkit', version, tab, close: () => end(driver)} satisfies Engine;
  } catch (error) {
    await end();
    throw error;
  }
};

async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
    // With the default strategy, the driver waits forever for pages that never finish loading. The code below waits for
    // the required state.
    pageLoadStrategy: 'none',
  });
  for (let turn = 0; ; turn++)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .disableEnvironmentOverrides()
        .build();
    } catch (error) {
      // The driver does not report when it is ready.
      if (turn > 40) throw error;
      await pause(100);
    }
}

/** Starts the display server on a free display, and returns its number. */
async function startDisplay({display}: WebKitPrograms): Promise<{display: ChildProcess; screen: string}> {
  const server = spawn(display, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [data] = (await once(server.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {display: server, screen: `:${data.toString().trim()}`};
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as {port: number};
  server.close();
  return port;
}

const keys: Readonly<Record<string, string>> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Tab: Key.TAB,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  Home: Key.HOME,
  End: Key.END,
  Control: Key.CONTROL,
  Shift: Key.SHIFT,
  ' ': Key.SPACE,
};
const keyOf = (name: string) => keys[name] ?? name;

function tabOf(driver: WebDriver): Tab {
  return {
    engine: 'webkit',
    async go(url) {
      await driver.get(url);
      // Compares only the origin, because the page can redirect.
      const isThere = 'return location.origin === arguments[0] && document.readyState !== "loading"';
      await until(() => driver.executeScript<boolean>(isThere, new URL(url).origin));
    },
    async run(script, ...given) {
      const call = `const done = arguments[arguments.length - 1];
        new Promise(go => go((${script})(...${JSON.stringify(given)})))
          .then(value => done({value}), error => done({error: String(error?.stack ?? error)}));`;
      const answer = await driver.executeAsyncScript<{value?: unknown; error?: string}>(call);
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    async click(selector, text) {
      const found = await driver.executeScript<WebElement>(`return (${find})(arguments[0])`, [selector, text ?? null]);
      await found.click();
    },
    async type(text) {
      const actions = driver.actions();
      // This driver loses keys that arrive faster than the page handles them.
      for (const each of text) actions.sendKeys(each).pause(20);
      await actions.perform();
    },
    async press(name) {
      const {held, key} = keysOf(name);
      const actions = driver.actions();
      for (const each of held) actions.keyDown(keyOf(each));
      actions.sendKeys(keyOf(key));
      for (const each of held.toReversed()) actions.keyUp(keyOf(each));
      await actions.perform();
    },
    back: () => driver.executeScript('history.back()'),
    forward: () => driver.executeScript('history.forward()'),
    async resize(width, height) {
      const window = driver.manage().window();
      // The window includes browser bars. A second call corrects the page's size.
      await window.setRect({x: 0, y: 0, width, height});
      const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>(
        'return [innerWidth, innerHeight]',
      );
      await window.setRect({x: 0, y: 0, width: 2 * width - innerWidth, height: 2 * height - innerHeight});
    },
    async inPopup(script) {
      const own = await driver.getWindowHandle();
      try {
        await until(async () => {
          const popup = (await driver.getAllWindowHandles()).find(each => each !== own);
          if (!popup) return false;
          await driver.switchTo().window(popup);
          return driver.executeScript<boolean>(`return (${script})()`);
        });
      } finally {
        await driver.switchTo().window(own);
      }
    },
    screenshot: async file => writeFileSync(file, await driver.takeScreenshot(), 'base64'),
  };
}
