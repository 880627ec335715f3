import {doc} from '../base/doc.js';
import {readOwn} from '../base/read-own.js';
import {section} from './collections.js';
import {either, mapFieldOrDrop} from './combine.js';
import type {AnalyticsProvider, Texts} from './config.js';
import {type Field, scalar, text} from './fields.js';

/** Settings of each analytics provider, separated by spaces. The first one is required. */
export const providerSettings: Readonly<Record<AnalyticsProvider, string>> = {
  posthog: 'apiKey apiHost sessionRecording',
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
  adobe: 'launchUrl',
  clarity: 'projectId',
  clearbit: 'publicApiKey',
  hightouch: 'writeKey apiHost',
  frontchat: 'snippetId',
  intercom: 'appId',
};

/** Settings of providers that authors also write as booleans. */
const flags: readonly string[] = ['sessionRecording', 'enabled', 'value'];

/** Providers that docs.json can set by a single text, the required setting: `"intercom": "APP_ID"`. */
const shorthand: readonly string[] = ['adobe', 'clarity', 'clearbit', 'frontchat', 'intercom'];

/** Fields of all providers, for `analytics` and for `integrations`. Most projects use the latter. */
export const providers = Object.fromEntries(
  Object.entries(providerSettings).map(([provider, keys]) => {
    const field = createProviderField(keys);
    return [provider, shorthand.includes(provider) ? acceptText(field, keys) : field];
  }),
) as Readonly<Record<keyof typeof providerSettings, Field<Texts>>>;

/** Providers, with the settings for a reader's consent. */
export const integratedProviders = {
  ...providers,
  cookies: createProviderField('key value', doc`Reads consent from your own cookie banner.`, {
    key: doc`Names the cookie or local storage entry of your own consent tool. Providers load only after it exists.`,
    value: doc`Requires this value in the entry. Default: any value.`,
  }),
  telemetry: createProviderField('enabled', doc`Ignored. Lectern sends no telemetry.`, {
    enabled: doc`Has no effect, because Lectern sends no telemetry. To turn off analytics, remove the providers.`,
  }),
};

export const analytics = section(
  doc`Loads these analytics providers. You can use several at once.`,
  integratedProviders,
  'koala osano',
);

/** Merges provider settings. If several sources set a provider, uses the first. */
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

function createProviderField(
  keys: string,
  summary = doc`Loads this provider with these settings.`,
  about: Readonly<Record<string, string>> = {},
): Field<Texts> {
  const fields = Object.fromEntries(
    keys
      .split(' ')
      .map(key => [
        key,
        (flags.includes(key) ? createSettingField : scalar)(
          readOwn(about, key) ?? doc`Sets the value that the provider gives you.`,
        ),
      ]),
  );
  // Drop a provider without any setting, because it cannot run.
  return mapFieldOrDrop(section(summary, fields), values => {
    const texts = new Map(Object.entries(values) as [string, string][]);
    return texts.size ? texts : undefined;
  });
}

function acceptText(field: Field<Texts>, key: string): Field<Texts> {
  const alone = mapFieldOrDrop(text(field.doc), value => new Map([[key, value]]));
  return either(field.doc, {string: alone, object: field});
}

/** Field of a provider setting. Reads text, and converts numbers and booleans to text. Ignores other values. */
function createSettingField(doc: string): Field<string> {
  const isWord = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);
  return {kind: 'any', doc, read: value => (isWord(value) ? String(value) || undefined : undefined)};
}
