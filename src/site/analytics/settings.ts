import type {AnalyticsProvider, Config} from '../../config/config.js';

/** What a browser needs to know to count page views: plain data, which `_lectern/site.json` of a prerendered site holds. */
export interface AnalyticsSettings {
  /** In the order of docs.json, with what each provider was given. */
  readonly providers: readonly (readonly [AnalyticsProvider, Readonly<Record<string, string>>])[];
  /** Nothing is loaded before the reader has agreed: docs.json asks for that, or names a consent manager that Lectern does not run. */
  readonly needsConsent: boolean;
  /** Nothing is loaded for readers whose browser says "Do Not Track" or "Global Privacy Control". */
  readonly respectsDnt: boolean;
  /** What a consent tool of the project leaves in the storage, or as a cookie, of readers who have agreed. */
  readonly consentKey?: readonly [key: string, value: string | undefined];
}

/** What docs.json says of analytics; `undefined` where no provider is named. */
export function analyticsSettings({
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
