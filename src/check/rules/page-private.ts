import {formatCount} from '../../base/format-count.js';
import type {Place, Problem} from '../../base/problem.js';
import type {PrivateReason} from '../../markdown/frontmatter/private-page.js';
import type {CheckedPage} from '../page-file.js';
import type {CheckedProject} from '../project.js';

/** Returns the `private` setting of docs.json. Undefined until the author has decided. */
export function readPrivateSetting({read}: Pick<CheckedProject, 'read'>): 'omit' | 'publish' | undefined {
  return read.config.lectern.private;
}

const toDecide =
  'Set "integrations": {"lectern": {"private": "omit"}} in docs.json to accept this, or "publish" to show it to all readers.';

/** Reports a page that hosted platforms show only to some readers. */
export function checkPagePrivate(
  {file}: Pick<CheckedPage, 'file'>,
  reason: PrivateReason | undefined,
  project: CheckedProject,
): readonly Problem[] {
  const setting = readPrivateSetting(project);
  if (reason === undefined || reason === 'draft' || setting === 'publish') return [];
  const by = reason === 'groups' ? 'groups' : 'public: false';
  return [
    {
      code: 'page-private',
      level: setting === 'omit' ? 'info' : 'error',
      message: `${file} is private because it has ${by} in its frontmatter. Lectern leaves it out of the site.`,
      fix: setting === 'omit' ? `Delete "${reason}" from the frontmatter to publish the page.` : toDecide,
      place: {file, line: 1, column: 1},
    },
  ];
}

/** Reports all drafts of a project in a single note. */
export function checkPageDrafts(drafts: readonly string[]): readonly Problem[] {
  const [file, ...more] = drafts;
  if (file === undefined) return [];
  return [
    {
      code: 'page-draft',
      level: 'info',
      message:
        more.length === 0
          ? `${file} has draft: true, so Lectern leaves it out of the site.`
          : `${drafts.length} pages have draft: true, so Lectern leaves them out of the site: ${drafts.slice(0, 5).join(', ')}${drafts.length > 5 ? ' …' : ''}.`,
      fix:
        more.length === 0
          ? 'Delete draft: true when the page is ready.'
          : 'Delete draft: true from each page that is ready.',
      place: {file, line: 1, column: 1},
    },
  ];
}

/** Reports a link to a private page. Readers see only the text of the link. */
export function checkLinkPrivate(written: string, file: string, places: readonly Place[]): readonly Problem[] {
  return places.map(place => ({
    code: 'link-private',
    level: 'warning',
    message: `${place.file} links to "${written}", which Lectern leaves out of the site. Readers see its text without a link.`,
    fix: `Publish ${file}, or link to another page.`,
    place,
  }));
}

/**
 * Reports that pages without `public: true` become public, too: the setting implies that the hosted project requires a
 * login for them.
 */
export function checkSiteLogin(
  publicPages: readonly string[],
  count: number,
  project: CheckedProject,
): readonly Problem[] {
  const [file] = publicPages;
  const others = count - publicPages.length;
  if (file === undefined || others <= 0 || readPrivateSetting(project) === 'publish') return [];
  return [
    {
      code: 'site-login',
      level: 'warning',
      message: `${file} has public: true, so pages without it may require a login on a hosted platform. Lectern publishes ${formatCount(others, 'such page')}.`,
      fix: 'Add public: false to private pages, or set "integrations": {"lectern": {"private": "publish"}} in docs.json.',
      place: {file, line: 1, column: 1},
    },
  ];
}
