import {buildReferenceDocs} from '../../../src/site/reference-docs.js';
import type {Options} from './options.js';

/** docs.json of a site that consists of API documents, in the form of a file. */
interface ReferenceDocs {
  readonly config: Promise<Response>;
  /** Parsed docs.json without the titles that only documents contain. */
  readonly draft: unknown;
}

/** Reads titles that docs.json lacks. Keeps the readers, so that no document loads twice. */
export function readReference(attribute: NonNullable<Options['reference']>, root: string): ReferenceDocs {
  // Use the paths of files in this folder as names, like docs.json.
  const fileOf = (written: string) => {
    const {href} = new URL(written, root);
    return href.startsWith(root) && !/[?#%]/.test(href) ? href.slice(root.length) : href;
  };
  const [title, logo, color, theme] = ['title', 'logo', 'color', 'theme'].map(attribute);
  const settings = {title, color, theme, logo: logo && fileOf(logo)};
  const unread = (attribute('spec') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(written => ({file: fileOf(written)}));
  const draft = buildReferenceDocs(unread, settings);
  const isComplete = unread.length === 1 && title !== undefined;
  const read = isComplete ? unread : unread.map(async ({file}) => ({file, title: await readTitle(file, root)}));
  const config = Promise.all(read).then(titled => new Response(JSON.stringify(buildReferenceDocs(titled, settings))));
  return {config, draft};
}

/**
 * Reads the title of a document. Returns undefined if the document is unreadable. The document's page reports the
 * error.
 */
async function readTitle(file: string, root: string): Promise<string | undefined> {
  try {
    const {readerOf} = await import('../../../elements/api-reference/documents/reader-of.js');
    // Leave out private parts, because no docs.json could publish them.
    const {index} = await readerOf(file, root, {omitsPrivate: true}).index();
    return index?.title;
  } catch {
    return undefined;
  }
}
