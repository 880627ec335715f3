import {isEmoji, isIconPath, normalizeIconName, splitStyle} from '../../base/icon-path.js';
import {getOwnText} from '../../base/json.js';
import type {Place, Problem} from '../../base/problem.js';
import {readLiteral} from '../../tree/literal.js';
import type {CheckedPage} from '../page-file.js';
import {findKeyPlace} from '../places.js';
import type {CheckedProject} from '../project.js';
import {findPropsByName} from '../prop-names.js';
import type {TagUse} from '../uses.js';

/** Reports an icon name that is in no library. */
export function checkIconUnknown(
  written: string,
  {files, read}: Pick<CheckedProject, 'files' | 'read'>,
  place: () => Place,
): readonly Problem[] {
  const name = normalizeIconName(splitStyle(written.trim()).name);
  if (!files.hasIcon || !written.trim() || isIconPath(written.trim()) || isEmoji(written.trim())) return [];
  if (name !== undefined && files.hasIcon(name, read.config.icons.library)) return [];
  return [
    {
      code: 'icon-unknown',
      level: 'info',
      message: `The icon "${written}" does not exist in Lucide or Font Awesome. Readers see a circle.`,
      fix: 'Write a name from https://lucide.dev/icons or https://fontawesome.com/icons, such as "house", or the path of an image.',
      place: place(),
    },
  ];
}

/** Finds unknown icon names in a component's props. Skips expressions. */
export function findUnknownIcons({element, component, place}: TagUse, project: CheckedProject): readonly Problem[] {
  const given = element.attributes.get('icon');
  const literal = typeof given === 'object' ? readLiteral(given.source.trim(), new Map()) : undefined;
  const written = literal?.ok ? getOwnText(literal.value, 'name') : given;
  if (typeof written !== 'string' || !component || !findPropsByName(component).has('icon')) return [];
  return checkIconUnknown(written, project, () => place('icon'));
}

/** Finds an unknown icon name in a page's frontmatter. */
export function checkIconUnknownIn(page: CheckedPage, project: CheckedProject): readonly Problem[] {
  const {icon} = page.metadata;
  return icon === undefined ? [] : checkIconUnknown(icon, project, () => findKeyPlace(page, 'icon'));
}
