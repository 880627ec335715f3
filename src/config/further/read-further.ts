import {given} from '../../base/given.js';
import {readFields} from '../collections.js';
import type {Config, Further, FurtherNode, FurtherProvider, NavigationNode, Texts} from '../config.js';
import {fields} from '../docs-json.js';
import {type Field, type Fields, isObject, own, type Values} from '../fields.js';
import {type At, type Finding, keysOf, pathText, step} from '../finding.js';
import {rootFields} from '../navigation.js';
import {findConsentManagers} from './consent-managers.js';
import {readElsewhere} from './elsewhere.js';
import {furtherFields, furtherNodeFields} from './fields.js';
import {mcpAction, mcpAddress} from './mcp.js';
import {withOlder} from './older.js';
import {isFurtherProvider} from './providers.js';
import {isToolName, readOptions} from './tools.js';
import {readVariantChrome} from './variant-chrome.js';

/** A configuration with the settings that few projects have, and all that is to be said about it. */
export interface WithFurther {
  readonly config: Config;
  readonly findings: readonly Finding[];
}

/**
 * Reads what `parseConfig` has passed over, from the same value of docs.json. Loaded only where there is something of the
 * kind: what it knows is no part of what every site loads.
 */
export function readFurther(value: unknown, config: Config, first: readonly Finding[]): WithFurther {
  if (!isObject(value)) return {config, findings: first};
  const found: Finding[] = [];
  const values = readFields(value, furtherFields, undefined, found) as Values<typeof furtherFields>;
  const nodes = new Map<string, FurtherNode>();
  if (isObject(value.navigation)) readNodes(value.navigation, step(undefined, 'navigation'), nodes, found);
  const elsewhere = readElsewhere(value.navigation, found);
  // What both read is said by the first.
  const own = found.filter(({at}) => at && isOurs(keysOf(at)));
  const findings = [
    ...first
      .filter(finding => !isAnswered(finding))
      .map(withNames)
      .map(withOlder),
    ...own,
  ];
  const {styling, thumbnails, banner, contextual, feedback, seo, markdown, api, integrations} = values;
  const block = styling.codeblocks;
  const {counts, webFonts, detectLanguage, feedback: answers, mcp: server} = integrations.known.lectern;
  const mcp = mcpAddress(server, config);
  const options = readOptions(value.contextual, option => mcpAction(option, mcp, config.name));
  const providers = [...Object.entries(values.analytics), ...Object.entries(integrations.known)] as [string, Texts][];
  const managers = findConsentManagers(value);
  const texts = (name: string) => providers.find(([each]) => each === name)?.[1];
  const {appearance, fonts: font} = thumbnails;
  const further: Further = {
    ...(styling.latex !== undefined && {latex: styling.latex}),
    grammars: typeof block === 'object' ? block.languages.custom : [],
    thumbnails: {...(appearance && {appearance}), ...(font.source && {font: font.source})},
    ...(banner.color && {bannerColor: banner.color}),
    actionsIn: contextual.display ?? 'header',
    feedback: {...feedback, ...given({endpoint: answers.endpoint, repo: config.footer.repo})},
    ...(seo.organization && {organization: seo.organization}),
    trailingSlash: seo.trailingSlash ?? true,
    markdown,
    fields: {isOpen: api.params.expanded === 'all', pills: api.params.post, hasWholeUrl: api.url === 'full'},
    samples: {
      ...(api.examples.defaults && {defaults: api.examples.defaults}),
      prefill: api.examples.prefill ?? true,
      autogenerate: api.examples.autogenerate,
    },
    counts,
    webFonts,
    detectLanguage,
    ...(mcp !== undefined && {mcp}),
    ...(texts('cookies')?.get('key') && {
      consentKey: [texts('cookies')?.get('key') ?? '', texts('cookies')?.get('value')],
    }),
    ...(managers.length > 0 && {consentManagers: managers}),
    nodes,
    frames: readVariantChrome(value.navigation),
    elsewhere,
  };
  const lists = listsPages(config.navigation, 0);
  const isAny =
    options ||
    lists ||
    nodes.size > 0 ||
    managers.length > 0 ||
    first.some(isAnswered) ||
    providers.some(([name]) => name !== 'lectern');
  if (!isAny) return {config, findings};
  const analytics = withProviders(config.analytics, providers);
  return {config: {...config, ...(options && {contextual: options}), analytics, further}, findings};
}

