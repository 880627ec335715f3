import {withoutExtension} from '../../base/page-files.js';
import type {Place, Problem} from '../../base/problem.js';
import type {PageEntry} from '../../site/navigation/navigation.js';
import {placeInDocument} from '../place-in-document.js';
import type {CheckedProject} from '../project.js';

/** Finds several files with the same URL: `a.mdx` next to `a.md`, or names that differ only in case. */
export async function checkRouteDuplicate(project: CheckedProject): Promise<readonly Problem[]> {
  const {site, pageFiles} = project;
  const first = new Map<string, string>();
  const problems: Problem[] = [];
  const report = (place: Place, other: Place, words: Pick<Problem, 'message' | 'fix'>, level: Problem['level']) =>
    problems.push({code: 'route-duplicate', level, ...words, place, related: [other]});
  for (const {slug, wanted, page} of site.navigation.numbered) {
    const used = site.navigation.entries.get(wanted);
    const place = await locateOperation(page, project);
    report(
      place,
      used?.generated ? await locateOperation(used, project) : place,
      {
        message: `The pages ${formatPage(used, wanted)} and ${formatPage(page, slug)} both have the URL "/${wanted}". Lectern changes the second one to "/${slug}".`,
        fix: 'Change the summary or tag of one operation, or set "x-mint": {"href": "/path"} on it.',
      },
      'warning',
    );
  }
  for (const file of pageFiles()) {
    const slug = withoutExtension(file);
    const entry = site.navigation.entries.get(slug);
    const document = entry?.generated?.documents[0];
    const start = locateStart(file);
    if (entry && document !== undefined)
      report(
        start,
        await locateOperation(entry, project),
        {
          message: `${file} has the same URL as a page that Lectern generates from ${document}. Readers see only one of them.`,
          fix: `Rename ${file}, or set "x-mint": {"href": "/path"} on the operation.`,
        },
        'warning',
      );
    const key = slug.toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, file);
    else {
      // Lectern uses only one of `a.mdx` and `a.md`. On a disk that ignores case, prerendering writes only one of `a`
      // and `A`.
      const differsInCase = withoutExtension(other) !== slug;
      const message = differsInCase
        ? `${file} and ${other} differ only in case, so prerender leaves one of them out.`
        : `${file} and ${other} have the same URL. Readers see only one of them.`;
      const fix = `Rename ${file}, or delete it.`;
      report(start, locateStart(other), {message, fix}, differsInCase ? 'error' : 'warning');
    }
  }
  return problems;
}

function locateStart(file: string): Place {
  return {file, line: 1, column: 1};
}

function formatPage(entry: PageEntry | undefined, slug: string): string {
  const {label = slug, operation, address} = entry?.generated ?? {};
  const name = operation && address === undefined ? `${operation.method} ${operation.path}` : label;
  return `"${label}"${name === label ? '' : ` (${name})`}`;
}

/** Returns the place of the operation that a page shows, or else the start of its document. */
async function locateOperation({generated}: PageEntry, project: CheckedProject): Promise<Place> {
  const {documents: [document = ''] = [], operation, address} = generated ?? {};
  const known = await project.documents.read(document);
  const found = known?.operations.find(each =>
    operation ? each.method === operation.method && each.path === operation.path : address && each.address === address,
  );
  return found ? placeInDocument(found.at, project) : locateStart(document);
}
