import {serverChoices} from '../../../elements/api-reference/form/server-choice.js';

/**
 * What scripts of a project may ask of a site, under the name by which they know it: values for variables of servers, for
 * readers of whom the script knows a region or an account. Only where the project's scripts run (security rule F5).
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
