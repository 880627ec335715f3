import type {Elsewhere} from '../../config/config.js';
import type {ChromeInput} from './chrome.js';
import {formatLanguageName} from './language-name.js';
import {buildMenu, type MenuView} from './menu.js';

/** Languages, versions and products that have sites of their own: `global` names their addresses. */
export function buildGlobalSelectors(input: ChromeInput): readonly MenuView[] {
  const {config, messages} = input;
  return (config.navigation.global?.elsewhere ?? []).flatMap(({kind, choices}) => {
    const name = (choice: Elsewhere['choices'][number]) =>
      choice.name ?? (kind === 'language' ? formatLanguageName(choice.label) : choice.label);
    // This site is the one without an address, else the one that is marked, else the first.
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
