import {encodePath} from '../../../src/base/slug.js';
import type {Manifest} from '../../../src/site/manifest.js';
import type {Options} from '../boot/options.js';
import {replaceOwnStyles} from '../chrome/own-styles.js';
import {offerScriptApi} from '../router/script-api.js';

/**
 * Loads the project's files in the manifest: its style sheets, and its scripts if the script tag or docs.json (`run`)
 * allows them.
 */
export function loadOwnFiles({styles, scripts}: Manifest, options: Options, allowed: readonly string[]): void {
  replaceOwnStyles([...new Set([...styles, ...options.styles])], options);
  if (![...allowed, ...options.run].includes('scripts')) return;
  if (scripts.size > 0) offerScriptApi(options.base);
  for (const [path, isModule] of scripts) {
    const src = options.root + encodePath(path);
    if ([...document.scripts].some(each => each.src === src)) continue;
    const script = document.createElement('script');
    script.async = false;
    if (isModule) script.type = 'module';
    script.src = src;
    document.head.append(script);
  }
}
