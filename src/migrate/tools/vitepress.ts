import {getParentFolder} from '../../base/file-path.js';
import {humanizeSlug} from '../../base/slug.js';
import {groupEntriesByFolder} from '../docs-json.js';
import {isNamedLanguage} from '../languages.js';
import type {MigrationReport, ReportLoss} from '../migration-report.js';
import {getPathBelow, isMarkdownFile, joinPath, removeExtension} from '../paths.js';
import type {MigratedEntry, MigratedSection, MigratedVariant, MigrationPlan, MigrationSource} from '../plan.js';
import {buildGroupNode, findColor, PlanBuilder} from '../plan-builder.js';
import {matchesAny} from '../read/glob.js';
import {readConfiguredFolder, readScript} from '../read/read-config.js';
import {readSourceText} from '../read/read-text.js';
import {type ConfigValue, getAt, getEntriesAt, getTextAt, isMap, listAt} from '../read/value.js';
import {isStatic} from './docusaurus.js';
import {vitepressDialect} from './vitepress-dialect.js';

interface Given {
  readonly config: string;
  readonly builder: PlanBuilder;
  readonly report: ReportLoss;
}

/** Reads a VitePress project: sidebars and navigation of all languages, rewritten URLs, and the files in `public`. */
export async function readVitepress(
  config: string,
  source: MigrationSource,
  ledger: MigrationReport,
): Promise<MigrationPlan> {
  const root = config.slice(0, config.lastIndexOf('.vitepress')).replace(/\/$/, '');
  const value = await readScript(config, source, ledger);
  const report = ledger.reporterFor(config);
  if (!isMap(value))
    report('the configuration is the result of code. Names and navigation are missing', 'Write them in docs.json.');
  const pages = readConfiguredFolder(root, getTextAt(value, 'srcDir') ?? '.', {key: 'srcDir', config});
  const statics = joinPath(pages, 'public') ?? 'public';
  const base = getTextAt(value, 'base') ?? '/';
  const builder = new PlanBuilder(
    {paths: source.paths, pages, static: [statics], base, aliases: [['@/', `${pages}/`]]},
    ledger,
  );
  const given = {config, builder, report};
  addPages({value, pages, statics}, source, {builder, ledger});
  const locales = getEntriesAt(value, 'locales').filter(([key]) => key === 'root' || isNamedLanguage(key));
  const variants: MigratedVariant[] = [];
  for (const [key, locale] of locales) {
    const prefix = key === 'root' ? '' : `${key}/`;
    const others = locales.map(([other]) => `${other}/`).filter(other => other !== prefix && other !== 'root/');
    const slugs = listOwnSlugs(builder).filter(
      slug => slug.startsWith(prefix) && (prefix !== '' || !others.some(other => slug.startsWith(other))),
    );
    if (slugs.length === 0) {
      report(
        `the language "${key}" has no pages in this folder`,
        'Move its pages too, and add it to navigation.languages.',
      );
      continue;
    }
    const theme = mergeSettings(getAt(value, 'themeConfig'), getAt(locale, 'themeConfig'));
    variants.push({name: getLanguage(getTextAt(locale, 'lang'), key), sections: buildSections(theme, slugs, given)});
  }
  const theme = mergeSettings(getAt(value, 'themeConfig'), getAt(value, 'locales', 'root', 'themeConfig'));
  const single =
    variants.length > 0
      ? (variants[0] as MigratedVariant).sections
      : buildSections(theme, listOwnSlugs(builder), given);
  return {
    tool: 'vitepress',
    config,
    settings: convertSettings(value, theme, await findColorIn(getParentFolder(config), source), given),
    ...builder.parts(),
    navigation: variants.length > 1 ? {kind: 'language', variants} : single,
    statics: source.paths.filter(path => getPathBelow(statics, path) !== undefined && isStatic(path)),
    dialect: vitepressDialect,
  };
}

function getLanguage(lang: string | undefined, key: string): string {
  const short = lang?.split('-')[0] ?? '';
  if (key !== 'root') return key;
  return isNamedLanguage(short) ? short : 'en';
}

