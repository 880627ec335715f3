import {doc} from '../../base/doc.js';
import {section} from '../collections.js';
import {maybe} from '../combine.js';
import type {FurtherProvider, Texts} from '../config.js';
import {type Field, scalar} from '../fields.js';

/** Providers that few sites have, and chat widgets; every one with its settings, by space. */
const settings: Readonly<Record<FurtherProvider, string>> = {
  adobe: 'launchUrl',
  clarity: 'projectId',
  clearbit: 'publicApiKey',
  hightouch: 'writeKey apiHost',
  koala: 'publicApiKey',
  frontchat: 'snippetId',
  intercom: 'appId',
};

/** Their fields; what a known provider has besides; and the word of the reader that another tool keeps. */
export const furtherProviders: Readonly<Record<string, Field<Texts>>> = {
  ...Object.fromEntries(Object.entries(settings).map(([name, keys]) => [name, orOnlyText(keys)])),
  posthog: textsField('apiKey apiHost sessionRecording'),
  cookies: textsField('key value'),
  telemetry: textsField('enabled'),
};

export function isFurtherProvider(name: string): name is FurtherProvider {
  return Object.hasOwn(settings, name);
}

/** A provider with one setting may be written as that setting alone: `"intercom": "APP_ID"`. */
function orOnlyText(keys: string): Field<Texts> {
  const field = textsField(keys);
  if (keys.includes(' ')) return field;
  const read: Field<Texts>['read'] = (value, at, findings) =>
    field.read(typeof value === 'string' ? {[keys]: value} : value, at, findings);
  return {...field, read};
}

function textsField(keys: string): Field<Texts> {
  const fields = Object.fromEntries(keys.split(' ').map(key => [key, setting(doc`As the provider gives it.`)]));
  return maybe(section(doc`Settings of this provider.`, fields), values => {
    const texts = new Map(Object.entries(values) as [string, string][]);
    return texts.size ? texts : undefined;
  });
}

/** A text, a number, or a flag as a word. */
function setting(about: string): Field<string> {
  const field = scalar(about);
  return {
    ...field,
    kind: 'any',
    read: (value, at, findings) => (typeof value === 'boolean' ? String(value) : field.read(value, at, findings)),
  };
}
