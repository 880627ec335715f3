import type {Problem} from '../../base/problem.js';
import {splitPath} from '../../base/site-path.js';
import {normalizeSlug} from '../../base/slug.js';
import type {Redirect} from '../../config/config.js';
import {
  compileRedirects,
  findNextHop,
  findRedirectFault,
  followRedirects,
  placeholder,
} from '../../site/routes/redirects.js';
import {resolveLinkTarget} from '../link-target.js';
import {findNearestPath} from '../nearest-path.js';
import type {CheckedProject} from '../project.js';

/** Finds redirects that hide a page, repeat the source of another, or lead to no page. */
export function checkRedirectTarget(project: CheckedProject): readonly Problem[] {
  const {places, read} = project;
  const {redirects} = read.config;
  const {literals} = compileRedirects(redirects);
  return redirects.flatMap((redirect, at): readonly Problem[] => {
    if (findRedirectFault(redirect)) return [];
    const {source, destination} = redirect;
    const problems: Problem[] = [];
    const first =
      source.search(placeholder) === -1
        ? [...literals.values()].find(each => each.redirect.source === source)
        : undefined;
    if (first && first.at < at) {
      problems.push({
        code: 'redirect-duplicate',
        level: 'warning',
        message: `Two redirects have the source "${source}". Lectern uses the first one.`,
        fix: `Delete this redirect, or the one to "${first.redirect.destination}".`,
        place: places.of(['redirects', at, 'source']),
        related: [places.of(['redirects', first.at, 'source'])],
      });
      return problems;
    }
    const isPattern = source.search(placeholder) !== -1;
    const shadowed = isPattern ? findMatchingFiles(redirect, project) : findPageFile(source, project);
    const [page] = shadowed;
    if (page !== undefined)
      problems.push({
        code: 'redirect-shadows-page',
        level: 'warning',
        message:
          shadowed.length === 1
            ? `The redirect from "${source}" hides ${page}, so readers cannot open this page.`
            : `The redirect from "${source}" hides ${shadowed.length} pages: ${shorten(shadowed)}. Readers cannot open them.`,
        fix: isPattern
          ? `Write a source that matches no page, such as "/old${source}".`
          : `Delete the redirect, or move ${page} to another path.`,
        place: places.of(['redirects', at, 'source']),
        related: [{file: page, line: 1, column: 1}],
      });
    if (destination.search(placeholder) !== -1) return problems;
    const target = resolveLinkTarget(destination, 'docs.json', project);
    if (target.state !== 'missing') return problems;
    const near = findNearestPath(target.path, project.pages());
    const file = target.kind === 'page' ? `${target.path}.mdx` : target.path;
    problems.push({
      code: 'redirect-target',
      level: 'error',
      message: `The redirect from "${source}" goes to the ${target.kind === 'page' ? 'page' : 'file'} "${destination}", which does not exist.`,
      fix: near ? `Write "/${near}", which exists, or add ${file}.` : `Add ${file}, or correct the destination.`,
      place: places.of(['redirects', at, 'destination']),
    });
    return problems;
  });
}

/**
 * Returns the file of the page at a path, without following redirects. Empty for the home page, which stays available at `/`.
 */
function findPageFile(source: string, {paths, site}: CheckedProject): readonly string[] {
  const slug = normalizeSlug(splitPath(source).path);
  const {home, redirects} = site.routes;
  if (source.includes('#') || (slug === home && typeof followRedirects(redirects, '/') !== 'object')) return [];
  return (slug !== undefined && listFilesOfSlug(slug, paths)) || [];
}

/** Returns the files of all pages whose path matches a source with placeholders. */
function findMatchingFiles(redirect: Redirect, project: CheckedProject): readonly string[] {
  const {home} = project.site.routes;
  const compiled = compileRedirects([redirect]);
  const slugs = project.pages().filter(slug => findNextHop(compiled, slug === home ? '/' : `/${slug}`));
  return slugs.flatMap(slug => listFilesOfSlug(slug, project.paths));
}

function listFilesOfSlug(slug: string, paths: CheckedProject['paths']): readonly string[] {
  return [`${slug}.mdx`, `${slug}.md`].filter(file => paths.has(file)).slice(0, 1);
}

function shorten(files: readonly string[]): string {
  return files.slice(0, 3).join(', ') + (files.length > 3 ? ', …' : '');
}
