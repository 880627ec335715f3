import type {Html} from '../../base/html.js';
import type {FrameMessages} from '../../messages/en.js';

/** Page actions: copying and viewing its Markdown, assistants, and the author's links. */
export interface ActionsView {
  readonly messages: FrameMessages;
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
  /** Name of the browser behavior for this action. */
  readonly action?: 'ask' | 'view-page';
  /** The link opens a new window, another application, or this page, or it downloads a file. */
  readonly opens: 'window' | 'application' | 'page' | 'file';
  readonly isOutward?: boolean;
}

export interface ActionButton {
  readonly kind: 'button';
  readonly label: string;
  readonly action: 'print' | 'copy-page' | 'embed';
  /** Text to copy instead of the page. */
  readonly copies?: string;
  readonly description?: string;
}
