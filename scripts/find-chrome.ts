import {existsSync} from 'node:fs';
import {installPackages} from './install-packages.js';

/** Without the windows of a desktop browser: the same pages take two thirds of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const candidates = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns a Chromium to test with: `CHROME_PATH`, else one that is installed, else Debian's package, installed now.
 * Throws with what to do when none can be had.
 */
export function findChrome(): string {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", and there is no such file. Point it to a Chromium or Chrome program.`);
  }
  const installed = candidates.find(path => existsSync(path));
  if (installed) return installed;
  for (const name of ['chromium-headless-shell', 'chromium'])
    try {
      installPackages([name, 'fonts-dejavu-core']);
      return `/usr/bin/${name}`;
    } catch {
      // A system without this package may have the next.
    }
  throw new Error('The browser tests need Chromium. Install it, or set CHROME_PATH to a Chromium or Chrome program.');
}

/**
 * Returns the browser that readers have, for measurements: the shell draws pictures at other moments. Else what tests
 * take.
 */
export function findChromeOfReaders(): string {
  if (process.env.CHROME_PATH) return findChrome();
  return candidates.find(path => path !== headlessShell && existsSync(path)) ?? findChrome();
}

/**
 * Features of the browser that tests do not need. A list here replaces the driver's own, so its names that
 * tests depend on are here as well. The last two draw the list below the address bar: a second page for every tab,
 * which took half of the processor time of a new one.
 */
const unneededFeatures: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** Switches for a headless browser that requests only the pages under test. */
export const chromeSwitches: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unneededFeatures.join(',')}`,
];
