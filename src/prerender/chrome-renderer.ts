import type {Html} from '../base/html.js';
import type {ChromePart, ChromeViews} from '../site/chrome/build-chrome.js';

/** Renders a part of the page chrome with Lit's server renderer. The templates are those that browsers use. */
export type RenderChrome = (part: ChromePart, views: ChromeViews) => Html;
