/** The parts of the skeleton, found once. */
export function partsOf(host: Element) {
  const find = (name: string) => host.querySelector(name) as HTMLElement;
  return {
    site: find('.site'),
    banner: find('.site-banner'),
    header: find('.site-header'),
    sidebar: find('.site-sidebar'),
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

export type Parts = ReturnType<typeof partsOf>;
