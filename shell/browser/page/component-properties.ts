import type {SiteLocation} from '../../../src/base/link.js';
import type {Spoken} from '../../../src/messages/language-messages.js';
import {idle} from '../boot/painted.js';

/** Components that authors write: neither code nor what a view of an operation is made of. */
const written =
  '[data-rendered]:not(code-block, openapi-endpoint, asyncapi-channel, :is(openapi-endpoint, asyncapi-channel) *)';

/** The page of components, and where its links lead. */
export interface PropertiesPlace {
  readonly slug: string;
  readonly file: string;
  readonly site: SiteLocation & Spoken;
}

/**
 * Gives the components of a page the properties that they have in host pages, such as `required` of `<param-field>`.
 * Waits until the page is loaded and the browser is idle, and does nothing where readers save data.
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
