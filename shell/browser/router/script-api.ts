import {openServerChoices} from '../../../elements/api-reference/form/server-choice.js';

/**
 * Defines the script API under the name that the docs.json format documents. Scripts of the project set server
 * variables with it, for example by the reader's region or account. Exists only if such scripts may run (security rule
 * F5).
 */
export function offerScriptApi(base: string): void {
  const holder = globalThis as {mintlify?: {api?: {playground?: object}}};
  const set = (written: unknown) => {
    const entries = Object.entries(Object(written)).filter(([, value]) => ['string', 'number'].includes(typeof value));
    openServerChoices(base).preset(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  };
  const playground = {setServerVariables: set, clearServerVariables: () => set({})};
  holder.mintlify = {...holder.mintlify, api: {...holder.mintlify?.api, playground}};
}
