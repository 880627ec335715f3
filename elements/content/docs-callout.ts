import type {Base, Behaving} from '../base/content-element.js';

export type DocsCallout = Behaving;

/**
 * Draws a callout in the author's `color`. A value of the style sheet, set by script: text of an author never becomes a
 * style attribute, and what is not a color changes nothing.
 * @tag docs-callout
 * @cssprop --callout - The color.
 */
export function docsCallout(base: Base): new () => DocsCallout {
  return class extends base {
    override upgrade(): void {
      const color = this.getAttribute('color')?.trim();
      if (color && CSS.supports('color', color)) this.style.setProperty('--callout', color);
    }
  };
}
