import {doc} from '../base/doc.js';
import {withStyle} from '../base/icon-path.js';
import {isObject, type JsonObject} from '../base/json.js';
import {limits} from '../base/limits.js';
import {banner} from './banner.js';
import {readFields} from './collections.js';
import {byMode, legacy, mapFieldOrDrop, optional, renameOldKeys, withDefault} from './combine.js';
import type {NavigationChild, NavigationNode} from './config.js';
import {documents} from './documents.js';
import {elsewhereFields, toElsewhere} from './elsewhere.js';
import {type Field, flag, hex, label, reportWrongType, scalar, text, type Values} from './fields.js';
import {type ConfigFinding, type ConfigStep, formatPath, toStep} from './finding.js';
import {footer} from './footer.js';
import {icon, iconType} from './icon.js';
import {navbar} from './navbar.js';
import {newerContents} from './newer-keys.js';

type Kind = Exclude<NavigationNode['kind'], 'root'>;

/**
 * Kinds of nodes. The key with the name of the kind contains the label. If a node has several of these keys, the first
 * kind in this list takes precedence.
 */
export const kinds: readonly Kind[] = ['group', 'tab', 'anchor', 'dropdown', 'version', 'language', 'product', 'item'];

const containers = {
  pages: createNodesField(
    'group',
    doc`Lists pages by path without extension, operations such as "GET /orders", and nested nodes.`,
    'pages',
  ),
  groups: createNodesField('group', doc`Adds titled sections to the sidebar.`),
  tabs: createNodesField('tab', doc`Adds tabs under the header. Each has its own sidebar.`),
  anchors: createNodesField('anchor', doc`Adds links and sections above the groups of the sidebar.`),
  dropdowns: createNodesField('dropdown', doc`Adds a menu above the sidebar that switches sections.`),
  versions: createNodesField('version', doc`Adds a version menu to the header.`),
  languages: createNodesField('language', doc`Adds a language menu to the header.`),
  products: createNodesField('product', doc`Adds a product menu to the header.`),
  menu: createNodesField('item', doc`Adds a menu that opens below a tab.`),
};

const containerKeys = Object.keys(containers) as readonly (keyof typeof containers)[];
// Keys whose values are content of a node. A node with none of them is empty.
const contents = [...containerKeys, 'global', 'href', 'url', 'root', 'openapi', 'asyncapi', ...newerContents];

const labels = {
  group: label(doc`Makes the node a group with this title.`),
  tab: label(doc`Makes the node a tab with this title.`),
  anchor: label(doc`Makes the node an anchor with this title.`),
  dropdown: label(doc`Makes the node an entry of a dropdown, with this title.`),
  version: label(doc`Makes the node a version with this name.`),
  language: label(doc`Makes the node a language, by its code.`),
  product: label(doc`Makes the node a product with this name.`),
  item: label(doc`Makes the node an entry in the "menu" of a tab, with this title.`),
};

