import {type Html, html} from '../base/html.js';
import type {ContentMessages} from '../messages/en-content.js';
import {copyGlyph} from './glyphs.js';

/** Renders a button that copies `text`. `<copy-text>` adds the behavior. */
export function renderCopyControl(text: string, messages: Pick<ContentMessages, 'copyValue'>): Html {
  return html`<copy-text><button class="icon-button" type="button" data-copy="${text}" aria-label="${messages.copyValue}">${copyGlyph}</button></copy-text>`;
}
