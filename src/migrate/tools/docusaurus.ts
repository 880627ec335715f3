import {getFileName, getParentFolder} from '../../base/file-path.js';
import {isNamedLanguage} from '../languages.js';
import type {MigrationReport} from '../migration-report.js';
import {getPathBelow, isMarkdownFile, joinPath, removeExtension} from '../paths.js';
import type {MigratedSection, MigratedVariant, MigrationPlan, MigrationSource} from '../plan.js';
import {findColor, PlanBuilder} from '../plan-builder.js';
import {matchesAny} from '../read/glob.js';
import {type MigratedMetadata, readMetadataText, readMigratedMetadata} from '../read/migrated-metadata.js';
import {readConfiguredFolder, readScript} from '../read/read-config.js';
import {readSourceText} from '../read/read-text.js';
import {type ConfigValue, getAt, getTextAt, isMap, listAt} from '../read/value.js';
import {docusaurusDialect} from './docusaurus-dialect.js';
import {convertDocusaurusSettings} from './docusaurus-settings.js';
import {type DocSet, readSidebars} from './docusaurus-sidebars.js';

/**
 * Reads a Docusaurus project: docs of all versions and languages, their sidebars, and the Markdown files in
 * `src/pages`.
 */
export async function readDocusaurus(
  config: string,
  source: MigrationSource,
  ledger: MigrationReport,
): Promise<MigrationPlan> {
  const site = getParentFolder(config);
  const value = await readScript(config, source, ledger);
  const report = ledger.reporterFor(config);
  if (!isMap(value))
    report(
      'the configuration is the result of code. Names, paths and colors have default values',
      'Write the other values in docs.json.',
    );
  const base = `/${(getTextAt(value, 'baseUrl') ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const options = listDocsOptions(value);
  const first = options[0];
  const folder = getDocsFolder(first, config);
  const statics = listAt(value, 'staticDirectories').filter(each => typeof each === 'string');
  const staticFolders = (statics.length > 0 ? statics : ['static']).map(each => joinPath(site, each) ?? 'static');
  const builder = new PlanBuilder(
    {
      paths: source.paths,
      pages: folder,
      static: staticFolders,
      base,
      aliases: [
        ['@site/', `${site}/`],
        ['~/', `${site}/`],
      ],
    },
    ledger,
  );
  const sets = await readDocSets({site, options, config: value, source, file: config});
  for (const set of sets) await addPages(set, builder, source, ledger);
  addMarkdownPages(site, builder, source, ledger);
  reportLostLanguages(site, sets, source, ledger);
  const navbar = listAt(value, 'themeConfig', 'navbar', 'items');
  const own: {variant: DocSet['variant']; sections: MigratedSection[]}[] = [];
  for (const set of sets)
    own.push({variant: set.variant, sections: await readSidebars({set, builder, source, ledger, navbar})});
  const kinds = new Set(own.map(each => each.variant?.kind).filter(each => each !== undefined));
  const kind = kinds.has('version') ? 'version' : 'language';
  const variants: MigratedVariant[] = own
    .filter(each => each.variant?.kind === kind)
    .map(({variant, sections}) => ({name: variant?.name ?? '', sections}));
  const css = await readSheets(value, site, source);
  const settings = convertDocusaurusSettings({
    value,
    config,
    builder,
    report,
    primary: findColor(css, ['--ifm-color-primary']),
  });
  addRedirects(value, config, builder);
  return {
    tool: 'docusaurus',
    config,
    settings,
    ...builder.parts(),
    navigation: variants.length > 1 ? {kind, variants} : own.flatMap(each => each.sections),
    statics: source.paths.filter(
      path => staticFolders.some(each => getPathBelow(each, path) !== undefined) && isStatic(path),
    ),
    dialect: docusaurusDialect,
  };
}

/**
 * Returns whether to copy a static file. False for scripts and style sheets, which Lectern would load on every page.
 */
export function isStatic(path: string): boolean {
  return !/(?:\.(?:css|[cm]?jsx?|tsx?|mdx?|vue|map)|\/\.[^/]*|^\.[^/]*)$/i.test(path);
}

/** Returns the options of each docs plugin, in the preset and in the list of plugins. */
function listDocsOptions(config: ConfigValue): ConfigValue[] {
  const found: ConfigValue[] = [];
  for (const preset of listAt(config, 'presets')) {
    const [name, options] = Array.isArray(preset) ? preset : [preset];
    if (typeof name === 'string' && /classic/.test(name) && getAt(options, 'docs') !== false)
      found.push(getAt(options, 'docs') ?? new Map());
  }
  for (const plugin of listAt(config, 'plugins')) {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
    if (typeof name === 'string' && /plugin-content-docs$/.test(name)) found.push(options ?? new Map());
  }
  return found.length > 0 ? found : [new Map()];
}

/** Returns the folder with a plugin's docs. */
function getDocsFolder(options: ConfigValue, config: string): string {
  return readConfiguredFolder(getParentFolder(config), getTextAt(options, 'path') ?? 'docs', {
    key: 'docs.path',
    config,
  });
}

async function readDocSets({
  site,
  options,
  config,
  source,
  file,
}: {
  site: string;
  options: ConfigValue[];
  config: ConfigValue;
  source: MigrationSource;
  /** Path of the configuration file. */
  file: string;
}): Promise<DocSet[]> {
  const sets: DocSet[] = [];
  for (const each of options) {
    const id = getTextAt(each, 'id');
    const folder = getDocsFolder(each, file);
    const route = (getTextAt(each, 'routeBasePath') ?? 'docs').replace(/^\/+|\/+$/g, '');
    const prefix = id && id !== 'default' ? `${id}_` : '';
    const sidebars = getTextAt(each, 'sidebarPath');
    const main: DocSet = {
      folder,
      route,
      options: each,
      sidebars: sidebars === undefined ? undefined : joinPath(site, sidebars),
    };
    const list = joinPath(site, `${prefix}versions.json`) ?? '';
    const written = await readSourceText(list, source);
    const versions = [...written.matchAll(/"([^"]+)"/g)].map(match => match[1] as string);
    for (const [index, name] of versions.entries())
      sets.push({
        ...main,
        folder: joinPath(site, `${prefix}versioned_docs/version-${name}`) ?? '',
        sidebars: joinPath(site, `${prefix}versioned_sidebars/version-${name}-sidebars.json`),
        route: [route, index === 0 ? '' : name].filter(Boolean).join('/'),
        variant: {kind: 'version', name: getTextAt(each, 'versions', name, 'label') ?? name},
      });
    const current = getTextAt(each, 'versions', 'current', 'label') ?? 'Next';
    const isApart = versions.length > 0;
    const locale = getTextAt(config, 'i18n', 'defaultLocale') ?? 'en';
    const locales = isApart
      ? []
      : listAt(config, 'i18n', 'locales').filter((one): one is string => typeof one === 'string' && one !== locale);
    const others = locales.map(one => ({
      one,
      folder: joinPath(site, `i18n/${one}/docusaurus-plugin-content-docs${prefix ? `-${id}` : ''}/current`) ?? '',
    }));
    const present = others.filter(
      other => source.paths.some(path => getPathBelow(other.folder, path) !== undefined) && isNamedLanguage(other.one),
    );
    sets.push({
      ...main,
      route: isApart ? [route, 'next'].filter(Boolean).join('/') : route,
      ...(isApart && {variant: {kind: 'version', name: current}}),
      ...(present.length > 0 && {variant: {kind: 'language', name: locale}}),
    });
    for (const other of present)
      sets.push({
        ...main,
        folder: other.folder,
        route: [other.one, route].filter(Boolean).join('/'),
        variant: {kind: 'language', name: other.one},
      });
  }
  return sets;
}

async function addPages(
  set: DocSet,
  builder: PlanBuilder,
  source: MigrationSource,
  report: MigrationReport,
): Promise<void> {
  const include = listAt(set.options, 'include').filter(each => typeof each === 'string');
  const exclude = listAt(set.options, 'exclude').filter(each => typeof each === 'string');
  const paths = source.paths.filter(path => {
    const inside = getPathBelow(set.folder, path);
    if (inside === undefined || !isMarkdownFile(path)) return false;
    if (isPartial(inside)) return true;
    return (include.length === 0 || matchesAny(inside, include)) && !matchesAny(inside, exclude);
  });
  const heads = await readMigratedMetadata(paths, source);
  const ids = new Map<string, string>();
  for (const path of paths) {
    const inside = getPathBelow(set.folder, path) as string;
    if (isPartial(inside)) {
      builder.addSnippet(path, `snippets/${removeExtension(inside).replace(/(^|\/)_/g, '$1')}`);
      continue;
    }
    const head = heads.get(path);
    const {id, address} = buildIdAndAddress(inside, head, set.route);
    ids.set(id, builder.addPage(path, address));
    if (readMetadataText(head, 'slug'))
      builder.addresses.addAddress([set.route, removeExtension(inside)].join('/'), ids.get(id) as string);
    if (head?.values.get('draft') === true)
      report.add(
        path,
        1,
        'the page was a draft, and is now hidden',
        'To publish it, delete "hidden" from its frontmatter.',
      );
  }
  set.heads = heads;
  set.ids = ids;
}

/** Returns whether a file is a partial, which other pages import. */
function isPartial(inside: string): boolean {
  return inside.split('/').some(part => part.startsWith('_'));
}

const numbered = /^\d+\s*[-_.]+\s*(?=[^\d\s-_.])/;

/** Returns a page's URL, and the id by which sidebars refer to it. */
function buildIdAndAddress(
  inside: string,
  head: MigratedMetadata | undefined,
  route: string,
): {id: string; address: string} {
  const folders = getParentFolder(inside)
    .split('/')
    .filter(Boolean)
    .map(each => each.replace(numbered, ''));
  const file = removeExtension(getFileName(inside)).replace(numbered, '');
  const name = readMetadataText(head, 'id') ?? file;
  const id = [...folders, name].join('/');
  const slug = readMetadataText(head, 'slug');
  if (slug?.startsWith('/')) return {id, address: `${route}/${slug}`.replace(/\/+/g, '/')};
  const isIndex = slug === undefined && (/^(?:index|readme)$/i.test(name) || name === folders.at(-1));
  const own = slug ?? (isIndex ? '' : name);
  return {id, address: [route, ...folders, own].filter(Boolean).join('/')};
}

/** Reports languages with pages that become no pages: a site with versions keeps only its own language. */
function reportLostLanguages(
  site: string,
  sets: readonly DocSet[],
  source: MigrationSource,
  report: MigrationReport,
): void {
  const folder = joinPath(site, 'i18n') ?? 'i18n';
  const reported = new Set<string>();
  for (const path of source.paths) {
    const [, language] = /^([^/]+)\/docusaurus-plugin-content-docs/.exec(getPathBelow(folder, path) ?? '') ?? [];
    if (language === undefined || reported.has(language) || !isMarkdownFile(path)) continue;
    if (sets.some(set => getPathBelow(set.folder, path) !== undefined)) continue;
    reported.add(language);
    report.add(
      path,
      1,
      `the language "${language}" is missing`,
      `Copy its pages into a folder ${language}/, and add it to navigation.languages.`,
    );
  }
}

/** Adds the Markdown files in `src/pages` as pages. Reports other files there. */
function addMarkdownPages(site: string, builder: PlanBuilder, source: MigrationSource, report: MigrationReport): void {
  const folder = joinPath(site, 'src/pages') ?? '';
  for (const path of source.paths) {
    const inside = getPathBelow(folder, path);
    if (inside === undefined || inside.split('/').some(part => part.startsWith('_'))) continue;
    if (isMarkdownFile(path)) builder.addPage(path, removeExtension(inside).replace(/(?:^|\/)index$/, ''));
    else if (/\.[jt]sx?$/.test(path) && !/\.(?:test|d)\.[jt]sx?$/.test(path))
      report.add(
        path,
        1,
        'a page that is a React component is missing',
        'Write it as an .mdx page with components such as <CardGroup> and <Card>.',
      );
  }
  const posts = source.paths.filter(
    path => isMarkdownFile(path) && getPathBelow(joinPath(site, 'blog') ?? 'blog', path) !== undefined,
  );
  if (posts[0])
    report.add(
      posts[0],
      1,
      `a blog of ${posts.length} posts is missing`,
      'Write its news as <Update> on a page, or leave the blog on its old host.',
    );
}

async function readSheets(config: ConfigValue, site: string, source: MigrationSource): Promise<string> {
  let css = '';
  for (const preset of listAt(config, 'presets')) {
    const written = Array.isArray(preset) ? getAt(preset[1], 'theme', 'customCss') : undefined;
    for (const each of Array.isArray(written) ? written : [written]) {
      const path = typeof each === 'string' ? joinPath(site, each) : undefined;
      if (path !== undefined) css += await readSourceText(path, source);
    }
  }
  return css;
}

function addRedirects(config: ConfigValue, file: string, builder: PlanBuilder): void {
  for (const plugin of listAt(config, 'plugins')) {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
    if (typeof name !== 'string' || !/client-redirects/.test(name)) continue;
    for (const each of listAt(options, 'redirects')) {
      const from = getAt(each, 'from');
      const to = getTextAt(each, 'to');
      for (const one of Array.isArray(from) ? from : [from])
        if (typeof one === 'string' && to) builder.redirect(one, to, file);
    }
  }
}
