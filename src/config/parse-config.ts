import {isObject, type JsonObject} from '../base/json.js';
import {omitUndefined} from '../base/omit-undefined.js';
import {readOwn} from '../base/read-own.js';
import {joinProviders} from './analytics.js';
import {joinAppearance} from './appearance.js';
import {readFields} from './collections.js';
import type {Config} from './config.js';
import {findConsentManagers} from './consent-managers.js';
import {fields, ignored} from './docs-json.js';
import {reportWrongType, type Values} from './fields.js';
import type {ConfigFinding} from './finding.js';
import {modernizeNavigation} from './legacy-navigation.js';
import {addServer, resolveMcpUrl} from './mcp.js';
import {buildNode} from './navigation.js';

/** Result of parsing docs.json: a usable configuration for any data, with the problems in it. */
interface ParsedConfig {
  readonly config: Config;
  readonly findings: readonly ConfigFinding[];
  /** Required keys that are missing. No site can be built without them. */
  readonly missing: readonly ('name' | 'navigation')[];
}

const required = ['name', 'navigation'] as const;

/** Parses docs.json data. Never throws: reports each invalid value and uses its default. */
export function parseConfig(value: unknown): ParsedConfig {
  const findings: ConfigFinding[] = [];
  const written: JsonObject = isObject(value) ? value : {};
  const values = readFields(written, fields, undefined, findings, ignored.split(' ')) as Values<typeof fields>;
  const missing = required.filter(key => written[key] === undefined || !Object.hasOwn(written, key));
  if (!isObject(value)) reportWrongType(value, undefined, findings, 'object');
  else {
    for (const key of missing) {
      // Do not report a key with a broken `$ref` as missing: the reference has been reported.
      if (Object.hasOwn(written, key)) continue;
      findings.push({code: 'config-required', level: 'error', at: undefined, names: [key]});
    }
  }
  return {config: assemble(values, written), findings, missing};
}

/** Builds the configuration from the values of all fields. Uses a deprecated key only if its newer key is absent. */
function assemble(values: Values<typeof fields>, written: JsonObject): Config {
  const {name, description, theme, colors, logo, favicon, redirects, seo, icons, search, thumbnails, banner} = values;
  const {code, styling, metadata, integrations, topbarCtaButton: button, feedback, contextual, markdown} = values;
  const cookies = values.analytics.cookies ?? integrations.known.cookies;
  const {mcp, feedback: answers, ...settings} = integrations.known.lectern;
  const lectern = {
    ...settings,
    ...omitUndefined({mcp: resolveMcpUrl(mcp, settings.siteUrl ?? seo.metatags.get('canonical'))}),
  };
  const has = (section: string, key: string) => Object.hasOwn((readOwn(written, section) ?? {}) as object, key);
  const navigation = values.navigation ?? buildNode('root', '', 'navigation');
  const primary = values.navbar.primary ?? (has('navbar', 'primary') ? undefined : button);
  const block = styling.codeblocks;
  const blockMode = typeof block === 'string' && (block === 'system' || block === 'dark') ? block : undefined;
  const blockTheme = typeof block === 'string' ? (blockMode ? undefined : {light: block, dark: block}) : block?.theme;
  const codeTheme = code.theme ?? blockTheme;
  const grammars = typeof block === 'object' ? block.languages.custom : [];
  const {fonts: font, ...picture} = thumbnails;
  const known = {name: name ?? 'Documentation', seo, lectern};
  return {
    ...known,
    ...(description && {description}),
    theme,
    colors,
    ...(logo && {logo}),
    ...(favicon && {favicon}),
    navigation: modernizeNavigation(navigation, written.navigation, values),
    navbar: {
      links: has('navbar', 'links') ? values.navbar.links : (values.topbarLinks ?? []),
      ...(primary && {primary}),
    },
    footer: {
      ...values.footer,
      socials: has('footer', 'socials') ? values.footer.socials : (values.footerSocials ?? []),
      lastUpdated: has('footer', 'lastUpdated') ? values.footer.lastUpdated : (metadata.known.timestamp ?? false),
    },
    redirects,
    analytics: joinProviders(values.analytics, integrations.known),
    ...(cookies?.get('key') && {consentKey: [cookies.get('key') as string, cookies.get('value')]}),
    consentManagers: findConsentManagers(written),
    api: has('api', 'openapi') ? values.api : {...values.api, openapi: values.openapi ?? []},
    appearance: joinAppearance(values, written),
    code: {copyButton: code.copyButton, ...(codeTheme && {theme: codeTheme}), grammars},
    background: values.background,
    fonts: values.fonts,
    styling: {
      eyebrows: styling.eyebrows,
      codeblocks: blockMode ?? 'system',
      ...(styling.latex !== undefined && {latex: styling.latex}),
    },
    errors: values.errors,
    contextual: {...contextual, options: addServer(contextual.options, known)},
    feedback: {...feedback, ...omitUndefined({endpoint: answers.endpoint})},
    markdown,
    search,
    thumbnails: {...picture, ...(font.source && {font: font.source})},
    metadata: metadata.all,
    ...(banner && {banner}),
    icons,
    interaction: values.interaction,
    variables: values.variables,
  };
}