const shared = {
  href: text(doc`Links to this URL or page path, instead of pages below the node.`),
  url: legacy(text(doc`Sets the URL that the title opens.`), 'href'),
  icon,
  iconType,
  tag: text(doc`Adds a small badge beside the title.`),
  description: text(doc`Sets the text below the title in a menu.`),
  name: text(doc`Sets the name in the selector, instead of the code of the language.`),
  hidden: withDefault(flag(doc`Leaves the node out of the menus. Its pages keep their URLs.`), false),
  public: flag(
    doc`"false" makes the pages below private: Lectern leaves them out of the site. "true" publishes pages inside a private node.`,
  ),
  expanded: flag(doc`Opens a nested group by default. Default: "false".`),
  collapsed: legacy(flag(doc`Closes a nested group by default. The opposite of "expanded".`), 'expanded'),
  default: withDefault(
    flag(doc`Shows this version, language, or product first. Without it, readers see the first of the list.`),
    false,
  ),
  root: text(doc`Sets the page that opens when a reader clicks the title of the group.`),
  directory: text(
    doc`Starts the URLs of generated pages with this folder. "card", "accordion", and "none" instead set how the "root" page lists the pages below it.`,
  ),
  openapi: documents(
    doc`Generates pages from these OpenAPI documents at this position. Write a path, a URL, an object, or a list.`,
  ),
  asyncapi: documents(
    doc`Generates pages from these AsyncAPI documents at this position. Write a path, a URL, an object, or a list.`,
  ),
  boost: mapFieldOrDrop(
    scalar(doc`Moves the pages below up in search results if above 1, and down if below. Default: "1".`),
    value => (Number(value) > 0 && Number(value) <= 1000 ? Number(value) : undefined),
  ),
  searchable: flag(doc`"true" lists the hidden pages below in the search, the sitemap, and "llms.txt".`),
  color: byMode(doc`Colors the icon of an anchor: one color, or one for each color mode.`, hex),
  banner: {
    ...optional(banner),
    doc: doc`Replaces the banner of the site, with the same keys, in this language, version, or product.`,
  },
  navbar: {
    ...optional(navbar),
    doc: doc`Replaces the navbar of the site, with the same keys, in this language, version, or product.`,
  },
  footer: {
    ...optional(footer),
    doc: doc`Replaces the footer of the site, with the same keys, in this language, version, or product.`,
  },
};

// Keys to skip without a warning: other tools or newer docs.json versions use them.
const ignored = [
  ...'align authentication contextual drilldown feedback interaction isDefaultOpen layout mode'.split(' '),
  'redirects',
  'variations',
  ...newerContents,
];

/**
 * Containers that can be in `global`, and therefore in every variant. Ignores selectors in `global`, which some tools
 * repeat.
 */
export const globalFields = {
  anchors: containers.anchors,
  dropdowns: containers.dropdowns,
  tabs: containers.tabs,
  ...elsewhereFields,
};
const global: Field<NavigationNode> = {
  kind: 'global',
  doc: doc`Adds nodes that appear in every version, language, and product.`,
  read(value, at, findings) {
    if (!isObject(value)) return reportWrongType(value, at, findings, 'object');
    const values = readFields(value, globalFields, at, findings, globalIgnored) as Values<typeof globalFields>;
    const {languages: _, versions: __, products: ___, ...items} = values;
    const elsewhere = toElsewhere(values);
    return {
      ...buildNode('root', '', formatPath(at), items),
      ...(elsewhere.length > 0 && {elsewhere}),
    };
  },
};
const globalIgnored = ['groups', 'pages'];

export const rootFields = {...shared, ...containers, global};
export const nodeFields = {...labels, ...rootFields};
type NodeValues = Partial<Values<typeof nodeFields>>;

/** Field for the whole navigation. In its older form, it is an array of groups. */
export const navigation: Field<NavigationNode> = {
  kind: 'navigation',
  doc: doc`Lists the pages of the site, in the order and nesting of the menus.`,
  read(value, at, findings) {
    if (isObject(value))
      return buildNode('root', '', formatPath(at), readFields(value, rootFields, at, findings, ignored));
    if (!Array.isArray(value)) return reportWrongType(value, at, findings, 'object');
    findings.push({code: 'config-legacy', level: 'info', at, instead: 'navigation.groups'});
    return buildNode('root', '', formatPath(at), {pages: containers.pages.read(value, at, findings) ?? []});
  },
};

