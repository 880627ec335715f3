import {omitUndefined} from '../base/omit-undefined.js';
import {humanizeSlug} from '../base/slug.js';
import {toLabelSlug} from './navigation/to-label-slug.js';

/** An API document in a site that consists of API documents only. */
interface ReferenceDocument {
  /** Path in the project, or URL. */
  readonly file: string;
  /** Title in the document (`info.title`). Absent until the document is read. */
  readonly title?: string | undefined;
}

/** Settings of a site that consists of API documents. */
interface ReferenceSettings {
  readonly title?: string | undefined;
  readonly logo?: string | undefined;
  readonly color?: string | undefined;
  readonly theme?: string | undefined;
}

/**
 * Builds docs.json data for a site that consists of API documents only. A single document forms the whole navigation.
 * Of several, each gets a tab and a URL folder.
 */
export function buildReferenceDocs(
  documents: readonly ReferenceDocument[],
  {title, logo, color, theme}: ReferenceSettings = {},
) {
  const [first] = documents;
  return {
    name: title ?? (first ? getTitle(first) : 'API'),
    ...omitUndefined({theme, logo, colors: color === undefined ? undefined : {primary: color}}),
    navigation: documents.length > 1 ? {tabs: buildTabs(documents)} : {openapi: first?.file ?? ''},
  };
}

function buildTabs(documents: readonly ReferenceDocument[]) {
  const used = new Set<string>();
  return documents.map(document => {
    const tab = getTitle(document);
    const slug = toLabelSlug(tab) || 'api';
    let directory = slug;
    for (let number = 2; used.has(directory); number++) directory = `${slug}-${number}`;
    used.add(directory);
    return {tab, openapi: {source: document.file, directory}};
  });
}

/** Returns a document's title, or one made from the file name until the document is read. */
function getTitle({file, title}: ReferenceDocument): string {
  return title?.trim() || humanizeSlug(file.replace(/[?#].*/, '').replace(/\.\w+$/, '')) || 'API';
}
