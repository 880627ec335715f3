import type {Html} from '../../base/html.js';
import type {LinkAttributes} from '../../components/component.js';
import {renderIcon} from '../../components/icon.js';
import {readDescriptionText} from '../../markdown/syntax/description.js';
import type {ChromeInput} from './chrome.js';

/** A button that opens a list of links. */
export interface MenuView {
  readonly label: string;
  readonly icon: Html;
  /** Accessible name of the button, if its label does not name the menu. */
  readonly name?: string | undefined;
  readonly links: readonly MenuLink[];
}

export interface MenuLink {
  readonly label: string;
  readonly icon: Html;
  readonly tag?: string | undefined;
  readonly description?: string | undefined;
  readonly address: LinkAttributes | undefined;
  readonly isCurrent: boolean;
  /** Id of the variant that the link switches to. */
  readonly variant?: string | undefined;
}

/** A link from docs.json for a menu. Its `icon` is still a name. */
export type WrittenLink = Omit<MenuLink, 'icon'> & {readonly icon?: string | undefined};

export function buildMenu(
  button: {readonly label: string; readonly icon?: string | undefined; readonly name?: string},
  links: readonly WrittenLink[],
  {ports}: Pick<ChromeInput, 'ports'>,
): MenuView {
  return {
    ...button,
    icon: renderIcon(button.icon, ports),
    links: links.map(link => ({
      ...link,
      icon: renderIcon(link.icon, ports),
      description: link.description && readDescriptionText(link.description),
    })),
  };
}