function listOwnSlugs(builder: PlanBuilder): string[] {
  return [...builder.pages.values()].filter(each => !each.isSnippet).map(each => each.slug);
}

/** Merges the settings of all languages with those of one language, which take precedence. */
function mergeSettings(all: ConfigValue, own: ConfigValue): ConfigValue {
  return isMap(all) && isMap(own) ? new Map([...all, ...own]) : (own ?? all);
}

function addPages(
  {value, pages, statics}: {value: ConfigValue; pages: string; statics: string},
  source: MigrationSource,
  {builder, ledger}: {builder: PlanBuilder; ledger: MigrationReport},
): void {
  const excluded = listAt(value, 'srcExclude').filter(each => typeof each === 'string');
  const rewrites = getEntriesAt(value, 'rewrites').filter(
    (each): each is readonly [string, string] => typeof each[1] === 'string',
  );
  for (const path of source.paths) {
    const inside = getPathBelow(pages, path);
    if (inside === undefined || !isMarkdownFile(path) || getPathBelow(statics, path) !== undefined) continue;
    if (inside.split('/').some(part => part.startsWith('.')) || matchesAny(inside, excluded)) continue;
    if (/\[[\w-]+\]/.test(inside)) {
      ledger.add(
        path,
        1,
        'pages that code generates from this file are missing',
        'Write these pages, or generate them before you run Lectern.',
      );
      continue;
    }
    const moved = rewritePath(inside, rewrites);
    const slug = builder.addPage(path, removeExtension(moved).replace(/(^|\/)index$/, '$1'));
    if (moved !== inside) builder.addresses.addAddress(removeExtension(inside), slug);
  }
}

/** Applies the first matching rewrite rule to a path. Rules can contain the placeholders `:name` and `:name*`. */
function rewritePath(path: string, rules: readonly (readonly [string, string])[]): string {
  for (const [from, to] of rules) {
    const names: string[] = [];
    const pattern = from
      .replace(/[.+?^${}()|[\]\\]/g, mark => (mark === '(' || mark === ')' ? mark : `\\${mark}`))
      .replace(/:(\w+)(?:\([^)]*\))?(\*)?/g, (_, name: string, many?: string) => {
        names.push(name);
        return many ? '(.*)' : '([^/]+)';
      });
    const match = new RegExp(`^${pattern.replace(/(?<!\.)\*/g, '[^/]*')}$`).exec(path);
    if (match) return to.replace(/:(\w+)(?:\([^)]*\))?\*?/g, (_, name: string) => match[names.indexOf(name) + 1] ?? '');
  }
  return path;
}

