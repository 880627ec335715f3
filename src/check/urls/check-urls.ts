import type {Problem} from '../../base/problem.js';
import {splitPath} from '../../base/site-path.js';
import {decodeOnce, normalizeSlug} from '../../base/slug.js';
import type {Source} from '../../base/source.js';
import type {ConfigOrigin} from '../../config/references.js';
import {findMounts} from '../../site/navigation/open-documents.js';
import type {ProjectFiles} from '../../site/project/project-files.js';
import {resolveRoute} from '../../site/routes/routes.js';
import {type CheckedProject, openCheckedProject} from '../project.js';
import {hasAnchor} from '../rules/link-anchor-missing.js';
import {findNewHeading, findNewPlaces, type GonePage, getFragment} from './propose-redirects.js';
import {listUrls, readSitePages, type SitePage, toHeadingUrl, toUrl} from './site-urls.js';
import {formatUrlLock, type LockedUrl, parseUrlLock} from './url-lock.js';

/** A redirect from a removed URL to a new target. */
interface ProposedRedirect {
  readonly source: string;
  readonly destination: string;
}

export interface UrlCheck {
  /** Problems, one for each removed URL. */
  readonly problems: readonly Problem[];
  readonly redirects: readonly ProposedRedirect[];
  /** Position of `redirects` in docs.json, or where to add it. */
  readonly listAt: ConfigOrigin;
  /** New content of `urls.lock` once the redirects are accepted: all previous and current URLs. */
  readonly text: string;
}

/** State of a published URL in the current site. */
type UrlState =
  | {readonly state: 'exists'}
  | {readonly state: 'gone'}
  /** The page still exists, but not the heading. The URL can lead to `page` by a redirect. */
  | {readonly state: 'heading-gone'; readonly page: SitePage};

/** Compares the URLs of a site with the published ones in `urls.lock`. Without that file, no URL is missing. */
export async function checkUrls(files: ProjectFiles, lock: Source | undefined): Promise<UrlCheck> {
  // Do not validate documents, because only the URLs of their pages matter here.
  const {loadSchema: _, openValidator: __, ...light} = files;
  const project = await openCheckedProject(light);
  const pages = await readSitePages(project);
  const {home} = project.site.routes;
  const locked = lock ? parseUrlLock(lock.text) : [];
  const faults = findFaults(locked, pages, project);
  return {
    problems: faults.map(fault => buildProblem(fault, lock?.file ?? '')),
    redirects: faults.map(({redirect}) => redirect),
    listAt: project.places.originOf(['redirects']),
    text: formatUrlLock([...locked, ...listUrls(pages, home)]),
  };
}

/** A published URL that no longer works, with the redirect that repairs it. */
interface Fault {
  readonly locked: LockedUrl;
  readonly redirect: ProposedRedirect;
}

function findFaults(
  locked: readonly LockedUrl[],
  pages: readonly SitePage[],
  project: CheckedProject,
): readonly Fault[] {
  const {home} = project.site.routes;
  const bySlug = new Map(pages.map(page => [page.slug, page]));
  const states = locked.map(each => [each, findUrlState(each, project, bySlug)] as const);
  // Skip the headings of a removed page: the problem of the page includes them.
  const removed = states.flatMap(([each, {state}]) => (state === 'gone' && !each.url.includes('#') ? [each] : []));
  const known = new Set(locked.map(({url}) => url));
  const isNew = ({slug}: SitePage) => !known.has(toUrl(slug, home));
  const places = findNewPlaces(
    removed.map(each => toGonePage(each, locked)),
    pages,
    isNew,
  );
  const moved = removed.map((each): Fault => {
    const destination = toUrl(places.get(getSlug(each.url)) ?? home, home);
    return {locked: each, redirect: {source: each.url, destination}};
  });
  const withoutHeading = states.flatMap(([each, state]): readonly Fault[] => {
    if (state.state !== 'heading-gone') return [];
    const {page} = state;
    const url = toUrl(page.slug, home);
    const near = findNewHeading(getFragment(each.url), listHeadings(url, locked), page.headings);
    const destination = near === undefined ? url : toHeadingUrl(url, near);
    return [{locked: each, redirect: {source: `${url}#${splitPath(each.url).hash}`, destination}}];
  });
  return [...moved, ...withoutHeading];
}

function listHeadings(url: string, locked: readonly LockedUrl[]): readonly string[] {
  return locked.filter(each => each.url.startsWith(`${url}#`)).map(each => getFragment(each.url));
}

function toGonePage({url, operation}: LockedUrl, locked: readonly LockedUrl[]): GonePage {
  return {
    slug: getSlug(url),
    headings: new Set(listHeadings(url, locked)),
    ...(operation !== undefined && {operation}),
  };
}

function getSlug(url: string): string {
  const {path} = splitPath(url);
  return normalizeSlug(path) ?? decodeOnce(path.slice(1));
}

function findUrlState(
  {url}: LockedUrl,
  {site, isReadable}: CheckedProject,
  pages: ReadonlyMap<string, SitePage>,
): UrlState {
  const {routes, navigation, indexes} = site;
  const route = resolveRoute(routes, url);
  if (route.kind === 'redirect' && route.external) return {state: 'exists'};
  const last = route.kind === 'redirect' ? resolveRoute(routes, route.to) : route;
  if (last.kind === 'redirect' || !isReadable) return {state: 'exists'};
  const slug = last.kind === 'missing' ? undefined : last.slug;
  const page = slug === undefined ? undefined : pages.get(slug);
  // Accept all URLs in the folder of a document that is not read, because the document can define them.
  if (!page && slug !== undefined && findMounts(navigation, slug).some(({document}) => !indexes.get(document)))
    return {state: 'exists'};
  if (!page || last.kind === 'missing') return {state: 'gone'};
  const isThere = hasAnchor(last.hash, page.headings) || page.operation !== undefined;
  return isThere ? {state: 'exists'} : {state: 'heading-gone', page};
}

/** Formats a redirect as JSON for docs.json. */
export function formatRedirect({source, destination}: ProposedRedirect): string {
  return `{"source": ${JSON.stringify(source)}, "destination": ${JSON.stringify(destination)}}`;
}

function buildProblem({locked, redirect}: Fault, file: string): Problem {
  const {url, line} = locked;
  const {destination} = redirect;
  const isHeading = url.includes('#');
  const near = destination.includes('#') ? 'nearest heading' : isHeading ? 'page' : 'nearest page';
  return {
    code: 'url-gone',
    level: 'error',
    message: `${file} lists the ${isHeading ? 'heading' : 'page'} "${url}", which no longer exists. The ${near} is "${destination}".`,
    fix: `Add ${formatRedirect(redirect)} to "redirects" in docs.json, or run the command with --write.`,
    place: {file, line, column: 1},
  };
}
