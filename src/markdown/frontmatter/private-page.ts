import {hasGroups, isNo, isYes} from '../../base/private-marks.js';
import type {Frontmatter} from './frontmatter.js';

/** Why strangers may not see a page: the key of its frontmatter, or of docs.json, that says so. */
export type PrivateReason = 'groups' | 'public' | 'draft';

/**
 * Why a page is not for strangers (CONTRACT 4, "Private pages"); `undefined` for an ordinary page. `isPrivateAround` says
 * that docs.json makes the place of the page private; `public: true` in the page goes before it.
 */
export function findPrivateReason(frontmatter: Frontmatter, isPrivateAround = false): PrivateReason | undefined {
  if (isYes(frontmatter.get('draft'))) return 'draft';
  if (hasGroups(frontmatter.get('groups'))) return 'groups';
  const isPublic = frontmatter.get('public');
  if (isNo(isPublic)) return 'public';
  return isPrivateAround && !isYes(isPublic) ? 'public' : undefined;
}

/** Whether the frontmatter of this text may say that the page is private: most pages are not read for it. */
export function mayBePrivate(text: string): boolean {
  return /^\s*["']?(?:groups|public|draft)["']?\s*:/m.test(text.slice(0, text.indexOf('\n---', 4)));
}

/** The text that takes the place of a private page where its file cannot be left out: in no list, and opening it is a 404. */
export const concealedPage = '---\nhidden: true\nnoindex: true\nlectern-private: true\n---\n';
