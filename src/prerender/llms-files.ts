import {isWebUrl} from '../base/web-url.js';
import {slugifyHeading} from '../components/slugify-heading.js';
import {formatBreadcrumbs, locatePage} from '../site/navigation/locate-page.js';
import {writeInstructions} from '../site/page/build-page-markdown.js';
import type {Site} from '../site/site.js';
import type {OpenProject} from './open-project.js';
import {type OutputFile, toMarkdownPath} from './output-file.js';
import type {PageRecord} from './page-record.js';
import {isRead} from './site-files.js';
import {toBundlePath} from './slice-folder.js';

/** Maximum size of `llms.txt`, because agents truncate a larger one. Beyond it, each tab has its own file. */
const MAX_INDEX_BYTES = 50_000;

/** Pages of one navigation section, one per line. */
interface ListedSection {
  readonly tab: string;
  readonly title: string;
  readonly lines: string[];
}

/**
 * Writes `llms.txt` for agents: pages in navigation order, base URLs of the API, the MCP server, and the API documents.
 * If it is too long, it contains links to one file per tab instead of the pages.
 */
export function buildLlmsFiles(
  pages: readonly PageRecord[],
  project: Pick<OpenProject, 'site' | 'bundles'>,
  siteUrl: string | undefined,
): readonly OutputFile[] {
  const root = siteUrl ?? '/';
  const head = listHeading(project.site);
  const sections = listPages(pages, project.site, root);
  const documents = writeDocumentSection(project, root);
  const whole = {path: 'llms.txt', text: joinParts([...head, ...[...sections, ...documents].map(formatSection)])};
  const tabs = new Map<string, ListedSection[]>();
  for (const section of sections) tabs.set(section.tab, [...(tabs.get(section.tab) ?? []), section]);
  if (new TextEncoder().encode(whole.text).length <= MAX_INDEX_BYTES || tabs.size < 2) return [whole];
  const files = nameFiles(tabs);
  const index = [...files].map(([path, {tab, sections: own}]) => {
    const count = own.reduce((sum, {lines}) => sum + lines.length, 0);
    return `- [${escapeLabel(tab)}](${root}${path}): ${count} pages`;
  });
  const list = {tab: '', title: 'Pages', lines: index};
  return [
    {path: 'llms.txt', text: joinParts([...head, ...[list, ...documents].map(formatSection)])},
    ...[...files].map(([path, {tab, sections: own}]) => ({
      path,
      text: joinParts([`# ${toOneLine(project.site.config.name)}: ${tab}\n`, ...own.map(formatSection)]),
    })),
  ];
}

/** Returns the file name for each tab. Appends a number to equal names. */
function nameFiles(tabs: ReadonlyMap<string, readonly ListedSection[]>) {
  const files = new Map<string, {readonly tab: string; readonly sections: readonly ListedSection[]}>();
  for (const [tab, sections] of tabs) {
    const name = slugifyHeading(tab) || 'pages';
    let path = `_llms/${name}.md`;
    for (let count = 2; files.has(path); count++) path = `_llms/${name}-${count}.md`;
    files.set(path, {tab, sections});
  }
  return files;
}

/** Returns the lines above the lists of pages. */
function listHeading({config}: Site): readonly string[] {
  const parts: string[] = [`# ${toOneLine(config.name)}\n`];
  if (config.description) parts.push(`> ${toOneLine(config.description)}\n`);
  const instructions = writeInstructions(config.markdown.instructions).trimEnd();
  if (instructions) parts.push(`${instructions}\n`);
  const servers = [...new Set([...config.api.mdx.server, ...config.api.baseUrl])];
  if (servers.length > 0) parts.push(`API: ${servers.join(', ')}\n`);
  const mcp = config.lectern.mcp;
  if (mcp !== undefined) parts.push(`MCP server, which searches and reads these pages: ${mcp}\n`);
  return parts;
}

function listPages(pages: readonly PageRecord[], {navigation}: Site, root: string): readonly ListedSection[] {
  const sections = new Map<string, ListedSection>();
  for (const page of pages) {
    const {slug, title, description} = page;
    if (!isRead(page) || slug === '404') continue;
    const {tab, title: name} = findSection(navigation, slug);
    const section = sections.get(name) ?? {tab, title: name, lines: []};
    sections.set(name, section);
    const address = root + encodeURI(toMarkdownPath(slug));
    section.lines.push(`- [${escapeLabel(title)}](${address})${description ? `: ${toOneLine(description)}` : ''}`);
  }
  return [...sections.values()];
}

function writeDocumentSection({site, bundles}: Pick<OpenProject, 'site' | 'bundles'>, root: string): ListedSection[] {
  const lines = [...site.indexes].flatMap(([document, index]) => {
    const path = bundles.has(document) ? toBundlePath(document) : document;
    const address = isWebUrl(path) ? path : root + encodeURI(path);
    return index ? [`- [${escapeLabel(index.title)}](${address})`] : [];
  });
  return lines.length > 0 ? [{tab: '', title: 'API documents', lines}] : [];
}

/**
 * Returns the tab and the title of the section that contains a page. The title consists of language, version, or
 * product, and the breadcrumbs.
 */
function findSection(navigation: Site['navigation'], slug: string): Pick<ListedSection, 'tab' | 'title'> {
  const {entry, variant, sections, groups} = locatePage(navigation, slug);
  if (!entry) return {tab: 'Further pages', title: 'Further pages'};
  const choices = navigation.variants.length > 1 ? variant.choices.map(({name, label}) => name ?? label) : [];
  // Leave out the implicit section, whose label is the site's name.
  const own = sections.filter(({path}, at) => path !== sections[at - 1]?.path);
  const title =
    toOneLine([...choices, formatBreadcrumbs({sections: own, groups})].filter(Boolean).join(' › ')) || 'Pages';
  const first = own.find(({label, kind}) => label && kind !== 'root')?.label ?? groups[0]?.label ?? '';
  return {tab: toOneLine([...choices, first].filter(Boolean).join(' › ')) || title, title};
}

function formatSection({title, lines}: ListedSection): string {
  return `## ${title}\n\n${lines.join('\n')}\n`;
}

function joinParts(parts: readonly string[]): string {
  return parts.join('\n');
}

function escapeLabel(text: string): string {
  return toOneLine(text).replace(/[[\]]/g, '\\$&');
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
