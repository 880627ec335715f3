import {getFileName, getParentFolder} from '../../base/file-path.js';
import {groupEntriesByFolder} from '../docs-json.js';
import {isNamedLanguage} from '../languages.js';
import type {MigrationReport, ReportLoss} from '../migration-report.js';
import {getPathBelow, isMarkdownFile, joinPath, removeExtension} from '../paths.js';
import type {MigratedEntry, MigratedSection, MigrationPlan, MigrationSource} from '../plan.js';
import {buildGroupNode, collectSocials, findSocialKey, PlanBuilder} from '../plan-builder.js';
import {type ListedLink, readLinkList} from '../read/link-list.js';
import {readScriptText} from '../read/read-config.js';
import {readSourceText} from '../read/read-text.js';
import {type ConfigValue, getAt, getTextAt, isMap} from '../read/value.js';
import {docsifyDialect} from './docsify-dialect.js';

/** Reads a docsify project: pages, `_sidebar.md`, `_navbar.md`, and the value of `$docsify` in `index.html`. */
export async function readDocsify(
  config: string,
  source: MigrationSource,
  report: MigrationReport,
): Promise<MigrationPlan> {
  const root = getParentFolder(config);
  const html = await readSourceText(joinPath(root, 'index.html') ?? 'index.html', source);
  const value = await readOptions(html, config, source, report);
  const builder = new PlanBuilder({paths: source.paths, pages: root, static: [root], base: '/', aliases: []}, report);
  const home = getTextAt(value, 'homepage') ?? 'README.md';
  for (const path of source.paths) {
    const inside = getPathBelow(root, path);
    if (inside === undefined || !isMarkdownFile(path) || inside.split('/').some(part => /^[._]/.test(part))) continue;
    const plain = removeExtension(inside);
    const slug = builder.addPage(path, inside === home ? '' : plain.replace(/(^|\/)README$/i, '$1'));
    builder.addresses.addAddress(plain, slug);
  }
  reportLosses(value, html, report.reporterFor(config));
  const sections = await buildSections(root, builder, source, report);
  const languages = sections.filter(each => isNamedLanguage(each.name));
  const theme = getTextAt(value, 'themeColor') ?? /--theme-color\s*:\s*(#[\da-f]{3,8})/i.exec(html)?.[1];
  const {links, github} = await buildNavbarLinks(root, value, builder, source, report);
  const icon = /<link\b[^>]*\brel="(?:shortcut )?icon"[^>]*\bhref="([^"]+)"/.exec(html)?.[1];
  const file = (written: string | undefined) => builder.findFile(written, config);
  const logo = file(getTextAt(value, 'logo'));
  const socials = collectSocials([...(github ? [github] : []), ...links.map(({href}) => href)]);
  const description = /<meta\b[^>]*name="description"[^>]*content="([^"]*)"/.exec(html)?.[1];
  return {
    tool: 'docsify',
    config,
    settings: {
      name: (getTextAt(value, 'name') ?? /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim() ?? 'Documentation').replace(
        /<[^>]*>/g,
        '',
      ),
      ...(description && {description}),
      ...(theme && {colors: {primary: theme}}),
      ...(logo && {logo: {light: logo, dark: logo}}),
      ...(file(icon) && {favicon: file(icon)}),
      ...((links.length > 0 || github) && {navbar: {links, ...(github && {primary: {type: 'github', href: github}})}}),
      ...(Object.keys(socials).length > 0 && {footer: {socials}}),
    },
    ...builder.parts(),
    navigation:
      languages.length > 0
        ? {
            kind: 'language',
            variants: [
              {name: 'en', sections: sections.filter(each => !languages.includes(each))},
              ...languages.map(each => ({name: each.name, sections: [each]})),
            ],
          }
        : sections,
    statics: [],
    dialect: docsifyDialect,
  };
}

/** Reads the options that index.html assigns to `$docsify`, with the right line numbers. */
async function readOptions(
  html: string,
  config: string,
  source: MigrationSource,
  report: MigrationReport,
): Promise<ConfigValue> {
  const begin = /\$docsify\s*=(?!=)/.exec(html);
  if (!begin) return new Map();
  const from = begin.index + begin[0].length;
  const rest = html.slice(from).replace(/<\/script>[\s\S]*$/i, '');
  const lines = html.slice(0, from).split('\n').length - 1;
  const value = await readScriptText('\n'.repeat(lines) + rest, config, source, report, true);
  return isMap(value) ? value : new Map();
}

