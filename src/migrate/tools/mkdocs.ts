import {getParentFolder} from '../../base/file-path.js';
import {isFile} from '../../base/files.js';
import {humanizeSlug} from '../../base/slug.js';
import {groupEntriesByFolder} from '../docs-json.js';
import type {MigrationReport} from '../migration-report.js';
import {getPathBelow, isMarkdownFile, joinPath, removeExtension} from '../paths.js';
import type {MigratedEntry, MigratedSection, MigrationPlan, MigrationSource} from '../plan.js';
import {buildGroupNode, collectSocials, PlanBuilder} from '../plan-builder.js';
import {matchesAny} from '../read/glob.js';
import {readLinkList} from '../read/link-list.js';
import {readConfiguredFolder, readYamlFile} from '../read/read-config.js';
import {type ConfigValue, getAt, getEntriesAt, getTextAt, isMap, listAt} from '../read/value.js';
import {buildListedEntries} from './docsify.js';
import {isStatic} from './docusaurus.js';
import {createMkdocsDialect} from './mkdocs-dialect.js';

/** Hexadecimal values of the color names in the theme Material. */
const colors: Readonly<Record<string, string>> = {
  red: '#ef5552',
  pink: '#e92063',
  purple: '#ab47bd',
  'deep purple': '#7e56c2',
  indigo: '#4051b5',
  blue: '#2094f3',
  'light blue': '#02a6f2',
  cyan: '#00bdd6',
  teal: '#009485',
  green: '#4cae4f',
  'light green': '#8bc34b',
  amber: '#ffa724',
  orange: '#fa9400',
  'deep orange': '#ff6e42',
  brown: '#795649',
};

interface Given {
  readonly value: ConfigValue;
  readonly config: string;
  readonly docs: string;
  readonly builder: PlanBuilder;
  readonly source: MigrationSource;
  readonly report: MigrationReport;
}

/** Reads a MkDocs project, also with the theme Material. */
export async function readMkdocs(
  config: string,
  source: MigrationSource,
  report: MigrationReport,
): Promise<MigrationPlan> {
  const root = getParentFolder(config);
  const value = await readYamlFile(config, source);
  const docs = readConfiguredFolder(root, getTextAt(value, 'docs_dir') ?? 'docs', {key: 'docs_dir', config});
  const base = new URL(getTextAt(value, 'site_url') ?? '/', 'https://site.invalid/').pathname;
  const builder = new PlanBuilder({paths: source.paths, pages: docs, static: [docs], base, aliases: []}, report);
  const given: Given = {value, config, docs, builder, source, report};
  const excluded = (getTextAt(value, 'exclude_docs') ?? '').split(/\s+/).filter(Boolean);
  for (const path of source.paths) {
    const inside = getPathBelow(docs, path);
    if (inside === undefined || !isMarkdownFile(path) || inside.split('/').some(part => part.startsWith('.'))) continue;
    if (
      matchesAny(
        inside,
        excluded.flatMap(each => [each, `**/${each}`]),
      )
    )
      continue;
    const slug = builder.addPage(path, removeExtension(inside).replace(/(^|\/)(?:index|README)$/, '$1'));
    builder.addresses.addAddress(removeExtension(inside), slug);
  }
  const maps = findPlugin(value, 'redirects');
  for (const [from, to] of getEntriesAt(maps, 'redirect_maps'))
    if (typeof to === 'string')
      builder.redirect(from.replace(/(^|\/)(?:index|README)\.md$/, '$1'), /^https?:/.test(to) ? to : `/${to}`, config);
  reportLosses(given);
  const navigation = await buildSections(given);
  return {
    tool: 'mkdocs',
    config,
    settings: convertSettings(given),
    ...builder.parts(),
    navigation,
    statics: source.paths.filter(
      path => getPathBelow(docs, path) !== undefined && isStatic(path) && !/\.(?:py|html|ya?ml|toml)$/.test(path),
    ),
    dialect: createMkdocsDialect({
      includePaths: [
        root,
        docs,
        ...readIncludePaths(value)
          .map(each => joinPath(root, each))
          .filter(each => each !== undefined),
      ],
      hasMacros: findPlugin(value, 'macros') !== undefined,
      extensions: new Set(listExtensions(value)),
    }),
  };
}

