import {html, nothing} from 'lit/html.js';
import {type RenderEntries, renderEntry} from '../../../elements/site-chrome/templates/entries.js';
import {recordSidebarState} from '../router/update-content.js';

/** Distance in pixels from the viewport at which groups render their entries. */
const NEAR_PX = 600;

/** Sidebar to watch, and the function that renders its list. */
interface Watched {
  readonly sidebar: HTMLElement;
  draw(): void;
  /** Called after the list has rendered more entries. */
  filled?(): void;
}

/**
 * Renders the groups of a long section lazily, because it can have thousands of entries. A closed group renders when it
 * opens, an open one when it comes near the viewport. Placeholders reserve its height.
 */
export class LazyGroups {
  readonly #paths = new Set<string>();
  #watched: Watched | undefined;
  #list: HTMLElement | undefined;
  #sight: IntersectionObserver | undefined;

  readonly render: RenderEntries = (entries, group) => {
    if (group?.isOpen) this.#paths.add(group.path);
    if (!group || this.#paths.has(group.path)) return entries.map(entry => renderEntry(entry, this.render));
    if (group.kind === 'group') return nothing;
    return html`<li aria-hidden="true" data-pending=${group.path} data-rows=${entries.length}></li>`;
  };

  /**
   * Watches a sidebar's groups. When one needs its entries, renders the list again. Call `watch` after each rendering.
   */
  watch(watched: Watched): void {
    this.#watched = watched;
    const {sidebar} = watched;
    const list = sidebar.querySelector<HTMLElement>('#navigation-items');
    if (!list) return;
    if (list !== this.#list) {
      this.#list = list;
      list.addEventListener('click', ({target}) => this.#open(target), {capture: true});
      this.#sight?.disconnect();
      this.#sight = new IntersectionObserver(seen => this.#see(seen), {root: sidebar, rootMargin: `${NEAR_PX}px 0px`});
    }
    reserveSpace(list);
    for (const placeholder of listPlaceholders(list)) this.#sight?.observe(placeholder);
  }

  #open(target: EventTarget | null): void {
    const path = target instanceof Element && target.closest('summary')?.parentElement?.dataset.path;
    if (typeof path === 'string' && !this.#paths.has(path)) this.#fill([path]);
  }

  #see(seen: readonly IntersectionObserverEntry[]): void {
    const near = seen.filter(each => each.isIntersecting).map(({target}) => target as HTMLElement);
    for (const placeholder of near) this.#sight?.unobserve(placeholder);
    if (near.length > 0) this.#fill(near.map(({dataset}) => dataset.pending ?? ''));
  }

  #fill(paths: readonly string[]): void {
    const watched = this.#watched;
    if (!watched) return;
    for (const path of paths) this.#paths.add(path);
    const restore = recordSidebarState(watched.sidebar);
    watched.draw();
    this.watch(watched);
    restore();
    watched.filled?.();
  }
}

/**
 * Reserves height for entries that render later, by the average height of the rendered ones: long labels wrap, so no
 * constant fits.
 */
export function reserveSpace(list: HTMLElement): void {
  const rows = list.querySelectorAll<HTMLElement>('.sidebar-group > li:not([data-pending])');
  let total = 0;
  for (const {offsetHeight} of rows) total += offsetHeight;
  const height = total ? total / rows.length : 32;
  for (const placeholder of listPlaceholders(list))
    placeholder.style.height = `${Math.round(Number(placeholder.dataset.rows) * height)}px`;
}

function listPlaceholders(list: HTMLElement): Iterable<HTMLElement> {
  return list.querySelectorAll<HTMLElement>('[data-pending]');
}
