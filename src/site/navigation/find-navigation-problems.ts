import {limits} from '../../base/limits.js';
import type {ProblemLevel} from '../../base/problem.js';
import {normalizeSlug} from '../../base/slug.js';
import type {Config, NavigationNode} from '../../config/config.js';
import {describeAbsentEntry, toBindingTarget} from './absent-operation.js';
import {listReferences} from './api-documents.js';
import type {Entry, Navigation, Section, Variant} from './navigation.js';
import {parseOperationName} from './operation-entry.js';

/** A problem, before `ConfigPlaces` adds its line. `path` is a path in docs.json: `navigation.tabs[0].pages[2]`. */
export interface NavigationProblem {
  readonly code: string;
  readonly level: ProblemLevel;
  readonly message: string;
  readonly fix: string;
  readonly path: string;
}

/** Finds navigation problems for the check. Separate from `buildNavigation`, because browsers do not need it. */
export function findNavigationProblems(
  config: Pick<Config, 'navigation'>,
  navigation: Navigation,
): readonly NavigationProblem[] {
  const problems: NavigationProblem[] = [];
  checkNode(config.navigation, problems);
  checkListings(navigation, findDocumentNodes(config.navigation), problems);
  checkOperations(navigation, problems);
  return problems;
}

function checkNode(node: NavigationNode, problems: NavigationProblem[], depth = 0): void {
  if (depth > limits.depth) return;
  if (node.root !== undefined) checkSlug(node.root, node.path, problems);
  if (node.kind === 'group' && node.children.length === 0 && node.root === undefined && carriesNothing(node)) {
    problems.push({
      code: 'nav-empty-group',
      level: 'info',
      message: `${node.label ? `The group "${node.label}"` : 'This group'} has no pages, so readers do not see it.`,
      fix: 'Add "pages": ["index"] with the paths of its pages, or delete the group.',
      path: node.path,
    });
  }
  for (const child of node.children) {
    if (!('page' in child)) checkNode(child, problems, depth + 1);
    else if (!parseOperationName(child.page)) checkSlug(child.page, child.path, problems);
  }
  if (node.global) checkNode(node.global, problems, depth + 1);
}

function carriesNothing(node: NavigationNode): boolean {
  return listReferences(node).length === 0;
}

function checkSlug(text: string, path: string, problems: NavigationProblem[]): void {
  if (normalizeSlug(text.trim()) !== undefined) return;
  problems.push({
    code: 'nav-slug',
    level: 'error',
    message: `The navigation lists "${text}", which is not the path of a page in the project.`,
    fix: /^[a-z][a-z\d+.-]*:|^\/\//i.test(text.trim())
      ? `Write the link as a tab or an anchor: {"tab": "Blog", "href": "${text.trim()}"}.`
      : `Write the path from the project root without its extension, such as "${normalizeSlug(text.trim().replace(/^[./\\]+/, '')) ?? 'guides/intro'}".`,
    path,
  });
}

function checkOperations({entries}: Navigation, problems: NavigationProblem[]): void {
  for (const {generated, path} of entries.values()) {
    const {state, operation, documents} = generated ?? {};
    if (state !== 'absent' || !operation || !documents) continue;
    const absent = describeAbsentEntry('The navigation', {...toBindingTarget(operation), documents});
    problems.push({code: 'nav-operation', level: 'error', path, ...absent});
  }
}

interface Listing {
  readonly slug: string;
  readonly path: string;
}

function checkListings({variants}: Navigation, nodes: DocumentNodes, problems: NavigationProblem[]): void {
  const firstOverall = new Map<string, Listing & {variant: Variant}>();
  // Report a path in docs.json once, even if several variants share the tab.
  const reported = new Set<string>();
  for (const variant of variants) {
    const first = new Map<string, Listing>();
    for (const listing of iterateListings(variant.root)) {
      const {slug, path} = listing;
      const earlier = first.get(slug);
      if (!earlier) first.set(slug, listing);
      const otherListing = firstOverall.get(slug);
      if (!otherListing) firstOverall.set(slug, {...listing, variant});
      const other = earlier ?? otherListing;
      if (!other || other.path === path || reported.has(path)) continue;
      reported.add(path);
      problems.push(
        earlier
          ? buildDuplicateProblem(listing, earlier, nodes)
          : buildVariantsProblem(listing, otherListing!, variant),
      );
    }
  }
}

/** Key of the API documents that a node of the navigation generates pages from, with its name, by path. */
type DocumentNodes = ReadonlyMap<string, {readonly key: string; readonly name: string}>;

function findDocumentNodes(
  node: NavigationNode,
  found = new Map<string, {key: string; name: string}>(),
): DocumentNodes {
  const key = node.openapi.length > 0 ? 'openapi' : node.asyncapi.length > 0 ? 'asyncapi' : undefined;
  if (key) found.set(node.path, {key, name: node.kind === 'root' ? 'navigation' : `the ${node.kind} "${node.label}"`});
  for (const child of [...node.children, ...(node.global ? [node.global] : [])])
    if ('kind' in child) findDocumentNodes(child, found);
  return found;
}

function buildDuplicateProblem({slug, path}: Listing, earlier: Listing, nodes: DocumentNodes): NavigationProblem {
  // The pages of a document have no entries of their own.
  const [here, there] = [nodes.get(path), nodes.get(earlier.path)];
  return {
    code: 'nav-duplicate-page',
    level: 'warning',
    message: `The navigation lists the page "${slug}" twice, first at ${earlier.path}. The first entry decides its tab, and the pages before and after it.`,
    fix: `Delete ${here ? `"${here.key}" from ${here.name}` : 'this entry'}, or ${there ? `"${there.key}" from ${there.name}` : `the ${here ? 'entry' : 'one'} at ${earlier.path}`}.`,
    path,
  };
}

function buildVariantsProblem(
  {slug, path}: Listing,
  first: Listing & {variant: Variant},
  variant: Variant,
): NavigationProblem {
  const names = `"${formatVariantName(first.variant)}" (at ${first.path}) and "${formatVariantName(variant)}"`;
  return {
    code: 'nav-page-in-variants',
    level: 'info',
    message: `The variants ${names} both list the page "${slug}". Its only URL opens in the default variant.`,
    fix: `Copy ${slug}.mdx to another path, and list the copy here, if the variants need different text.`,
    path,
  };
}

function formatVariantName({choices}: Variant): string {
  return choices.map(({label, name}) => name ?? label).join(', ');
}

function* iterateListings({entries, sections}: Section): Generator<Listing> {
  yield* iterateEntryListings(entries);
  for (const section of sections) yield* iterateListings(section);
}

function* iterateEntryListings(entries: readonly Entry[], groupRoot?: string): Generator<Listing> {
  for (const entry of entries) {
    // Skip the page of the group's title: it may also be an entry of the group.
    if (entry.kind === 'page' && entry.slug !== groupRoot && !entry.isListed) yield entry;
    if (entry.kind !== 'group') continue;
    if (entry.root) yield entry.root;
    yield* iterateEntryListings(entry.entries, entry.root?.slug);
  }
}
