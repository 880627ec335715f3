import {en, type Words} from '../../messages/en.js';
import {apiSection} from '../navigation/api-tab.js';
import {labelOf, trailOf} from '../navigation/locate.js';
import type {Entry, PageLocation} from '../navigation/navigation.js';

/**
 * Returns the name of a section or a group: what we have named ourselves is in the language of the page. Addresses
 * stay.
 */
export function ownLabel({path, label}: {readonly path: string; readonly label: string}, words: Words): string {
  if (path === apiSection) return words.apiReference;
  if (path.endsWith('#untagged')) return words.otherOperations;
  return path.endsWith('#webhooks') ? words.webhooks : label;
}

/** Returns the same of an entry, where the head of its page does not name it. */
export function ownEntryLabel(entry: Entry, words: Words): string {
  const made = entry.kind === 'page' ? entry.generated : undefined;
  if (made?.isChangelog) return words.apiChangelog;
  return made && !made.operation && made.state !== 'absent' ? words.apiOverview : labelOf(entry);
}

/** Returns the breadcrumbs of a page, with built-in names in the language of the page. */
export function ownTrail({sections, groups}: Pick<PageLocation, 'sections' | 'groups'>, words: Words = en): string {
  const named = <Named extends {readonly path: string; readonly label: string}>(all: readonly Named[]) =>
    all.map(each => ({...each, label: ownLabel(each, words)}));
  return trailOf({sections: named(sections), groups: named(groups)});
}
