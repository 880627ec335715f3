import type {SiteLocation} from '../../../src/base/link.js';
import type {TranslatedMessages} from '../../../src/messages/language-messages.js';
import {waitForIdle} from '../boot/wait-for-paint.js';

/** Selector of components that authors write. Excludes code blocks and components inside views of operations. */
const written =
  '[data-rendered]:not(code-block, openapi-endpoint, asyncapi-channel, :is(openapi-endpoint, asyncapi-channel) *)';

/** Location of the components: slug and file of the page, and the site that resolves their links. */
export interface PropertiesPlace {
  readonly slug: string;
  readonly file: string;
  readonly site: SiteLocation & TranslatedMessages;
}

/**
 * Gives the components of a page the same properties as in host pages, such as `required` of `<param-field>`. Waits
 * until the page has loaded and the browser is idle. Does nothing in data-saver mode.
 */
export async function addPropertiesOfPage(main: HTMLElement, place: () => Promise<PropertiesPlace>): Promise<void> {
  const {connection} = navigator as {connection?: {readonly saveData: boolean}};
  if (connection?.saveData || !main.querySelector(written)) return;
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, {once: true}));
  await waitForIdle();
  const [{addComponentProperties}, known] = await Promise.all([import('./offer-properties.js'), place()]);
  addComponentProperties(main, known);
}
