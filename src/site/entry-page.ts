import {generatedPageText} from '../markdown/frontmatter/generated-page.js';
import type {GeneratedPage, PageEntry} from './navigation/navigation.js';
import type {PageAnswer, PageReady} from './page/open-page.js';
import {absentPage} from './special-pages.js';

/** How a site makes pages: in a browser of what it fetches, ahead of what lies on the disk. */
export interface PageMakers<Answer extends PageAnswer = PageAnswer> {
  /** The page of a file. */
  open(slug: string): Promise<Answer>;
  /** The page that a text makes which is in no file. */
  build(slug: string, text: string): Promise<Answer>;
}

type GeneratedEntry = PageEntry & {readonly generated: GeneratedPage};

/** The page of a slug, from wherever it comes: a file, an API document, or a document that lacks it. */
export async function entryPage<Answer extends PageAnswer>(
  slug: string,
  entry: PageEntry | undefined,
  make: PageMakers<Answer>,
): Promise<Answer | PageReady> {
  if (!isGenerated(entry)) return make.open(slug);
  const {generated} = entry;
  if (generated.state === 'absent') return {state: 'ready', page: absentPage(entry, generated)};
  return make.build(entry.slug, generatedPageText(generated));
}

function isGenerated(entry: PageEntry | undefined): entry is GeneratedEntry {
  return entry?.generated !== undefined;
}
