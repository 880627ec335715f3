import {existsSync} from 'node:fs';
import {installPackages} from './install-packages.js';

/** Programs for tests in WebKit: its driver, the plain browser of the same package, and a virtual display. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const browser = ['4.1', '4.0', '6.0'].flatMap(version => [
  `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  `/usr/lib/aarch64-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
  `/usr/libexec/webkit2gtk-${version}/MiniBrowser`,
]);

/**
 * Returns a Firefox for tests: `FIREFOX_PATH`, an installed one, or Debian's package, in this order. Returns the reason
 * if none is available.
 */
export function findFirefox(): string | {readonly reason: string} {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : {reason: `FIREFOX_PATH is "${named}", and there is no such file.`};
  return first(firefox) ?? installed(['firefox-esr'], () => first(firefox));
}

/** Returns WebKitGTK with its driver, and installs them if possible. */
export function findWebKit(): WebKitPrograms | {readonly reason: string} {
  return webKit() ?? installed(['webkit2gtk-driver', 'xvfb'], webKit);
}

function webKit(): WebKitPrograms | undefined {
  const [driver, miniBrowser, display] = [['/usr/bin/WebKitWebDriver'], browser, ['/usr/bin/Xvfb']].map(first);
  return driver && miniBrowser && display ? {driver, browser: miniBrowser, display} : undefined;
}

function installed<Found>(
  packages: readonly string[],
  find: () => Found | undefined,
): Found | {readonly reason: string} {
  try {
    installPackages(packages);
  } catch {
    return {reason: `${packages.join(' and ')} cannot be installed here.`};
  }
  return find() ?? {reason: `${packages.join(' and ')} are installed, but their programs were not found.`};
}

function first(paths: readonly string[]): string | undefined {
  return paths.find(path => existsSync(path));
}
