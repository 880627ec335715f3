import {adoptNamed} from '../../../elements/base/adopt.js';
import {userSession} from '../../../elements/base/user-session.js';
import type {PageMetadata} from '../../../src/markdown/frontmatter/page.js';
import {loadFile} from '../router/load-file.js';

/** Source of the `groups` of each page: the folder of a prerendered site, or the metadata that has loaded. */
export type PageGroups = URL | (() => ReadonlyMap<string, Pick<PageMetadata, 'groups'>>);

type Listed = readonly (readonly [slug: string, groups: readonly string[]])[];

/**
 * Hides sidebar entries whose `groups` the reader's session lacks, and sections that are then empty. Protects nothing:
 * URLs, search, and files stay public.
 */
export function hideGroups(sidebar: HTMLElement, pageGroups: PageGroups): void {
  const list = pageGroups instanceof URL ? listWritten(pageGroups) : listKnown(pageGroups);
  const update = async () => {
    const listed = await list();
    const {groups} = userSession.info ?? {};
    const slugs = groups && listed.flatMap(([slug, own]) => (isShared(own, groups) ? [] : [slug]));
    adoptNamed('user-groups', slugs?.length ? writeHidingRules(slugs) : '');
  };
  userSession.addEventListener('change', () => void update());
  // Update after each change of the sidebar: more metadata loads while the reader uses it.
  new MutationObserver(() => void update()).observe(sidebar, {childList: true, subtree: true});
  void update();
}

function listWritten(root: URL): () => Promise<Listed> {
  const read = loadFile<Readonly<Record<string, readonly string[]>>>('groups', root);
  return async () => Object.entries((await read) ?? {});
}

/** Collects groups over time: opening a page replaces its metadata with one without groups. */
function listKnown(pageMetadata: Exclude<PageGroups, URL>): () => Promise<Listed> {
  const known = new Map<string, readonly string[]>();
  return async () => {
    for (const [slug, {groups}] of pageMetadata()) if (groups) known.set(slug, groups);
    return [...known];
  };
}

function isShared(one: readonly string[], other: readonly string[]): boolean {
  return one.some(each => other.includes(each));
}

function writeHidingRules(slugs: readonly string[]): string {
  const links = slugs.map(slug => `[data-slug="${CSS.escape(slug)}"]`).join(', ');
  const others = `a:not(${links})`;
  return `.site-sidebar li:has(> :is(${links})), .site-sidebar li:has(a):not(:has(${others})) { display: none; }`;
}
