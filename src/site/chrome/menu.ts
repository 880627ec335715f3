import {attributes, type Html, type HtmlValue, html, nothing} from '../../base/html.js';
import {glyph} from '../../components/glyphs.js';
import {icon} from '../../components/icon.js';
import {linkTarget} from '../../components/link-target.js';
import {descriptionWords} from '../../markdown/syntax/description.js';
import type {ChromeInput} from './chrome.js';

export interface MenuEntry {
  readonly label: string;
  readonly icon?: string | undefined;
  readonly tag?: string | undefined;
  readonly description?: string | undefined;
  readonly address: {readonly href: string; readonly external: boolean} | undefined;
  readonly current?: boolean;
  /** Attributes that behaviour needs on the link. */
  readonly data?: Readonly<Record<string, string>>;
}

/** A list of links behind a button; a real `<details>`, which `site-menu` closes on Escape and on a click elsewhere. */
export function menu(
  label: HtmlValue,
  entries: readonly MenuEntry[],
  {ports}: Pick<ChromeInput, 'ports'>,
  name?: string,
): Html {
  const items = entries.map(entry => {
    return html`<li><a class="menu-link"${attributes({...linkTarget(entry.address), 'aria-current': entry.current ? 'true' : null, ...entry.data})}>${icon(entry.icon, ports)}<span class="menu-words"><span>${entry.label}${entry.tag ? html`<span class="nav-tag">${entry.tag}</span>` : nothing}</span>${entry.description ? html`<span class="menu-description">${descriptionWords(entry.description)}</span>` : nothing}</span>${entry.address?.external ? glyph('outward') : nothing}</a></li>`;
  });
  return html`<site-menu><details class="menu"><summary class="menu-summary"${attributes({'aria-label': name})}>${label}${glyph('down')}</summary><ul class="menu-list">${items}</ul></details></site-menu>`;
}
