import {writeGeneratedPageText} from '../markdown/frontmatter/generated-page.js';
import type {GeneratedPage, PageEntry} from './navigation/navigation.js';
import type {PageReady, PageResult} from './page/open-page.js';
import {createAbsentPage} from './special-pages.js';

/** Builders of pages: in a browser from fetched files, in the prerender from disk. */
export interface PageMakers<Answer extends PageResult = PageResult> {
  /** Returns the page of a file. */
  open(slug: string): Promise<Answer>;
  /** Returns the page that a text makes which is in no file. */
  build(slug: string, text: string): Promise<Answer>;
  /** Returns the text of the changelog of a document. */
  changelog(document: string, slug: string): Promise<string>;
}

type GeneratedEntry = PageEntry & {readonly generated: GeneratedPage};

/** Builds the page of a slug from its source: a file, an API document, or the problem of a missing one. */
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
