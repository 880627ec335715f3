import {formatKeys, type ValuePath} from '../../base/format-keys.js';
import {isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {NavigationNode} from '../../config/config.js';
import {buildEditUrl} from '../../site/chrome/edit-url.js';
import type {CheckedProject} from '../project.js';

/** A setting without effect: its position, the reason, and the fix. */
interface Unused {
  readonly keys: ValuePath;
  readonly why: string;
  readonly fix: string;
}

/**
 * Finds settings of docs.json that have no effect because of other settings. `needsKey` is true if a page needs the API
 * key setting, even if docs.json does not.
 */
export function checkSettingUnused(project: CheckedProject, needsKey: boolean): readonly Problem[] {
  const {read, places} = project;
  const found = [...findUnusedSettings(project, needsKey), ...findUnusedNodeSettings(read.config.navigation, [])];
  return found
    .filter(({keys}) => isWritten(read.raw, keys))
    .map(({keys, why, fix}) => ({
      code: 'setting-unused',
      level: 'info',
      message: `${formatKeys(keys)} has no effect: ${why}.`,
      fix,
      place: places.of(keys),
    }));
}

function findUnusedSettings({read: {config}, paths, site}: CheckedProject, needsKey: boolean): readonly Unused[] {
  const {banner, colors, api, analytics, footer, errors, contextual, fonts} = config;
  const found: Unused[] = [];
  const report = (isUnused: unknown, path: string, why: string, fix: string) => {
    if (isUnused) found.push({keys: path.split('.'), why, fix});
  };
  report(banner && !banner.dismissible, 'banner.id', 'readers cannot close this banner', 'Add "dismissible": true.');
  for (const mode of ['light', 'dark'] as const)
    report(
      colors.background[mode],
      `background.color.${mode}`,
      'colors.background replaces it',
      `Delete "${mode}" here, or delete it from colors.background.`,
    );
  for (const part of ['heading', 'body'] as const) {
    const isLocal = fonts[part] && !fonts[part].source;
    report(
      isLocal,
      `fonts.${part}.format`,
      'the font has no "source"',
      'Add "source": "/fonts/font.woff2" with the path of your font file.',
    );
  }
  report(
    fonts.body && !fonts.body.source,
    'fonts.body.weight',
    'the font has no "source"',
    'Add "source": "/fonts/font.woff2" with the path of your font file.',
  );
  const isKey = (method: string | undefined) => needsKey || method === 'key';
  report(
    !isKey(api.auth.method),
    'api.auth.name',
    'only the method "key" uses it',
    'Set "method": "key", or delete "name".',
  );
  report(
    !isKey(api.mdx.auth.method ?? api.auth.method),
    'api.mdx.auth.name',
    'only the method "key" uses it',
    'Set "method": "key", or delete "name".',
  );
  const addProxy = 'Set "proxy": true in api.playground.';
  report(!api.playground.proxy, 'integrations.lectern.proxy', 'api.playground.proxy is false', addProxy);
  report(
    config.lectern.mcp === undefined,
    'integrations.lectern.mcp',
    'it is neither a full URL nor a path below "siteUrl"',
    'Write a full URL such as "https://docs.example.com/mcp", or add "siteUrl" to integrations.lectern.',
  );
  for (const key of ['consent', 'analytics'])
    report(
      analytics.size === 0,
      `integrations.lectern.${key}`,
      '"analytics" has no provider',
      'Add a provider, such as "analytics": {"plausible": {"domain": "docs.example.com"}}.',
    );
  const isOwn = ['404.mdx', '404.md'].find(file => paths.has(file));
  const redirects = errors.notFound.redirect && site.navigation.entries.size > 0;
  for (const key of ['title', 'description'])
    report(
      isOwn ?? redirects,
      `errors.404.${key}`,
      isOwn ? `${isOwn} replaces it` : '"redirect" opens the closest page instead',
      isOwn ? `Move the text to ${isOwn}, and delete "${key}".` : `Delete "${key}", or delete "redirect".`,
    );
  report(
    footer.repo && buildEditUrl(footer, 'index.mdx') === undefined,
    'footer.repo',
    'Lectern derives edit links only for GitHub, GitLab and Bitbucket',
    `Add "editUrl": "${footer.repo?.replace(/\/+$/, '')}/edit/main/{path}" with the edit path of your host.`,
  );
  for (const [index, option] of contextual.options.entries())
    if (option === 'mcp' || option === 'vscode')
      found.push({
        keys: ['contextual', 'options', index],
        why: 'the site has no URL of an MCP server',
        fix: 'Add "mcp": "https://docs.example.com/mcp" to integrations.lectern, or delete the option.',
      });
  return found;
}

/** Keys that only some kinds of navigation nodes support. */
const kindsOf: readonly (readonly [key: keyof NavigationNode & string, kinds: readonly string[], why: string])[] = [
  ['href', ['root', 'tab', 'anchor', 'dropdown', 'item', 'version', 'language', 'product'], 'a group is not a link'],
  ['root', ['group'], 'only groups have a root page'],
  ['expanded', ['group'], 'only groups can be closed'],
  ['name', ['version', 'language', 'product'], 'only versions, languages and products show it'],
  [
    'description',
    ['tab', 'anchor', 'dropdown', 'item', 'version', 'language', 'product'],
    'groups show only their title',
  ],
];

function findUnusedNodeSettings(node: NavigationNode, groups: ValuePath): readonly Unused[] {
  const at = splitConfigPath(node.path);
  const found: Unused[] = [];
  const report = (key: string, why: string) => found.push({keys: [...at, key], why, fix: `Delete "${key}".`});
  for (const [key, kinds, why] of kindsOf) if (node[key] !== undefined && !kinds.includes(node.kind)) report(key, why);
  if (node.isDefault && !['version', 'language', 'product'].includes(node.kind))
    report('default', 'only a version, language or product can be the default');
  if (node.kind === 'group' && node.expanded !== undefined && groups.length === 0)
    report('expanded', 'groups of the first level are always open');
  if (node.directory !== undefined && node.openapi.length + node.asyncapi.length === 0)
    report('directory', 'Lectern generates no pages here');
  const inside = node.kind === 'group' ? at : [];
  for (const child of node.children) if ('kind' in child) found.push(...findUnusedNodeSettings(child, inside));
  if (node.global) found.push(...findUnusedNodeSettings(node.global, []));
  return found;
}

/** Splits a path such as `navigation.tabs[0].groups[1]` into keys. */
function splitConfigPath(path: string): ValuePath {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index ? Number(index) : (key as string)));
}

function isWritten(raw: unknown, keys: ValuePath): boolean {
  let value = raw;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  // Accept a background such as `{color: {light}}`. Treat an empty value as absent.
  return value !== undefined && value !== '' && !(isObject(value) && Object.keys(value).length === 0);
}
