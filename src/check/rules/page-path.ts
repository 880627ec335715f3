import {withoutExtension} from '../../base/page-files.js';
import type {Problem} from '../../base/problem.js';
import {encodePath} from '../../base/slug.js';
import {followRedirects} from '../../site/routes/redirects.js';
import {toPagePath} from '../../site/routes/to-page-path.js';
import type {CheckedProject} from '../project.js';

/** Finds pages that `lectern prerender` cannot write, because their names are not valid folders on every host. */
export function checkPagePaths({site, pages, pageFiles}: CheckedProject): readonly Problem[] {
  const files = new Map(pageFiles().map(file => [withoutExtension(file), file]));
  const invalid = pages().flatMap(slug => {
    if (toPagePath(slug) !== undefined) return [];
    // Skip a page that a redirect replaces.
    const isRedirected = typeof followRedirects(site.routes.redirects, `/${encodePath(slug)}`) === 'object';
    return isRedirected ? [] : [describeInvalidPath(slug, files.get(slug))];
  });
  return [...findWindowsNames(pages()), ...invalid];
}

/** Reports the first page whose folder Windows and some hosts of build artifacts cannot store. */
function findWindowsNames(slugs: readonly string[]): readonly Problem[] {
  const [first, ...others] = slugs.filter(slug => /[<>:"|?*]/.test(slug));
  if (first === undefined) return [];
  const more =
    others.length > 0 ? ` ${others.length} more ${others.length === 1 ? 'page has' : 'pages have'} this problem.` : '';
  return [
    {
      code: 'page-path',
      level: 'info',
      message: `Windows cannot store the page "${first}": its path contains "${/[<>:"|?*]/.exec(first)?.[0]}".${more}`,
      fix: 'Set "x-mint": {"href": "/path"} on the operation of this page, or rename its file.',
      place: {file: 'docs.json', line: 1, column: 1},
    },
  ];
}

/** Returns a file name that every host allows. */
function suggestFileName(file: string): string {
  return file.replace(
    /[^/]+(?=\.mdx?$)|[^/]+(?=\/)/g,
    name => name.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'page',
  );
}

/** Reports a page that cannot be written to the output. `file` is absent for a page of an API document. */
export function describeInvalidPath(slug: string, file = slug): Problem {
  return {
    code: 'page-path',
    level: 'error',
    message: `Not every host allows a folder named "${slug}", so prerender leaves the page out.`,
    fix:
      file === slug
        ? 'Rename the page with letters, digits, and hyphens.'
        : `Rename ${file} to ${suggestFileName(file)}.`,
    place: {file, line: 1, column: 1},
  };
}
