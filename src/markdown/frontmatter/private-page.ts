import {hasGroups, isNo, isYes} from '../../base/private-marks.js';
import type {Frontmatter} from './frontmatter.js';

/** Key of the frontmatter or of docs.json that makes a page private. */
export type PrivateReason = 'groups' | 'public' | 'draft';

/**
 * Returns why a page is private (CONTRACT 4, "Private pages"), or undefined for a public page. `isPrivateAround` means
 * that docs.json makes its section private. `public: true` in the page overrides that.
 */
export function findPrivateReason(frontmatter: Frontmatter, isPrivateAround = false): PrivateReason | undefined {
  if (isYes(frontmatter.get('draft'))) return 'draft';
  if (hasGroups(frontmatter.get('groups'))) return 'groups';
  const isPublic = frontmatter.get('public');
  if (isNo(isPublic)) return 'public';
  return isPrivateAround && !isYes(isPublic) ? 'public' : undefined;
}

/** Returns whether this text may mark the page as private. A cheap test: most pages need no parsing. */
export function mayBePrivate(text: string): boolean {
  return /^\s*["']?(?:groups|public|draft)["']?\s*:/m.test(text.slice(0, text.indexOf('\n---', 4)));
}

/** Replaces a private page whose file cannot be omitted: in no list, and opening it shows a 404. */
export const concealedPage = '---\nhidden: true\nnoindex: true\nlectern-private: true\n---\n';
