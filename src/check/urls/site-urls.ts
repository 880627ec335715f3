import {isFile} from '../../base/files.js';
import {withoutExtension} from '../../base/page-files.js';
import {encodePath} from '../../base/slug.js';
import {readFrontmatter, splitFrontmatter} from '../../markdown/frontmatter/frontmatter.js';
import {readFrontmatterYaml} from '../../markdown/frontmatter/read-yaml.js';
import {collectHeadingIds} from '../../markdown/render/html/heading-ids.js';
import type {TreeCache} from '../../markdown/resolve/resolve-page.js';
import {parseTree} from '../../markdown/syntax/parse-tree.js';
import {authored} from '../../site/page/authored.js';
import {readContent} from '../../site/page/page-content.js';
import {followRedirects} from '../../site/routes/redirects.js';
import type {CheckedProject} from '../project.js';
import type {LockedUrl} from './url-lock.js';

/** A page of a site, with the ids of its headings. */
export interface SitePage {
  readonly slug: string;
  readonly headings: readonly string[];
  readonly operation?: string;
}

/** Reads every page that readers can open, with the ids of its headings. Generated pages have no such ids here. */
export async function readSitePages(project: CheckedProject): Promise<readonly SitePage[]> {
  const {files, site} = project;
  const isPrivate = (await files.survey?.())?.privateSlugs ?? new Set();
  const snippets: TreeCache = new Map();
  const pages: SitePage[] = [];
  for (const file of project.pageFiles()) {
    const slug = withoutExtension(file);
    const result = await files.read(file);
    if (!isFile(result) || isPrivate.has(slug) || (snippets.has(file) && !site.navigation.entries.has(slug))) continue;
    pages.push({slug, headings: await readHeadings(file, result.text, project, snippets)});
  }
  for (const {slug, generated} of site.navigation.entries.values()) {
    if (generated?.state !== 'ready') continue;
    const {operation} = generated;
    pages.push({slug, headings: [], ...(operation && {operation: `${operation.method} ${operation.path}`})});
  }
  // Leave out pages that a redirect replaces. A redirect cannot replace the home page.
  const {home, redirects} = site.routes;
  return pages.filter(({slug}) => slug === home || typeof followRedirects(redirects, toUrl(slug, home)) !== 'object');
}

async function readHeadings(
  file: string,
  text: string,
  {files}: CheckedProject,
  snippets: TreeCache,
): Promise<readonly string[]> {
  const {yaml, body, line} = splitFrontmatter(text);
  const {frontmatter} = await readFrontmatter(yaml, file, readFrontmatterYaml);
  const tree = parseTree(body, line);
  const page = {tree, file, frontmatter, files, snippets, source: text, authored: async () => authored};
  return [...collectHeadingIds((await readContent(page)).nodes)];
}

/** Returns a page's URL as links write it: `/` for the home page. */
export function toUrl(slug: string, home: string): string {
  return slug === home ? '/' : `/${encodePath(slug)}`;
}

export function toHeadingUrl(page: string, id: string): string {
  return `${page}#${encodeURIComponent(id).replaceAll('%2F', '/')}`;
}

/** Returns every URL of a site: those of pages, and those of their headings. */
export function listUrls(pages: readonly SitePage[], home: string): readonly Omit<LockedUrl, 'line'>[] {
  return pages.flatMap(({slug, headings, operation}) => {
    const url = toUrl(slug, home);
    return [{url, ...(operation !== undefined && {operation})}, ...headings.map(id => ({url: toHeadingUrl(url, id)}))];
  });
}
