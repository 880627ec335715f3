import type {BaseClass, BehaviorElement} from '../base/content-element.js';

type DocsCallout = BehaviorElement;

/**
 * Sets a callout's `color` as a custom property by script. An author's text never becomes a style attribute, and an
 * invalid color has no effect.
 * @tag docs-callout
 * @cssprop --callout - The color.
 */
export function docsCallout(base: BaseClass): new () => DocsCallout {
  return class extends base {
    override upgrade(): void {
      const color = this.getAttribute('color')?.trim();
      if (color && CSS.supports('color', color)) this.style.setProperty('--callout', color);
    }
  };
}
