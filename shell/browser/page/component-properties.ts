import type {SiteLocation} from '../../../src/base/link.js';
import type {Spoken} from '../../../src/messages/language-messages.js';
import {idle} from '../boot/painted.js';

/** Selects components that authors write, without code and without parts of operation views. */
const written =
  '[data-rendered]:not(code-block, openapi-endpoint, asyncapi-channel, :is(openapi-endpoint, asyncapi-channel) *)';

/** The page of components, and the base of its links. */
export interface PropertiesPlace {
  readonly slug: string;
  readonly file: string;
  readonly site: SiteLocation & Spoken;
}

/**
 * Adds properties to a page's components, as in host pages, such as `required` of `<param-field>`. Waits until the page
 * has loaded and the browser is idle. Does nothing if readers save data.
 */
export async function offerComponentProperties(
  main: HTMLElement,
  place: () => Promise<PropertiesPlace>,
): Promise<void> {
  const {connection} = navigator as {connection?: {readonly saveData: boolean}};
  if (connection?.saveData || !main.querySelector(written)) return;
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, {once: true}));
  await idle();
  const [{offerPageProperties}, known] = await Promise.all([import('./offer-properties.js'), place()]);
  offerPageProperties(main, known);
}
