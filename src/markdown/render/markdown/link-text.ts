import type {PageContext} from '../../../components/component.js';
import type {RenderElement} from '../../../tree/render-tree.js';
import {readTextProp} from '../read-props.js';
import {escapeText} from './escape-text.js';

/** Returns a link's URL. Undefined if the URL is not allowed: then only the link's text is written. */
export function resolveLinkUrl(written: string | undefined, context: PageContext): string | undefined {
  return written === undefined ? undefined : context.href(written)?.href;
}

/** Writes a link whose label is final Markdown. */
export function writeLinkText(text: string, href: string, title?: string): string {
  return `[${text}](${escapeDestination(href)}${writeTitle(title)})`;
}

/** Writes an image with its alternative text, or only the text if the URL is not allowed. */
export function writePictureText(element: RenderElement, context: PageContext): string {
  const written = readTextProp(element, 'src') ?? readTextProp(element, 'img');
  const source = written === undefined ? undefined : context.asset(written);
  const text = escapeText((readTextProp(element, 'alt') ?? '').replace(/\s+/g, ' ').trim(), true);
  return source ? `![${text}](${escapeDestination(source)}${writeTitle(readTextProp(element, 'title'))})` : text;
}

/** Escapes a URL for the parentheses of a Markdown link. */
function escapeDestination(href: string): string {
  if (!/[^\w.~:/?#@!$&',;=%+-]/.test(href)) return href;
  return href
    .replace(/[\s<>\\]/g, char => encodeURIComponent(char))
    .replace(/[()]/g, char => (char === '(' ? '%28' : '%29'))
    .replace(/[*_`[\]{}|~]/g, char =>
      char === '_' || char === '~' ? char : `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    );
}

function writeTitle(title: string | undefined): string {
  const words = title?.replace(/\s+/g, ' ').trim();
  return words ? ` "${escapeText(words).replaceAll('"', '\\"')}"` : '';
}
