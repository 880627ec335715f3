import {readStored, writeStored} from '../../../elements/base/storage.js';
import {findSkeletonParts} from '../boot/skeleton.js';
import {buildVariantKey} from './variant.js';

/** Variants of a prerendered site (version, language, product), and the one that the reader saw last. */
export class Variants {
  readonly #key: string;

  /** `base` is the site's path. */
  constructor(base: string) {
    this.#key = buildVariantKey(base);
  }

  remember(id: string): void {
    writeStored(this.#key, id);
  }

  /** Shows the page chrome of the reader's last variant, if that variant lists the page too. */
  apply(shell: Element): void {
    const parts = findSkeletonParts(shell);
    const {variant, anywhere} = parts.site.dataset;
    if (variant === undefined) return;
    const wanted = readStored(this.#key);
    const frame = findVariantTemplates(shell).find(({dataset}) => dataset.variant === wanted);
    if (!frame) {
      // A page that no variant lists does not change the reader's variant.
      if (anywhere === undefined) this.remember(variant);
      return;
    }
    for (const part of [...frame.content.children] as HTMLElement[])
      parts[part.dataset.part as 'header'].replaceChildren(...part.childNodes);
    Object.assign(parts.site.dataset, frame.dataset);
    parts.site.toggleAttribute('data-tabs', parts.header.querySelector('.tab-row') !== null);
    frame.remove();
  }
}

/** Returns the templates with the page chrome of other variants. */
export function findVariantTemplates(shell: Element): readonly HTMLTemplateElement[] {
  return [...shell.querySelectorAll<HTMLTemplateElement>(':scope > template[data-variant]')];
}
