import type {SiteRegions} from '../boot/skeleton.js';
import {scrollToCurrent} from '../router/update-content.js';

/** Sidebar as a drawer, in narrow windows. While it is open, the page is inert. */
export class Drawer {
  readonly #parts: SiteRegions;

  constructor(parts: SiteRegions) {
    this.#parts = parts;
  }

  get isOpen(): boolean {
    return this.#parts.site.hasAttribute('data-drawer');
  }

  open(): void {
    if (this.isOpen) return;
    this.#show(true);
    const {site, sidebar} = this.#parts;
    const scrim = document.createElement('div');
    scrim.className = 'site-scrim';
    scrim.addEventListener('click', () => this.close());
    site.append(scrim);
    // Wait a frame: an element that is still hidden can't receive the focus.
    requestAnimationFrame(() => {
      sidebar.scrollTop = 0;
      scrollToCurrent(sidebar);
      const controls = [...sidebar.querySelectorAll<HTMLElement>('a, summary')];
      controls.find(control => control.checkVisibility?.() ?? true)?.focus({preventScroll: true});
    });
  }

  close(): void {
    if (!this.isOpen) return;
    this.#show(false)?.focus();
    this.#parts.site.querySelector('.site-scrim')?.remove();
  }

  /** Sets the attributes for an open or closed drawer. Returns the button that opens it. */
  #show(isOpen: boolean): HTMLElement | null {
    const {site, header, main, footer} = this.#parts;
    site.toggleAttribute('data-drawer', isOpen);
    for (const part of [main, footer]) part.inert = isOpen;
    const button = header.querySelector<HTMLElement>('[data-action="drawer"]');
    button?.setAttribute('aria-expanded', String(isOpen));
    return button;
  }
}
