import type {Html} from '../../base/html.js';
import {renderIcon} from '../../components/icon.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {readDescriptionText} from '../../markdown/syntax/description.js';
import {findFirstPage, listGroupEntries} from '../navigation/entry-order.js';
import {getLabel} from '../navigation/locate-page.js';
import type {Entry} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';
import {isEntryShown} from './is-shown.js';

/**
 * List of the pages in a group, on the page of the group itself. Rendered as cards or collapsible sections, if
 * docs.json enables it.
 */
export interface DirectoryView {
  readonly name: string;
  readonly listing: 'accordion' | 'card';
  readonly entries: readonly DirectoryEntry[];
}

export interface DirectoryEntry {
  readonly label: string;
  readonly icon: Html;
  readonly href?: string;
  readonly description?: string | undefined;
  /** Entries of a nested group. */
  readonly entries?: readonly DirectoryEntry[];
}

export function buildDirectory(input: ChromeInput): DirectoryView | undefined {
  const group = input.location.groups.at(-1);
  if (!group?.listing || group.root?.slug !== input.page.slug) return undefined;
  const {listing, label: name} = group;
  const shown = group.entries.filter(each => isEntryShown(each, input.pageMetadata) && !('hash' in each));
  if (shown.length === 0) return undefined;
  return {name, listing, entries: shown.flatMap(entry => buildDirectoryEntries(entry, listing, input))};
}

function buildDirectoryEntries(entry: Entry, listing: DirectoryView['listing'], input: ChromeInput): DirectoryEntry[] {
  const {pageMetadata, pageHref, ports} = input;
  if (entry.kind === 'group' && listing === 'accordion') {
    const inside = listGroupEntries(entry).filter(each => isEntryShown(each, pageMetadata));
    const entries = inside.flatMap(each => buildDirectoryEntries(each, listing, input));
    return [{label: entry.label, icon: renderIcon(entry.icon, ports), entries}];
  }
  const slug = entry.kind === 'page' ? entry.slug : findFirstPage([entry], each => isEntryShown(each, pageMetadata));
  if (slug === undefined) return [];
  const metadata = entry.kind === 'page' ? pageMetadata.get(slug) : undefined;
  const words = entry.kind === 'page' ? metadata?.description : entry.description;
  return [
    {
      href: pageHref(slug),
      label: entry.kind === 'page' ? (nameInLists(metadata) ?? getLabel(entry)) : entry.label,
      icon:
        entry.kind === 'page'
          ? renderIcon(metadata?.icon, ports, {type: metadata?.iconType})
          : renderIcon(entry.icon, ports),
      description: words && readDescriptionText(words),
    },
  ];
}
