import {serverChoices} from '../../../elements/api-reference/form/server-choice.js';

/**
 * Defines an API for project scripts under the format's name. It sets values of server variables, for scripts that know
 * a reader's region or account. Exists only if such scripts run (security rule F5).
 */
export function offerScriptApi(base: string): void {
  const holder = globalThis as {mintlify?: {api?: {playground?: object}}};
  const set = (written: unknown) => {
    const entries = Object.entries(Object(written)).filter(([, value]) => ['string', 'number'].includes(typeof value));
    serverChoices(base).preset(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  };
  const playground = {setServerVariables: set, clearServerVariables: () => set({})};
  holder.mintlify = {...holder.mintlify, api: {...holder.mintlify?.api, playground}};
}
