import {findFirefox, findWebKit} from './find-browsers.js';
import {findChrome} from './find-chrome.js';
import {installWebServers} from './find-web-servers.js';

/**
 * Installs missing browsers and servers before the tests start. If two test files install packages at the same time,
 * one of them fails.
 */
export function installForTests(): void {
  installWebServers();
  for (const find of [findChrome, findFirefox, findWebKit]) {
    try {
      const found = find();
      if (typeof found === 'object' && 'reason' in found) console.log(found.reason);
    } catch (error) {
      console.log((error as Error).message);
    }
  }
}
