import {buildReferenceDocs} from '../../../src/site/reference-docs.js';
import type {Options} from './options.js';

/** Generated docs.json of a site that consists of API documents. */
interface ReferenceDocs {
  readonly config: Promise<Response>;
  /** Parsed docs.json. Lacks the titles that only the documents contain. */
  readonly draft: unknown;
}

/**
 * Generates docs.json from the script tag, with titles from the documents. Keeps the readers, so that no document loads
 * twice.
 */
export function generateReferenceConfig(attribute: NonNullable<Options['reference']>, root: string): ReferenceDocs {
  // Name documents by their path below the root, as docs.json does.
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

/** Returns the title of an API document. Undefined if it is unreadable: its page reports the error. */
async function readTitle(file: string, root: string): Promise<string | undefined> {
  try {
    const {openSharedReader} = await import('../../../elements/api-reference/documents/shared-reader.js');
    // Omit private parts: without a docs.json, the author has no way to publish them.
    const {index} = await openSharedReader(file, root, {omitsPrivate: true}).index();
    return index?.title;
  } catch {
    return undefined;
  }
}
