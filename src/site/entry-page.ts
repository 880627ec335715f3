import {writeGeneratedPageText} from '../markdown/frontmatter/generated-page.js';
import type {GeneratedPage, PageEntry} from './navigation/navigation.js';
import type {PageReady, PageResult} from './page/open-page.js';
import {createAbsentPage} from './special-pages.js';

/** Functions that build pages. In a browser they fetch files, in the prerenderer they read the disk. */
interface PageMakers<Answer extends PageResult = PageResult> {
  /** Builds the page that has a file. */
  open(slug: string): Promise<Answer>;
  /** Builds a page from a text without a file. */
  build(slug: string, text: string): Promise<Answer>;
  /** Returns the changelog of an API document as page text. */
  changelog(document: string, slug: string): Promise<string>;
}

type GeneratedEntry = PageEntry & {readonly generated: GeneratedPage};

/**
 * Builds the page of a slug from its file or API document. For a missing page, returns a page that explains the
 * problem.
 */
export async function openEntryPage<Answer extends PageResult>(
  slug: string,
  entry: PageEntry | undefined,
  make: PageMakers<Answer>,
): Promise<Answer | PageReady> {
  if (!isGenerated(entry)) return make.open(slug);
  const {generated} = entry;
  if (generated.state === 'absent') return {state: 'ready', page: createAbsentPage(entry, generated)};
  const [document = ''] = generated.documents;
  const text = generated.isChangelog ? await make.changelog(document, entry.slug) : writeGeneratedPageText(generated);
  return make.build(entry.slug, text);
}

function isGenerated(entry: PageEntry | undefined): entry is GeneratedEntry {
  return entry?.generated !== undefined;
}
