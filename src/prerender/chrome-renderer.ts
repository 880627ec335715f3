import type {Html} from '../base/html.js';
import type {ChromePart, ChromeViews} from '../site/chrome/build-chrome.js';

/** Renders a part of the chrome: the server renderer of Lit, over the templates that browsers render as well. */
export type RenderChrome = (part: ChromePart, views: ChromeViews) => Html;
