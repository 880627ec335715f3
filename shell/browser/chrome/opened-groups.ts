import {html, nothing} from 'lit/html.js';
import {entryTemplate, type RenderEntries} from '../../../elements/site-chrome/templates/entries.js';
import {keep} from '../router/draw.js';

/** Distance from the view at which groups get their entries, in pixels. */
const NEAR_PX = 600;

/** The sidebar that holds the list, and how to render it. */
interface Watched {
  readonly sidebar: HTMLElement;
  draw(): void;
  /** Called after entries were added. */
  filled?(): void;
}

/**
 * Renders the entries of a long section, which has thousands, when they are needed: those of a group that readers fold
 * when it is opened, those of others when they come near the view. The latter have their room before.
 */
export class OpenedGroups {
  readonly #paths = new Set<string>();
  #watched: Watched | undefined;
  #list: HTMLElement | undefined;
  #sight: IntersectionObserver | undefined;

  readonly render: RenderEntries = (entries, group) => {
    if (group?.isOpen) this.#paths.add(group.path);
    if (!group || this.#paths.has(group.path)) return entries.map(entry => entryTemplate(entry, this.render));
    if (group.kind === 'group') return nothing;
    return html`<li aria-hidden="true" data-pending=${group.path} data-rows=${entries.length}></li>`;
  };

  /** Renders the list of a sidebar again when its groups need their entries. Call it after each rendering. */
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
    reserveRooms(list);
    for (const room of roomsIn(list)) this.#sight?.observe(room);
  }

  #open(target: EventTarget | null): void {
    const path = target instanceof Element && target.closest('summary')?.parentElement?.dataset.path;
    if (typeof path === 'string' && !this.#paths.has(path)) this.#fill([path]);
  }

  #see(seen: readonly IntersectionObserverEntry[]): void {
    const rooms = seen.filter(each => each.isIntersecting).map(({target}) => target as HTMLElement);
    for (const room of rooms) this.#sight?.unobserve(room);
    if (rooms.length > 0) this.#fill(rooms.map(({dataset}) => dataset.pending ?? ''));
  }

  #fill(paths: readonly string[]): void {
    const watched = this.#watched;
    if (!watched) return;
    for (const path of paths) this.#paths.add(path);
    const restore = keep(watched.sidebar);
    watched.draw();
    this.watch(watched);
    restore();
    watched.filled?.();
  }
}

/** Reserves the room of entries that are to come: as high as the others are on average, since long labels wrap. */
export function reserveRooms(list: HTMLElement): void {
  const rows = list.querySelectorAll<HTMLElement>('.sidebar-group > li:not([data-pending])');
  let total = 0;
  for (const {offsetHeight} of rows) total += offsetHeight;
  const height = total ? total / rows.length : 32;
  for (const room of roomsIn(list)) room.style.height = `${Math.round(Number(room.dataset.rows) * height)}px`;
}

function roomsIn(list: HTMLElement): Iterable<HTMLElement> {
  return list.querySelectorAll<HTMLElement>('[data-pending]');
}