function reportLosses(value: ConfigValue, html: string, report: ReportLoss): void {
  const lost: readonly (readonly [string, string, string])[] = [
    ['alias', 'URLs of files elsewhere (alias)', 'Copy those files into the project, or add redirects.'],
    ['vueComponents', 'Vue components', 'Write your own component in a .jsx file.'],
    ['plugins', 'plugins', 'Check whether Lectern has the same feature.'],
    ['gtag', 'analytics', 'Set it under integrations in docs.json.'],
    ['matomo', 'analytics (matomo)', 'See the page "Analytics" of the manual.'],
  ];
  for (const [key, what, todo] of lost) if (getAt(value, key) !== undefined) report(`${what} are missing`, todo);
  if (/<style[\s>]/.test(html))
    report('the style sheet in the page is missing', 'Copy the rules that you need into a .css file of the project.');
}

/** Returns one section for the root sidebar, and one for each folder with its own sidebar. */
async function buildSections(
  root: string,
  builder: PlanBuilder,
  source: MigrationSource,
  report: MigrationReport,
): Promise<MigratedSection[]> {
  const sidebars = source.paths.filter(
    path => getFileName(path) === '_sidebar.md' && getPathBelow(root, path) !== undefined,
  );
  const own = sidebars.filter(path => getParentFolder(path) === root);
  const slugs = [...builder.pages.values()].map(each => each.slug);
  if (own.length === 0) return [{name: 'Docs', entries: groupEntriesByFolder(slugs)}];
  const sections: MigratedSection[] = [];
  for (const path of [...own, ...sidebars.filter(each => each !== own[0])]) {
    const folder = getPathBelow(root, getParentFolder(path)) ?? '';
    if (folder !== '' && !isNamedLanguage(folder)) {
      report.add(
        path,
        1,
        'a folder has its own sidebar. Its pages are not in the navigation',
        'Add a tab with these pages to docs.json.',
      );
      continue;
    }
    const list = readLinkList(await readSourceText(path, source));
    const entries = buildListedEntries(list, path, builder);
    const isHomeListed = folder !== '' || JSON.stringify(entries).includes('"index"') || !slugs.includes('index');
    sections.push({name: folder || 'Docs', entries: isHomeListed ? entries : ['index', ...entries]});
  }
  return sections;
}

/** Converts a list of links to navigation entries. Used for `SUMMARY.md` and `_sidebar.md`. */
export function buildListedEntries(list: readonly ListedLink[], file: string, builder: PlanBuilder): MigratedEntry[] {
  const entries: (MigratedEntry | undefined)[] = list.map(({text, link, children, line, isHeading}) => {
    const entry = link === undefined ? undefined : builder.entryFor(link, text, file, line);
    if (children.length === 0 && !isHeading) return entry;
    return buildGroupNode(text, [entry, ...buildListedEntries(children, file, builder)]);
  });
  return entries.filter(each => each !== undefined);
}

async function buildNavbarLinks(
  root: string,
  value: ConfigValue,
  builder: PlanBuilder,
  source: MigrationSource,
  report: MigrationReport,
) {
  const repo = getTextAt(value, 'repo');
  let github = repo === undefined ? undefined : /^https?:/.test(repo) ? repo : `https://github.com/${repo}`;
  const path = joinPath(root, '_navbar.md') ?? '_navbar.md';
  const links: {label: string; href: string}[] = [];
  const add = ({text, link, children, line}: ListedLink) => {
    const to = link === undefined ? undefined : builder.addresses.find(link, path).to;
    if (to !== undefined && findSocialKey(to) === 'github' && !github) github = to;
    else if (to !== undefined) links.push({label: text, href: to});
    else if (link !== undefined)
      report.add(path, line, `the navbar lists "${link}", which does not exist`, 'Add the page, or delete the link.');
    for (const each of children) add(each);
  };
  for (const each of readLinkList(await readSourceText(path, source))) add(each);
  return {links, github};
}
