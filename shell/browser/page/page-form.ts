import {putTryButton} from '../../../elements/api-reference/request-panel/try-button.js';
import {adopt} from '../../../elements/base/adopt.js';
import tryButtonCss from '../../../elements/theme/try-button.css';
import type {WrittenField} from '../../../src/api-reference/form/fields-document.js';
import type {Config} from '../../../src/config/config.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import {type PageForm, pageFormOf} from '../../../src/site/page/page-form.js';

/** Adds the form to an API page without a document. Its parameters are the page's fields. */
export function offerPageForm(
  form: PageForm,
  article: HTMLElement,
  fields: () => Promise<readonly WrittenField[]>,
): void {
  putTryButton(document.querySelector('.page-head .operation-head'), async () => {
    const {openPageTryIt} = await import('../../../elements/api-reference/request-panel/open-page-try-it.js');
    await openPageTryIt({article, ...form, fields: await fields()});
  });
}

let isAdopted = false;

/** Adds the form of a page, if it has one. Loads the button's style, which otherwise loads with the first view. */
export function offerFormOf(page: PageDocument, config: Pick<Config, 'api'>, article: HTMLElement): void {
  const form = pageFormOf(page, config);
  if (!form) return;
  if (!isAdopted) adopt(tryButtonCss);
  isAdopted = true;
  offerPageForm(form, article, async () => {
    const {readWrittenFields: writtenFields} = await import('../../../src/site/page/written-fields.js');
    return writtenFields(page.nodes);
  });
}
