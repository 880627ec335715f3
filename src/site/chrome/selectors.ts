import {listSelectors} from '../navigation/switch-variant.js';
import type {ChromeInput} from './chrome.js';
import {buildGlobalSelectors} from './global-selectors.js';
import {formatLanguageName} from './language-name.js';
import {buildMenu, type MenuView} from './menu.js';

/**
 * Builds the selectors of version, language, and product. Each choice links to the same page in its variant, if that
 * page exists.
 */
export function buildSelectors(input: ChromeInput): readonly MenuView[] {
  const {navigation, location, page, messages} = input;
  const own = listSelectors(navigation, location, page.slug).filter(({options}) => options.length > 1);
  const menus = own.map(({kind, current, options}) => {
    const name = (choice: {label: string; name?: string}) =>
      choice.name ?? (kind === 'language' ? formatLanguageName(choice.label) : choice.label);
    const links = options.map(({choice, slug, variantId}) => ({
      label: name(choice),
      icon: choice.icon,
      tag: choice.tag,
      description: choice.description,
      isCurrent: choice === current,
      address: choice.href
        ? input.href(choice.href)
        : slug === undefined
          ? undefined
          : {href: input.pageHref(slug), external: false},
      variant: variantId,
    }));
    return buildMenu({label: name(current), name: `${messages[kind]}: ${name(current)}`}, links, input);
  });
  return [...menus, ...buildGlobalSelectors(input)];
}
