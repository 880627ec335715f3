import {doc} from '../base/doc.js';
import {section} from './collections.js';
import {maybe} from './combine.js';
import type {AnalyticsProvider, FurtherProvider, Texts} from './config.js';
import {type Field, scalar} from './fields.js';

/** Every provider with its settings, by space; without the first nothing is counted. */
export const providerSettings: Readonly<Record<Exclude<AnalyticsProvider, FurtherProvider>, string>> = {
  posthog: 'apiKey apiHost',
  plausible: 'domain server',
  ga4: 'measurementId',
  fathom: 'siteId',
  gtm: 'tagId',
  amplitude: 'apiKey',
  hotjar: 'hjid hjsv',
  mixpanel: 'projectToken region',
  segment: 'key cdnUrl',
  pirsch: 'id',
  logrocket: 'appId apiKey',
  heap: 'appId',
};

/** The fields of all providers: keys of `analytics`, and of `integrations` where most projects have them. */
export const providers = Object.fromEntries(
  Object.entries(providerSettings).map(([provider, keys]) => [provider, providerField(keys.split(' '))]),
) as Readonly<Record<keyof typeof providerSettings, Field<Texts>>>;

export const analytics = section(
  doc`Analytics providers; several may be configured and all of them run.`,
  providers,
  'osano',
);

/** `first` and then what only `second` has, as text by provider. */
export function joinProviders(...sources: readonly object[]): ReadonlyMap<AnalyticsProvider, Texts> {
  const all = new Map<AnalyticsProvider, Texts>();
  for (const source of sources) {
    for (const [provider, texts] of Object.entries(source)) {
      if (Object.hasOwn(providerSettings, provider) && !all.has(provider as AnalyticsProvider)) {
        all.set(provider as AnalyticsProvider, texts);
      }
    }
  }
  return all;
}

function providerField(keys: readonly string[]): Field<Texts> {
  const fields = Object.fromEntries(keys.map(key => [key, scalar(doc`As the provider gives it.`)]));
  // One that is named without any setting cannot run.
  return maybe(section(doc`Settings of this provider.`, fields), values => {
    const texts = new Map(Object.entries(values) as [string, string][]);
    return texts.size ? texts : undefined;
  });
}
