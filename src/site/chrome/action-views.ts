import type {Html} from '../../base/html.js';
import type {ChromeMessages} from '../../messages/en.js';

/** Page actions in the menu: copy or view its Markdown, open it in an assistant, and the author's links. */
export interface ActionsView {
  readonly messages: ChromeMessages;
  readonly feed: {readonly href: string; readonly icon: Html} | undefined;
  readonly hasCopy: boolean;
  readonly menu: {readonly name: string; readonly actions: readonly PageAction[]} | undefined;
}

export type PageAction = ActionLink | ActionButton;

export interface ActionLink {
  readonly kind: 'link';
  readonly label: string;
  readonly href: string;
  readonly icon?: Html;
  readonly description?: string | undefined;
  /** Name of the action for the browser script. Absent for a plain link. */
  readonly action?: 'ask' | 'view-page';
  /** Target of the link: a new window, another application, this page, or a file to download. */
  readonly opens: 'window' | 'application' | 'page' | 'file';
  readonly isOutward?: boolean;
}

export interface ActionButton {
  readonly kind: 'button';
  readonly label: string;
  readonly action: 'print' | 'copy-page' | 'embed';
  /** Text to copy, if not the Markdown of the page. */
  readonly copies?: string;
  readonly description?: string;
}
