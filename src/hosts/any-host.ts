import {type ExactRule, planRedirects} from './expand-redirects.js';
import type {HostInput, HostOutput} from './host-format.js';
import {redirectPages} from './redirect-pages.js';

/**
 * A host of which nothing is known but that it serves files. Redirects are pages that lead on, for readers without
 * JavaScript and for search engines too: those with placeholders for each page that is known to lie behind them. The
 * script of 404.html answers for every other address, which is reported once for all of them.
 */
export function buildForAnyHost(input: HostInput): HostOutput {
  const title = 'This host';
  const {exact, problems} = planRedirects(input, {title, supports: () => false});
  const pages = new Set(input.slugs.map(slug => `/${slug}`));
  // Pages lie in folders of their own, and whoever serves files sends readers of the folder to its slash.
  const rules = exact.map((rule): ExactRule => (pages.has(rule.to) ? {...rule, to: `${rule.to}/`} : rule));
  // As in all pages, addresses are relative: the site may lie anywhere.
  const {files} = redirectPages(title, rules, input, path => '../'.repeat(path.split('/').length - 1) || './');
  const [first, ...others] = problems;
  if (!first) return {files, problems};
  const count = others.length + 1;
  const which = count === 1 ? 'The redirect with placeholders is' : `The ${count} redirects with placeholders are`;
  const message = `${which} written as pages for known addresses. 404.html redirects the others, with JavaScript only.`;
  const fix = 'Pass `--host` with the name of your host, if it has redirects.';
  return {files, problems: [{...first, message, fix}]};
}
