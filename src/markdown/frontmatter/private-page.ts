import {isNo, isRestrictedByGroups, isYes} from '../../base/private-marks.js';
import type {Frontmatter} from './frontmatter.js';

/** Key in frontmatter or docs.json that makes a page private. */
export type PrivateReason = 'groups' | 'public' | 'draft';

/**
 * Returns why a page is private. Undefined for a public page. `isPrivateAround` is true if docs.json makes the page's
 * section private, which `public: true` in the page overrides.
 */
export function findPrivateReason(frontmatter: Frontmatter, isPrivateAround = false): PrivateReason | undefined {
  if (isYes(frontmatter.get('draft'))) return 'draft';
  if (isRestrictedByGroups(frontmatter.get('groups'))) return 'groups';
  const isPublic = frontmatter.get('public');
  if (isNo(isPublic)) return 'public';
  return isPrivateAround && !isYes(isPublic) ? 'public' : undefined;
}

/**
 * Returns whether page text can contain a key that makes the page private. A fast test, because most texts then need no
 * parsing.
 */
export function mayBePrivate(text: string): boolean {
  return /^\s*["']?(?:groups|public|draft)["']?\s*:/m.test(text.slice(0, text.indexOf('\n---', 4)));
}

/**
 * Content to serve for a private page where a file must exist. No list includes the page, and opening it shows the 404
 * page.
 */
export const concealedPage = '---\nhidden: true\nnoindex: true\nlectern-private: true\n---\n';
