import {buildReferenceDocs} from '../../../src/site/reference-docs.js';
import type {Reference} from './options.js';

/** docs.json of a site that consists of API documents, as its host would answer. */
export interface ReferenceDocs {
  readonly config: Promise<Response>;
  /** The same, as far as it is known before a document was read. */
  readonly draft: unknown;
}

/** Reads the titles that docs.json lacks. The readers stay, so that no document is fetched twice. */
export function readReference({documents, ...settings}: Reference, root: string): ReferenceDocs {
  const unread = documents.map(file => ({file}));
  const draft = buildReferenceDocs(unread, settings);
  const isComplete = documents.length === 1 && settings.title !== undefined;
  const read = isComplete ? unread : unread.map(async ({file}) => ({file, title: await readTitle(file, root)}));
  const config = Promise.all(read).then(titled => new Response(JSON.stringify(buildReferenceDocs(titled, settings))));
  return {config, draft};
}

/** Undefined for a document that cannot be read: its page says why. */
async function readTitle(file: string, root: string): Promise<string | undefined> {
  try {
    const {readerOf} = await import('../../../elements/api-reference/documents/reader-of.js');
    // Private parts stay out: there is no docs.json that could publish them.
    const {index} = await readerOf(file, root, {omitsPrivate: true}).index();
    return index?.title;
  } catch {
    return undefined;
  }
}
