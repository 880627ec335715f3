import type {FormMessages} from '../../../src/messages/form-messages.js';
import {findMessages} from '../../base/messages.js';

/** Loads the messages of the form in the language of an element's page. Undefined means English. */
export async function findFormMessages(host: HTMLElement): Promise<FormMessages | undefined> {
  const language = findMessages(host)?.frame.locale;
  if (language === undefined) return undefined;
  const {loadFormMessages} = await import('../../../src/messages/load-form-messages.js');
  // If they fail to load, use English.
  return loadFormMessages(language).catch(() => undefined);
}