/** Pages of groups list what is below them: that is drawn by what these settings load. */
function listsPages({listing, children}: NavigationNode, depth: number): boolean {
  if (listing === 'card' || listing === 'accordion') return true;
  return depth < 100 && children.some(child => 'kind' in child && listsPages(child, depth + 1));
}

function withProviders(
  known: Config['analytics'],
  further: readonly (readonly [string, Texts])[],
): Config['analytics'] {
  const all = new Map(known);
  for (const [name, texts] of further) {
    if (isFurtherProvider(name) && !all.has(name)) all.set(name as FurtherProvider, texts);
    const recording = name === 'posthog' ? texts.get('sessionRecording') : undefined;
    const before = all.get('posthog');
    if (recording !== undefined && before) all.set('posthog', new Map([...before, ['sessionRecording', recording]]));
  }
  return all;
}

/** Reads what nodes of the navigation say besides, however they are nested. */
function readNodes(node: object, at: At, nodes: Map<string, FurtherNode>, findings: Finding[]): void {
  const known = Object.fromEntries(Object.entries(node).filter(([key]) => Object.hasOwn(furtherNodeFields, key)));
  const values = readFields(known, furtherNodeFields, at, findings) as Values<typeof furtherNodeFields>;
  if (Object.keys(values).length > 0) nodes.set(pathText(at), values);
  // The parser has refused what is nested deeper.
  if (at.depth > 2000) return;
  for (const [key, inside] of Object.entries(node)) {
    if (key === 'global' && isObject(inside)) readNodes(inside, step(at, key), nodes, findings);
    if (!Array.isArray(inside) || !Object.hasOwn(rootFields, key)) continue;
    inside.forEach((each: unknown, index) => {
      if (isObject(each)) readNodes(each, step(step(at, key), index), nodes, findings);
    });
  }
}

/** What the first reader did not know and this one does. */
function isAnswered({code, at, value}: Finding): boolean {
  const keys = keysOf(at);
  if (code === 'config-value' && keys[0] === 'contextual' && keys[1] === 'options') return isToolName(value);
  return code === 'config-unknown' && isOurs(keys);
}

const nodeKeys: readonly string[] = [...Object.keys(furtherNodeFields), 'banner', 'navbar', 'footer'];

/** A setting that is read here and nowhere else. */
function isOurs(keys: readonly (string | number)[]): boolean {
  if (keys[0] === 'navigation') {
    const last = keys.at(-1);
    if (keys.at(-2) === 'global') return ['languages', 'versions', 'products'].includes(String(last));
    return keys.some(key => nodeKeys.includes(String(key)));
  }
  return fieldAt(furtherFields, keys) !== undefined && fieldAt(fields, keys) === undefined;
}

/** The field that a path leads to. */
function fieldAt(table: Fields, keys: readonly (string | number)[]): Field<unknown> | undefined {
  let inside: Fields | undefined = table;
  let here: Field<unknown> | undefined;
  for (const key of keys) {
    here = typeof key === 'number' ? (here?.item ?? here?.either?.array?.item) : inside && own(inside, key);
    if (!here) return undefined;
    inside = here.fields ?? here.either?.object?.fields;
  }
  return here;
}

/** A slip of the pen may be meant for a setting that is read here. */
function withNames(finding: Finding): Finding {
  if (finding.code !== 'config-unknown' || !finding.names) return finding;
  const keys = keysOf(finding.at).slice(0, -1);
  const here = keys.length === 0 ? undefined : fieldAt(furtherFields, keys);
  const further = keys.length === 0 ? furtherFields : (here?.fields ?? here?.either?.object?.fields ?? {});
  return {...finding, names: [...new Set([...finding.names, ...Object.keys(further)])]};
}
