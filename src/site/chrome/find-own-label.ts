import {type ChromeMessages, en} from '../../messages/en.js';
import {apiSection} from '../navigation/api-tab.js';
import {formatBreadcrumbs, getLabel} from '../navigation/locate-page.js';
import type {Entry, PageLocation} from '../navigation/navigation.js';

/** Returns the label of a section or group. Translates labels that Lectern generates. URLs do not change. */
export function findOwnLabel(
  {path, label}: {readonly path: string; readonly label: string},
  messages: ChromeMessages,
): string {
  if (path === apiSection) return messages.apiReference;
  if (path.endsWith('#untagged')) return messages.otherOperations;
  return path.endsWith('#webhooks') ? messages.webhooks : label;
}

/** Returns the label of an entry without a title. Translates labels that Lectern generates. */
export function findOwnEntryLabel(entry: Entry, messages: ChromeMessages): string {
  const made = entry.kind === 'page' ? entry.generated : undefined;
  if (made?.isChangelog) return messages.apiChangelog;
  return made && !made.operation && made.state !== 'absent' ? messages.apiOverview : getLabel(entry);
}

/** Returns a page's breadcrumbs, with generated labels translated. */
export function buildOwnBreadcrumbs(
  {sections, groups}: Pick<PageLocation, 'sections' | 'groups'>,
  messages: ChromeMessages = en,
): string {
  const named = <Named extends {readonly path: string; readonly label: string}>(all: readonly Named[]) =>
    all.map(each => ({...each, label: findOwnLabel(each, messages)}));
  return formatBreadcrumbs({sections: named(sections), groups: named(groups)});
}
