import {formatKeys, type ValuePath} from '../../base/format-keys.js';
import {getOwn, isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import {readOwn} from '../../base/read-own.js';
import {providerSettings} from '../../config/analytics.js';
import {findConsentManagers} from '../../config/consent-managers.js';
import {findNearest} from '../../config/find-nearest.js';
import {integrations} from '../../config/integrations.js';
import type {CheckedProject} from '../project.js';

type UnreadKey = Pick<Problem, 'code' | 'level' | 'message' | 'fix'> & {readonly keys: ValuePath; readonly on?: 'key'};

/**
 * Finds values in docs.json that have no effect and that the parser skips without a report. The rules are not in the
 * parser, because every reader downloads it.
 */
export function checkConfigUnread({read: {raw}, places}: CheckedProject): readonly Problem[] {
  const found = [
    ...findUnknownIntegrations(raw),
    ...checkProviders(raw),
    ...checkBanner(raw),
    ...checkPrimary(raw),
    ...findUnlabelledLinks(raw),
    ...checkSocials(raw),
    ...checkAuthMethods(raw),
  ];
  return found.map(({keys, on, ...problem}) => ({...problem, place: places.of(keys, on)}));
}

const known = Object.keys(integrations.fields ?? {});

/** Finds keys in `integrations` that Lectern does not support, so they have no effect. */
function findUnknownIntegrations(raw: unknown): readonly UnreadKey[] {
  // Skip consent managers, which have their own warning.
  const managers = isObject(raw) ? findConsentManagers(raw).map(([, name]) => name) : [];
  return listKeys(getOwn(raw, 'integrations'))
    .filter(key => !known.includes(key) && !managers.includes(key))
    .map(key => {
      const near = findNearest(key, known);
      return {
        code: 'config-unknown',
        level: 'info',
        message: `Lectern does not support the setting integrations.${key}. It has no effect.`,
        fix: near ? `write "${near}" instead of "${key}".` : `delete "${key}" if no other tool needs it.`,
        keys: ['integrations', key],
        on: 'key',
      };
    });
}

/** Settings whose values are numbers. All other settings are text. */
const numbers = new Set(['hjid', 'hjsv', 'appId', 'siteId', 'id']);

/** Finds providers without their required setting, and numbers where a text is expected. */
function checkProviders(raw: unknown): readonly UnreadKey[] {
  return ['analytics', 'integrations'].flatMap(section =>
    Object.entries(providerSettings).flatMap(([provider, list]): readonly UnreadKey[] => {
      const given = getOwn(getOwn(raw, section), provider);
      if (!isObject(given)) return [];
      const settings = list.split(' ');
      const subject = `${section}.${provider}`;
      const wrong = settings.filter(key => typeof getOwn(given, key) === 'number' && !numbers.has(key));
      // A provider with `appId` needs any one of its settings, others need the first.
      const needed = settings.includes('appId') ? settings : settings.slice(0, 1);
      return [
        ...wrong.map((key): UnreadKey => {
          const value = String(getOwn(given, key));
          return {
            code: 'config-type',
            level: 'error',
            message: `${subject}.${key} is ${value}, not a string.`,
            fix: `write "${key}": "${value}".`,
            keys: [section, provider, key],
          };
        }),
        ...(needed.some(key => ![undefined, ''].includes(getOwn(given, key) as undefined))
          ? []
          : [describeLackingSetting(given, settings[0] as string, section, provider)]),
      ];
    }),
  );
}

/** Returns the problem of a provider whose setting is missing or empty. */
function describeLackingSetting(given: object, key: string, section: string, provider: string): UnreadKey {
  const subject = `${section}.${provider}`;
  const effect = 'Lectern counts no visits';
  return getOwn(given, key) === undefined
    ? describeLacking(subject, key, effect, [section, provider])
    : describeEmptySetting([section, provider], key, effect);
}

function describeEmptySetting(holder: ValuePath, key: string, effect: string): UnreadKey {
  const keys = [...holder, key];
  return {
    code: 'config-required',
    level: 'warning',
    message: `${formatKeys(keys)} is empty, so ${effect}.`,
    fix: `write "${key}": "${getSettingSample(key)}".`,
    keys,
  };
}

const samples: Readonly<Record<string, string>> = {
  content: 'Version 2 is available.',
  label: 'Docs',
  domain: 'docs.example.com',
};

/** Returns an example of a missing setting. */
function getSettingSample(key: string): string {
  return readOwn(samples, key) ?? `YOUR_${key.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/** Checks the banner. An empty banner is a common way to disable it. */
function checkBanner(raw: unknown): readonly UnreadKey[] {
  const written = getOwn(raw, 'banner');
  if (!isObject(written) || Object.hasOwn(written, 'content')) return [];
  return [describeLacking('banner', 'content', 'readers do not see it', ['banner'])];
}

function describeLacking(subject: string, key: string, effect: string, keys: ValuePath): UnreadKey {
  const message = `${subject} has no "${key}", so ${effect}.`;
  return {code: 'config-required', level: 'warning', message, fix: `add "${key}": "${getSettingSample(key)}".`, keys};
}

/** Finds links without a label. Readers see their URL, or nothing. */
function findUnlabelledLinks(raw: unknown): readonly UnreadKey[] {
  const columns = toList(getOwn(getOwn(raw, 'footer'), 'links'));
  const lists: readonly (readonly [unknown, ValuePath])[] = [
    [getOwn(getOwn(raw, 'navbar'), 'links'), ['navbar', 'links']],
    ...columns.map((column, at) => [getOwn(column, 'items'), ['footer', 'links', at, 'items']] as const),
  ];
  const links = lists.flatMap(([links, keys]) =>
    toList(links).flatMap((link, at): UnreadKey[] => {
      const [href, label, icon, type] = ['href', 'label', 'icon', 'type'].map(key => getOwn(link, key));
      if (!isText(href) || isText(label) || (icon && label !== undefined) || isNamedByType(type)) return [];
      return label === undefined
        ? [describeLacking(formatKeys([...keys, at]), 'label', 'readers see its URL', [...keys, at])]
        : [describeEmptySetting([...keys, at], 'label', 'readers do not see the link')];
    }),
  );
  const button = getOwn(getOwn(raw, 'navbar'), 'primary');
  const isNameless = isText(getOwn(button, 'href')) && !isText(getOwn(button, 'label'));
  if (!isNameless || isNamedByType(getOwn(button, 'type'))) return links;
  const reported = describeLacking('navbar.primary', 'label', 'readers see the title of its target', [
    'navbar',
    'primary',
  ]);
  return [...links, {...reported, level: 'info'}];
}

/** Returns whether the type of a link provides its label. */
function isNamedByType(type: unknown): boolean {
  return type === 'github' || type === 'discord';
}

/** Finds social links without a URL, as project templates contain them. */
function checkSocials(raw: unknown): readonly UnreadKey[] {
  const all = getOwn(getOwn(raw, 'footer'), 'socials');
  return listKeys(all)
    .filter(name => typeof getOwn(all, name) === 'string' && !isText(getOwn(all, name)))
    .map(name => ({
      code: 'config-required',
      level: 'warning',
      message: `footer.socials.${name} is empty, so the link opens nothing.`,
      fix: `write "${name}": "https://${name}.com/name" with your profile, or delete "${name}".`,
      keys: ['footer', 'socials', name],
    }));
}

/** Finds authentication methods of newer docs.json versions, which Lectern reads as "bearer". */
function checkAuthMethods(raw: unknown): readonly UnreadKey[] {
  const api = getOwn(raw, 'api');
  return [
    [getOwn(api, 'auth'), ['api', 'auth', 'method']] as const,
    [getOwn(getOwn(api, 'mdx'), 'auth'), ['api', 'mdx', 'auth', 'method']] as const,
  ]
    .filter(([auth]) => getOwn(auth, 'method') === 'cobo')
    .map(([, keys]) => ({
      code: 'config-value',
      level: 'info',
      message: `${formatKeys(keys)} is "cobo", which this version of Lectern does not support. Lectern uses "bearer".`,
      fix: 'Write "method": "bearer", or another allowed value.',
      keys,
    }));
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Finds a primary button with the type `link`, the older value for `button`. */
function checkPrimary(raw: unknown): readonly UnreadKey[] {
  if (getOwn(getOwn(getOwn(raw, 'navbar'), 'primary'), 'type') !== 'link') return [];
  return [
    {
      code: 'config-legacy',
      level: 'info',
      message: 'navbar.primary.type is "link", the old form of "button".',
      fix: 'write "type": "button".',
      keys: ['navbar', 'primary', 'type'],
      on: 'key',
    },
  ];
}

function listKeys(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : [];
}
