import {writeGeneratedPageText} from '../markdown/frontmatter/generated-page.js';
import type {GeneratedPage, PageEntry} from './navigation/navigation.js';
import type {PageReady, PageResult} from './page/open-page.js';
import {createAbsentPage} from './special-pages.js';

/** Functions that build pages: from fetched files in a browser, and from disk in the prerender. */
interface PageMakers<Answer extends PageResult = PageResult> {
  /** Builds the page of a file. */
  open(slug: string): Promise<Answer>;
  /** Builds a page from text that is in no file. */
  build(slug: string, text: string): Promise<Answer>;
  /** Writes the changelog of a document as page text. */
  changelog(document: string, slug: string): Promise<string>;
}

type GeneratedEntry = PageEntry & {readonly generated: GeneratedPage};

/**
 * Builds the page of a slug from its source: a file, or an API document. For a missing page, builds a page with the
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
