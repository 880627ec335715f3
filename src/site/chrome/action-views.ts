import type {Html} from '../../base/html.js';
import type {FrameMessages} from '../../messages/en.js';

/** Copy and view of the page as Markdown, assistants, and the author's own links. */
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
  /** Name of the behavior of the browser on it. */
  readonly action?: 'ask' | 'view-page';
  /** Opens in a window of its own, in another application, or is a file to keep. */
  readonly opens: 'window' | 'application' | 'page' | 'file';
  readonly isOutward?: boolean;
}

export interface ActionButton {
  readonly kind: 'button';
  readonly label: string;
  readonly action: 'print' | 'copy-page' | 'embed';
  /** Text that is copied instead of the page. */
  readonly copies?: string;
  readonly description?: string;
}