/** Returns one section for each path with its own sidebar. Takes its name from the navigation. */
function buildSections(theme: ConfigValue, slugs: readonly string[], given: Given): MigratedSection[] {
  const sidebar = getAt(theme, 'sidebar');
  const {report} = given;
  if (sidebar === undefined) {
    report(
      'Lectern found no sidebar, so the navigation follows the folders',
      'Change the order of the pages in docs.json.',
    );
    return [{name: 'Docs', entries: groupEntriesByFolder(slugs)}];
  }
  const nav = listAt(theme, 'nav').flatMap(each => [each, ...listAt(each, 'items')]);
  if (!isMap(sidebar)) return [{name: 'Docs', entries: buildItems(sidebar, '', given)}];
  return [...sidebar].map(([path, own]) => {
    const plain = path.replace(/^\/|\/$/g, '');
    const named = nav.find(each => getTextAt(each, 'link')?.replace(/^\//, '').startsWith(plain) && plain !== '');
    return {
      name: getTextAt(named, 'text') ?? (humanizeSlug(plain.split('/').at(-1) ?? '') || 'Docs'),
      entries: buildItems(isMap(own) ? getAt(own, 'items') : own, getTextAt(own, 'base') ?? '', given),
    };
  });
}

function buildItems(items: ConfigValue, base: string, given: Given, depth = 0): MigratedEntry[] {
  if (!Array.isArray(items) || depth > 40) return [];
  const entries: (MigratedEntry | undefined)[] = items.map(item => {
    const own = getTextAt(item, 'base') ?? base;
    const text = getTextAt(item, 'text') ?? 'More';
    const link = getTextAt(item, 'link');
    const target =
      link === undefined ? undefined : /^(?:\/|https?:)/.test(link) ? link : `${own}${link}`.replace(/^(?!\/)/, '/');
    const entry =
      target === undefined
        ? undefined
        : given.builder.entryFor(target, text.replace(/<[^>]*>/g, '').trim(), given.config, 1);
    const inside = getAt(item, 'items');
    if (inside === undefined) return entry;
    return buildGroupNode(
      text,
      [entry, ...buildItems(inside, own, given, depth + 1)],
      getAt(item, 'collapsed') === false,
    );
  });
  return entries.filter(each => each !== undefined);
}

function convertSettings(
  value: ConfigValue,
  theme: ConfigValue,
  primary: string | undefined,
  {config, builder, report}: Given,
): Record<string, unknown> {
  const file = (written: string | undefined) => builder.findFile(written, config);
  const light = file(getTextAt(theme, 'logo') ?? getTextAt(theme, 'logo', 'src') ?? getTextAt(theme, 'logo', 'light'));
  const icons = listAt(value, 'head').filter(
    (each): each is readonly ConfigValue[] =>
      Array.isArray(each) && each[0] === 'link' && getTextAt(each[1], 'rel') === 'icon',
  );
  const favicon = icons.map(each => file(getTextAt(each[1], 'href'))).find(each => each !== undefined);
  const socials = Object.fromEntries(
    listAt(theme, 'socialLinks')
      .map(each => [
        getTextAt(each, 'icon') === 'twitter' ? 'x' : (getTextAt(each, 'icon') ?? ''),
        getTextAt(each, 'link') ?? '',
      ])
      .filter(([icon, link]) => icon && link),
  );
  const links: {label: string; href: string}[] = [];
  const add = (item: ConfigValue) => {
    const label = getTextAt(item, 'text');
    const link = getTextAt(item, 'link');
    const to = link === undefined ? undefined : builder.addresses.find(link, config).to;
    if (label && to !== undefined) links.push({label, href: to});
    else if (label && link)
      report(
        `the navigation entry "${label}" opens no page of the project`,
        'Add the page, and then its link in docs.json.',
      );
    for (const each of listAt(item, 'items')) add(each);
  };
  for (const item of listAt(theme, 'nav')) add(item);
  if (getAt(theme, 'footer'))
    report('the footer text is missing', 'Add links in footer.links of docs.json, if you need some.');
  if (getAt(theme, 'carbonAds')) report('advertisements are missing', 'Add your own script, if you need them.');
  if (getTextAt(theme, 'search', 'provider') === 'algolia')
    report(
      'the Algolia search is missing, because Lectern has its own',
      'Delete the old index if no other site uses it.',
    );
  for (const [index, each] of listAt(value, 'head').entries())
    if (Array.isArray(each) && each[0] === 'script')
      report(`script ${index + 1} of the head is missing`, 'See the page "Analytics" of the manual.');
  return {
    name: getTextAt(theme, 'siteTitle') ?? getTextAt(value, 'title') ?? 'Documentation',
    ...(getTextAt(value, 'description') && {description: getTextAt(value, 'description')}),
    ...(primary && {colors: {primary}}),
    ...(light && {logo: {light, dark: file(getTextAt(theme, 'logo', 'dark')) ?? light}}),
    ...((favicon ?? light) && {favicon: favicon ?? light}),
    ...(links.length > 0 && {navbar: {links}}),
    ...(Object.keys(socials).length > 0 && {footer: {socials}}),
  };
}

async function findColorIn(folder: string, source: MigrationSource): Promise<string | undefined> {
  for (const path of source.paths.filter(
    each => getPathBelow(`${folder}/theme`, each) !== undefined && /\.(?:css|scss)$/.test(each),
  )) {
    const color = findColor(await readSourceText(path, source), ['--vp-c-brand-1', '--vp-c-brand']);
    if (color) return color;
  }
  return undefined;
}