/** Returns the settings of a plugin. Empty if the plugin has none. */
function findPlugin(value: ConfigValue, name: string): ConfigValue {
  const list = getAt(value, 'plugins');
  if (isMap(list)) return list.has(name) ? (list.get(name) ?? new Map()) : undefined;
  for (const each of listAt(value, 'plugins')) {
    if (each === name) return new Map();
    if (isMap(each) && each.has(name)) return each.get(name) ?? new Map();
  }
  return undefined;
}

/** Returns the names of the Markdown extensions. In the configuration, some have settings and others do not. */
function listExtensions(value: ConfigValue): string[] {
  const list = getAt(value, 'markdown_extensions');
  if (isMap(list)) return getEntriesAt(list).map(([name]) => name);
  return listAt(value, 'markdown_extensions').flatMap(each =>
    typeof each === 'string' ? each : getEntriesAt(each).map(([name]) => name),
  );
}

function readIncludePaths(value: ConfigValue): string[] {
  for (const each of listAt(value, 'markdown_extensions')) {
    const path = getAt(each, 'pymdownx.snippets', 'base_path');
    if (path !== undefined) return (Array.isArray(path) ? path : [path]).filter(one => typeof one === 'string');
  }
  return [];
}

/** Returns the navigation: as tabs if the theme shows tabs, otherwise as groups. */
async function buildSections(given: Given): Promise<MigratedSection[]> {
  const {value, builder} = given;
  const slugs = [...builder.pages.values()].map(each => each.slug);
  const nav = getAt(value, 'nav');
  const hasTabs = listAt(value, 'theme', 'features').includes('navigation.tabs');
  const entries = Array.isArray(nav) ? await buildEntries(nav, given) : groupEntriesByFolder(slugs);
  if (!hasTabs) return [{name: 'Docs', entries}];
  const loose = entries.filter(each => typeof each === 'string');
  const groups = entries.filter(each => typeof each !== 'string');
  return [
    ...(loose.length > 0 ? [{name: 'Home', entries: loose}] : []),
    ...groups.map(({group, pages}) => ({name: group, entries: pages})),
  ];
}

async function buildEntries(items: readonly ConfigValue[], given: Given, depth = 0): Promise<MigratedEntry[]> {
  const entries: (MigratedEntry | undefined)[] = [];
  if (depth > 40) return [];
  for (const item of items) {
    if (typeof item === 'string') entries.push(await buildEntry(item, undefined, given));
    else
      for (const [title, inside] of getEntriesAt(item))
        entries.push(
          Array.isArray(inside)
            ? buildGroupNode(title, await buildEntries(inside, given, depth + 1))
            : typeof inside === 'string'
              ? await buildEntry(inside, title, given)
              : undefined,
        );
  }
  return entries.filter(each => each !== undefined);
}

