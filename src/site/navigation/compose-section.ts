import {omitUndefined} from '../../base/omit-undefined.js';
import {apiSection} from './api-tab.js';
import {isSection, type NavigationDraft, readAppearance} from './build-draft.js';
import {buildChoiceSets, type ChoiceCombination} from './combine-choices.js';
import {findFirstPage} from './entry-order.js';
import type {ChoiceSet, DocumentIndexes, Entry, Section} from './navigation.js';

interface Gathered {
  entries: readonly Entry[];
  sections: readonly NavigationDraft[];
  readonly selectors: ChoiceSet[];
  documents: DocumentIndexes | undefined;
  carriesDocuments: boolean;
}

/**
 * Builds a section for one variant: replaces each selector with the content of the chosen language, version, or
 * product.
 */
export function composeSection(draft: NavigationDraft, combination: ChoiceCombination, siteName: string): Section {
  const {node} = draft;
  const gathered: Gathered = {entries: [], sections: [], selectors: [], documents: undefined, carriesDocuments: false};
  gather(draft, combination, gathered);
  const inside = gathered.sections.map(inner => composeSection(inner, combination, siteName));
  const sections = matchSiblings(inside, gathered.entries);
  const whole: Section = {
    kind: isSection(node.kind) ? node.kind : 'root',
    label: node.label,
    ...readAppearance(node),
    hidden: node.hidden,
    ...omitUndefined({href: node.href, documents: gathered.documents}),
    entries: gathered.entries,
    sections,
    selectors: gathered.selectors,
    carriesDocuments: gathered.carriesDocuments,
    path: node.path,
  };
  return withFirstPage(withImplicitSection(whole, node.label || siteName));
}

function gather(draft: NavigationDraft, combination: ChoiceCombination, into: Gathered): void {
  into.entries = into.entries.length > 0 ? [...into.entries, ...draft.entries] : draft.entries;
  into.sections = [...into.sections, ...draft.sections];
  into.documents = draft.documents ?? into.documents;
  into.carriesDocuments ||= draft.carriesDocuments;
  for (const {kind, drafts, choices} of buildChoiceSets(draft)) {
    const found = choices.findIndex(choice =>
      combination.some(({label}) => label === choice.label && choice.kind === kind),
    );
    const at = found < 0 ? choices.findIndex(({isDefault}) => isDefault) : found;
    into.selectors.push({kind, current: choices[at]!, choices});
    // Tabs of the chosen version replace tabs next to the versions.
    const chosen = new Set(drafts[at]!.sections.map(({node}) => node.kind));
    const isReplaced = (each: NavigationDraft) => draft.sections.includes(each) && chosen.has(each.node.kind);
    into.sections = into.sections.filter(each => !isReplaced(each));
    gather(drafts[at]!, combination, into);
  }
  if (draft.global) {
    into.sections = [...into.sections, ...draft.global.sections];
    into.entries = [...into.entries, ...draft.global.entries];
  }
}

/** Makes the added API tab a dropdown or anchor, if its siblings are. */
function matchSiblings(sections: readonly Section[], entries: readonly Entry[]): readonly Section[] {
  const others = sections.filter(({path}) => path !== apiSection);
  const kind = others.find(holdsPages)?.kind;
  const isTab = entries.length > 0 || others.some(each => each.kind === 'tab') || kind === undefined;
  if (isTab || others.length === sections.length) return sections;
  return sections.map(section => (section.path === apiSection ? {...section, kind} : section));
}

/**
 * Adds a first tab for pages and groups next to tabs (contract, section 3). Does the same next to dropdowns, anchors,
 * and menu items with pages: without the tab, no link leads back. Not needed if these are only links.
 */
function withImplicitSection(section: Section, label: string): Section {
  const {entries, sections} = section;
  if (entries.length === 0) return section;
  const kind = sections.some(inner => inner.kind === 'tab') ? 'tab' : sections.find(holdsPages)?.kind;
  if (!kind) return section;
  const {documents, carriesDocuments, path} = section;
  const first: Section = {
    kind,
    label,
    hidden: false,
    entries,
    sections: [],
    selectors: [],
    ...omitUndefined({documents}),
    carriesDocuments,
    path,
  };
  return {...section, entries: [], carriesDocuments: false, sections: [withFirstPage(first), ...sections]};
}

function holdsPages(section: Section): boolean {
  return section.slug !== undefined || section.entries.length > 0 || section.sections.some(holdsPages);
}

function withFirstPage(section: Section): Section {
  const slug = findFirstSlug(section, true) ?? findFirstSlug(section, false);
  return slug === undefined ? section : {...section, slug};
}

function findFirstSlug({entries, sections}: Section, onlyVisible: boolean): string | undefined {
  return (
    findFirstPage(entries, entry => !(onlyVisible && entry.kind === 'group' && entry.hidden)) ??
    sections.find(({slug, hidden}) => slug !== undefined && !(onlyVisible && hidden))?.slug
  );
}
