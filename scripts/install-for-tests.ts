import {findFirefox, findWebKit} from './find-browsers.js';
import {findChrome} from './find-chrome.js';
import {installWebServers} from './find-web-servers.js';

/**
 * Installs the browsers and servers that tests start, where they are missing. Before the tests and not by the first
 * that needs one: two test files that install at the same time get in each other's way, and one of them fails.
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
