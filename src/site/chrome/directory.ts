import {type Html, html, nothing} from '../../base/html.js';
import {icon} from '../../components/icon.js';
import {nameInLists} from '../../markdown/frontmatter/page.js';
import {descriptionWords} from '../../markdown/syntax/description.js';
import {firstOf, insideOf} from '../navigation/entry-order.js';
import {labelOf} from '../navigation/locate.js';
import type {Entry} from '../navigation/navigation.js';
import type {ChromeInput} from './chrome.js';
import {isShown} from './is-shown.js';

/** On the page that a group has of its own: the pages of the group, as cards or in folds, where docs.json wants that. */
export function renderDirectory(input: ChromeInput): Html {
  const group = input.location.groups.at(-1);
  if (!group?.listing || group.root?.slug !== input.page.slug) return nothing;
  const entries = group.entries.filter(each => isShown(each, input.heads) && !('hash' in each));
  if (entries.length === 0) return nothing;
  return html`<nav class="directory" aria-label="${group.label}">${list(entries, group.listing, input)}</nav>`;
}

function list(entries: readonly Entry[], listing: 'accordion' | 'card', input: ChromeInput): Html {
  return html`<ul class="directory-${listing}">${entries.map(entry => item(entry, listing, input))}</ul>`;
}

function item(entry: Entry, listing: 'accordion' | 'card', input: ChromeInput): Html {
  const {heads, pageHref, ports} = input;
  if (entry.kind === 'group' && listing === 'accordion') {
    const inside = insideOf(entry).filter(each => isShown(each, heads));
    return html`<li><details><summary>${icon(entry.icon, ports)}${entry.label}</summary>${list(inside, listing, input)}</details></li>`;
  }
  const slug = entry.kind === 'page' ? entry.slug : firstOf([entry], each => isShown(each, heads));
  if (slug === undefined) return nothing;
  const head = entry.kind === 'page' ? heads.get(slug) : undefined;
  const label = entry.kind === 'page' ? (nameInLists(head) ?? labelOf(entry)) : entry.label;
  const words = entry.kind === 'page' ? head?.description : entry.description;
  const picture = entry.kind === 'page' ? icon(head?.icon, ports, {type: head?.iconType}) : icon(entry.icon, ports);
  return html`<li><a href="${pageHref(slug)}">${picture}<span>${label}</span>${words ? html`<small>${descriptionWords(words)}</small>` : nothing}</a></li>`;
}