async function buildEntry(path: string, title: string | undefined, given: Given): Promise<MigratedEntry | undefined> {
  const {config, builder, docs} = given;
  if (path.endsWith('/') && !/^https?:/.test(path)) return buildFolderEntry(path.replace(/^\/|\/$/g, ''), title, given);
  const source = joinPath(docs, path);
  const page = source === undefined ? undefined : builder.pages.get(source);
  if (page) {
    builder.label(page.slug, title);
    return page.slug;
  }
  return builder.entryFor(/^https?:|^\//.test(path) ? path : `/${path}`, title ?? path, config, 1);
}

/**
 * Returns the entry for a folder in the navigation. With the plugin `literate-nav`, the folder's SUMMARY.md lists its
 * pages. Otherwise, it contains all of them.
 */
async function buildFolderEntry(
  folder: string,
  title: string | undefined,
  given: Given,
): Promise<MigratedEntry | undefined> {
  const {value, docs, builder, source} = given;
  const literate = findPlugin(value, 'literate-nav');
  const file = joinPath(docs, `${folder}/${getTextAt(literate, 'nav_file') ?? 'SUMMARY.md'}`) ?? '';
  const read = literate === undefined ? undefined : await source.read(file);
  const slugs = [...builder.pages.values()].map(each => each.slug).filter(slug => slug.startsWith(`${folder}/`));
  const own = builder.pages.get(file)?.slug;
  const list = read && isFile(read) ? buildListedEntries(readLinkList(read.text), file, builder) : undefined;
  const pages = list ? [own, ...list] : groupEntriesByFolder(slugs, folder.split('/').length);
  return buildGroupNode(title ?? humanizeSlug(folder), pages);
}

function convertSettings({value, config, builder}: Given): Record<string, unknown> {
  const palette = getAt(value, 'theme', 'palette');
  const first = Array.isArray(palette) ? palette[0] : palette;
  const named = getTextAt(first, 'primary') ?? '';
  const primary = Object.hasOwn(colors, named) ? colors[named] : undefined;
  const file = (written: string | undefined) => builder.findFile(written?.replace(/^(?!\/)/, '/'), config);
  const logo = file(getTextAt(value, 'theme', 'logo'));
  const favicon = file(getTextAt(value, 'theme', 'favicon')) ?? file('img/favicon.ico');
  const repo = getTextAt(value, 'repo_url');
  const urls = listAt(value, 'extra', 'social').map(each => getTextAt(each, 'link') ?? '');
  const socials = collectSocials([...(repo ? [repo] : []), ...urls]);
  return {
    name: getTextAt(value, 'site_name') ?? 'Documentation',
    ...(getTextAt(value, 'site_description') && {description: getTextAt(value, 'site_description')}),
    ...(primary && {colors: {primary}}),
    ...(logo && {logo: {light: logo, dark: logo}}),
    ...(favicon && {favicon}),
    ...(repo?.includes('github.com') && {navbar: {primary: {type: 'github', href: repo}}}),
    ...(Object.keys(socials).length > 0 && {footer: {socials}}),
  };
}

function reportLosses({value, config, report}: Given): void {
  const add = report.reporterFor(config);
  if (getTextAt(value, 'INHERIT'))
    add(
      `INHERIT takes settings from "${getTextAt(value, 'INHERIT')}", which Lectern did not read`,
      'Write the settings that the site needs in docs.json.',
    );
  const known = new Set(['search', 'redirects', 'literate-nav', 'tags', 'meta', 'material/search']);
  const plugins = isMap(getAt(value, 'plugins'))
    ? getEntriesAt(value, 'plugins').map(([name]) => name)
    : listAt(value, 'plugins').map(each => (isMap(each) ? ([...each.keys()][0] ?? '') : String(each)));
  for (const name of plugins)
    if (!known.has(name))
      add(`the plugin ${name} is missing`, 'Check whether Lectern or a setting of docs.json has the same feature.');
  for (const key of ['hooks', 'extra_css', 'extra_javascript'])
    for (const each of listAt(value, key))
      add(
        `"${typeof each === 'string' ? each : (getTextAt(each, 'path') ?? key)}" (${key}) is missing`,
        'Copy the file into the project, if the site needs it.',
      );
  if (getAt(value, 'copyright'))
    add('the copyright line of the footer is missing', 'Add a link in footer.links of docs.json, if you need one.');
  if (getAt(value, 'theme', 'custom_dir'))
    add('theme templates (custom_dir) are missing', 'See the page "Themes" of the manual.');
  if (getAt(value, 'theme', 'analytics') ?? getAt(value, 'extra', 'analytics'))
    add('analytics are missing', 'Set them under integrations in docs.json.');
}
