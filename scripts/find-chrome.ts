import {existsSync} from 'node:fs';
import {installPackages} from './install-packages.js';

/** Chromium without the windows of a desktop browser. The same pages take two thirds of the processor time. */
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
 * Returns a Chromium for tests: `CHROME_PATH`, an installed one, or Debian's package, which this function installs.
 * Throws with a fix if none is available.
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
      // This package is not installed. Try the next one.
    }
  throw new Error('The browser tests need Chromium. Install it, or set CHROME_PATH to a Chromium or Chrome program.');
}

/**
 * Returns a desktop browser for measurements, because the headless shell paints at other times. Otherwise returns the
 * tests' browser.
 */
export function findChromeOfReaders(): string {
  if (process.env.CHROME_PATH) return findChrome();
  return candidates.find(path => path !== headlessShell && existsSync(path)) ?? findChrome();
}

/**
 * Browser features that tests do not need. This list replaces the driver's own, so it includes the driver's entries
 * that tests depend on. The last two features render the list below the address bar. That list is a second page for
 * every tab, which took half of a new tab's processor time.
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

/** Switches for a headless browser that requests only the tested pages. */
export const chromeSwitches: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unneededFeatures.join(',')}`,
];
