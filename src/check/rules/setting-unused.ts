import {isObject} from '../../base/json.js';
import type {Problem} from '../../base/problem.js';
import type {NavigationNode} from '../../config/config.js';
import {editUrl} from '../../site/chrome/edit-url.js';
import type {Project} from '../project.js';

type Keys = readonly (string | number)[];

/** A setting without effect: position, reason, and fix. */
interface Unused {
  readonly keys: Keys;
  readonly why: string;
  readonly fix: string;
}

/**
 * Finds docs.json settings that have no effect because of other settings. `asksForKey`: a page can request a key even
 * if docs.json does not.
 */
export function checkSettingUnused(project: Project, asksForKey: boolean): readonly Problem[] {
  const {read, places} = project;
  const found = [...inSettings(project, asksForKey), ...inNavigation(read.config.navigation, [])];
  return found
    .filter(({keys}) => isWritten(read.raw, keys))
    .map(({keys, why, fix}) => ({
      code: 'setting-unused',
      level: 'info',
      message: `${nameOf(keys)} has no effect: ${why}.`,
      fix,
      place: places.of(keys),
    }));
}

function inSettings({read: {config}, paths, site}: Project, asksForKey: boolean): readonly Unused[] {
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
      'colors.background goes first',
      'Delete one of the two.',
    );
  for (const part of ['heading', 'body'] as const) {
    const isLocal = fonts[part] && !fonts[part].source;
    report(isLocal, `fonts.${part}.format`, 'there is no source', 'Add "source" with the path of the font file.');
  }
  report(
    fonts.body && !fonts.body.source,
    'fonts.body.weight',
    'it is the weight of a font file, and there is no source',
    'Add "source" with the path of the font file.',
  );
  const isKey = (method: string | undefined) => asksForKey || method === 'key';
  report(!isKey(api.auth.method), 'api.auth.name', 'it names the header of "key"', 'Write "method": "key" beside it.');
  report(
    !isKey(api.mdx.auth.method ?? api.auth.method),
    'api.mdx.auth.name',
    'it names the header of "key"',
    'Write "method": "key" beside it.',
  );
  const addProxy = 'Write "proxy": true into api.playground.';
  report(!api.playground.proxy, 'integrations.lectern.proxy', 'api.playground.proxy is not on', addProxy);
  report(
    config.lectern.mcp === undefined,
    'integrations.lectern.mcp',
    'it is neither a whole address nor a path below "siteUrl"',
    'Write it like "https://docs.example.com/mcp", or like "/mcp" with "siteUrl" beside it.',
  );
  for (const key of ['consent', 'analytics'])
    report(
      analytics.size === 0,
      `integrations.lectern.${key}`,
      'nothing counts visits',
      'Add a provider to "analytics".',
    );
  const isOwn = ['404.mdx', '404.md'].find(file => paths.has(file));
  const leads = errors.notFound.redirect && site.navigation.entries.size > 0;
  for (const key of ['title', 'description'])
    report(
      isOwn ?? leads,
      `errors.404.${key}`,
      isOwn ? `${isOwn} is the page` : 'readers are led to the closest page',
      isOwn ? `Write it into ${isOwn}.` : 'Delete it, or "redirect".',
    );
  report(
    footer.repo && editUrl(footer, 'index.mdx') === undefined,
    'footer.repo',
    'the address of an edit page is known for GitHub, GitLab and Bitbucket',
    'Add "editUrl": "https://…/{path}".',
  );
  for (const [index, option] of contextual.options.entries())
    if (option === 'mcp' || option === 'vscode')
      found.push({
        keys: ['contextual', 'options', index],
        why: 'the address of the MCP server of the site is not known',
        fix: 'Write "mcp": "https://…/mcp" into integrations.lectern (a path such as "/mcp" needs "siteUrl" beside it), or delete it.',
      });
  return found;
}

/** Node keys that only some kinds of nodes support. */
const kindsOf: readonly (readonly [key: keyof NavigationNode & string, kinds: readonly string[], why: string])[] = [
  ['href', ['root', 'tab', 'anchor', 'dropdown', 'item', 'version', 'language', 'product'], 'a group leads nowhere'],
  ['root', ['group'], 'only the title of a group opens a page of its own'],
  ['expanded', ['group'], 'only groups fold'],
  ['name', ['version', 'language', 'product'], 'only a selector shows it'],
  ['description', ['tab', 'anchor', 'dropdown', 'item', 'version', 'language', 'product'], 'a group shows its title'],
];

function inNavigation(node: NavigationNode, groups: Keys): readonly Unused[] {
  const at = keysOf(node.path);
  const found: Unused[] = [];
  const report = (key: string, why: string) => found.push({keys: [...at, key], why, fix: `Delete "${key}".`});
  for (const [key, kinds, why] of kindsOf) if (node[key] !== undefined && !kinds.includes(node.kind)) report(key, why);
  if (node.isDefault && !['version', 'language', 'product'].includes(node.kind))
    report('default', 'only a version, language or product is shown first');
  if (node.kind === 'group' && node.expanded !== undefined && groups.length === 0)
    report('expanded', 'a group of the first level is always open');
  if (node.directory !== undefined && node.openapi.length + node.asyncapi.length === 0)
    report('directory', 'no pages are generated here');
  const inside = node.kind === 'group' ? at : [];
  for (const child of node.children) if ('kind' in child) found.push(...inNavigation(child, inside));
  if (node.global) found.push(...inNavigation(node.global, []));
  return found;
}

/** Returns the keys in a path such as `navigation.tabs[0].groups[1]`. */
function keysOf(path: string): Keys {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key]) => (index ? Number(index) : (key as string)));
}

function nameOf(keys: Keys): string {
  return keys.map((key, at) => (typeof key === 'number' ? `[${key}]` : at === 0 ? key : `.${key}`)).join('');
}

function isWritten(raw: unknown, keys: Keys): boolean {
  let value = raw;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false;
    value = (value as Readonly<Record<string | number, unknown>>)[key];
  }
  // A background can be `{color: {light}}`. An empty value counts as absent.
  return value !== undefined && value !== '' && !(isObject(value) && Object.keys(value).length === 0);
}
