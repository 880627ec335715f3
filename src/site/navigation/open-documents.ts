import {listDocumentFiles, listReferences} from './api-documents.js';
import type {DocumentMount, Entry, Navigation, PageLocation} from './navigation.js';

/** Returns the API documents whose operations are in the sidebar of a page. */
export function findShownDocuments({section, groups}: PageLocation): readonly string[] {
  const found = new Set<string>();
  if (section.carriesDocuments)
    for (const file of listDocumentFiles(listReferences(section.documents))) found.add(file);
  const visit = (entries: readonly Entry[]) => {
    for (const entry of entries) {
      // Skip hidden groups, unless they contain the open page.
      if (entry.hidden && !(entry.kind === 'group' && groups.includes(entry))) continue;
      if (entry.kind === 'group') visit(entry.entries);
      else if (entry.generated && entry.generated.state !== 'ready')
        for (const each of entry.generated.documents) found.add(each);
    }
  };
  visit(section.entries);
  return [...found];
}

/** Returns the documents that generate pages in a folder of the slug. One of them may define the page. */
export function findMounts({mounts}: Navigation, slug: string): readonly DocumentMount[] {
  return mounts.filter(({prefix}) => slug === prefix || slug.startsWith(`${prefix}/`));
}

/** Returns the main page of a document: its overview, or else its first generated page. */
export function findPageOfDocument({entries}: Navigation, document: string): string | undefined {
  let first: string | undefined;
  for (const {slug, generated} of entries.values()) {
    if (generated?.documents[0] !== document || generated.isChangelog) continue;
    if (!generated.operation) return slug;
    first ??= slug;
  }
  return first;
}

/** URL folders of generated pages. Preview servers store them, to answer requests before docs.json is read. */
interface GeneratedAddresses {
  readonly prefixes: readonly string[];
  /** Slugs of pages in these folders that have a file. */
  readonly written: readonly string[];
}

export function listGeneratedUrls(navigation: Navigation): GeneratedAddresses {
  const prefixes = [...new Set(navigation.mounts.map(({prefix}) => prefix))];
  const written = [...navigation.entries.values()].filter(
    ({slug, generated}) => !generated && findMounts(navigation, slug).length > 0,
  );
  return {prefixes, written: written.map(({slug}) => slug)};
}
