import {doc} from '../base/doc.js';
import {isObject} from '../base/json.js';
import {list, section} from './collections.js';
import {either, lenient, mapFieldOrDrop} from './combine.js';
import type {NavigationChild, NavigationNode} from './config.js';
import {text} from './fields.js';
import {icon} from './icon.js';
import {buildNode, isUrl} from './navigation.js';

interface OldEntry {
  readonly name?: string;
  readonly url?: string;
  readonly icon?: string;
}

const entries = list(
  '',
  either('', {
    string: mapFieldOrDrop(text(''), name => ({name})),
    object: section(doc`{name, url}`, {name: text(''), url: text(''), icon}),
  }),
);

/** Deprecated settings at the top level: `tabs: [{name, url}]`, `anchors: [{name, url, icon}]`, `versions: ["v1"]`. */
export const legacyTabs = lenient(entries, 'navigation.tabs');
export const legacyAnchors = lenient(entries, 'navigation.global.anchors');
export const legacyVersions = lenient(entries, 'navigation.versions');

interface LegacyLists {
  readonly tabs?: readonly OldEntry[];
  readonly anchors?: readonly OldEntry[];
  readonly versions?: readonly OldEntry[];
}

/** Adds the deprecated lists to the navigation, in their current form. A list in `navigation` takes precedence. */
export function modernizeNavigation(root: NavigationNode, written: unknown, old: LegacyLists): NavigationNode {
  const has = (key: string) => hasKey(written, key) || (isObject(written) && hasKey(written.global, key));
  let {children} = root;
  const links: NavigationNode[] = [];
  for (const kind of ['tab', 'anchor'] as const) {
    const list = old[`${kind}s`] ?? [];
    if (has(`${kind}s`)) continue;
    list.forEach(({name = '', url = '', icon}, index) => {
      const slug = url.replace(/^\/|\/$/g, '');
      const inside = slug && !isUrl(url) ? children.filter(child => findFirstPage(child)?.startsWith(`${slug}/`)) : [];
      const href = inside.length || !url ? undefined : isUrl(url) ? url : `/${slug}`;
      const node = {
        ...buildNode(kind, name, `${kind}s[${index}]`, {}, inside),
        ...(icon && {icon}),
        ...(href && {href}),
      };
      const isGlobal = kind === 'anchor' && href;
      if (isGlobal) links.push(node);
      else children = [...children.filter(child => !inside.includes(child)), node];
    });
  }
  if (!has('versions')) children = distributeByVersion(children, written, old.versions ?? []);
  const before = root.global ?? buildNode('root', '', 'navigation.global');
  return {
    ...root,
    children,
    ...(links.length && {global: {...before, children: [...before.children, ...links]}}),
  };
}

/**
 * Distributes groups to versions by their `version` key, as in older files. A group without it belongs to every
 * version.
 */
function distributeByVersion(
  children: readonly NavigationChild[],
  written: unknown,
  versions: readonly OldEntry[],
): readonly NavigationChild[] {
  const groups = isObject(written) ? written.groups : written;
  const versionOf = (child: NavigationChild): unknown => {
    const index = /^navigation(?:\.groups)?\[(\d+)\]$/.exec(child.path)?.[1];
    const group: unknown = index && Array.isArray(groups) ? groups[Number(index)] : undefined;
    return isObject(group) ? group.version : undefined;
  };
  const names = versions.flatMap(({name}) => name ?? []);
  if (!children.some(child => names.includes(versionOf(child) as string))) return children;
  return names.map((name, index) => {
    const own = children.filter(child => (versionOf(child) ?? name) === name);
    return buildNode('version', name, `versions[${index}]`, {}, own);
  });
}

function findFirstPage(child: NavigationChild): string | undefined {
  if ('page' in child) return child.page.replace(/^\//, '');
  const first = child.children[0];
  return first && findFirstPage(first);
}

function hasKey(value: unknown, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}
