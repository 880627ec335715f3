import {html, nothing, type TemplateResult} from 'lit/html.js';
import {renderGlyph} from '../../../src/components/glyphs.js';
import {buildLinkTarget} from '../../../src/components/link-target.js';
import {parseTitleParts, stripCodeMarks} from '../../../src/components/parse-title-parts.js';
import type {
  EntriesView,
  EntryView,
  GroupView,
  NamedGroupView,
  PageView,
  RootLink,
  TopGroupView,
} from '../../../src/site/chrome/entry-view.js';
import {markup} from '../../base/markup.js';
import {renderTag} from './link.js';

/** Renders the entries of a list or a group, either again or from a cache. */
export type RenderEntries = (entries: readonly EntryView[], group?: GroupView | TopGroupView) => unknown;

const renderEach: RenderEntries = entries => entries.map(entry => renderEntry(entry, renderEach));

/** Renders the pages and groups of a sidebar section. */
export function renderEntries({isBrief, entries}: EntriesView, render: RenderEntries = renderEach): TemplateResult {
  return html`<ul class="nav-list" id="navigation-items" ?data-brief=${isBrief}>${render(entries)}</ul>`;
}

export function renderEntry(entry: EntryView, render: RenderEntries): TemplateResult {
  if (entry.kind === 'page') return html`<li>${renderPageLink(entry)}</li>`;
  if (entry.kind === 'named') return renderNamedGroup(entry);
  return entry.kind === 'top' ? renderTopGroup(entry, render) : renderNestedGroup(entry, render);
}

function renderPageLink({
  address,
  isCurrent,
  slug,
  method,
  icon,
  isGuess,
  label,
  target: path,
  isDeprecated,
  tag,
}: PageView): TemplateResult {
  const {href, target, rel} = buildLinkTarget(address);
  return html`<a class="nav-link" href=${href ?? nothing} target=${target ?? nothing} rel=${rel ?? nothing} aria-current=${isCurrent ? 'page' : nothing} data-slug=${slug ?? nothing}>${method ? html`<span class=${`method method-${method.tone}`}>${method.text}</span>` : nothing}${icon === 'space' ? html`<span class="icon-space" aria-hidden="true"></span>` : markup(icon)}<span class=${`nav-label${isDeprecated ? ' is-deprecated' : ''}${isGuess ? ' is-guess' : ''}`}>${renderTitle(label)}${path === undefined ? nothing : html`<code class="nav-target">${renderTitle(path.split(/(?<=[/_.-])(?=.)/))}</code>`}</span>${renderTag(tag)}${address.external ? markup(renderGlyph('outward')) : nothing}</a>`;
}

function renderTitle(parts: readonly string[]): unknown {
  const shown = parts.map(part => {
    const code = stripCodeMarks(part);
    return code === undefined ? part : html`<code>${code}</code>`;
  });
  return shown.length < 2 ? shown : [shown[0], ...shown.slice(1).map(part => html`<wbr>${part}`)];
}

function renderRootLink(kind: string, {href, slug, isCurrent}: RootLink, content: unknown): TemplateResult {
  return html`<a class=${kind || nothing} href=${href} aria-current=${isCurrent ? 'page' : nothing} data-slug=${slug}>${content}</a>`;
}

function groupTitle({icon, label, tag}: TopGroupView | NamedGroupView): TemplateResult {
  return html`${markup(icon)}<span>${renderTitle(parseTitleParts(label))}</span>${renderTag(tag)}`;
}

function renderTopGroup(group: TopGroupView, render: RenderEntries): TemplateResult {
  const title = groupTitle(group);
  return html`<li class="nav-section"><p class="nav-title sidebar-group-header">${group.root ? renderRootLink('', group.root, title) : title}</p><ul class="nav-list sidebar-group" aria-label=${group.label}>${render(group.entries, group)}</ul></li>`;
}

function renderNamedGroup(group: NamedGroupView): TemplateResult {
  const {isTop, href, icon, label, tag} = group;
  if (isTop)
    return html`<li class="nav-section" data-named><p class="nav-title sidebar-group-header"><a href=${href}>${groupTitle(group)}</a></p></li>`;
  return html`<li><a class="nav-link" href=${href}>${markup(icon)}<span class="nav-label">${renderTitle(parseTitleParts(label))}</span>${renderTag(tag)}${markup(renderGlyph('chevron'))}</a></li>`;
}

function renderNestedGroup(group: GroupView, render: RenderEntries): TemplateResult {
  const {path, isOpen, root, first, icon, label, tag, entries} = group;
  const title = renderTitle(parseTitleParts(label));
  const link =
    first === undefined
      ? html`<span class="nav-label">${title}</span>`
      : html`<a class="nav-label" href=${first}>${title}</a>`;
  const name = html`${markup(icon)}${link}${renderTag(tag)}`;
  const head = root ? renderRootLink('nav-link', root, name) : name;
  if (entries.length === 0) return html`<li>${head}</li>`;
  return html`<li><details class="nav-group" data-path=${path} ?open=${isOpen}><summary class=${root ? 'nav-rooted' : 'nav-link'}>${head}${markup(renderGlyph('chevron'))}</summary><ul class="nav-list nav-nested">${render(entries, group)}</ul></details></li>`;
}
