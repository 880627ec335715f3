import {putTryButton} from '../../../elements/api-reference/try-it/try-button.js';
import {adoptSheets} from '../../../elements/base/adopt.js';
import tryButtonCss from '../../../elements/theme/try-button.css';
import type {WrittenField} from '../../../src/api-reference/form/build-fields-document.js';
import type {Config} from '../../../src/config/config.js';
import type {PageDocument} from '../../../src/site/page/open-page.js';
import {buildPageForm, type PageForm} from '../../../src/site/page/page-form.js';

/** Adds the request form to a page whose operation the author wrote with `<ParamField>`, without an API document. */
export function offerPageForm(
  form: PageForm,
  article: HTMLElement,
  fields: () => Promise<readonly WrittenField[]>,
): void {
  putTryButton(document.querySelector('.page-head .operation-head'), async () => {
    const {openPageTryIt} = await import('../../../elements/api-reference/try-it/open-page-try-it.js');
    await openPageTryIt({article, ...form, fields: await fields()});
  });
}

let isAdopted = false;

/**
 * Adds the request form to a page that has an `api` field but no API document. Loads the button's style sheet, which
 * other pages load with their first API view.
 */
export function offerHandwrittenForm(page: PageDocument, config: Pick<Config, 'api'>, article: HTMLElement): void {
  const form = buildPageForm(page, config);
  if (!form) return;
  if (!isAdopted) adoptSheets(tryButtonCss);
  isAdopted = true;
  offerPageForm(form, article, async () => {
    const {readWrittenFields} = await import('../../../src/site/page/written-fields.js');
    return readWrittenFields(page.nodes);
  });
}
