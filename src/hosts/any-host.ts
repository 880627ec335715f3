import {placeholder} from '../site/routes/redirects.js';
import {type ExactRule, planRedirects} from './expand-redirects.js';
import type {HostInput, HostOutput} from './host-format.js';
import {redirectPages} from './redirect-pages.js';

/**
 * A host of which nothing is known but that it serves files. Redirects are pages that lead on, for readers without
 * JavaScript and for search engines too. Nothing is said of those for which there is no file: the script of 404.html knows them.
 */
export function buildForAnyHost(input: HostInput): HostOutput {
  const title = 'This host';
  // A pattern would be a file for each page: those are left to the script, so none is written out.
  const {exact} = planRedirects(input, {title, supports: () => true});
  const isWritten = ({at}: ExactRule) => input.redirects[at]?.source.search(placeholder) === -1;
  const pages = new Set(input.slugs.map(slug => `/${slug}`));
  // Pages lie in folders of their own, and whoever serves files sends readers of the folder to its slash.
  const rules = exact.filter(isWritten).map(rule => (pages.has(rule.to) ? {...rule, to: `${rule.to}/`} : rule));
  // As in all pages, addresses are relative: the site may lie anywhere.
  const {files} = redirectPages(title, rules, input, path => '../'.repeat(path.split('/').length - 1) || './');
  return {files, problems: []};
}
