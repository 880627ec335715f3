import banner from './banner.css';
import chrome from './chrome.css';
import chromeDetails from './chrome-details.css';
import decoration from './decoration.css';
import directory from './directory.css';
import fades from './fades.css';
import optionalChrome from './optional-chrome.css';
import rightToLeft from './right-to-left.css';
import tabRow from './tab-row.css';

/**
 * Style sheets of the page chrome, in cascade order. A prerendered page starts with the sheets of the parts that it
 * contains.
 */
export const chromeSheets: readonly string[] = [
  chrome,
  tabRow,
  chromeDetails,
  banner,
  decoration,
  directory,
  fades,
  optionalChrome,
  rightToLeft,
];
