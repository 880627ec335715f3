import {loadForcedColorRules} from '../../base/load-forced-color-rules.js';
import {defineInside as defineElements} from './define-inside.js';
import {exposeParts} from './expose-parts.js';
import {openRows, openWhenShown} from './open-rows.js';
import {findForcedSheet} from './place.js';
import {getApiContext} from './site-context.js';

export {watchColorMode} from '../../base/watch-color-mode.js';
export {showRest} from './show-rest.js';

/** Upgrades a rendered view: loads closed sections when they open, highlights code, and adopts forced colors. */
export function upgradeElements(place: HTMLElement, read: (row: string, from: number) => Promise<string>): void {
  openRows(place, read, defineInside);
  defineInside(place);
  if (place.querySelector('.overview-exports'))
    import('./offer-exports.js').then(({offerExports}) => offerExports(place)).catch(() => undefined);
  applyForcedColors(place);
  const root = place.getRootNode();
  const host = root instanceof ShadowRoot && !place.matches('openapi-endpoint') ? root.host : place;
  if (host.hasAttribute('history') || getApiContext()?.versionsOf)
    soon(
      () =>
        void import('../history/show-history.js')
          .then(({showHistory}) => showHistory(place, host))
          .catch(() => undefined),
    );
}

const soon = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));

/** Applies forced colors inside a shadow root. */
export function applyForcedColors(place: HTMLElement): void {
  const sheet = findForcedSheet(place);
  if (sheet) loadForcedColorRules(sheet);
}

/** Defines the elements in a rendered view. Loads the tools for long schemas when the browser is idle. */
export function defineInside(root: HTMLElement): void {
  defineElements(root);
  openWhenShown(root);
  exposeParts(root.getRootNode());
  soon(() => {
    import('../reading/add-schema-tools.js').then(({addSchemaTools}) => addSchemaTools(root)).catch(() => undefined);
  });
}
