import type {Section} from '../navigation/navigation.js';
import type {FrameInput} from './frame.js';

/** Where a tab, dropdown, anchor or menu item leads: its own `href`, else its first page. */
export function sectionHref(
  section: Section,
  input: Pick<FrameInput, 'href' | 'pageHref'>,
): {href: string; external: boolean} | undefined {
  if (section.href) return input.href(section.href);
  return section.slug === undefined ? undefined : {href: input.pageHref(section.slug), external: false};
}
