import {given} from '../../base/given.js';
import type {Config} from '../../config/config.js';

/** What few sites say of the views of their operations. Plain data: it goes to another thread with the place of the site. */
export interface ViewSettings {
  /** Fields are open at first. */
  readonly isOpen?: boolean;
  /** Keys of schemas whose values stand as pills beside names. */
  readonly pills?: readonly string[];
  /** Which optional values samples have. */
  readonly defaults?: 'required' | 'all';
  /** The form begins empty. */
  readonly isBlank?: boolean;
  /** Only samples that somebody wrote. */
  readonly isWritten?: boolean;
}

/** Nothing where docs.json says nothing of it: then views load nothing besides. */
export function viewSettingsOf({further}: Pick<Config, 'further'>): ViewSettings | undefined {
  if (!further) return undefined;
  const {fields, samples} = further;
  const found: ViewSettings = given({
    isOpen: fields.isOpen || undefined,
    pills: fields.pills.length > 0 ? fields.pills : undefined,
    defaults: samples.defaults,
    isBlank: samples.prefill ? undefined : true,
    isWritten: samples.autogenerate ? undefined : true,
  });
  return Object.keys(found).length > 0 ? found : undefined;
}
