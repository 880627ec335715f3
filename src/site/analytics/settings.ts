import type {AnalyticsProvider, Config} from '../../config/config.js';

/** Settings for counting page views in a browser. Plain data, also in `_lectern/site.json` of a prerendered site. */
export interface AnalyticsSettings {
  /** Providers with their settings, in file order. */
  readonly providers: readonly (readonly [AnalyticsProvider, Readonly<Record<string, string>>])[];
  /**
   * If true, loads nothing before the reader consents. Set if docs.json requires consent, or configures a consent
   * manager that Lectern does not load.
   */
  readonly needsConsent: boolean;
  /** If true, loads nothing if the browser sends "Do Not Track" or "Global Privacy Control". */
  readonly respectsDnt: boolean;
  /** Storage entry or cookie by which the project's consent tool records consent. */
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
