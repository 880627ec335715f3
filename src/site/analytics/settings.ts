import type {AnalyticsProvider, Config} from '../../config/config.js';

/**
 * Settings that a browser needs to count page views. Plain data, also in `_lectern/site.json` of a prerendered site.
 */
export interface AnalyticsSettings {
  /** Providers with their settings, in the order of docs.json. */
  readonly providers: readonly (readonly [AnalyticsProvider, Readonly<Record<string, string>>])[];
  /**
   * Loads nothing before the reader consents. Set when docs.json asks for it, or names a consent manager that Lectern
   * does not run.
   */
  readonly needsConsent: boolean;
  /** Loads nothing when the browser sends "Do Not Track" or "Global Privacy Control". */
  readonly respectsDnt: boolean;
  /** Storage entry or cookie that a consent tool of the project sets on consent. */
  readonly consentKey?: readonly [key: string, value: string | undefined];
}

/** Returns the analytics settings of docs.json. Undefined without a provider. */
export function readAnalyticsSettings({
  analytics,
  lectern,
  consentKey,
  consentManagers,
}: Pick<Config, 'analytics' | 'lectern' | 'consentKey' | 'consentManagers'>): AnalyticsSettings | undefined {
  if (analytics.size === 0) return undefined;
  return {
    providers: [...analytics].map(([name, texts]) => [name, Object.fromEntries(texts)]),
    needsConsent: lectern.consent === 'required' || consentManagers.length > 0,
    respectsDnt: lectern.analytics.respectDnt,
    ...(consentKey && {consentKey}),
  };
}
