import {type Html, html, nothing} from '../../base/html.js';
import {selectorsOf} from '../navigation/switch-variant.js';
import type {ChromeInput} from './chrome.js';
import {globalSelectors} from './global-selectors.js';
import {languageName} from './language-name.js';
import {menu} from './menu.js';

/** Version, language and product selectors; each leads to the same page of the other variant where it has one. */
export function selectors(input: ChromeInput): readonly Html[] {
  const {navigation, location, page, words} = input;
  const drawn = selectorsOf(navigation, location, page.slug).map(selector => {
    if (selector.options.length < 2) return nothing;
    const name = (choice: {label: string; name?: string}) =>
      choice.name ?? (selector.kind === 'language' ? languageName(choice.label) : choice.label);
    const entries = selector.options.map(option => ({
      label: name(option.choice),
      icon: option.choice.icon,
      tag: option.choice.tag,
      description: option.choice.description,
      current: option.choice === selector.current,
      address: option.choice.href
        ? input.href(option.choice.href)
        : option.slug === undefined
          ? undefined
          : {href: input.pageHref(option.slug), external: false},
      data: {'data-variant': option.variantId},
    }));
    return html`<div class="selector">${menu(html`<span class="selector-label">${name(selector.current)}</span>`, entries, input, `${words[selector.kind]}: ${name(selector.current)}`)}</div>`;
  });
  return [...drawn, ...globalSelectors(input)];
}
