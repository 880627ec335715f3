import {findPartId, partIds} from '../../../src/site/chrome/part-ids.js';

/** The parts of the skeleton, found once. */
export function partsOf(host: Element) {
  const find = (name: string) => host.querySelector(name) as HTMLElement;
  return {
    site: find('.site'),
    skip: find('.skip-link'),
    banner: find('.site-banner'),
    header: find('.site-header'),
    sidebar: find('.site-sidebar'),
    page: find('.site-page'),
    main: find('.site-main'),
    eyebrow: find('.eyebrow'),
    tools: find('.page-tools'),
    head: find('.page-head'),
    contents: find('.site-contents'),
    article: find('.site-article'),
    bottom: find('.page-bottom'),
    footer: find('.site-footer'),
    status: find('[role=status]'),
  };
}

export type SiteRegions = ReturnType<typeof partsOf>;

/** Sets the ids that style sheets use on the parts, unless the page already uses them. */
export function nameParts(parts: SiteRegions, used: {has(id: string): boolean}): void {
  for (const part of Object.keys(partIds) as (keyof typeof partIds)[]) {
    const id = findPartId(part, used);
    if (id === null) parts[part].removeAttribute('id');
    else parts[part].id = id;
  }
}
