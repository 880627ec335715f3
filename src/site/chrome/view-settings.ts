import {omitUndefined} from '../../base/omit-undefined.js';
import type {ViewSettings} from '../../base/view-settings.js';
import type {Config} from '../../config/config.js';

/** Returns the settings of docs.json for API views. Undefined if absent: views then load no extra code. */
export function buildViewSettings({api}: Pick<Config, 'api'>): ViewSettings | undefined {
  const {fields, samples} = api;
  const found: ViewSettings = omitUndefined({
    isOpen: fields.isOpen || undefined,
    pills: fields.pills.length > 0 ? fields.pills : undefined,
    defaults: samples.defaults,
    isBlank: samples.prefill ? undefined : true,
    isWritten: samples.autogenerate ? undefined : true,
  });
  return Object.keys(found).length > 0 ? found : undefined;
}
