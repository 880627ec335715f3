import {findPartId, partIds} from '../../../src/site/chrome/part-ids.js';

/** Finds the skeleton's elements. */
export function findSkeletonParts(host: Element) {
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

export type SiteRegions = ReturnType<typeof findSkeletonParts>;

/** Sets the ids that style sheets of hosted platforms select. Skips ids that the page uses for a heading. */
export function setPlatformIds(parts: SiteRegions, used: {has(id: string): boolean}): void {
  for (const part of Object.keys(partIds) as (keyof typeof partIds)[]) {
    const id = findPartId(part, used);
    if (id === null) parts[part].removeAttribute('id');
    else parts[part].id = id;
  }
}
