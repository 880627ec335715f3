import {openEntryPage} from '../../../src/site/entry-page.js';
import type {PageEntry} from '../../../src/site/navigation/navigation.js';
import type {PageResult} from '../../../src/site/page/open-page.js';
import type {SiteState} from '../boot/core.js';
import {addProblemStyles} from '../page/add-problem-styles.js';
import {findUnreadablePage} from '../page/api-pages.js';
import type {ReadableSite} from '../page/changelog.js';

interface WantedPage {
  readonly slug: string;
  /** Entry of the page in the navigation. Undefined for an unlisted page. */
  readonly entry: PageEntry | undefined;
  readonly signal: AbortSignal;
}

/** Opens the page with a slug, from its file or its API document. */
export async function openSlug(
  {slug, entry, signal}: WantedPage,
  core: SiteState,
  site: ReadableSite,
): Promise<PageResult> {
  const open = (at: PageEntry | undefined) =>
    openEntryPage(slug, at, {
      build: core.build,
      changelog: async document => {
        const {generateChangelog} = await import('../page/changelog.js');
        return generateChangelog(document, site, core.early.options.root);
      },
      open: () => core.open(slug, signal),
    });
  const result = await open(entry);
  const instead = result.state === 'absent' ? findUnreadablePage(site.site, slug) : undefined;
  if ((instead ?? entry)?.generated?.state === 'absent') addProblemStyles();
  return instead ? open(instead) : result;
}

/** Opens the page of an operation that a newer version of its document removed. */
export async function openRemoved(slug: string, core: SiteState, site: ReadableSite): Promise<PageResult | undefined> {
  if (!site.site.config.lectern.history) return undefined;
  const {generateRemovedPage} = await import('../page/changelog.js');
  const text = await generateRemovedPage(slug, site, core.early.options.root);
  return text === undefined ? undefined : core.build(slug, text);
}
