import {isFile} from '../files.js';
import type {SiteTargets} from '../hosts/host.js';
import type {Problem} from '../problem.js';
import {pagePath} from '../routes/page-path.js';
import {missingPage} from '../special-pages.js';
import type {OpenProject, PageSource} from './open-project.js';
import {PageWriter, type WriteOptions, type WrittenPage} from './page-writer.js';
import {placeOf} from './place.js';
import {
  type ListedPage,
  llms,
  markdownPath,
  type OutputFile,
  robots,
  type SearchTexts,
  searchFiles,
  siteData,
  sitemap,
} from './site-files.js';
import {writeSlices} from './write-slices.js';

export interface PrerenderOptions extends WriteOptions {
  /** Where the page for unknown addresses believes the site to lie: it is shown at any depth. */
  readonly missingBase: string;
  /** What `lectern serve --proxy` may ask. */
  readonly targets?: SiteTargets;
  write(file: OutputFile): Promise<void>;
  progress?(done: number, all: number): void;
}

export interface Prerendered {
  readonly pages: readonly ListedPage[];
  readonly problems: readonly Problem[];
}

/** Writes every page of a project and the files about all of them. Each page is drawn, written and let go. */
export async function prerender(project: OpenProject, options: PrerenderOptions): Promise<Prerendered> {
  const writer = new PageWriter(project, options);
  const {site} = project;
  const listed: ListedPage[] = [];
  const problems: Problem[] = [];
  const sections = new Map<string, SearchTexts>();
  const full: string[] = [];
  const used = new Map<string, string>();
  for (const [at, source] of project.pages.entries()) {
    options.progress?.(at, project.pages.length);
    const path = pagePath(source.slug);
    const twin = path && used.get(path.toLowerCase());
    if (path === undefined || twin !== undefined) {
      problems.push(path === undefined ? notAPath(source) : sameFile(source, twin as string));
      continue;
    }
    used.set(path.toLowerCase(), source.slug);
    const page = await writer.write(source, path);
    await options.write({path, text: page.html});
    await options.write({path: markdownPath(source.slug), text: page.markdown});
    if (typeof page.feed === 'object') await options.write(page.feed);
    else if (page.feed && !problems.some(({code}) => code === feedAddress)) problems.push(withoutAddress(source));
    if (!page.isHidden && page.url === undefined) {
      const known = sections.get(page.variant) ?? {sections: [], trails: {}};
      known.sections.push(...page.sections);
      known.trails[page.slug] = page.trail;
      sections.set(page.variant, known);
      full.push(page.markdown);
    }
    problems.push(...page.problems);
    listed.push(keep(page));
  }
  await writeHome(project, writer, options);
  await writeMissing(project, writer, options);
  if (options.names.script) await writeSlices(project, options.write);
  options.progress?.(project.pages.length, project.pages.length);
  const {siteUrl} = options;
  const files = [
    ...(siteUrl === undefined ? [] : [sitemap(listed, siteUrl, site.routes.home)]),
    robots(siteUrl),
    llms(listed, site, siteUrl),
    {path: 'llms-full.txt', text: full.join('\n---\n\n')},
    ...searchFiles(sections),
    siteData(
      site,
      listed.map(({slug}) => slug),
      {base: options.missingBase, ...(options.targets && {targets: options.targets})},
    ),
  ];
  for (const file of files) await options.write(file);
  return {pages: listed, problems};
}

function keep({slug, title, description, isHidden, variant, modified, url}: WrittenPage): ListedPage {
  return {
    slug,
    title,
    isHidden,
    variant,
    ...(description !== undefined && {description}),
    ...(modified !== undefined && {modified}),
    ...(url !== undefined && {url}),
  };
}

/** `/` shows the first page, whatever it is called. */
async function writeHome({site, pages}: OpenProject, writer: PageWriter, options: PrerenderOptions): Promise<void> {
  const {home} = site.routes;
  const source = pages.find(({slug}) => slug === home);
  if (home === 'index' || !source) return;
  const {html} = await writer.write(source, 'index.html');
  await options.write({path: 'index.html', text: html});
}

/** What hosts answer addresses with that lead nowhere: the author's 404 page, or one of ours. */
async function writeMissing(project: OpenProject, writer: PageWriter, options: PrerenderOptions): Promise<void> {
  const {files, site} = project;
  const {missingBase} = options;
  for (const file of ['404.mdx', '404.md']) {
    if (!isFile(await files.read(file))) continue;
    const {html} = await writer.write({slug: '404', file}, '404.html', missingBase);
    return options.write({path: '404.html', text: html});
  }
  const placed = {...site, place: placeOf('404.html', options.ending, missingBase)};
  const page = missingPage(site.config.errors.notFound, placed, site.routes.home);
  const {html} = await writer.draw(page, placed, {slug: '404'});
  await options.write({path: '404.html', text: html});
}

const feedAddress = 'feed-address';

function withoutAddress({slug, file = slug}: PageSource): Problem {
  return {
    code: feedAddress,
    level: 'warning',
    message: 'The page asks for a feed (rss: true), which needs the address of the site. No feed was written.',
    fix: 'set integrations.lectern.siteUrl in docs.json, or use --site-url URL.',
    place: {file, line: 1, column: 1},
  };
}

function notAPath({slug, file = slug}: PageSource): Problem {
  return {
    code: 'page-path',
    level: 'error',
    message: `The page "${slug}" cannot be a folder on every host, and was left out.`,
    fix: 'Give it a name of letters, digits and hyphens.',
    place: {file, line: 1, column: 1},
  };
}

function sameFile({slug, file = slug}: PageSource, twin: string): Problem {
  return {
    code: 'page-path',
    level: 'error',
    message: `The pages "${twin}" and "${slug}" have the same address where case does not count; the second was left out.`,
    fix: 'Rename one of them.',
    place: {file, line: 1, column: 1},
  };
}