/** Returns a field for a list of nodes. Entries of `pages` can also be texts. */
function createNodesField(
  kind: Kind,
  about: string,
  listKind: 'nodes' | 'pages' = 'nodes',
): Field<readonly NavigationChild[]> {
  return {
    kind: listKind,
    doc: about,
    read(value, at, findings) {
      if (!Array.isArray(value)) return reportWrongType(value, at, findings, 'list');
      // Each level of nodes adds two steps: the list and its entry.
      if (at && at.depth > 2 * limits.depth) {
        findings.push({code: 'config-limit', level: 'error', at, names: ['depth']});
        return undefined;
      }
      // Format the path once per list, and create steps only for nodes: a list can have 5,000 pages.
      const path = formatPath(at);
      const children: NavigationChild[] = [];
      value.forEach((entry, index) => {
        if (listKind === 'pages' && typeof entry === 'string' && entry) {
          children.push({page: entry, path: `${path}[${index}]`});
        } else if (isObject(entry) && isReference(entry)) {
          readFields(entry, nodeFields, toStep(at, index), findings, ignored);
        } else if (isObject(entry)) {
          children.push(readNode(entry, kind, toStep(at, index), findings));
        } else if (entry !== undefined) {
          reportWrongType(
            entry,
            toStep(at, index),
            findings,
            ...(listKind === 'pages' ? ['filled text'] : []),
            'object',
          );
        }
      });
      return children;
    },
  };
}

/** Returns whether an entry refers to pages in another repository (`sourceRef`). */
function isReference(entry: JsonObject): boolean {
  return Object.hasOwn(entry, 'sourceRef') && !kinds.some(kind => Object.hasOwn(entry, kind));
}

function readNode(written: JsonObject, expected: Kind, at: ConfigStep, findings: ConfigFinding[]): NavigationNode {
  const writtenKind = [expected, ...kinds].find(kind => Object.hasOwn(written, kind));
  // Older files name tabs, anchors, and versions by `name`.
  const isOld = !writtenKind && typeof written.name === 'string' && expected !== 'language';
  const value = isOld ? renameOldKeys(written, {name: expected}, at, findings) : written;
  const kind = isOld ? expected : writtenKind;
  if (!kind) {
    findings.push({code: 'config-required', level: 'error', at, names: [expected]});
  } else if (!contents.some(key => Object.hasOwn(value, key))) {
    findings.push({code: 'config-required', level: 'warning', at, names: [kind === 'anchor' ? 'href' : 'pages']});
  }
  const values: NodeValues = readFields(value, nodeFields, at, findings, ignored);
  // Accept a node with an invalid name, because its pages are still needed.
  return buildNode(kind ?? expected, (kind && values[kind]) ?? '', formatPath(at), values);
}

const optionalKeys = ['global', 'icon', 'tag', 'description', 'root', 'directory', 'name', 'color'] as const;
const chromeKeys = ['banner', 'navbar', 'footer'] as const;

/** Builds a node with its defaults. `path` is its position in docs.json. */
export function buildNode(
  kind: NavigationNode['kind'],
  label: string,
  path: string,
  values: NodeValues = {},
  children: readonly NavigationChild[] = containerKeys.flatMap(key => values[key] ?? []),
): NavigationNode {
  const {url, collapsed} = values;
  const optional: Record<string, unknown> = {};
  for (const key of optionalKeys) if (values[key]) optional[key] = values[key];
  if (values.icon) optional.icon = withStyle(values.icon, values.iconType);
  for (const key of ['boost', 'searchable', ...chromeKeys] as const)
    if (values[key] !== undefined) optional[key] = values[key];
  const {directory} = values;
  // Use the value as a listing: it is not a folder, so it does not change the URLs of pages.
  const listing = directory === 'card' || directory === 'accordion' || directory === 'none' ? directory : undefined;
  if (listing) delete optional.directory;
  const isLink = kind === 'tab' || kind === 'anchor' || kind === 'dropdown';
  // Use `url` as a link only if it is a URL. Otherwise it is an older folder setting, which has no effect.
  const href = values.href ?? (isLink && url && isUrl(url) ? url : undefined);
  const expanded = values.expanded ?? (collapsed === undefined ? undefined : !collapsed);
  return {
    kind,
    label,
    path,
    children,
    hidden: values.hidden ?? false,
    openapi: values.openapi ?? [],
    asyncapi: values.asyncapi ?? [],
    isDefault: values.default ?? false,
    ...optional,
    ...(listing && {listing}),
    ...(href && {href}),
    ...(expanded !== undefined && {expanded}),
  };
}

/** Returns whether a text has a scheme or host, as opposed to a path. */
export function isUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
