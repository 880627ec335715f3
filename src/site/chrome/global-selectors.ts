import type {LinkSelector} from '../../config/config.js';
import type {ChromeInput} from './chrome.js';
import {formatLanguageName} from './language-name.js';
import {buildMenu, type MenuView} from './menu.js';

/**
 * Builds the selectors of languages, versions, and products that are separate sites. Takes their URLs from
 * `navigation.global`.
 */
export function buildGlobalSelectors(input: ChromeInput): readonly MenuView[] {
  const {config, messages} = input;
  return (config.navigation.global?.elsewhere ?? []).flatMap(({kind, choices}) => {
    const name = (choice: LinkSelector['choices'][number]) =>
      choice.name ?? (kind === 'language' ? formatLanguageName(choice.label) : choice.label);
    // The current site is the choice without a URL. If all have one, use the default, or else the first.
    const current = choices.find(({href}) => href === undefined) ?? choices.find(each => each.isDefault) ?? choices[0];
    if (!current) return [];
    const links = choices.map(choice => ({
      label: name(choice),
      icon: choice.icon,
      tag: choice.tag,
      description: choice.description,
      isCurrent: choice === current,
      address: input.href(choice.href ?? '/'),
    }));
    return [buildMenu({label: name(current), name: `${messages[kind]}: ${name(current)}`}, links, input)];
  });
}
